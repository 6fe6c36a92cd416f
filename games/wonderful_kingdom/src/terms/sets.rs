//! What a table is set with: modules, duchies, Menace sets, Quests, boards.

use super::CardName;

kernel::words! {
    /// The module of a game (K2.1).
    pub enum Module {
        /// No module: for tests.
        None = "none",
        /// The Menace module.
        Menace = "menace",
        /// The Advisors module.
        Advisors = "advisors",
        /// The Quests module.
        Quests = "quests",
        /// The Conquest module.
        Conquest = "conquest",
    }
}

kernel::words! {
    /// The colour of a player (K1.2).
    pub enum Colour {
        /// Blue.
        Blue = "blue",
        /// Red.
        Red = "red",
    }
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
    pub enum Duchy {
        /// Valados.
        Valados = "valados",
        /// Téressie.
        Teressie = "teressie",
        /// Senada.
        Senada = "senada",
    }
}

kernel::words! {
    /// A side of the Duchy cards.
    pub enum Side {
        /// Side A.
        A = "a",
        /// Side B.
        B = "b",
        /// Side C (L1.4).
        C = "c",
        /// Side D (L1.5).
        D = "d",
        /// Side E, of the Conquest module (L5.6).
        E = "e",
    }
}

kernel::words! {
    /// A set of Menace cards.
    pub enum MenaceSet {
        /// Giant Rats.
        GiantRats = "giant-rats",
        /// Frost Giants.
        FrostGiants = "frost-giants",
        /// Marsh Trolls.
        MarshTrolls = "marsh-trolls",
        /// Thieves.
        Thieves = "thieves",
        /// Sisters of Torment.
        Sisters = "sisters",
        /// Syphon.
        Syphons = "syphons",
        /// Black Dragons.
        Dragons = "dragons",
        /// Illusionists.
        Illusionists = "illusionists",
    }
}

impl MenaceSet {
    /// Whether the set came with the Legends.
    pub const fn is_of_legends(self) -> bool {
        match self {
            Self::GiantRats | Self::FrostGiants | Self::MarshTrolls | Self::Thieves => false,
            Self::Sisters | Self::Syphons | Self::Dragons | Self::Illusionists => true,
        }
    }

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
        /// The Lost Heir.
        LostHeir = "lost-heir",
        /// The Sunken Crown.
        SunkenCrown = "sunken-crown",
        /// The Plague Doctor.
        PlagueDoctor = "plague-doctor",
        /// The Ancestral Treasure.
        AncestralTreasure = "ancestral-treasure",
        /// The Captive Dragon.
        CaptiveDragon = "captive-dragon",
    }
}

impl Quest {
    /// L2.1 Two more boards.
    pub fn is_of_legends(self) -> bool {
        match self {
            Self::LostHeir | Self::SunkenCrown | Self::PlagueDoctor => false,
            Self::AncestralTreasure | Self::CaptiveDragon => {
                kernel::cite(crate::law::more_quests::TWO_MORE_BOARDS);
                true
            }
        }
    }
}

kernel::words! {
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

kernel::words! {
    /// An Advisor, by what it can do.
    pub enum Advisor {
        /// Court Alchemist.
        CourtAlchemist = "court-alchemist",
        /// Drillmaster.
        Drillmaster = "drillmaster",
        /// Tax Collector.
        TaxCollector = "tax-collector",
        /// Cartographer.
        Cartographer = "cartographer",
        /// Master Builder.
        MasterBuilder = "master-builder",
        /// Royal Archivist.
        RoyalArchivist = "royal-archivist",
        /// Chamberlain.
        Chamberlain = "chamberlain",
        /// Spymaster.
        Spymaster = "spymaster",
        /// Master Of Traps.
        MasterOfTraps = "master-of-traps",
        /// Saboteur.
        Saboteur = "saboteur",
        /// Seer.
        Seer = "seer",
        /// Exorcist.
        Exorcist = "exorcist",
        /// Warden.
        Warden = "warden",
        /// Quartermaster.
        Quartermaster = "quartermaster",
        /// Usurper.
        Usurper = "usurper",
        /// Informed Negotiator.
        InformedNegotiator = "informed-negotiator",
        /// Captivating Conjurer.
        CaptivatingConjurer = "captivating-conjurer",
        /// Grand Financier.
        GrandFinancier = "grand-financier",
    }
}

impl Advisor {
    /// Its card.
    pub const fn card(self) -> CardName {
        match self {
            Self::CourtAlchemist => CardName::CourtAlchemist,
            Self::Drillmaster => CardName::Drillmaster,
            Self::TaxCollector => CardName::TaxCollector,
            Self::Cartographer => CardName::Cartographer,
            Self::MasterBuilder => CardName::MasterBuilder,
            Self::RoyalArchivist => CardName::RoyalArchivist,
            Self::Chamberlain => CardName::Chamberlain,
            Self::Spymaster => CardName::Spymaster,
            Self::MasterOfTraps => CardName::MasterOfTraps,
            Self::Saboteur => CardName::Saboteur,
            Self::Seer => CardName::Seer,
            Self::Exorcist => CardName::Exorcist,
            Self::Warden => CardName::Warden,
            Self::Quartermaster => CardName::Quartermaster,
            Self::Usurper => CardName::Usurper,
            Self::InformedNegotiator => CardName::InformedNegotiator,
            Self::CaptivatingConjurer => CardName::CaptivatingConjurer,
            Self::GrandFinancier => CardName::GrandFinancier,
        }
    }
}
