//! The voice: the command line and one game, in the reader's language.

use crate::{Boxed, Failure, World};
use kernel::{AnyTable, Lang, Message, Text};
use lang::{Names, Speaker};
use render::text::Reader;
use std::ops::Deref;

const TEXTS: &[Text] = kernel::texts![in "../texts", en it fr: "cli", "analysis"];

fn texts(of_game: &[Text]) -> Vec<Text> {
    TEXTS.iter().chain(render::texts()).chain(of_game).copied().collect()
}

/// Says what the command line and a game say.
#[derive(Debug)]
pub struct Voice(lang::Voice);

impl Deref for Voice {
    type Target = lang::Voice;

    fn deref(&self) -> &lang::Voice {
        &self.0
    }
}

impl Voice {
    /// The command line's own voice.
    pub fn new(lang: Lang) -> Self {
        let speaker = Speaker::new(&texts(&[])).expect("our own texts are good");
        Self(lang::Voice { speaker, lang, names: Names::NONE })
    }

    /// The voice of the command line and a game.
    pub fn of(lang: Lang, boxed: Boxed) -> Result<Self, Failure> {
        let speaker = Speaker::new(&texts(boxed.game.texts()))?;
        Ok(Self(lang::Voice { speaker, lang, names: Names::NONE }))
    }

    /// Seats are said by their roles at this table.
    #[must_use]
    pub fn at(mut self, table: &dyn AnyTable) -> Self {
        self.sit_at(table);
        self
    }

    /// Seats are said by their roles at this table from now on.
    pub fn sit_at(&mut self, table: &dyn AnyTable) {
        self.0.names = Names::roles(table);
    }

    /// The title of a game.
    pub fn title(&self, game: &str) -> String {
        self.maybe("game-name").unwrap_or_else(|| game.to_owned())
    }

    /// A figure as the language writes it: with a point or with a comma.
    pub fn figure(&self, figure: &str) -> String {
        figure.replace('.', &self.word("cli-decimal-sign"))
    }

    /// What a game is about.
    pub fn about(&self) -> Option<String> {
        self.maybe("game-name.about")
    }

    /// The reader of a picture.
    pub fn reader(&self, world: &World<'_>) -> Reader<'_> {
        Reader { tongue: self.tongue(), pen: world.pen(), width: world.width }
    }
}

/// Says a message of the command line alone.
pub fn plain(lang: Lang, message: &Message) -> String {
    Voice::new(lang).say(message)
}
