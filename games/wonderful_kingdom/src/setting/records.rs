//! The data files as typed records: unknown fields are refused.

use crate::terms::{
    Board, Bonus, CardName, Colour, Duchy, Ground, MenaceSet, Module, Quest, Resource, Side,
    Territory, Type,
};
use kernel::data::SourceNote;
use kernel::{DataFile, FormerFile, Provenance, record};

/// The embedded data files.
pub(crate) const FILES: &[DataFile] = kernel::files![in "../../data":
    "numbers.toml",
    "developments.toml",
    "treasures.toml",
    "calamities.toml",
    "menaces.toml",
    "advisors.toml",
    "quests.toml",
    "duchies.toml",
    "a1.toml",
    "a2.toml",
    "b1.toml",
    "b2.toml",
    "c1.toml",
    "c2.toml",
];

/// The files as they were, with the last edition they belonged to.
pub(crate) const FORMER_FILES: &[FormerFile] = &[
    until(1, "menaces.toml", include_str!("../../data/former/menaces.1.toml")),
    until(1, "numbers.toml", include_str!("../../data/former/numbers.1.toml")),
    until(1, "c1.toml", include_str!("../../data/former/c1.1.toml")),
    until(1, "c2.toml", include_str!("../../data/former/c2.1.toml")),
    until(2, "menaces.toml", include_str!("../../data/former/menaces.2.toml")),
    until(2, "c1.toml", include_str!("../../data/former/c1.2.toml")),
    until(2, "c2.toml", include_str!("../../data/former/c2.2.toml")),
];

const fn until(until: u32, name: &'static str, text: &'static str) -> FormerFile {
    FormerFile { until, file: DataFile { name, text } }
}

kernel::read!(
    Board, Bonus, CardName, Colour, Duchy, ForSeats, Ground, MenaceSet, Module, Quest, Resource,
    Side, Territory, Type
);

record! {
    /// This many of each piece, and of what else is gained.
    #[derive(Default, Copy)]
    #[serde(default)]
    struct Amounts { materials: u8, population: u8, gold: u8, exploration: u8, krystallium: u8, soldier: u8, any: u8 }

    /// What a step of a Quest gives.
    #[derive(Default, Copy, PartialEq, Eq)]
    #[serde(default)]
    struct Reward {
        materials: u8, population: u8, gold: u8, exploration: u8, krystallium: u8, soldier: u8, spy: u8, trap: u8,
        points: u8, calamity: u8,
    }

    /// Points per card of a type.
    #[derive(Copy)]
    struct PointsPer { points: u8, r#type: Type }

    /// A resource per card of a type.
    #[derive(Copy)]
    struct ProducesPer {
        resource: Resource,
        r#type: Type,
    }

    /// This many cards of a type.
    #[derive(Copy)]
    struct Have { count: u8, r#type: Type }

    /// `developments.toml`.
    struct DevelopmentsFile { source: SourceNote, development: Vec<DevelopmentRow> }

    /// A Development.
    struct DevelopmentRow {
        id: CardName,
        r#type: Type,
        copies: u8,
        cost: Amounts,
        #[serde(default)] production: Amounts,
        produces_per: Option<ProducesPer>,
        #[serde(default)] points: u8,
        points_per: Option<PointsPer>,
        #[serde(default)] bonus: Amounts,
        recycle: Resource,
        #[serde(default)] legends: bool,
        provenance: Provenance,
    }

    /// `treasures.toml`.
    struct TreasuresFile { source: SourceNote, treasure: Vec<TreasureRow> }

    /// A Treasure.
    struct TreasureRow {
        id: CardName,
        cubes: Amounts,
        provenance: Provenance,
    }

    /// `calamities.toml`.
    struct CalamitiesFile { source: SourceNote, calamity: Vec<CalamityRow> }

    /// A Calamity.
    struct CalamityRow { id: CardName, provenance: Provenance }

    /// `menaces.toml`.
    struct MenacesFile { source: SourceNote, menace: Vec<MenaceRow> }

    /// A Menace.
    struct MenaceRow {
        id: CardName,
        set: MenaceSet,
        copies: u8,
        combat: u8,
        penalty: u8,
        #[serde(default)] krystallium: u8,
        resource: Option<Resource>,
        provenance: Provenance,
    }
}

kernel::words! {
    /// For how many players an Advisor is.
    pub enum ForSeats { Both, Two, Solo }
}

record! {
    /// `advisors.toml`.
    struct AdvisorsFile { source: SourceNote, advisor: Vec<AdvisorRow> }

    /// An Advisor.
    struct AdvisorRow {
        id: CardName,
        r#for: ForSeats,
        pay: Amounts,
        recycle: Resource,
        limit: Option<u8>,
        #[serde(default)] legends: bool,
        provenance: Provenance,
    }

    /// `quests.toml`.
    struct QuestsFile { source: SourceNote, step: Vec<StepRow> }

    /// A step of a Quest.
    struct StepRow {
        quest: Quest,
        step: u8,
        pay: Amounts,
        have: Option<Have>,
        #[serde(default)] reward: Reward,
        #[serde(default)] first: Reward,
        points: u8,
        provenance: Provenance,
    }

    /// `duchies.toml`.
    struct DuchiesFile { source: SourceNote, duchy: Vec<DuchyRow> }

    /// A side of a Duchy card.
    struct DuchyRow {
        id: Duchy,
        side: Side,
        #[serde(default)] production: Amounts,
        points_per: Option<PointsPer>,
        #[serde(default)] krystallium: u8,
        provenance: Provenance,
    }

    /// A Conquest board.
    struct BoardFile { source: SourceNote, board: BoardRow, territory: Vec<TerritoryRow> }

    /// What a board says of itself.
    struct BoardRow {
        id: Board,
        players: u8,
        castle: Amounts,
        provenance: Provenance,
    }

    /// A territory.
    struct TerritoryRow {
        id: Territory,
        kind: Ground,
        at: [u16; 2],
        #[serde(default)] points: [u8; 2],
        locations: Vec<LocationRow>,
        adjacent: Vec<Territory>,
        provenance: Provenance,
    }

    /// A bonus location.
    #[derive(Copy)]
    struct LocationRow {
        bonus: Bonus,
        army: Option<Colour>,
    }

    /// `numbers.toml`.
    struct Numbers {
        source: SourceNote,
        common: CommonRow,
        solo: SoloRow,
        menace: MenaceNumbers,
        advisor: AdvisorNumbers,
        conquest: ConquestRow,
        #[serde(default)] medals: Vec<MedalRow>,
    }

    /// Numbers of every game.
    struct CommonRow {
        rounds: u8,
        hand: u8,
        offered: u8,
        traps: u8,
        alchemy: u8,
        calamity: u8,
        provenance: Provenance,
    }

    /// Numbers of the solo game (K9).
    struct SoloRow {
        stack: u8,
        calamities: u8,
        in_area: u8,
        selections: u8,
        spies: u8,
        supremacy: u8,
        set_aside: u8,
        medals: [i32; 3],
        provenance: Provenance,
    }

    /// Numbers of the Menace sets.
    struct MenaceNumbers { sisters: u8, egg: u8, eggs: u8, tokens: u8, provenance: Provenance }

    /// Numbers of the Advisors.
    struct AdvisorNumbers {
        used: u8,
        archivist: u8,
        collector: u8,
        cartographer: u8,
        builder: u8,
        seer: u8,
        provenance: Provenance,
    }

    /// Numbers of the Conquest module.
    struct ConquestRow { armies: u8, starting: u8, castle: u8, medals: [i32; 3], provenance: Provenance }

    /// What bronze, silver and gold take in a solo mode that has medals of its own.
    struct MedalRow {
        module: Module,
        menace: Option<MenaceSet>,
        quest: Option<Quest>,
        least: [i32; 3],
        provenance: Provenance,
    }
}

impl Amounts {
    /// Cubes of each resource, in the order of production.
    pub const fn cubes(&self) -> [u8; 4] {
        [self.materials, self.population, self.gold, self.exploration]
    }
}

impl Reward {
    /// Cubes of each resource, in the order of production.
    pub const fn cubes(&self) -> [u8; 4] {
        [self.materials, self.population, self.gold, self.exploration]
    }
}
