//! The rows of the data files, typed. A file with an unknown key, word or number is refused.

use crate::pieces::{
    Affinity, Building, Colour, Colours, Dice, Equipment, EquipmentType, Header, Land, Loot,
    Mercenary, Monster, Set, Trap, TrapType,
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

read_words!(Affinity Building Equipment EquipmentType Header Land Loot Mercenary Monster Trap TrapType);

impl<'de> De<'de> for Colours {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Colour>::deserialize(from)?.into_iter().collect())
    }
}

/// A set of Affinities, as a list in the data.
fn affinities<'de, D: Deserializer<'de>>(from: D) -> Result<Set<Affinity>, D::Error> {
    Ok(Vec::<Affinity>::deserialize(from)?.into_iter().collect())
}

/// Every Affinity.
fn all_affinities() -> Set<Affinity> {
    Affinity::ALL.into_iter().collect()
}

/// Which fields of a row the rulebook texts state; read to be checked, not kept.
#[derive(Debug, Clone, Copy, Default)]
pub struct Stated;

impl<'de> De<'de> for Stated {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<String>::deserialize(from).map(|_| Self)
    }
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

/// A reward of a Mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Reward {
    /// Glory.
    pub glory: u8,
    /// Gold.
    pub gold: u8,
    /// Potions.
    pub potions: u8,
    /// Venoms.
    pub venoms: u8,
    /// Defence tokens.
    pub defence: u8,
}

/// Side A of a Mission tile.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DiceMission {
    /// Its number, with an `a`.
    #[serde(deserialize_with = "tile_a")]
    pub id: u8,
    /// How many dice.
    pub dice: u8,
    /// Of these colours.
    pub colours: Colours,
    /// The total to reach.
    pub objective: u8,
    /// What it pays.
    pub reward: Reward,
    /// The Glory lost by failing.
    pub penalty: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// Side B of a Mission tile.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Contract {
    /// Its number, with a `b`.
    #[serde(deserialize_with = "tile_b")]
    pub id: u8,
    /// How many dice.
    pub dice: u8,
    /// Of these colours.
    pub colours: Colours,
    /// What is to be discarded.
    pub discard: Discard,
    /// What the left Path is paid.
    pub left: Reward,
    /// What the right Path is paid.
    pub right: Reward,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

fn tile_a<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    tile(from, 'a')
}

fn tile_b<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    tile(from, 'b')
}

/// The number of a tile from 0: `a1` and `b1` are the sides of tile 0.
fn tile<'de, D: Deserializer<'de>>(from: D, side: char) -> Result<u8, D::Error> {
    let id = String::deserialize(from)?;
    let number = id.strip_prefix(side).and_then(|number| number.parse::<u8>().ok());
    let number = number.filter(|number| (1..=12).contains(number));
    number
        .map(|number| number - 1)
        .ok_or_else(|| D::Error::custom(format!("{id} is no side {side} of tile 1 to 12")))
}

/// What a contract wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discard {
    /// Of what.
    pub resource: Resource,
    /// How much.
    pub count: u8,
}

/// What a contract can want.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Defence tokens.
    Defence,
    /// Traps.
    Trap,
    /// Potions.
    Potion,
    /// Venoms.
    Venom,
    /// Gold.
    Gold,
    /// Loot tokens.
    Loot,
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

/// Files of rows, each with its source on top.
macro_rules! files {
    ($($(#[$meta:meta])* $file:ident { $($row:ident: $kind:ty),* $(,)? })*) => { $(
        $(#[$meta])*
        #[derive(Debug, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub(super) struct $file {
            /// What was consulted.
            #[expect(dead_code, reason = "read so that a file without it is refused")]
            source: SourceNote,
            $(pub(super) $row: $kind,)*
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
