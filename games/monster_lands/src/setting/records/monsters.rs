//! Monsters, what they pay and their powers.

use super::Stated;
use crate::terms::{Affinity, Colour, Monster};
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

/// The power of a Monster: whose it is, and the paragraph that applies it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Power {
    /// Snailer, Surbol, Sckon, Blandor: more attack dice on a Land of its Affinity, instead of one (M23.2).
    MatchingDice {
        /// How many.
        dice: u8,
    },
    /// Sporus: rolls dice against every Mercenary of the Land before each attack (M23.4).
    Spores {
        /// How many.
        dice: u8,
    },
    /// Korcko, Krunn: when eliminated, hits every Mercenary of the Land (M25.7).
    FinalLash {
        /// How often.
        hits: u8,
    },
    /// Gator: no Potions and no Venoms in its battle (M12.6, M23.7).
    NoPotionsOrVenoms,
    /// Turfus: capture needs more Traps (M25.6).
    TrapsNeeded {
        /// How many.
        traps: u8,
    },
    /// Warkors, Snagnus: automatic hits in each attack (M23.6).
    AutomaticHits {
        /// How many.
        hits: u8,
    },
    /// Krinx: more Panic from the Entrance (M30.2).
    PanicTokens {
        /// How many.
        tokens: u8,
    },
    /// Dogor: goes to the Entrance when drawn for a Land (M2.7, M30.6).
    StormsTheEntrance,
    /// Sandor: captured on a Land, it moves to the Entrance (M25.6, M30.2).
    Escapes,
    /// Moldo, Krushus: each die of the colour counts less against it (M25.2).
    PerDie {
        /// The colour.
        colour: Colour,
        /// How much less.
        malus: u8,
    },
    /// Tronj: more attack dice at the Entrance (M23.2).
    EntranceDice {
        /// How many.
        dice: u8,
    },
    /// Gorgosh: Defence Talents do not work (M14.4, M23.7).
    NoDefenceTalents,
    /// Abysur: the clan of a Mercenary it wounds loses Glory (M23.8).
    GloryLoss {
        /// How much.
        glory: u8,
    },
    /// Caribdis: Weapons do not work (M25.4).
    NoWeapons,
}
