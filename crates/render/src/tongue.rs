//! A tongue: a speaker in one language, at one table.

use kernel::{Lang, Message, Para};
use lang::{LawText, Names, Speaker};
use std::borrow::Cow;

/// Says things in the reader's language, with the names of those who sit at the table.
#[derive(Debug, Clone, Copy)]
pub struct Tongue<'a> {
    /// Who speaks.
    pub speaker: &'a Speaker,
    /// In which language.
    pub lang: Lang,
    /// Who sits where.
    pub names: &'a Names,
}

impl<'a> Tongue<'a> {
    /// A tongue where nobody sits.
    pub fn plain(speaker: &'a Speaker, lang: Lang) -> Self {
        Self { speaker, lang, names: const { &Names::NONE } }
    }

    /// Says a message.
    pub fn say(&self, message: &Message) -> String {
        self.speaker.say(self.lang, message, self.names)
    }

    /// Says the message of a key that needs nothing filled in.
    pub fn word(&self, key: impl Into<Cow<'static, str>>) -> String {
        self.say(&Message::new(key))
    }

    /// Says the message of a key if there is one.
    pub fn maybe(&self, key: impl Into<Cow<'static, str>>) -> Option<String> {
        let key = key.into();
        self.speaker.has(self.lang, &key).then(|| self.word(key))
    }

    /// A paragraph of the law.
    pub fn law(&self, para: Para) -> LawText {
        self.speaker.law(self.lang, para)
    }
}
