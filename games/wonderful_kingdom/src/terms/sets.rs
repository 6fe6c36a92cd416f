//! What a table is set with: modules, duchies, Menace sets, Quests, boards.

kernel::words! {
    /// The module of a game (K2.1).
    pub enum Module {
        /// No module: for tests.
        None = "none",
        Menace = "menace", Advisors = "advisors", Quests = "quests", Conquest = "conquest",
    }

    /// The colour of a player (K1.2).
    pub enum Colour { Blue = "blue", Red = "red" }
}

impl Colour {
    /// The other colour.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Blue => Self::Red,
            Self::Red => Self::Blue,
        }
    }
}

kernel::words! {
    /// A Duchy.
    pub enum Duchy { Valados = "valados", Teressie = "teressie", Senada = "senada" }

    /// A side of the Duchy cards.
    pub enum Side {
        A = "a", B = "b",
        /// Side C (L1.4).
        C = "c",
        /// Side D (L1.5).
        D = "d",
        /// Side E, of the Conquest module (L5.6).
        E = "e",
    }

    /// A set of Menace cards.
    pub enum MenaceSet {
        GiantRats = "giant-rats", FrostGiants = "frost-giants", MarshTrolls = "marsh-trolls",
        Thieves = "thieves",
        /// Sisters of Torment.
        Sisters = "sisters",
        Syphons = "syphons",
        /// Black Dragons.
        Dragons = "dragons",
        Illusionists = "illusionists",
    }
}

impl MenaceSet {
    /// L4.12 No Dragons alone.
    /// L4.19 No Illusionists alone.
    pub fn is_for_solo(self) -> bool {
        match self {
            Self::Dragons => kernel::cite(crate::law::dragons::NO_DRAGONS_ALONE),
            Self::Illusionists => kernel::cite(crate::law::illusionists::NO_ILLUSIONISTS_ALONE),
            Self::GiantRats | Self::FrostGiants | Self::MarshTrolls => return true,
            Self::Thieves | Self::Sisters | Self::Syphons => return true,
        }
        false
    }
}

kernel::words! {
    /// A Quest board.
    pub enum Quest {
        LostHeir = "lost-heir", SunkenCrown = "sunken-crown", PlagueDoctor = "plague-doctor",
        AncestralTreasure = "ancestral-treasure", CaptiveDragon = "captive-dragon",
    }

    /// A Conquest board (L5.2).
    pub enum Board {
        /// The Heart of the Realm.
        A1 = "a1",
        /// The Prison Gulf.
        A2 = "a2",
        /// The Broad Marches.
        B1 = "b1",
        /// The Broken Isles.
        B2 = "b2",
        /// The Usurper's Road.
        C1 = "c1",
        /// The Besieged Coast.
        C2 = "c2",
    }
}
