//! What can be named, and sets of it.

mod dice;
mod names;
mod places;
mod set;

pub use dice::{Colour, Colours, Dice, Die, Face, Load};
pub use names::{Equipment, Land, Loot, Mercenary, Monster, Trap};
pub use places::{Building, Path, Place, Side, Space};
pub use set::{Piece, Set};

kernel::words! {
    /// An Affinity.
    pub enum Affinity {
        /// Jungle.
        Jungle = "jungle",
        /// Water.
        Water = "water",
        /// Fire.
        Fire = "fire",
        /// Air.
        Air = "air",
    }
}

kernel::words! {
    /// A type of Equipment; a Mercenary holds one of each.
    pub enum EquipmentType {
        /// Weapon.
        Weapon = "weapon",
        /// Attire.
        Attire = "attire",
        /// Spell.
        Spell = "spell",
    }
}

kernel::words! {
    /// A type of Trap token.
    pub enum TrapType {
        /// Given at the start.
        Initial = "initial",
        /// Sold in the Lodge.
        Improved = "improved",
        /// Its dice cannot be stolen.
        Shielded = "shielded",
        /// Turned against a neighbour.
        Trick = "trick",
    }
}

kernel::words! {
    /// A side of a Path Header tile; the tile is its number halved.
    pub enum Header {
        /// Tile 1, side a.
        OneA = "1a",
        /// Tile 1, side b.
        OneB = "1b",
        /// Tile 2, side a.
        TwoA = "2a",
        /// Tile 2, side b.
        TwoB = "2b",
        /// Tile 3, side a.
        ThreeA = "3a",
        /// Tile 3, side b.
        ThreeB = "3b",
        /// Tile 4, side a.
        FourA = "4a",
        /// Tile 4, side b.
        FourB = "4b",
        /// Tile 5, side a.
        FiveA = "5a",
        /// Tile 5, side b.
        FiveB = "5b",
        /// Tile 6, side a.
        SixA = "6a",
        /// Tile 6, side b.
        SixB = "6b",
    }
}

impl Header {
    /// The tile, from 0.
    pub const fn tile(self) -> usize {
        self.index() / 2
    }

    /// A side of a tile.
    pub const fn side(tile: usize, side: usize) -> Self {
        Self::ALL[tile * 2 + side]
    }
}

/// How many Path Header tiles there are.
pub const HEADER_TILES: usize = Header::ALL.len() / 2;

/// A Mission tile, from 0: side A of it rolls dice, side B is a contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mission(pub u8);

/// How many Mission tiles there are.
pub const MISSIONS: usize = 12;

/// One of the 64 Trap tokens; its kind is in the setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Token(pub u8);

/// How many Trap tokens there are.
pub const TOKENS: usize = 64;

/// One of the 18 Equipment cards; its kind is in the setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(pub u8);

/// How many Equipment cards there are.
pub const CARDS: usize = 18;
