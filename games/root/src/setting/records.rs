//! The data files as typed records: unknown fields are refused.

use crate::terms::{CardName, Character, Column, Faction, Item, Leader, QuestName, Suit};
use kernel::data::SourceNote;
use kernel::record::{perhaps, word, words};
use kernel::{DataFile, Provenance, record};

/// The embedded data files.
pub(crate) const FILES: &[DataFile] = kernel::files![
    in "../../data":
    "cards.toml", "quests.toml", "items.toml", "characters.toml", "factions.toml", "lizard_cult.toml", "riverfolk.toml",
    "duchy.toml", "corvids.toml", "hundreds.toml", "keepers.toml", "hirelings.toml", "landmarks.toml", "setup_cards.toml", "autumn.toml", "winter.toml", "lake.toml", "mountain.toml",
];

kernel::words! {
    /// Which deck holds a card.
    pub enum InDeck {
        Both, Standard,
        /// The Exiles and Partisans deck.
        Exiles,
    }

    /// What a card is for besides its suit.
    pub enum CardKind {
        Ambush,
        /// A dominance card (2.1.3).
        Dominance,
        /// Crafted for an item (4.1.2).
        Item,
        /// Crafted for an effect at once (4.1.2).
        Immediate,
        /// Crafted for an effect that stays (4.1.3).
        Persistent,
    }

    /// One symbol of a crafting cost (4.1.1): the suit of a clearing.
    pub enum Symbol {
        Fox, Rabbit, Mouse,
        /// Any clearing.
        Any,
    }
}

impl Symbol {
    /// The suit of the clearing it asks for, unless any will do.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Self::Fox => Some(Suit::Fox),
            Self::Rabbit => Some(Suit::Rabbit),
            Self::Mouse => Some(Suit::Mouse),
            Self::Any => None,
        }
    }
}

record! {
    /// `cards.toml`.
    struct CardsFile { source: SourceNote, card: Vec<CardRow> }

    /// A card.
    struct CardRow {
        #[serde(deserialize_with = "word")] id: CardName,
        #[serde(deserialize_with = "word")] deck: InDeck,
        #[serde(deserialize_with = "word")] suit: Suit,
        copies: u8,
        #[serde(deserialize_with = "word")] kind: CardKind,
        #[serde(default, deserialize_with = "words")] cost: Vec<Symbol>,
        #[serde(default, deserialize_with = "perhaps")] item: Option<Item>,
        #[serde(default)] points: u8,
        provenance: Provenance,
    }

    /// `quests.toml`.
    struct QuestsFile { source: SourceNote, quest: Vec<QuestRow> }

    /// A quest.
    struct QuestRow {
        #[serde(deserialize_with = "word")] id: QuestName,
        #[serde(deserialize_with = "word")] suit: Suit,
        #[serde(deserialize_with = "words")] items: Vec<Item>,
        provenance: Provenance,
    }

    /// `items.toml`.
    struct ItemsFile { source: SourceNote, item: Vec<ItemRow> }

    /// A kind of item.
    struct ItemRow {
        #[serde(deserialize_with = "word")] id: Item,
        supply: u8,
        ruins: u8,
        provenance: Provenance,
    }

    /// `characters.toml`.
    struct CharactersFile { source: SourceNote, character: Vec<CharacterRow> }

    /// A character.
    struct CharacterRow {
        #[serde(deserialize_with = "word")] id: Character,
        #[serde(deserialize_with = "words")] items: Vec<Item>,
        provenance: Provenance,
    }

    /// A map.
    struct MapFile { source: SourceNote, map: MapRow, clearing: Vec<ClearingRow>, forest: Vec<ForestRow> }

    /// What a map says of itself.
    struct MapRow {
        id: String,
        #[serde(deserialize_with = "word")] suits: SuitsPrinted,
        ferry: Option<u8>,
        tower: Option<u8>,
        provenance: Provenance,
    }
}

kernel::words! {
    /// Whether the suits of a map are printed or only suggested.
    pub enum SuitsPrinted {
        /// Printed on the map.
        Printed,
        /// Suggested for a fixed layout.
        Suggested,
    }
}

record! {
    /// A clearing.
    struct ClearingRow {
        id: u8,
        #[serde(deserialize_with = "word")] suit: Suit,
        slots: u8,
        ruin: bool,
        opposite: Option<u8>,
        edge: bool,
        paths: Vec<u8>,
        #[serde(default)] closed: Vec<u8>,
        rivers: Vec<u8>,
        #[serde(default)] coastal: bool,
        x: u16,
        y: u16,
        provenance: Provenance,
    }

    /// A forest.
    struct ForestRow {
        id: u8,
        clearings: Vec<u8>,
        forests: Vec<u8>,
        #[serde(default)] coastal: bool,
        x: u16,
        y: u16,
        provenance: Provenance,
    }

    /// `factions.toml`.
    struct FactionsFile {
        source: SourceNote,
        faction: Vec<FactionRow>,
        reach: ReachRow,
        common: CommonRow,
        marquise: MarquiseRow,
        eyrie: EyrieRow,
        leader: Vec<LeaderRow>,
        alliance: AllianceRow,
        vagabond: VagabondRow,
    }

    /// A faction.
    struct FactionRow {
        #[serde(deserialize_with = "word")] id: Faction,
        warriors: u8,
        reach: u8,
        provenance: Provenance,
    }

    /// How much Reach a table should have (5.2).
    struct ReachRow { advised: [u8; 5], adventurous: u8, provenance: Provenance }

    /// Numbers every faction shares.
    struct CommonRow {
        winning_score: u8,
        dominance_score: u8,
        starting_hand: u8,
        hand_limit: u8,
        draw: u8,
        provenance: Provenance,
    }

    /// The board of the Marquise.
    struct MarquiseRow {
        wood: u8,
        buildings: u8,
        actions: u8,
        cost: [u8; 6],
        sawmill_points: [u8; 6],
        workshop_points: [u8; 6],
        recruiter_points: [u8; 6],
        recruiter_draw: [u8; 6],
        provenance: Provenance,
    }

    /// The board of the Eyrie.
    struct EyrieRow {
        roosts: u8, starting_warriors: u8, new_roost_warriors: u8, points: [u8; 8], draw: [u8; 8],
        provenance: Provenance,
    }

    /// A leader of the Eyrie.
    struct LeaderRow {
        #[serde(deserialize_with = "word")] id: Leader,
        #[serde(deserialize_with = "words")] viziers: Vec<Column>,
        provenance: Provenance,
    }

    /// The board of the Alliance.
    struct AllianceRow {
        sympathy: u8, starting_supporters: u8, supporters_without_base: u8, martial_law: u8, cost: [u8; 10],
        points: [u8; 10], provenance: Provenance,
    }

    /// The board of the Vagabond.
    struct VagabondRow {
        aids: [u8; 3],
        relationship_points: [u8; 3],
        allied_aid_points: u8,
        refresh: u8,
        refresh_per_tea: u8,
        item_limit: u8,
        item_limit_per_bag: u8,
        track_places: u8,
        total_removal_damage: u8,
        quests: u8,
        provenance: Provenance,
    }
}
