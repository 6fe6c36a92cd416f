//! Missions: dice on side A, contracts on side B.

use crate::terms::{Colours, Path};
use kernel::Provenance;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

/// A reward of a Mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Reward {
    /// Glory.
    pub glory: u8,
    /// Gold.
    pub gold: u8,
    /// Potions.
    pub potions: u8,
    /// Venoms.
    pub venoms: u8,
    /// Defence tokens.
    pub defence: u8,
}

/// Side A of a Mission tile.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DiceMission {
    /// Its number, with an `a`.
    #[serde(deserialize_with = "tile_a")]
    pub id: u8,
    /// How many dice.
    pub dice: u8,
    /// Of these colours.
    pub colours: Colours,
    /// The total to reach.
    pub objective: u8,
    /// What it pays.
    pub reward: Reward,
    /// The Glory lost by failing.
    pub penalty: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// Side B of a Mission tile.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Contract {
    /// Its number, with a `b`.
    #[serde(deserialize_with = "tile_b")]
    pub id: u8,
    /// How many dice.
    pub dice: u8,
    /// Of these colours.
    pub colours: Colours,
    /// What is to be discarded.
    pub discard: Discard,
    /// What the left Path is paid.
    pub left: Reward,
    /// What the right Path is paid.
    pub right: Reward,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

impl Contract {
    /// What a Path of it pays.
    pub fn reward(&self, path: Path) -> Reward {
        if path == Path::MissionBLeft { self.left } else { self.right }
    }
}

fn tile_a<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    tile(from, 'a')
}

fn tile_b<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    tile(from, 'b')
}

/// The number of a tile from 0: `a1` and `b1` are the sides of tile 0.
fn tile<'de, D: Deserializer<'de>>(from: D, side: char) -> Result<u8, D::Error> {
    let id = String::deserialize(from)?;
    let number = id.strip_prefix(side).and_then(|number| number.parse::<u8>().ok());
    let number = number.filter(|number| (1..=12).contains(number));
    number
        .map(|number| number - 1)
        .ok_or_else(|| D::Error::custom(format!("{id} is no side {side} of tile 1 to 12")))
}

/// What a contract wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discard {
    /// Of what.
    pub resource: Resource,
    /// How much.
    pub count: u8,
}

kernel::words! {
    /// What a contract can want.
    pub enum Resource {
        /// Defence tokens.
        Defence,
        /// Traps.
        Trap,
        /// Potions.
        Potion,
        /// Venoms.
        Venom,
        /// Gold.
        Gold,
        /// Loot tokens.
        Loot,
    }
}
kernel::read!(Resource);

impl Resource {
    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Defence => "resource-defence",
            Self::Trap => "resource-trap",
            Self::Potion => "resource-potion",
            Self::Venom => "resource-venom",
            Self::Gold => "coin",
            Self::Loot => "resource-loot",
        }
    }
}
