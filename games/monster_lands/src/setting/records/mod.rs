//! The rows of the data files, typed. A file with an unknown key, word or number is refused.

mod lands;
mod members;
mod missions;
mod monsters;
mod tokens;

pub use lands::{Benefit, Gain, HeaderPath, HeaderRow, LandCard};
pub use members::{Gift, MercenaryCard, Novice, NoviceCard, Only, Purpose, Role, Talent};
pub use missions::{Contract, DiceMission, Discard, Resource, Reward};
pub use monsters::{CaptureReward, EliminationReward, Level, MonsterCard, Power};
pub use tokens::{EquipmentCard, LootEffect, LootToken, TrapEffect, TrapToken};

use crate::terms::{
    Affinity, Building, Equipment, EquipmentType, Header, Land, Loot, Mercenary, Monster, Trap,
    TrapType,
};
use kernel::Provenance;
use kernel::data::SourceNote;
use serde::Deserialize;
use serde::de::{Deserialize as De, Deserializer, Error};

/// Reads words of a closed list.
macro_rules! read_words {
    ($($word:ident)*) => { $(
        impl<'de> De<'de> for $word {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let word = String::deserialize(from)?;
                word.parse().map_err(|_| D::Error::unknown_variant(&word, &[]))
            }
        }
    )* };
}

read_words!(Affinity Building Equipment EquipmentType Header Land Loot Mercenary Monster Novice Trap TrapType);

/// Which fields of a row the rulebook texts state; read to be checked, not kept.
#[derive(Debug, Clone, Copy, Default)]
pub struct Stated;

impl<'de> De<'de> for Stated {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<String>::deserialize(from).map(|_| Self)
    }
}

/// Files of rows, each with its source on top.
macro_rules! files {
    ($($(#[$meta:meta])* $file:ident { $($row:ident: $kind:ty),* $(,)? })*) => { $(
        $(#[$meta])*
        #[derive(Debug, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub(in crate::setting) struct $file {
            /// What was consulted.
            #[expect(dead_code, reason = "read so that a file without it is refused")]
            source: SourceNote,
            $(pub(in crate::setting) $row: $kind,)*
        }
    )* };
}

files! {
    /// `initial.toml`.
    InitialFile { member: Vec<MercenaryCard> }
    /// `mercenaries.toml`.
    MercenariesFile { mercenary: Vec<MercenaryCard> }
    /// `novices.toml`.
    NovicesFile { novice: [NoviceCard; 1] }
    /// `monsters.toml`.
    MonstersFile { monster: Vec<MonsterCard> }
    /// `lands.toml`.
    LandsFile { land: Vec<LandCard> }
    /// `equipment.toml`.
    EquipmentFile { equipment: Vec<EquipmentCard> }
    /// `traps.toml`.
    TrapsFile { trap: Vec<TrapToken> }
    /// `loot.toml`.
    LootFile { loot: Vec<LootToken> }
    /// `panic.toml`.
    PanicFile { panic: Vec<PanicToken> }
    /// `missions.toml`.
    MissionsFile { dice_mission: Vec<DiceMission>, contract: Vec<Contract> }
    /// `headers.toml`.
    HeadersFile { header: Vec<HeaderRow> }
}

/// A Panic token.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PanicToken {
    /// The building it shuts.
    pub building: Building,
    /// How many tokens name it.
    pub copies: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}
