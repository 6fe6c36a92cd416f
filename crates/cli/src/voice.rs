//! The voice: the command line and one game, in the reader's language.

use crate::{Boxed, Failure, World};
use kernel::{AnyTable, Lang, Message, Para, Text};
use lang::{LawText, Names, Speaker};
use render::Tongue;
use render::text::Reader;
use std::borrow::Cow;

const TEXTS: &[Text] = kernel::texts![in "../texts": "cli"];

fn texts(of_game: &[Text]) -> Vec<Text> {
    TEXTS.iter().chain(render::texts()).chain(of_game).copied().collect()
}

/// Says what the command line and a game say.
#[derive(Debug)]
pub struct Voice {
    speaker: Speaker,
    lang: Lang,
    names: Names,
}

impl Voice {
    /// The command line's own voice.
    pub fn new(lang: Lang) -> Self {
        let speaker = Speaker::new(&texts(&[])).expect("our own texts are good");
        Self { speaker, lang, names: Names::NONE }
    }

    /// The voice of the command line and a game.
    pub fn of(lang: Lang, boxed: Boxed) -> Result<Self, Failure> {
        let speaker = Speaker::new(&texts(boxed.game.texts()))?;
        Ok(Self { speaker, lang, names: Names::NONE })
    }

    /// Seats are said by their roles at this table.
    #[must_use]
    pub fn at(mut self, table: &dyn AnyTable) -> Self {
        self.sit_at(table);
        self
    }

    /// Seats are said by their roles at this table from now on.
    pub fn sit_at(&mut self, table: &dyn AnyTable) {
        self.names = Names::roles(table);
    }

    /// Says a message.
    pub fn say(&self, message: &Message) -> String {
        self.speaker.say(self.lang, message, &self.names)
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

    /// The title of a game.
    pub fn title(&self, game: &str) -> String {
        let title = self.maybe(format!("page-game-{game}")).or_else(|| self.maybe("game-name"));
        title.unwrap_or_else(|| game.to_owned())
    }

    /// What a game is about.
    pub fn about(&self, game: &str) -> Option<String> {
        let about = self.maybe(format!("page-game-{game}.blurb"));
        about.or_else(|| self.maybe("game-name.about"))
    }

    /// The reader of a picture.
    pub fn reader(&self, world: &World<'_>) -> Reader<'_> {
        Reader {
            tongue: Tongue { speaker: &self.speaker, lang: self.lang, names: &self.names },
            pen: world.pen(),
            width: world.width,
        }
    }
}

/// Says a message of the command line alone.
pub fn plain(lang: Lang, message: &Message) -> String {
    Voice::new(lang).say(message)
}
