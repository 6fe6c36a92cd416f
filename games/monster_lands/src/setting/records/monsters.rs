//! Monsters, what they pay and their powers.

use crate::setting::tables::{effects, rows};
use crate::terms::{Affinity, Colour, Monster};
use serde::Deserialize;

rows! {
    /// A Monster card.
    MonsterCard {
        id: Monster, affinity: Affinity, level: Level,
        /// Its Attack Value.
        attack: u8,
        capture_value: u8, elimination_value: u8, capture: CaptureReward, elimination: EliminationReward,
        power: Power,
    }
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

effects! {
    /// The power of a Monster: whose it is, and the paragraph that applies it.
    Power {
        /// Snailer, Surbol, Sckon, Blandor: more attack dice on a Land of its Affinity, instead of one (M23.2).
        MatchingDice { dice: u8 },
        /// Sporus: rolls dice against every Mercenary of the Land before each attack (M23.4).
        Spores { dice: u8 },
        /// Korcko, Krunn: when eliminated, hits every Mercenary of the Land (M25.7).
        FinalLash { hits: u8 },
        /// Gator: no Potions and no Venoms in its battle (M12.6, M23.7).
        NoPotionsOrVenoms,
        /// Turfus: capture needs more Traps (M25.6).
        TrapsNeeded { traps: u8 },
        /// Warkors, Snagnus: automatic hits in each attack (M23.6).
        AutomaticHits { hits: u8 },
        /// Krinx: more Panic from the Entrance (M30.2).
        PanicTokens { tokens: u8 },
        /// Dogor: goes to the Entrance when drawn for a Land (M2.7, M30.6).
        StormsTheEntrance,
        /// Sandor: captured on a Land, it moves to the Entrance (M25.6, M30.2).
        Escapes,
        /// Moldo, Krushus: each die of the colour counts less against it (M25.2).
        PerDie {
            colour: Colour,
            /// How much less.
            malus: u8,
        },
        /// Tronj: more attack dice at the Entrance (M23.2).
        EntranceDice { dice: u8 },
        /// Gorgosh: Defence Talents do not work (M14.4, M23.7).
        NoDefenceTalents,
        /// Abysur: the clan of a Mercenary it wounds loses Glory (M23.8).
        GloryLoss { glory: u8 },
        /// Caribdis: Weapons do not work (M25.4).
        NoWeapons,
    }
}
