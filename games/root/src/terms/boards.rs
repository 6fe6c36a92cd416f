//! What faction boards name: leaders, decree columns, characters, relationships.

kernel::words! {
    /// A leader of the Eyrie (7.8).
    pub enum Leader {
        Builder, Charismatic, Commander, Despot,
    }

    /// A column of the Decree, from left to right (7.5.2).
    pub enum Column {
        Recruit, Move, Battle, Build,
    }

    /// A character of the Vagabond (D).
    pub enum Character {
        Thief, Tinker, Ranger, Vagrant, Arbiter,
        Scoundrel, Adventurer, Ronin, Harrier,
    }

    /// How a faction stands with a Vagabond (9.2.9).
    pub enum Relationship {
        Hostile, Indifferent, Amiable, Friendly, Allied,
    }

    /// A service of the Riverfolk (11.2.7).
    pub enum Service {
        /// A card of their hand.
        HandCard,
        Riverboats, Mercenaries,
    }

    /// A rank of ministers of the Duchy, the lowest first (12.5.3).
    pub enum Rank {
        Squire, Noble, Lord,
    }

    /// A minister of the Duchy (12.5.2).
    pub enum Minister {
        Foremole, Captain, Marshal, Brigadier,
        Banker, Mayor, DuchessOfMud, BaronOfDirt,
        EarlOfStone,
    }

    /// A kind of plot of the Corvids (13.7).
    pub enum Plot {
        Bomb, Snare, Extortion, Raid,
    }

    /// A track of the Hoard of the Hundreds (14.2.4).
    pub enum Track {
        Command, Prowess,
    }

    /// A mood of the Lord of the Hundreds (14.7).
    pub enum Mood {
        Bitter, Grandiose, Jubilant, Lavish,
        Relentless, Rowdy, Stubborn, Wrathful,
    }

    /// A type of relic of the Keepers (15.2.1).
    pub enum RelicType {
        Figure, Tablet, Jewelry,
    }

    /// A column of the Retinue of the Keepers, from left to right (15.5.2).
    pub enum Retinue {
        Move, BattleThenDelve, MoveOrRecover,
    }
}

/// How many relics there are of each type (15.2.1).
pub const RELICS_OF_A_TYPE: usize = 4;

/// A relic (15.2.1): four of each type, in the order of the values in the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Relic(pub u8);

impl Relic {
    /// How many there are.
    pub const COUNT: usize = RELICS_OF_A_TYPE * RelicType::ALL.len();

    /// Every relic.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(|index| Self(u8::try_from(index).expect("relics are few")))
    }

    /// The relic as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its type, which everybody sees.
    pub const fn kind(self) -> RelicType {
        RelicType::ALL[self.index() / RELICS_OF_A_TYPE]
    }

    /// Its place among the values of its type.
    pub const fn rank(self) -> usize {
        self.index() % RELICS_OF_A_TYPE
    }
}
