//! The shelf: every game there is, with its bot and its picture.

use crate::Failure;
use bots::AnyBot;
use kernel::AnyGame;
use render::text::Picture;

/// A game on the shelf.
#[derive(Debug, Clone, Copy)]
pub struct Boxed {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Who plays it, besides people.
    pub bot: Option<&'static dyn AnyBot>,
    /// What draws it in a terminal.
    pub picture: Option<Picture>,
}

/// Every game that is shipped.
static WHOLE: &[Boxed] = &[
    Boxed {
        game: monster_lands::GAME,
        bot: Some(bots::judgement::MONSTER_LANDS),
        picture: Some(render::text::monster_lands::picture),
    },
    Boxed {
        game: root::GAME,
        bot: Some(bots::judgement::ROOT),
        picture: Some(render::text::root::picture),
    },
    Boxed {
        game: village_attacks::GAME,
        bot: Some(bots::judgement::VILLAGE_ATTACKS),
        picture: Some(render::text::village_attacks::picture),
    },
    Boxed {
        game: wonderful_kingdom::GAME,
        bot: Some(bots::judgement::WONDERFUL_KINGDOM),
        picture: Some(render::text::wonderful_kingdom::picture),
    },
];

/// The games one can play.
#[derive(Debug, Clone, Copy)]
pub struct Shelf(pub &'static [Boxed]);

impl Shelf {
    /// Every game that is shipped.
    pub const fn whole() -> Self {
        Self(WHOLE)
    }

    /// The games.
    pub const fn games(&self) -> &'static [Boxed] {
        self.0
    }

    /// The game of a name.
    pub fn find(&self, name: &str) -> Result<Boxed, Failure> {
        let found = self.0.iter().find(|boxed| boxed.game.name() == name);
        found.copied().ok_or_else(|| Failure::UnknownGame {
            name: name.to_owned(),
            known: self.0.iter().map(|boxed| boxed.game.name()).collect(),
        })
    }
}
