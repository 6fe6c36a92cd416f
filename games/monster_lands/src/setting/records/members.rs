//! Clan members: who they are and what they can do.

use super::Stated;
use crate::pieces::{Affinity, Colour, Colours, Dice, Mercenary, Set};
use kernel::Provenance;
use serde::Deserialize;
use serde::de::Deserializer;

/// A set of Affinities, as a list in the data.
fn affinities<'de, D: Deserializer<'de>>(from: D) -> Result<Set<Affinity>, D::Error> {
    Ok(Vec::<Affinity>::deserialize(from)?.into_iter().collect())
}

/// Every Affinity.
fn all_affinities() -> Set<Affinity> {
    Affinity::ALL.into_iter().collect()
}

/// M6.1 Mercenary card.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MercenaryCard {
    /// Who it is.
    pub id: Mercenary,
    /// Its Affinity.
    pub affinity: Affinity,
    /// Its role at the start; hired ones have none.
    #[serde(default)]
    pub role: Role,
    /// Its hiring cost.
    #[serde(default)]
    pub cost: u8,
    /// Its Reputation.
    #[serde(default)]
    pub reputation: u8,
    /// Its dice contribution.
    pub dice: Dice,
    /// Its Talent.
    pub talent: Talent,
    /// Whether the Talent has the Outside mark.
    pub outside: bool,
    /// Where the numbers come from.
    pub provenance: Provenance,
    /// What the texts state.
    #[serde(default)]
    pub stated: Stated,
}

/// The role of a clan member at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// A Leader.
    Leader,
    /// An Initial Mercenary.
    Initial,
    /// Hired in the Tavern.
    #[default]
    Hired,
}

/// A Talent of a Mercenary or an ability of its Equipment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum Talent {
    /// Blocks hits of Monsters of these Affinities.
    Defence {
        /// How many.
        blocks: u8,
        /// Of which Monsters.
        #[serde(default = "all_affinities", deserialize_with = "affinities")]
        against: Set<Affinity>,
    },
    /// Rerolls dice of its Path.
    Reroll {
        /// Of these colours.
        colours: Colours,
        /// So many times.
        times: u8,
        /// Whether each time another die.
        #[serde(default)]
        different_dice: bool,
        /// Whether only in Missions.
        #[serde(default)]
        missions_only: bool,
    },
    /// Adds to each die of a colour on its Path.
    PerDie {
        /// The colour.
        colour: Colour,
        /// How much.
        bonus: u8,
        /// Where.
        #[serde(default)]
        only: Only,
    },
    /// Adds to the total for capture only.
    CaptureBonus {
        /// How much.
        bonus: u8,
    },
    /// Adds to the total for elimination only.
    EliminationBonus {
        /// How much.
        bonus: u8,
    },
    /// Adds to the total for conquest.
    ConquestBonus {
        /// How much.
        bonus: u8,
    },
    /// More Gold at the Mine.
    MineBonus {
        /// How much.
        gold: u8,
    },
    /// A free Potion.
    FreePotion,
    /// A free Venom.
    FreeVenom,
    /// A free Potion or Venom.
    FreePotionOrVenom,
    /// A discount on a hire.
    HireDiscount {
        /// How much.
        gold: u8,
    },
    /// A discount on a purchase of Traps.
    TrapDiscount {
        /// How much.
        gold: u8,
    },
    /// A die for Gold, while unassigned.
    BuyDie {
        /// The price.
        price: u8,
        /// The colour.
        colour: Colour,
    },
    /// Gold.
    GainGold {
        /// How much.
        gold: u8,
    },
    /// Room for more Traps.
    TrapLimit {
        /// How many.
        more: u8,
    },
    /// Glory when it captures.
    CaptureGlory {
        /// How much.
        glory: u8,
    },
    /// Potions when it captures or eliminates.
    VictoryPotions {
        /// How many.
        potions: u8,
    },
    /// Attack dice roll against an Adjacent Path instead.
    Divert {
        /// How many.
        dice: u8,
    },
    /// Needs no Trap to capture.
    CaptureWithoutTrap,
}

/// Where a per-die bonus counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Only {
    /// Everywhere.
    #[default]
    Everywhere,
    /// Against Monsters.
    Monster,
    /// When conquering.
    Conquest,
}

/// The Novice cards, all alike.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NoviceCard {
    /// Its name.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// The hiring cost.
    pub cost: u8,
    /// The Reputation.
    pub reputation: u8,
    /// The dice contribution.
    pub dice: Dice,
    /// Where the numbers come from.
    pub provenance: Provenance,
    /// What the texts state.
    #[serde(default)]
    pub stated: Stated,
}
