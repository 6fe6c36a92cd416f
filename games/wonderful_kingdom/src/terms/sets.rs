//! What a table is set with: modules, duchies, Menace sets, Quests, boards.

kernel::words! {
    /// The module of a game (K2.1).
    pub enum Module {
        /// No module: for tests.
        None,
        Menace, Advisors, Quests, Conquest,
    }

    /// The colour of a player (K1.2).
    pub enum Colour { Blue, Red }
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
    pub enum Duchy { Valados, Teressie, Senada }

    /// A side of the Duchy cards.
    pub enum Side {
        A, B,
        /// Side C (L1.4).
        C,
        /// Side D (L1.5).
        D,
        /// Side E, of the Conquest module (L5.6).
        E,
    }

    /// A set of Menace cards.
    pub enum MenaceSet {
        GiantRats, FrostGiants, MarshTrolls,
        Thieves,
        /// Sisters of Torment.
        Sisters,
        Syphons,
        /// Black Dragons.
        Dragons,
        Illusionists,
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
        LostHeir, SunkenCrown, PlagueDoctor,
        AncestralTreasure, CaptiveDragon,
    }

    /// A Conquest board (L5.2).
    pub enum Board {
        /// The Heart of the Realm.
        A1,
        /// The Prison Gulf.
        A2,
        /// The Broad Marches.
        B1,
        /// The Broken Isles.
        B2,
        /// The Usurper's Road.
        C1,
        /// The Besieged Coast.
        C2,
    }
}
