//! Monsters, what they pay and their powers.

use super::Stated;
use crate::pieces::{Affinity, Colour, Monster};
use kernel::Provenance;
use serde::Deserialize;

/// A Monster card.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MonsterCard {
    /// Which it is.
    pub id: Monster,
    /// Its Affinity.
    pub affinity: Affinity,
    /// Its level.
    pub level: Level,
    /// Its Attack Value.
    pub attack: u8,
    /// Its Capture Value.
    pub capture_value: u8,
    /// Its Elimination Value.
    pub elimination_value: u8,
    /// What capture pays.
    pub capture: CaptureReward,
    /// What elimination pays.
    pub elimination: EliminationReward,
    /// Its power.
    pub power: Power,
    /// Where the numbers come from.
    pub provenance: Provenance,
    /// What the texts state.
    #[serde(default)]
    pub stated: Stated,
}

/// The level of a Monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Level A.
    A,
    /// Level B.
    B,
}

/// What capture pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaptureReward {
    /// Glory.
    pub glory: u8,
    /// Gold.
    pub gold: u8,
}

/// What elimination pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EliminationReward {
    /// Glory.
    pub glory: u8,
    /// Trophy points of the card.
    pub trophies: u8,
}

/// The power of a Monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Power {
    /// More attack dice on a Land of its Affinity, instead of one.
    MatchingDice {
        /// How many.
        dice: u8,
    },
    /// Rolls dice against every Mercenary of the Land before each attack.
    Spores {
        /// How many.
        dice: u8,
    },
    /// When eliminated, hits every Mercenary of the Land.
    FinalLash {
        /// How often.
        hits: u8,
    },
    /// No Potions and no Venoms in its battle.
    NoPotionsOrVenoms,
    /// Capture needs more Traps.
    TrapsNeeded {
        /// How many.
        traps: u8,
    },
    /// Automatic hits in each attack.
    AutomaticHits {
        /// How many.
        hits: u8,
    },
    /// More Panic from the Entrance.
    PanicTokens {
        /// How many.
        tokens: u8,
    },
    /// Goes to the Entrance when drawn.
    StormsTheEntrance,
    /// Captured on a Land, it moves to the Entrance.
    Escapes,
    /// Each die of the colour counts less against it.
    PerDie {
        /// The colour.
        colour: Colour,
        /// How much less.
        malus: u8,
    },
    /// More attack dice at the Entrance.
    EntranceDice {
        /// How many.
        dice: u8,
    },
    /// Defence Talents do not work.
    NoDefenceTalents,
    /// The clan of a Mercenary it wounds loses Glory.
    GloryLoss {
        /// How much.
        glory: u8,
    },
    /// Weapons do not work.
    NoWeapons,
}
