//! What can be named, and sets of it.

mod dice;
mod names;
mod places;

pub use dice::{Colour, Colours, Dice, Die, FIGHTING, Face, Load};
pub use names::{Equipment, Land, Loot, Mercenary, Monster, Trap};
pub use places::{Building, Path, Place, Side, Space};

kernel::words! {
    /// An Affinity.
    pub enum Affinity in u8 { Jungle, Water, Fire, Air }

    /// A type of Equipment; a Mercenary holds one of each.
    pub enum EquipmentType { Weapon, Attire, Spell }

    /// A type of Trap token.
    pub enum TrapType {
        /// Given at the start.
        Initial,
        /// Sold in the Lodge.
        Improved,
        /// Its dice cannot be stolen.
        Shielded,
        /// Turned against a neighbour.
        Trick,
    }

    /// A side of a Path Header tile; the tile is its number halved.
    pub enum Header in u16 {
        OneA = "1a", OneB = "1b", TwoA = "2a", TwoB = "2b", ThreeA = "3a", ThreeB = "3b", FourA = "4a", FourB = "4b",
        FiveA = "5a", FiveB = "5b", SixA = "6a", SixB = "6b",
    }
}

impl Header {
    /// Its tile.
    pub fn tile(self) -> Tile {
        Tile::at(self.index() / 2)
    }

    /// A side of a tile.
    pub const fn side(tile: Tile, side: usize) -> Self {
        Self::ALL[tile.index() * 2 + side]
    }
}

kernel::words! {
    /// Tokens that are counted in a play area and on a Path.
    pub enum Store { Defence, Potions, Venoms }
}

kernel::numbered! {
    /// A Path Header tile with two sides.
    pub struct Tile: 6 in u8;
    /// A Mission tile: side A of it rolls dice, side B is a contract.
    pub struct Mission: 12 in u16;
    /// One of the Trap tokens; its kind is in the setting.
    pub struct Token: 64 in u64;
    /// One of the Equipment cards; its kind is in the setting.
    pub struct Card: 18 in u32;
    /// A space of the Hunter's Lodge.
    pub struct LodgeSpace: 6 in u8;
    /// A Panic token; its building is in the setting.
    pub struct Panic: 7 in u8;
}
