//! The shelf: the one place that names every game, with who plays it and what draws it.
//!
//! A game that brings nothing but its rules is one line here, `Boxed::plain::<Game>()`: bots play it by playing on to
//! its end, page and terminal draw the outline of its view. A judgement of its own in `bots` makes it
//! `Boxed::judged::<Game>()`, a board of its own in `render` adds `.drawn(&Board)`, lessons add `.taught(LESSONS)`, a book
//! adds `.written(BOOK)`.

use crate::Failure;
use bots::{AnyBot, Bot, Judge, Playouts};
use kernel::{AnyGame, DataFile, Face, Spoken};
use monster_lands::MonsterLands;
use render::Board;
use render::boards;
use root::Root;
use server::shelf::Title;
use std::ops::Deref;
use village_attacks::VillageAttacks;
use wonderful_kingdom::WonderfulKingdom;

/// Every game that is shipped.
static WHOLE: &[Boxed] = &[
    Boxed::judged::<MonsterLands>()
        .drawn(&boards::monster_lands::Lands)
        .taught(monster_lands::spoken::LESSONS)
        .written(monster_lands::spoken::BOOK),
    Boxed::judged::<Root>()
        .drawn(&boards::root::Woodland)
        .taught(root::spoken::LESSONS)
        .written(root::spoken::BOOK),
    Boxed::judged::<VillageAttacks>()
        .drawn(&boards::village_attacks::Castle)
        .taught(village_attacks::spoken::LESSONS)
        .written(village_attacks::spoken::BOOK),
    Boxed::judged::<WonderfulKingdom>()
        .drawn(&boards::wonderful_kingdom::Kingdoms)
        .taught(wonderful_kingdom::spoken::LESSONS)
        .written(wonderful_kingdom::spoken::BOOK),
];

/// A game on the shelf.
#[derive(Debug, Clone, Copy)]
pub struct Boxed {
    /// Who plays it, besides people.
    pub bot: &'static dyn AnyBot,
    /// The game, what draws it and what teaches it.
    pub(crate) title: Title,
}

impl Deref for Boxed {
    type Target = Title;

    fn deref(&self) -> &Title {
        &self.title
    }
}

impl Boxed {
    /// A game that brings nothing but its rules.
    pub const fn plain<G: Spoken>() -> Self {
        Self::played_by(const { &Bot::<G, Playouts>::new() }, const { &Face::<G>::new() })
    }

    /// A game that bots can judge.
    pub const fn judged<G: Spoken + Judge<G>>() -> Self {
        Self::played_by(const { &Bot::<G>::new() }, const { &Face::<G>::new() })
    }

    const fn played_by(bot: &'static dyn AnyBot, game: &'static dyn AnyGame) -> Self {
        Self { bot, title: Title::plain(game) }
    }

    /// The same game with a board of its own.
    #[must_use]
    pub const fn drawn(self, board: &'static dyn Board) -> Self {
        Self { title: Title { board, ..self.title }, ..self }
    }

    /// The same game with lessons.
    #[must_use]
    pub const fn taught(self, lessons: &'static [DataFile]) -> Self {
        Self { title: self.title.taught(lessons), ..self }
    }

    /// The same game with a book of its own.
    #[must_use]
    pub const fn written(self, book: &'static [DataFile]) -> Self {
        Self { title: self.title.written(book), ..self }
    }

    /// The game, what draws it and what teaches it.
    pub const fn title(&self) -> Title {
        self.title
    }
}

/// The games one can play.
#[derive(Debug, Clone, Copy)]
pub struct Shelf(pub &'static [Boxed]);

impl Shelf {
    /// Every game that is shipped.
    pub const fn whole() -> Self {
        Self(WHOLE)
    }

    /// These games and one more.
    #[must_use]
    pub fn with(self, boxed: Boxed) -> Self {
        Self([self.0, &[boxed]].concat().leak())
    }

    /// The games.
    pub const fn games(&self) -> &'static [Boxed] {
        self.0
    }

    /// The games and what draws them.
    pub fn titles(&self) -> Vec<Title> {
        self.0.iter().map(Boxed::title).collect()
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
