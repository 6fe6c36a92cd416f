//! The boards of the games that have one of their own.

pub mod monster_lands;
pub mod plain;
pub mod root;
pub mod village_attacks;
pub mod wonderful_kingdom;

use crate::Board;

/// Every board of its own.
static BOARDS: &[&dyn Board] = &[
    &monster_lands::Lands,
    &root::Woodland,
    &village_attacks::Castle,
    &wonderful_kingdom::Kingdoms,
];

/// The board of a game: its own, or the plain one.
pub fn of(game: &str) -> &'static dyn Board {
    BOARDS.iter().copied().find(|board| board.game() == game).unwrap_or(&plain::Plain)
}

/// Every board, the plain one first: for the style sheet.
pub fn all() -> impl Iterator<Item = &'static dyn Board> {
    let plain: &'static dyn Board = &plain::Plain;
    std::iter::once(plain).chain(BOARDS.iter().copied())
}
