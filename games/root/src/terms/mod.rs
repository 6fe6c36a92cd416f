//! The words of the game: suits, places, factions, pieces, items and cards, with their notation.

mod suits;
mod places;
mod factions;
mod pieces;
mod hirelings;
mod items;
mod cards;
mod boards;
mod landmarks;
mod sets;

pub use boards::{
    Character, Column, Leader, Minister, Mood, Plot, RELICS_OF_A_TYPE, Rank, Relationship, Relic,
    RelicType, Retinue, Service, Track,
};
pub use cards::{Card, CardName, QuestName};
pub use factions::Faction;
pub(crate) use factions::hireling;
pub use hirelings::{CardSide, Hireling};
pub use items::{Item, ItemCounts};
pub use landmarks::Landmark;
pub use pieces::{Nature, Piece};
pub use places::{Clearing, Forest, Place};
pub use sets::{Cards, Clearings, Factions, Landmarks};
pub use suits::Suit;

/// How many clearings a map has.
pub const CLEARINGS: usize = 12;
/// How many cards a shared deck has.
pub const CARDS: usize = 54;
/// The most players at a table of the Law.
pub const PLAYERS: usize = 6;
