//! The data files as typed records: unknown fields are refused.

use super::entry::Entry;
use super::steps::{Step, Steps, TrapStep, steps};
use crate::terms::{
    Capability, CostSymbol, Event, Hero, HeroSpecial, MapName, Minion, Monster, Role, ScenarioName,
    SpawnCard, SpecialFace, Summon, SummonSpecial, Trap, Type,
};
use kernel::data::SourceNote;
use kernel::{DataFile, FormerFile, Provenance, record};

/// The embedded data files.
pub(crate) const FILES: &[DataFile] = kernel::files![in "../../data":
    "numbers.toml", "monsters.toml", "traps.toml", "events.toml", "spawn.toml", "heroes.toml", "summons.toml", "maps.toml",
    "scenarios.toml",
];

/// The files as they were in former editions.
pub(crate) const FORMER_FILES: &[FormerFile] = &[FormerFile {
    until: 2,
    file: DataFile {
        name: "scenarios.toml",
        text: include_str!("../../data/former/scenarios.2.toml"),
    },
}];

kernel::words! {
    /// What a zone is (V1.2).
    pub enum ZoneKind {
        /// The Castle Heart.
        Heart,
        Corridor, SmallRoom, LargeRoom,
    }

    /// How an event lasts (V16.4).
    pub enum EventKind {
        /// It happens once.
        Immediate,
        /// It stays until another event is drawn.
        Persistent,
    }

    /// How a scenario is won.
    pub enum GoalName {
        /// Village Morale at 0.
        Morale,
        /// All breaches closed (S.6).
        Breaches,
        /// All altars full (S.7).
        Altars,
        /// The summoning, then Morale (S.8).
        Calling,
        /// The Heart alive after some rounds (S.9).
        Survival,
        /// Heirlooms delivered (S.10).
        Heirlooms,
        /// Heroes killed (S.12).
        Heroes,
    }

    /// A part of the rules that a scenario uses.
    pub enum Module {
        /// Only Peasants come.
        Peasants,
        Hunters, Events, Traps, Heroes,
        /// Day and Night (V28).
        DayNight = "daynight",
        /// The Troll (V18).
        Troll,
        /// Yunfakh Hunters (V20.8).
        Yunfakh,
    }

    /// How hard a game is (V32.1).
    pub enum Difficulty { Easy, Normal, Hard, Nightmare }
}

kernel::read! {
    Capability, CostSymbol, Difficulty, Entry, Event, EventKind, GoalName, Hero, HeroSpecial, MapName, Minion, Module, Monster, Role,
    ScenarioName, SpawnCard, SpecialFace, Summon, SummonSpecial, Trap, Type, ZoneKind,
}

record! {
    /// `numbers.toml`.
    struct Numbers {
        source: SourceNote,
        dice: Dice,
        rewards: Rewards,
        defence: DefenceNumbers,
        heart: HeartNumbers,
        capacity: Capacity,
        supply: Supply,
        limits: Limits,
        spawning: Spawning,
        villagers: Villagers,
        troll: Troll,
        small_groups: SmallGroups,
        difficulty: Vec<DifficultyRow>,
    }

    /// The dice (V3.3, V28.2).
    struct Dice {
        rolled: u8,
        least: u8,
        reroll: u8,
        day: Vec<SpecialFace>,
        night: Vec<SpecialFace>,
        provenance: Provenance,
    }

    /// What kills bring (V6, V28).
    struct Rewards {
        morale: u8, experience: u8, hero_morale: u8, hero_experience: u8, hero_same_type: u8, night: u8, day_toll: u8,
        provenance: Provenance,
    }

    /// Damage that is more or less than printed (V7.2, V17.4).
    struct DefenceNumbers { prevents: u8, nemesis: u8, heart: u8, provenance: Provenance }

    /// Numbers of the Castle Heart (V13.3, V15.1).
    struct HeartNumbers { return_cost: u8, heal: u8, provenance: Provenance }

    /// How many figures fit (V26.1).
    struct Capacity { corridor: u8, small_room: u8, large_room: u8, heart: u8, provenance: Provenance }

    /// The figures of the box (V20.5).
    struct Supply { peasants: u8, hunters: u8, yunfakh: u8, provenance: Provenance }

    /// How many of a Type are in play (V20.5).
    struct Limits { hunters: u8, yunfakh: u8, provenance: Provenance }

    /// Spawning (V20) and the trap display (V12.4).
    struct Spawning {
        #[serde(rename = "rank-2")] rank_2: u8,
        #[serde(rename = "rank-3")] rank_3: u8,
        again: u8,
        more_tokens: u8,
        display: u8,
        provenance: Provenance,
    }

    /// Peasants and Hunters (V17.3).
    struct Villagers { movement: u8, hunter_range: u8, damage: u8, provenance: Provenance }

    /// The Troll (V18, V29).
    struct Troll {
        damage: u8,
        stuns: u8,
        heart: u8,
        events: u8,
        among: u8,
        provenance: Provenance,
    }

    /// Fewer monsters than scenarios are printed for (V32.2).
    struct SmallGroups { below: u8, dice: u8, heart: u8, percent: i16, provenance: Provenance }

    /// A difficulty (V32.1).
    struct DifficultyRow {
        id: Difficulty,
        morale_percent: i16,
        heart: i8,
        heart_without_morale: i8,
        count: i8,
        #[serde(rename = "rank-3")] rank_3: u8,
        tokens: u8,
        provenance: Provenance,
    }

    /// `monsters.toml`.
    struct MonstersFile {
        source: SourceNote,
        monster: Vec<MonsterRow>,
        capability: Vec<CapabilityRow>,
        minion: Vec<MinionRow>,
    }

    /// A monster's board.
    struct MonsterRow {
        id: Monster,
        role: Role,
        #[serde(rename = "type")] of_type: Type,
        health: u8,
        experience: u8,
        movement: u8,
        defence: u8,
        reserve: u8,
        buying_order: Vec<u8>,
        provenance: Provenance,
    }

    /// A capability at both levels.
    struct CapabilityRow {
        id: Capability,
        monster: Monster,
        #[serde(rename = "cost-1")] cost_1: Vec<CostSymbol>,
        #[serde(rename = "effect-1", deserialize_with = "steps")] effect_1: Steps<Step>,
        #[serde(rename = "cost-2")] cost_2: Vec<CostSymbol>,
        #[serde(rename = "effect-2", deserialize_with = "steps")] effect_2: Steps<Step>,
        provenance: Provenance,
    }

    /// A kind of minion.
    struct MinionRow {
        id: Minion,
        monster: Monster,
        movement: u8,
        attacks: u8,
        range: u8,
        damage: u8,
        limit: u8,
        provenance: Provenance,
    }

    /// `traps.toml`.
    struct TrapsFile { source: SourceNote, trap: Vec<TrapRow> }

    /// A kind of trap card.
    struct TrapRow {
        id: Trap,
        copies: u8,
        cost: Vec<CostSymbol>,
        charges: u8,
        #[serde(deserialize_with = "steps")] effect: Steps<TrapStep>,
        provenance: Provenance,
    }

    /// `events.toml`.
    struct EventsFile { source: SourceNote, event: Vec<EventRow> }

    /// An event.
    struct EventRow {
        id: Event,
        copies: u8,
        kind: EventKind,
        #[serde(default)] amount: u8,
        provenance: Provenance,
    }

    /// `spawn.toml`.
    struct SpawnFile { source: SourceNote, card: Vec<SpawnRow> }

    /// A kind of spawn card.
    struct SpawnRow {
        id: SpawnCard,
        copies: u8,
        ranks: Vec<Entry>,
        provenance: Provenance,
    }

    /// `heroes.toml`.
    struct HeroesFile { source: SourceNote, hero: Vec<HeroRow> }

    /// A Hero's card.
    struct HeroRow {
        id: Hero,
        #[serde(rename = "type")] of_type: Type,
        health: u8,
        movement: u8,
        attacks: u8,
        range: u8,
        damage: u8,
        special: HeroSpecial,
        provenance: Provenance,
    }

    /// `summons.toml`.
    struct SummonsFile { source: SourceNote, summon: Vec<SummonRow> }

    /// A summon card.
    struct SummonRow {
        id: Summon,
        monster: Option<Monster>,
        #[serde(rename = "type")] of_type: Type,
        health: u8,
        movement: u8,
        attacks: u8,
        range: u8,
        damage: u8,
        special: SummonSpecial,
        provenance: Provenance,
    }

    /// `maps.toml`.
    struct MapsFile { source: SourceNote, map: Vec<MapRow>, zone: Vec<ZoneRow> }

    /// A map.
    struct MapRow {
        id: MapName,
        chamber: Option<u8>,
        provenance: Provenance,
    }

    /// A zone of a map.
    struct ZoneRow {
        map: MapName,
        number: u8,
        kind: ZoneKind,
        x: u16,
        y: u16,
        paths: Vec<u8>,
        provenance: Provenance,
    }

    /// `scenarios.toml`.
    struct ScenariosFile { source: SourceNote, scenario: Vec<ScenarioRow> }

    /// A scenario; lists of three are for three, four and five monsters.
    struct ScenarioRow {
        id: ScenarioName,
        map: MapName,
        goal: GoalName,
        morale: Option<[u8; 3]>,
        heart: [u8; 3],
        tokens: Vec<u8>,
        events_every: Option<u8>,
        #[serde(default)] count: [u8; 3],
        #[serde(default)] per_turn: u8,
        #[serde(default)] reward: u8,
        #[serde(default)] rounds: u8,
        #[serde(default)] zones: Vec<u8>,
        chamber: Option<u8>,
        rules: Vec<Module>,
        provenance: Provenance,
    }
}
