//! What faction boards name: leaders, decree columns, characters, relationships.

kernel::words! {
    /// A leader of the Eyrie (7.8).
    pub enum Leader {
        /// The Builder.
        Builder = "builder",
        /// The Charismatic.
        Charismatic = "charismatic",
        /// The Commander.
        Commander = "commander",
        /// The Despot.
        Despot = "despot",
    }
}

kernel::words! {
    /// A column of the Decree, from left to right (7.5.2).
    pub enum Column {
        /// Recruit.
        Recruit = "recruit",
        /// Move.
        Move = "move",
        /// Battle.
        Battle = "battle",
        /// Build.
        Build = "build",
    }
}

kernel::words! {
    /// A character of the Vagabond (D).
    pub enum Character {
        /// The Thief.
        Thief = "thief",
        /// The Tinker.
        Tinker = "tinker",
        /// The Ranger.
        Ranger = "ranger",
        /// The Vagrant.
        Vagrant = "vagrant",
        /// The Arbiter.
        Arbiter = "arbiter",
        /// The Scoundrel.
        Scoundrel = "scoundrel",
        /// The Adventurer.
        Adventurer = "adventurer",
        /// The Ronin.
        Ronin = "ronin",
        /// The Harrier.
        Harrier = "harrier",
    }
}

kernel::words! {
    /// How a faction stands with a Vagabond (9.2.9).
    pub enum Relationship {
        /// It attacks on sight.
        Hostile = "hostile",
        /// It does not care.
        Indifferent = "indifferent",
        /// It knows him.
        Amiable = "amiable",
        /// It likes him.
        Friendly = "friendly",
        /// It trusts him.
        Allied = "allied",
    }
}

kernel::words! {
    /// A service of the Riverfolk (11.2.7).
    pub enum Service {
        /// A card of their hand.
        HandCard = "hand-card",
        /// Riverboats.
        Riverboats = "riverboats",
        /// Mercenaries.
        Mercenaries = "mercenaries",
    }
}

kernel::words! {
    /// A rank of ministers of the Duchy, the lowest first (12.5.3).
    pub enum Rank {
        /// Squires.
        Squire = "squire",
        /// Nobles.
        Noble = "noble",
        /// Lords.
        Lord = "lord",
    }
}

kernel::words! {
    /// A minister of the Duchy (12.5.2).
    pub enum Minister {
        /// The Foremole.
        Foremole = "foremole",
        /// The Captain.
        Captain = "captain",
        /// The Marshal.
        Marshal = "marshal",
        /// The Brigadier.
        Brigadier = "brigadier",
        /// The Banker.
        Banker = "banker",
        /// The Mayor.
        Mayor = "mayor",
        /// The Duchess of Mud.
        DuchessOfMud = "duchess-of-mud",
        /// The Baron of Dirt.
        BaronOfDirt = "baron-of-dirt",
        /// The Earl of Stone.
        EarlOfStone = "earl-of-stone",
    }
}

kernel::words! {
    /// A kind of plot of the Corvids (13.7).
    pub enum Plot {
        /// A bomb.
        Bomb = "bomb",
        /// A snare.
        Snare = "snare",
        /// An extortion.
        Extortion = "extortion",
        /// A raid.
        Raid = "raid",
    }
}

kernel::words! {
    /// A track of the Hoard of the Hundreds (14.2.4).
    pub enum Track {
        /// Command.
        Command = "command",
        /// Prowess.
        Prowess = "prowess",
    }
}

kernel::words! {
    /// A mood of the Lord of the Hundreds (14.7).
    pub enum Mood {
        /// Bitter.
        Bitter = "bitter",
        /// Grandiose.
        Grandiose = "grandiose",
        /// Jubilant.
        Jubilant = "jubilant",
        /// Lavish.
        Lavish = "lavish",
        /// Relentless.
        Relentless = "relentless",
        /// Rowdy.
        Rowdy = "rowdy",
        /// Stubborn.
        Stubborn = "stubborn",
        /// Wrathful.
        Wrathful = "wrathful",
    }
}

kernel::words! {
    /// A type of relic of the Keepers (15.2.1).
    pub enum RelicType {
        /// A figure.
        Figure = "figure",
        /// A tablet.
        Tablet = "tablet",
        /// Jewelry.
        Jewelry = "jewelry",
    }
}

kernel::words! {
    /// A column of the Retinue of the Keepers, from left to right (15.5.2).
    pub enum Retinue {
        /// Move.
        Move = "move",
        /// Battle, then delve.
        BattleThenDelve = "battle-then-delve",
        /// Move or recover.
        MoveOrRecover = "move-or-recover",
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
