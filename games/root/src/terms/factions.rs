//! The factions of the Law, in their order of set-up (5.1.7).

use super::Piece;

kernel::words! {
    /// A faction. The second Vagabond (9.7) is a faction of its own.
    pub enum Faction {
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

impl Faction {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The faction's warriors, if it has any.
    #[inline]
    pub const fn warrior(self) -> Option<Piece> {
        match self {
            Self::Marquise => Some(Piece::MarquiseWarrior),
            Self::Eyrie => Some(Piece::EyrieWarrior),
            Self::Alliance => Some(Piece::AllianceWarrior),
            Self::Vagabond | Self::SecondVagabond => None,
            // Their warriors join with their chapters.
            Self::LizardCult | Self::Riverfolk | Self::Duchy => None,
            Self::Corvids | Self::Hundreds | Self::Keepers => None,
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

/// A set of factions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Factions(u16);

impl Factions {
    /// No faction.
    pub const NONE: Self = Self(0);

    /// Whether the faction is in the set.
    pub const fn has(self, faction: Faction) -> bool {
        self.0 >> faction.index() & 1 == 1
    }

    /// This set and one more faction.
    #[must_use]
    pub const fn with(self, faction: Faction) -> Self {
        Self(self.0 | 1 << faction.index())
    }

    /// This set less one faction.
    #[must_use]
    pub const fn without(self, faction: Faction) -> Self {
        Self(self.0 & !(1 << faction.index()))
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The factions in order of set-up.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Faction> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let faction = Faction::ALL[rest.trailing_zeros() as usize];
            rest &= rest - 1;
            Some(faction)
        })
    }
}

impl FromIterator<Faction> for Factions {
    fn from_iter<I: IntoIterator<Item = Faction>>(factions: I) -> Self {
        factions.into_iter().fold(Self::NONE, Self::with)
    }
}
