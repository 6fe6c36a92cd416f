//! Equipment, Traps, Tricks and Loot.

use super::{Stated, Talent};
use crate::terms::{Colour, Colours, Equipment, EquipmentType, Loot, Trap, TrapType};
use kernel::Provenance;
use serde::Deserialize;

/// A kind of Equipment card.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EquipmentCard {
    /// Which it is.
    pub id: Equipment,
    /// Its type.
    pub r#type: EquipmentType,
    /// Its price.
    pub cost: u8,
    /// How many cards.
    pub copies: u8,
    /// Its ability.
    pub ability: Talent,
    /// Whether the ability has the Outside mark.
    pub outside: bool,
    /// Where the numbers come from.
    pub provenance: Provenance,
    /// What the texts state.
    #[serde(default)]
    pub stated: Stated,
}

/// A kind of Trap token.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TrapToken {
    /// Which it is.
    pub id: Trap,
    /// Its type.
    pub r#type: TrapType,
    /// What it does.
    pub effect: TrapEffect,
    /// Its price; Initial Traps have none.
    #[serde(default)]
    pub price: u8,
    /// How many tokens.
    pub copies: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
    /// What the texts state.
    #[serde(default)]
    pub stated: Stated,
}

/// What a Trap or Trick does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TrapEffect {
    /// Dice from the reserve.
    Dice {
        /// The colour.
        colour: Colour,
        /// How many.
        dice: u8,
    },
    /// Adds to each die of a colour.
    PerDie {
        /// The colour.
        colour: Colour,
        /// How much.
        bonus: u8,
    },
    /// Adds to the total against a Monster.
    Flat {
        /// How much.
        bonus: u8,
    },
    /// Steals dice from an Adjacent Path.
    Steal {
        /// Of these colours.
        colours: Colours,
        /// How many at most.
        dice: u8,
    },
    /// Attack dice roll against an Adjacent Path instead.
    Divert {
        /// How many.
        dice: u8,
    },
}

/// A Loot token.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LootToken {
    /// Which it is.
    pub id: Loot,
    /// What it does.
    pub effect: LootEffect,
    /// Whether it has the Outside mark.
    pub outside: bool,
    /// Where the numbers come from.
    pub provenance: Provenance,
    /// What the texts state.
    #[serde(default)]
    pub stated: Stated,
}

/// What a Loot token does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum LootEffect {
    /// Glory when conquering.
    ConquestGlory {
        /// How much.
        glory: u8,
    },
    /// Glory when eliminating.
    EliminationGlory {
        /// How much.
        glory: u8,
    },
    /// Glory when capturing.
    CaptureGlory {
        /// How much.
        glory: u8,
    },
    /// Rerolls.
    Reroll {
        /// Of these colours.
        colours: Colours,
        /// So many times.
        times: u8,
    },
    /// Potions and Venoms.
    Brew {
        /// Potions.
        potions: u8,
        /// Venoms.
        venoms: u8,
    },
    /// Adds to the total for elimination only.
    EliminationBonus {
        /// How much.
        bonus: u8,
    },
    /// Trophy points while kept, or Gold.
    Trophies {
        /// Trophy points.
        trophies: u8,
        /// Gold.
        gold: u8,
    },
    /// Gold, Defence and Potions.
    Bundle {
        /// Gold.
        gold: u8,
        /// Defence tokens.
        defence: u8,
        /// Potions.
        potions: u8,
    },
    /// One die becomes several of another colour.
    Convert {
        /// The colour given.
        from: Colour,
        /// The colour taken.
        to: Colour,
        /// How many are taken.
        dice: u8,
    },
    /// Adds to each die of a colour on one Path.
    PerDie {
        /// The colour.
        colour: Colour,
        /// How much.
        bonus: u8,
    },
    /// Gold.
    Gold {
        /// How much.
        gold: u8,
    },
    /// A free hire.
    Hire,
}
