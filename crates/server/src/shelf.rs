//! The shelf: the games, their data, and who says their words.

use kernel::{AnyGame, Data, Text};
use lang::{Speaker, TextError};
use std::collections::BTreeMap;

/// A game on the shelf.
#[derive(Debug)]
pub struct Boxed {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its data, perhaps with replaced files.
    pub data: Data,
    /// Its words and those of the pages.
    pub speaker: Speaker,
}

/// The games of a server.
#[derive(Debug)]
pub struct Shelf {
    boxes: Vec<Boxed>,
    /// The words of pages that belong to no game.
    pub speaker: Speaker,
}

impl Shelf {
    /// Puts games on the shelf; data that is not given is as embedded.
    pub fn new(
        games: &[&'static dyn AnyGame],
        mut data: BTreeMap<&'static str, Data>,
    ) -> Result<Self, TextError> {
        let pack = |game: &&'static dyn AnyGame| {
            let texts: Vec<Text> = render::texts().iter().chain(game.texts()).copied().collect();
            let data = data.remove(game.name()).unwrap_or_else(|| Data::embedded(game.data()));
            Ok(Boxed { game: *game, data, speaker: Speaker::new(&texts)? })
        };
        let boxes = games.iter().map(pack).collect::<Result<_, TextError>>()?;
        Ok(Self { boxes, speaker: Speaker::new(render::texts())? })
    }

    /// The game of a name.
    pub fn find(&self, name: &str) -> Option<&Boxed> {
        self.boxes.iter().find(|boxed| boxed.game.name() == name)
    }

    /// Every game.
    pub fn iter(&self) -> impl Iterator<Item = &Boxed> {
        self.boxes.iter()
    }
}
