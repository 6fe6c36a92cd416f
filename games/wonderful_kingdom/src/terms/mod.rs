//! The words of the game: resources, types, cards, places.

mod cards;
mod pieces;
mod places;
mod sets;

pub use cards::{Advisor, CARDS, Card, CardName, Cards, Site, Target};
pub use pieces::{Medal, Piece, Resource, Space, Type};
pub use places::{Area, Bonus, Facing, Ground, Lying, Territories, Territory};
pub use sets::{Board, Colour, Duchy, MenaceSet, Module, Quest, Side};
