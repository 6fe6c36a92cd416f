//! The boards of the factions of the expansions, each in a data file of its own.

use crate::position::WAYSTATIONS;
use crate::terms::{
    Faction, Item, Minister, Mood, RELICS_OF_A_TYPE, Rank, Relic, RelicType, Track,
};
use kernel::data::SourceNote;
use kernel::record::{perhaps, word, words};
use kernel::{Provenance, record};

record! {
    /// `lizard_cult.toml`.
    struct LizardCultFile { source: SourceNote, counts: CultCounts, track: GardenTrack }

    /// Gardens, warriors and conspiracies of the Cult.
    struct CultCounts {
        gardens: u8,
        starting_warriors: u8,
        crusade: u8,
        convert: u8,
        sanctify: u8,
        provenance: Provenance,
    }

    /// A garden track, from no garden on the map to five.
    struct GardenTrack { points: [u8; 6], draw: [u8; 6], provenance: Provenance }

    /// `riverfolk.toml`.
    struct RiverfolkFile {
        source: SourceNote,
        counts: RiverfolkCounts,
        track: TradePostTrack,
        prices: PricesRow,
    }

    /// Trade posts, warriors and funds of the Riverfolk.
    struct RiverfolkCounts {
        trade_posts: u8,
        starting_warriors: u8,
        starting_payments: u8,
        protectionism: u8,
        funds_per_point: u8,
        funds_per_trade_post: u8,
        provenance: Provenance,
    }

    /// A trade post track, from the first placed to the third.
    struct TradePostTrack { points: [u8; 3], provenance: Provenance }

    /// The prices a service can have.
    struct PricesRow { least: u8, most: u8, provenance: Provenance }

    /// `duchy.toml`.
    struct DuchyFile {
        source: SourceNote,
        counts: DuchyCounts,
        track: DuchyTrack,
        rank: Vec<RankRow>,
        minister: Vec<MinisterRow>,
    }

    /// Buildings, tunnels, warriors and actions of the Duchy.
    struct DuchyCounts {
        citadels: u8,
        markets: u8,
        tunnels: u8,
        starting_warriors: u8,
        warriors_around: u8,
        actions: u8,
        dig: u8,
        mud: u8,
        provenance: Provenance,
    }

    /// What citadels recruit and markets draw, from none on the map to three.
    struct DuchyTrack { recruits: [u8; 4], draw: [u8; 4], provenance: Provenance }

    /// A rank of ministers.
    struct RankRow {
        #[serde(deserialize_with = "word")] id: Rank,
        cards: u8,
        crowns: u8,
        points: u8,
        provenance: Provenance,
    }

    /// A minister.
    struct MinisterRow {
        #[serde(deserialize_with = "word")] id: Minister,
        #[serde(deserialize_with = "word")] rank: Rank,
        provenance: Provenance,
    }

    /// `corvids.toml`.
    struct CorvidsFile { source: SourceNote, counts: CorvidCounts }

    /// Plots of each kind and actions of the Corvids.
    struct CorvidCounts { plots: u8, actions: u8, provenance: Provenance }

    /// `hundreds.toml`.
    struct HundredsFile {
        source: SourceNote,
        counts: HundredsCounts,
        hoard: HoardRow,
        oppress: OppressRow,
        moods: MoodNumbers,
        mood: Vec<MoodRow>,
    }

    /// Strongholds, mobs and warriors of the Hundreds.
    struct HundredsCounts {
        strongholds: u8,
        mobs: u8,
        starting_warriors: u8,
        provenance: Provenance,
    }

    /// The Hoard.
    struct HoardRow {
        spaces: u8,
        #[serde(deserialize_with = "words")] command: Vec<Item>,
        #[serde(deserialize_with = "words")] prowess: Vec<Item>,
        values: [u8; 5],
        provenance: Provenance,
    }
}

impl HoardRow {
    /// The kinds of items a track can hold.
    pub fn items(&self, track: Track) -> &[Item] {
        match track {
            Track::Command => &self.command,
            Track::Prowess => &self.prowess,
        }
    }

    /// The track that holds a kind of item.
    pub fn track_of(&self, item: Item) -> Track {
        if self.command.contains(&item) { Track::Command } else { Track::Prowess }
    }
}

record! {
    /// Points of Oppress, for no clearing to six and more.
    struct OppressRow { points: [u8; 7], provenance: Provenance }

    /// The numbers printed on the moods.
    struct MoodNumbers {
        jubilant_rolls: u8,
        lavish_warriors: u8,
        rowdy_draw: u8,
        rowdy_crowd: u8,
        rowdy_crowd_draw: u8,
        provenance: Provenance,
    }

    /// A mood.
    struct MoodRow {
        #[serde(deserialize_with = "word")] id: Mood,
        #[serde(default, deserialize_with = "perhaps")] item: Option<Item>,
        provenance: Provenance,
    }

    /// `keepers.toml`.
    struct KeepersFile {
        source: SourceNote,
        counts: KeepersCounts,
        relics: RelicsRow,
        waystation: [WaystationRow; WAYSTATIONS],
    }
}

impl KeepersFile {
    /// The value on the back of a relic (15.2.1).
    pub fn value(&self, relic: Relic) -> u8 {
        self.relics.values[relic.rank()]
    }

    /// The waystation that shows one type on one side and the other on the other, by its row.
    pub fn waystation_of(&self, up: RelicType, down: RelicType) -> Option<usize> {
        let sides = [(up, down), (down, up)];
        self.waystation.iter().position(|row| sides.contains(&(row.front, row.back)))
    }
}

record! {
    /// Warriors, Retinue and columns of the Keepers.
    struct KeepersCounts {
        starting_warriors: u8,
        recruits: u8,
        retinue: u8,
        column_points: u8,
        crowded: u8,
        provenance: Provenance,
    }

    /// The values of the relics of a type.
    struct RelicsRow { values: [u8; RELICS_OF_A_TYPE], provenance: Provenance }

    /// A waystation.
    struct WaystationRow {
        #[serde(deserialize_with = "word")] front: RelicType,
        #[serde(deserialize_with = "word")] back: RelicType,
        provenance: Provenance,
    }
}

impl WaystationRow {
    /// The type on the other side.
    pub fn under(&self, up: RelicType) -> RelicType {
        if up == self.front { self.back } else { self.front }
    }
}

record! {
    /// `hirelings.toml`.
    struct HirelingsFile {
        source: SourceNote,
        common: HirelingNumbers,
        die: ControlDie,
        cards: HirelingCards,
        band: Vec<HirelingRow>,
    }

    /// Markers on the score track, and how many cards are demoted, from two players on.
    struct HirelingNumbers { markers: [u8; 3], demoted: [u8; 5], provenance: Provenance }

    /// The control die: the golden marks of its faces, and all of their marks.
    struct ControlDie { golden: [u8; 6], all: [u8; 6], provenance: Provenance }

    /// Numbers printed on hireling cards.
    struct HirelingCards {
        dynasty: u8,
        clubs: u8,
        flotilla_hits: u8,
        expedition: u8,
        clearings_for_a_point: u8,
        looked_at: u8,
        provenance: Provenance,
    }

    /// The pieces of a hireling.
    struct HirelingRow {
        #[serde(deserialize_with = "word")] id: Faction,
        #[serde(default)] warriors: u8,
        #[serde(default)] others: u8,
        provenance: Provenance,
    }
}
