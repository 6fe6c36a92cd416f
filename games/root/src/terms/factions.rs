//! The factions of the Law, in their order of set-up (5.1.7).

use super::Piece;

kernel::words! {
    /// A faction. The second Vagabond (9.7) is a faction of its own.
    pub enum Faction in u16 {
        /// The Marquise de Cat.
        Marquise = "marquise",
        /// The Eyrie Dynasties.
        Eyrie = "eyrie",
        /// The Woodland Alliance.
        Alliance = "alliance",
        /// The Vagabond.
        Vagabond = "vagabond",
        /// The second Vagabond.
        SecondVagabond = "second-vagabond",
        /// The Lizard Cult.
        LizardCult = "lizard-cult",
        /// The Riverfolk Company.
        Riverfolk = "riverfolk",
        /// The Underground Duchy.
        Duchy = "duchy",
        /// The Corvid Conspiracy.
        Corvids = "corvids",
        /// The Lord of the Hundreds.
        Hundreds = "hundreds",
        /// The Keepers in Iron.
        Keepers = "keepers",
    }
}

/// The warriors of each faction: asked so often that it is looked up.
static WARRIORS: [Option<Piece>; Faction::COUNT] = {
    let mut warriors = [None; Faction::COUNT];
    let mut index = 0;
    while index < Faction::COUNT {
        warriors[index] = Faction::ALL[index].own_warrior();
        index += 1;
    }
    warriors
};

impl Faction {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The faction at an index of the order of set-up.
    #[inline]
    #[track_caller]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index]
    }

    /// The faction's warriors, if it has any; the warlord of the Hundreds is one beside them (14.2.2).
    #[inline]
    pub const fn warrior(self) -> Option<Piece> {
        WARRIORS[self.index()]
    }

    const fn own_warrior(self) -> Option<Piece> {
        match self {
            Self::Marquise => Some(Piece::MarquiseWarrior),
            Self::Eyrie => Some(Piece::EyrieWarrior),
            Self::Alliance => Some(Piece::AllianceWarrior),
            Self::Vagabond | Self::SecondVagabond => None,
            Self::LizardCult => Some(Piece::CultWarrior),
            Self::Riverfolk => Some(Piece::RiverfolkWarrior),
            Self::Duchy => Some(Piece::DuchyWarrior),
            Self::Corvids => Some(Piece::CorvidWarrior),
            Self::Hundreds => Some(Piece::HundredsWarrior),
            Self::Keepers => Some(Piece::KeeperWarrior),
        }
    }

    /// Whether its set-up starts in a corner of the map (5), where four have room.
    pub const fn starts_in_corner(self) -> bool {
        match self {
            Self::Marquise | Self::Eyrie | Self::LizardCult | Self::Duchy => true,
            Self::Hundreds | Self::Keepers => true,
            Self::Alliance | Self::Vagabond | Self::SecondVagabond => false,
            Self::Riverfolk | Self::Corvids => false,
        }
    }

    /// Which of the two Vagabonds this is, if it is one.
    #[inline]
    pub const fn vagabond(self) -> Option<usize> {
        match self {
            Self::Vagabond => Some(0),
            Self::SecondVagabond => Some(1),
            Self::Marquise | Self::Eyrie | Self::Alliance | Self::LizardCult | Self::Riverfolk => {
                None
            }
            Self::Duchy | Self::Corvids | Self::Hundreds | Self::Keepers => None,
        }
    }

    /// Whether this is a Vagabond.
    #[inline]
    pub const fn is_vagabond(self) -> bool {
        self.vagabond().is_some()
    }
}
