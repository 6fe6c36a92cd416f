//! The pieces that stand in clearings and are counted there (1.5, G.1.20).

use super::{Faction, Suit};

/// What a piece is, whoever owns it (G.1.7, G.1.12, G.1.30).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Nature {
    /// A wooden figure that fights and rules.
    Warrior,
    /// A square piece that takes a slot and rules.
    Building,
    /// A round piece that takes no slot and does not rule.
    Token,
}

kernel::words! {
    /// A kind of piece of one faction. Pawns are not counted but stand somewhere.
    pub enum Piece {
        /// A warrior of the Marquise.
        MarquiseWarrior = "marquise-warrior",
        /// A sawmill of the Marquise.
        Sawmill = "sawmill",
        /// A workshop of the Marquise.
        Workshop = "workshop",
        /// A recruiter of the Marquise.
        Recruiter = "recruiter",
        /// Wood of the Marquise.
        Wood = "wood",
        /// The keep of the Marquise.
        Keep = "keep",
        /// A warrior of the Eyrie.
        EyrieWarrior = "eyrie-warrior",
        /// A roost of the Eyrie.
        Roost = "roost",
        /// A warrior of the Alliance.
        AllianceWarrior = "alliance-warrior",
        /// The fox base of the Alliance.
        FoxBase = "fox-base",
        /// The rabbit base of the Alliance.
        RabbitBase = "rabbit-base",
        /// The mouse base of the Alliance.
        MouseBase = "mouse-base",
        /// Sympathy for the Alliance.
        Sympathy = "sympathy",
    }
}

impl Piece {
    /// How many kinds there are.
    pub const COUNT: usize = Self::ALL.len();
    /// The buildings of the Marquise.
    pub const MARQUISE_BUILDINGS: [Self; 3] = [Self::Sawmill, Self::Workshop, Self::Recruiter];
    /// The bases of the Alliance.
    pub const BASES: [Self; 3] = [Self::FoxBase, Self::RabbitBase, Self::MouseBase];

    /// Whose it is (1.5.2, 1.5.3).
    #[inline]
    pub const fn owner(self) -> Faction {
        match self {
            Self::MarquiseWarrior | Self::Sawmill | Self::Workshop | Self::Recruiter => {
                Faction::Marquise
            }
            Self::Wood | Self::Keep => Faction::Marquise,
            Self::EyrieWarrior | Self::Roost => Faction::Eyrie,
            Self::AllianceWarrior | Self::FoxBase | Self::RabbitBase | Self::MouseBase => {
                Faction::Alliance
            }
            Self::Sympathy => Faction::Alliance,
        }
    }

    /// What it is.
    #[inline]
    pub const fn nature(self) -> Nature {
        match self {
            Self::MarquiseWarrior | Self::EyrieWarrior | Self::AllianceWarrior => Nature::Warrior,
            Self::Sawmill | Self::Workshop | Self::Recruiter | Self::Roost => Nature::Building,
            Self::FoxBase | Self::RabbitBase | Self::MouseBase => Nature::Building,
            Self::Wood | Self::Keep | Self::Sympathy => Nature::Token,
        }
    }

    /// Whether it is a warrior.
    #[inline]
    pub const fn is_warrior(self) -> bool {
        matches!(self.nature(), Nature::Warrior)
    }

    /// Whether it is a building.
    #[inline]
    pub const fn is_building(self) -> bool {
        matches!(self.nature(), Nature::Building)
    }

    /// Whether it is a token.
    #[inline]
    pub const fn is_token(self) -> bool {
        matches!(self.nature(), Nature::Token)
    }

    /// The base of a suit.
    pub const fn base(suit: Suit) -> Option<Self> {
        match suit {
            Suit::Fox => Some(Self::FoxBase),
            Suit::Rabbit => Some(Self::RabbitBase),
            Suit::Mouse => Some(Self::MouseBase),
            Suit::Bird => None,
        }
    }

    /// The suit printed on a base.
    pub const fn printed_suit(self) -> Option<Suit> {
        match self {
            Self::FoxBase => Some(Suit::Fox),
            Self::RabbitBase => Some(Suit::Rabbit),
            Self::MouseBase => Some(Suit::Mouse),
            Self::MarquiseWarrior
            | Self::Sawmill
            | Self::Workshop
            | Self::Recruiter
            | Self::Wood => None,
            Self::Keep
            | Self::EyrieWarrior
            | Self::Roost
            | Self::AllianceWarrior
            | Self::Sympathy => None,
        }
    }

    /// The kinds a faction owns.
    pub const fn of(faction: Faction) -> &'static [Self] {
        use Piece as P;
        match faction {
            Faction::Marquise => {
                &[P::MarquiseWarrior, P::Sawmill, P::Workshop, P::Recruiter, P::Wood, P::Keep]
            }
            Faction::Eyrie => &[P::EyrieWarrior, P::Roost],
            Faction::Alliance => {
                &[P::AllianceWarrior, P::FoxBase, P::RabbitBase, P::MouseBase, P::Sympathy]
            }
            Faction::Vagabond | Faction::SecondVagabond => &[],
            // Their pieces join with their chapters.
            Faction::LizardCult | Faction::Riverfolk | Faction::Duchy => &[],
            Faction::Corvids | Faction::Hundreds | Faction::Keepers => &[],
        }
    }
}
