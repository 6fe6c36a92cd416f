//! Clan members: who they are and what they can do.

use super::Stated;
use crate::terms::{Affinity, Colour, Colours, Dice, Mercenary};
use kernel::{Provenance, Set};
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

/// A Talent of a Mercenary or an ability of its Equipment: whose it is, and the paragraph that applies it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum Talent {
    /// Purkas, Drapis, Wondou, Nimra, Dolfus, Zondu, Trulina, Noxx; by Affinity Parsas, Shandee, Guster: blocks hits of
    /// Monsters (M14.4).
    Defence {
        /// How many.
        blocks: u8,
        /// Of which Monsters.
        #[serde(default = "all_affinities", deserialize_with = "affinities")]
        against: Set<Affinity>,
    },
    /// Korgo, Sckrat, Karunna, Kakron, Krakhen, Slham, Tergeo: rerolls dice of its Path (M25.5).
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
    /// Taroa, Frunks, Timbulu, Mortis, Kedavra, Pugnor, Slyzor: adds to each die of a colour on its Path (M25.2).
    PerDie {
        /// The colour.
        colour: Colour,
        /// How much.
        bonus: u8,
        /// Where.
        #[serde(default)]
        only: Only,
    },
    /// Tortock, Torko: adds to the total for capture only (M25.8).
    CaptureBonus {
        /// How much.
        bonus: u8,
    },
    /// Poissen, Naiala: adds to the total for elimination only (M25.8).
    EliminationBonus {
        /// How much.
        bonus: u8,
    },
    /// Geas: adds to the total for conquest (M27.2).
    ConquestBonus {
        /// How much.
        bonus: u8,
    },
    /// Taron, Rajhnek: more Gold at the Mine (M17.2).
    MineBonus {
        /// How much.
        gold: u8,
    },
    /// Nuduru: a free Potion (M6.3).
    FreePotion,
    /// Lorios: a free Venom (M6.3).
    FreeVenom,
    /// Frostor: a free Potion or Venom (M6.3).
    FreePotionOrVenom,
    /// Vaidala: a discount on a hire (M10.9).
    HireDiscount {
        /// How much.
        gold: u8,
    },
    /// Vishor, Turzoks: a discount on a purchase of Traps (M10.9).
    TrapDiscount {
        /// How much.
        gold: u8,
    },
    /// Fandor, Wormee: a die for Gold, while unassigned (M6.6).
    BuyDie {
        /// The price.
        price: u8,
        /// The colour.
        colour: Colour,
    },
    /// Tranok: Gold (M6.3).
    GainGold {
        /// How much.
        gold: u8,
    },
    /// Dalina: room for more Traps (M11.2).
    TrapLimit {
        /// How many.
        more: u8,
    },
    /// Puargh: Glory when it captures (M25.10).
    CaptureGlory {
        /// How much.
        glory: u8,
    },
    /// Lusara: Potions when it captures or eliminates (M25.10).
    VictoryPotions {
        /// How many.
        potions: u8,
    },
    /// Ginova: attack dice roll against an Adjacent Path instead (M35.10).
    Divert {
        /// How many.
        dice: u8,
    },
    /// Jaruna: needs no Trap to capture (M25.6).
    CaptureWithoutTrap,
}

/// What a Talent is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A deed of its own, without an Action.
    Deed,
    /// A hire.
    Hire,
    /// A purchase of Traps.
    Traps,
    /// Room for more Traps.
    TrapLimit,
    /// The Mine.
    Mine,
    /// The Path its Mercenary is on.
    Path,
}

impl Purpose {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Deed, Self::Hire, Self::Traps, Self::TrapLimit, Self::Mine, Self::Path];
}

impl Talent {
    /// What it is for.
    pub const fn purpose(self) -> Purpose {
        match self {
            Self::FreePotion
            | Self::FreeVenom
            | Self::FreePotionOrVenom
            | Self::BuyDie { .. }
            | Self::GainGold { .. } => Purpose::Deed,
            Self::HireDiscount { .. } => Purpose::Hire,
            Self::TrapDiscount { .. } => Purpose::Traps,
            Self::TrapLimit { .. } => Purpose::TrapLimit,
            Self::MineBonus { .. } => Purpose::Mine,
            Self::Defence { .. }
            | Self::Reroll { .. }
            | Self::PerDie { .. }
            | Self::CaptureBonus { .. }
            | Self::EliminationBonus { .. }
            | Self::ConquestBonus { .. }
            | Self::CaptureGlory { .. }
            | Self::VictoryPotions { .. }
            | Self::Divert { .. }
            | Self::CaptureWithoutTrap => Purpose::Path,
        }
    }
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
