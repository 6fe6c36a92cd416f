//! The factions of the Law, in their order of set-up (5.1.7), and the hirelings after them (E).

use super::Piece;

kernel::words! {
    /// Whose a piece is: a faction, or a hireling. The second Vagabond (9.7) is a faction of its own.
    pub enum Faction in u32 {
        /// The Marquise de Cat.
        Marquise,
        /// The Eyrie Dynasties.
        Eyrie,
        /// The Woodland Alliance.
        Alliance,
        /// The Vagabond.
        Vagabond,
        /// The second Vagabond.
        SecondVagabond,
        /// The Lizard Cult.
        LizardCult,
        /// The Riverfolk Company.
        Riverfolk,
        /// The Underground Duchy.
        Duchy,
        /// The Corvid Conspiracy.
        Corvids,
        /// The Lord of the Hundreds.
        Hundreds,
        /// The Keepers in Iron.
        Keepers,
        /// The Forest Patrol.
        Patrol,
        /// The Last Dynasty.
        Dynasty,
        /// The Spring Uprising.
        Uprising,
        /// The Exile.
        Exile,
        /// The Riverfolk Flotilla.
        Flotilla,
        /// The Warm Sun Prophets.
        Prophets,
        /// The Highway Bandits, or the Bandit Gangs.
        Bandits,
        /// The Sunward Expedition.
        Expedition,
        /// The Corvid Spies.
        Spies,
        /// The Protector.
        Protector,
        /// The Flame Bearers.
        Bearers,
        /// The Vault Keepers.
        Vaults,
        /// The Popular Band, or the Street Band.
        Band,
    }
}

/// Any hireling, as a pattern.
#[macro_export]
macro_rules! hireling {
    () => {
        $crate::terms::Faction::Patrol
            | $crate::terms::Faction::Dynasty
            | $crate::terms::Faction::Uprising
            | $crate::terms::Faction::Exile
            | $crate::terms::Faction::Flotilla
            | $crate::terms::Faction::Prophets
            | $crate::terms::Faction::Bandits
            | $crate::terms::Faction::Expedition
            | $crate::terms::Faction::Spies
            | $crate::terms::Faction::Protector
            | $crate::terms::Faction::Bearers
            | $crate::terms::Faction::Vaults
            | $crate::terms::Faction::Band
    };
}
pub(crate) use hireling;

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
    /// How many there are, hirelings among them.
    pub const COUNT: usize = Self::ALL.len();
    /// How many of them players play.
    pub const PLAYED: usize = Self::Keepers as usize + 1;
    /// The factions that players play.
    pub const OF_PLAYERS: [Self; Self::PLAYED] = {
        let mut factions = [Self::Marquise; Self::PLAYED];
        let mut index = 0;
        while index < Self::PLAYED {
            factions[index] = Self::ALL[index];
            index += 1;
        }
        factions
    };
    /// The hirelings, in the order of their cards.
    pub const HIRELINGS: [Self; Self::COUNT - Self::PLAYED] = {
        let mut hirelings = [Self::Patrol; Self::COUNT - Self::PLAYED];
        let mut index = Self::PLAYED;
        while index < Self::COUNT {
            hirelings[index - Self::PLAYED] = Self::ALL[index];
            index += 1;
        }
        hirelings
    };

    /// Which of the hirelings it is, if it is one.
    #[inline]
    pub const fn hireling(self) -> Option<usize> {
        self.index().checked_sub(Self::PLAYED)
    }

    /// Whether it is a hireling (E).
    #[inline]
    pub const fn is_hireling(self) -> bool {
        self.index() >= Self::PLAYED
    }

    /// The faction that does not play while this hireling is in the game (A.6.5).
    pub const fn associated(self) -> Option<Self> {
        match self {
            Self::Patrol => Some(Self::Marquise),
            Self::Dynasty => Some(Self::Eyrie),
            Self::Uprising => Some(Self::Alliance),
            Self::Exile => Some(Self::Vagabond),
            Self::Flotilla => Some(Self::Riverfolk),
            Self::Prophets => Some(Self::LizardCult),
            Self::Expedition => Some(Self::Duchy),
            Self::Spies => Some(Self::Corvids),
            Self::Bearers => Some(Self::Hundreds),
            Self::Vaults => Some(Self::Keepers),
            Self::Bandits | Self::Protector | Self::Band => None,
            Self::Marquise | Self::Eyrie | Self::Alliance | Self::Vagabond => None,
            Self::SecondVagabond | Self::LizardCult | Self::Riverfolk | Self::Duchy => None,
            Self::Corvids | Self::Hundreds | Self::Keepers => None,
        }
    }

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
            Self::Patrol => Some(Piece::PatrolWarrior),
            Self::Dynasty => Some(Piece::DynastyWarrior),
            Self::Uprising => Some(Piece::UprisingWarrior),
            Self::Prophets => Some(Piece::Prophet),
            Self::Bandits => Some(Piece::Bandit),
            Self::Expedition => Some(Piece::ExpeditionWarrior),
            Self::Spies => Some(Piece::Spy),
            Self::Bearers => Some(Piece::FlameBearer),
            Self::Vaults => Some(Piece::VaultKeeper),
            Self::Band => Some(Piece::BandWarrior),
            Self::Exile | Self::Flotilla | Self::Protector => None,
        }
    }

    /// Whether its set-up starts in a corner of the map (5), where four have room.
    pub const fn starts_in_corner(self) -> bool {
        match self {
            Self::Marquise | Self::Eyrie | Self::LizardCult | Self::Duchy => true,
            Self::Hundreds | Self::Keepers => true,
            Self::Alliance | Self::Vagabond | Self::SecondVagabond => false,
            Self::Riverfolk | Self::Corvids => false,
            hireling!() => false,
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
            hireling!() => None,
        }
    }

    /// Whether this is a Vagabond.
    #[inline]
    pub const fn is_vagabond(self) -> bool {
        self.vagabond().is_some()
    }
}
