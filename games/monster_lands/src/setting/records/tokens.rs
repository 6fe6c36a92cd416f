//! Equipment, Traps, Tricks and Loot.

use super::{Reward, Talent};
use crate::setting::tables::{effects, rows};
use crate::terms::{Colour, Colours, Equipment, EquipmentType, Loot, Trap, TrapType};

rows! {
    /// A kind of Equipment card.
    EquipmentCard {
        id: Equipment, r#type: EquipmentType, cost: u8,
        /// How many cards.
        copies: u8,
        ability: Talent,
        /// Whether the ability has the Outside mark.
        outside: bool,
    }
}

rows! {
    /// A kind of Trap token.
    TrapToken {
        id: Trap, r#type: TrapType, effect: TrapEffect,
        /// Its price; Initial Traps have none.
        #[serde(default)]
        price: u8,
        copies: u8,
    }
}

effects! {
    /// What a Trap or Trick does.
    TrapEffect {
        /// Dice from the reserve.
        Dice { colour: Colour, dice: u8 },
        /// Adds to each die of a colour.
        PerDie { colour: Colour, bonus: u8 },
        /// Adds to the total against a Monster.
        Flat { bonus: u8 },
        /// Steals dice from an Adjacent Path.
        Steal {
            colours: Colours,
            /// How many at most.
            dice: u8,
        },
        /// Attack dice roll against an Adjacent Path instead.
        Divert { dice: u8 },
    }
}

rows! {
    /// A Loot token.
    LootToken {
        id: Loot, effect: LootEffect,
        /// Whether it has the Outside mark.
        outside: bool,
    }
}

effects! {
    /// What a Loot token does.
    LootEffect {
        /// Glory when conquering.
        ConquestGlory { glory: u8 },
        /// Glory when eliminating.
        EliminationGlory { glory: u8 },
        /// Glory when capturing.
        CaptureGlory { glory: u8 },
        /// Rerolls.
        Reroll { colours: Colours, times: u8 },
        /// Potions and Venoms.
        Brew { potions: u8, venoms: u8 },
        /// Adds to the total for elimination only.
        EliminationBonus { bonus: u8 },
        /// Trophy points while kept, or Gold.
        Trophies { trophies: u8, gold: u8 },
        /// Gold, Defence and Potions.
        Bundle { gold: u8, defence: u8, potions: u8 },
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
        PerDie { colour: Colour, bonus: u8 },
        /// Gold.
        Gold { gold: u8 },
        /// A free hire.
        Hire,
    }
}

impl LootEffect {
    /// What it brings to the play area.
    pub fn brings(self) -> Reward {
        let nothing = Reward::default();
        match self {
            Self::Brew { potions, venoms } => Reward { potions, venoms, ..nothing },
            Self::Trophies { gold, .. } | Self::Gold { gold } => Reward { gold, ..nothing },
            Self::Bundle { gold, defence, potions } => Reward { gold, potions, defence, ..nothing },
            Self::ConquestGlory { .. }
            | Self::EliminationGlory { .. }
            | Self::CaptureGlory { .. }
            | Self::Reroll { .. }
            | Self::EliminationBonus { .. }
            | Self::Convert { .. }
            | Self::PerDie { .. }
            | Self::Hire => nothing,
        }
    }
}
