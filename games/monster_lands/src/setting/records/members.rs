//! Clan members: who they are and what they can do.

use crate::setting::tables::{effects, rows};
use crate::terms::{Affinity, Colour, Colours, Dice, Mercenary, Store};
use kernel::Set;
use serde::Deserialize;

/// Every Affinity.
const fn all_affinities() -> Set<Affinity> {
    Set::ALL
}

rows! {
    /// M6.1 Mercenary card.
    MercenaryCard {
        id: Mercenary, affinity: Affinity,
        /// Its role at the start; hired ones have none.
        #[serde(default)]
        role: Role,
        /// Its hiring cost.
        #[serde(default)]
        cost: u8,
        #[serde(default)]
        reputation: u8,
        dice: Dice, talent: Talent,
        /// Whether the Talent has the Outside mark.
        outside: bool,
    }
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

effects! {
    /// A Talent of a Mercenary or an ability of its Equipment: whose it is, and the paragraph that applies it.
    Talent {
        /// Purkas, Drapis, Wondou, Nimra, Dolfus, Zondu, Trulina, Noxx; by Affinity Parsas, Shandee, Guster: blocks hits of
        /// Monsters (M14.4).
        Defence {
            blocks: u8,
            /// Of which Monsters.
            #[serde(default = "all_affinities")]
            against: Set<Affinity>,
        },
        /// Korgo, Sckrat, Karunna, Kakron, Krakhen, Slham, Tergeo: rerolls dice of its Path (M25.5).
        Reroll {
            colours: Colours, times: u8,
            /// Whether each time another die.
            #[serde(default)]
            different_dice: bool,
            /// Whether only in Missions.
            #[serde(default)]
            missions_only: bool,
        },
        /// Taroa, Frunks, Timbulu, Mortis, Kedavra, Pugnor, Slyzor: adds to each die of a colour on its Path (M25.2).
        PerDie {
            colour: Colour, bonus: u8,
            /// Where.
            #[serde(default)]
            only: Only,
        },
        /// Tortock, Torko: adds to the total for capture only (M25.8).
        CaptureBonus { bonus: u8 },
        /// Poissen, Naiala: adds to the total for elimination only (M25.8).
        EliminationBonus { bonus: u8 },
        /// Geas: adds to the total for conquest (M27.2).
        ConquestBonus { bonus: u8 },
        /// Taron, Rajhnek: more Gold at the Mine (M17.2).
        MineBonus { gold: u8 },
        /// Nuduru: a free Potion (M6.3).
        FreePotion,
        /// Lorios: a free Venom (M6.3).
        FreeVenom,
        /// Frostor: a free Potion or Venom (M6.3).
        FreePotionOrVenom,
        /// Vaidala: a discount on a hire (M10.9).
        HireDiscount { gold: u8 },
        /// Vishor, Turzoks: a discount on a purchase of Traps (M10.9).
        TrapDiscount { gold: u8 },
        /// Fandor, Wormee: a die for Gold, while unassigned (M6.6).
        BuyDie { price: u8, colour: Colour },
        /// Tranok: Gold (M6.3).
        GainGold { gold: u8 },
        /// Dalina: room for more Traps (M11.2).
        TrapLimit { more: u8 },
        /// Puargh: Glory when it captures (M25.10).
        CaptureGlory { glory: u8 },
        /// Lusara: Potions when it captures or eliminates (M25.10).
        VictoryPotions { potions: u8 },
        /// Ginova: attack dice roll against an Adjacent Path instead (M35.10).
        Divert { dice: u8 },
        /// Jaruna: needs no Trap to capture (M25.6).
        CaptureWithoutTrap,
    }
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

/// What a Talent gives that is used by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gift {
    /// One token of these, as its owner chooses.
    OneOf(&'static [Store]),
    /// This much Gold.
    Gold(u8),
    /// A die of the colour for this much Gold.
    Die(Colour, u8),
}

/// What becomes of a Talent.
#[derive(Debug, Clone, Copy)]
enum Use {
    /// It is used by itself and gives this.
    Gives(Gift),
    /// It counts where something else is done.
    Counts(Purpose),
}

impl Talent {
    const fn becomes(self) -> Use {
        match self {
            Self::FreePotion => Use::Gives(Gift::OneOf(&[Store::Potions])),
            Self::FreeVenom => Use::Gives(Gift::OneOf(&[Store::Venoms])),
            Self::FreePotionOrVenom => Use::Gives(Gift::OneOf(&[Store::Potions, Store::Venoms])),
            Self::GainGold { gold } => Use::Gives(Gift::Gold(gold)),
            Self::BuyDie { price, colour } => Use::Gives(Gift::Die(colour, price)),
            Self::HireDiscount { .. } => Use::Counts(Purpose::Hire),
            Self::TrapDiscount { .. } => Use::Counts(Purpose::Traps),
            Self::TrapLimit { .. } => Use::Counts(Purpose::TrapLimit),
            Self::MineBonus { .. } => Use::Counts(Purpose::Mine),
            Self::Defence { .. }
            | Self::Reroll { .. }
            | Self::PerDie { .. }
            | Self::CaptureBonus { .. }
            | Self::EliminationBonus { .. }
            | Self::ConquestBonus { .. }
            | Self::CaptureGlory { .. }
            | Self::VictoryPotions { .. }
            | Self::Divert { .. }
            | Self::CaptureWithoutTrap => Use::Counts(Purpose::Path),
        }
    }

    /// What it gives, if it is used by itself.
    pub const fn gift(self) -> Option<Gift> {
        match self.becomes() {
            Use::Gives(gift) => Some(gift),
            Use::Counts(_) => None,
        }
    }

    /// What it is for.
    pub const fn purpose(self) -> Purpose {
        match self.becomes() {
            Use::Gives(_) => Purpose::Deed,
            Use::Counts(purpose) => purpose,
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

kernel::words! {
    /// The name of the Novices.
    pub enum Novice { Novicius }
}

rows! {
    /// The Novice cards, all alike.
    NoviceCard {
        id: Novice,
        /// How many there are.
        copies: u8,
        /// The hiring cost.
        cost: u8,
        reputation: u8, dice: Dice,
    }
}
