//! Lands and Path Headers.

use super::Stated;
use crate::terms::{Affinity, Colour, Colours, Dice, Header, Land};
use kernel::Provenance;
use serde::Deserialize;

/// A Land card.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LandCard {
    /// Which it is.
    pub id: Land,
    /// Its Affinity.
    pub affinity: Affinity,
    /// Its Conquest Value.
    pub conquest_value: u8,
    /// The Glory of its conquest.
    pub glory: u8,
    /// The dice to deploy, one entry per die with the colours it may have.
    pub deploy: Vec<Colours>,
    /// What its Action gains.
    pub gain: Gain,
    /// Where the numbers come from.
    pub provenance: Provenance,
    /// What the texts state.
    #[serde(default)]
    pub stated: Stated,
}

/// What the Action of a settled Land gains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Gain {
    /// Glory.
    Glory {
        /// How much.
        glory: u8,
    },
    /// Dice for this round.
    Dice {
        /// The colour.
        colour: Colour,
        /// How many.
        dice: u8,
    },
    /// Loot from the offer.
    Loot {
        /// How many tokens.
        tokens: u8,
    },
    /// Gold.
    Gold {
        /// How much.
        gold: u8,
    },
    /// Potions.
    Potions {
        /// How many.
        potions: u8,
    },
    /// Defence tokens.
    Defence {
        /// How many.
        tokens: u8,
    },
    /// A free hire.
    Hire,
    /// Free Equipment.
    Equipment,
}

/// A Path of a Path Header.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HeaderPath {
    /// The dice that must be deployed.
    pub required: Dice,
    /// How many more may be.
    pub reinforcements: u8,
    /// Of these colours.
    pub colours: Colours,
    /// The benefit.
    pub benefit: Benefit,
}

/// The benefit of a Land Path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Benefit {
    /// Defence Talents.
    Defence {
        /// How many.
        blocks: u8,
    },
    /// Gold, kept if the Mercenary survives.
    Gold {
        /// How much.
        gold: u8,
    },
    /// A Potion.
    Potion,
    /// A Venom.
    Venom,
    /// Rerolls.
    Reroll {
        /// How many.
        times: u8,
        /// Of these colours.
        colours: Colours,
    },
}

/// A Path Header.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeaderRow {
    /// Which side of which tile.
    pub id: Header,
    /// Its Paths from the left.
    pub paths: Vec<HeaderPath>,
    /// Where the numbers come from.
    pub provenance: Provenance,
}
