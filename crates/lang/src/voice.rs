//! A voice: a speaker in one language, at one table.

use crate::{LawText, Names, Speaker};
use kernel::{Lang, Message, Para};
use std::borrow::{Borrow, Cow};

/// Says things in the reader's language, with the names of those who sit at the table. It owns speaker and names, or
/// borrows them: then it is a [`Tongue`].
#[derive(Debug, Clone, Copy)]
pub struct Voice<S = Speaker, N = Names> {
    /// Who speaks.
    pub speaker: S,
    /// In which language.
    pub lang: Lang,
    /// Who sits where.
    pub names: N,
}

/// A voice that borrows who speaks and who sits where.
pub type Tongue<'a> = Voice<&'a Speaker, &'a Names>;

impl<'a> Tongue<'a> {
    /// A tongue where nobody sits.
    pub fn plain(speaker: &'a Speaker, lang: Lang) -> Self {
        Self { speaker, lang, names: const { &Names::NONE } }
    }
}

impl<S: Borrow<Speaker>, N: Borrow<Names>> Voice<S, N> {
    /// The same voice, borrowed.
    pub fn tongue(&self) -> Tongue<'_> {
        Voice { speaker: self.speaker.borrow(), lang: self.lang, names: self.names.borrow() }
    }

    /// Says a message.
    pub fn say(&self, message: &Message) -> String {
        self.speaker.borrow().say(self.lang, message, self.names.borrow())
    }

    /// Says the message of a key that needs nothing filled in.
    pub fn word(&self, key: impl Into<Cow<'static, str>>) -> String {
        self.say(&Message::new(key))
    }

    /// Says the message of a key if there is one.
    pub fn maybe(&self, key: impl Into<Cow<'static, str>>) -> Option<String> {
        let key = key.into();
        self.speaker.borrow().has(self.lang, &key).then(|| self.word(key))
    }

    /// The code of the language in which a message is said, if that is not the reader's own: what a page must mark.
    pub fn foreign(&self, key: &str) -> Option<&'static str> {
        let lang = self.speaker.borrow().said_in(self.lang, key);
        (lang != self.lang).then(|| lang.code())
    }

    /// A paragraph of the law.
    pub fn law(&self, para: Para) -> LawText {
        self.speaker.borrow().law(self.lang, para)
    }
}
