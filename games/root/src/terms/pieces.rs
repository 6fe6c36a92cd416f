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
        MarquiseWarrior, Sawmill, Workshop, Recruiter,
        Wood, Keep,
        EyrieWarrior, Roost,
        AllianceWarrior, FoxBase, RabbitBase, MouseBase,
        Sympathy,
        CultWarrior, FoxGarden, RabbitGarden,
        MouseGarden,
        RiverfolkWarrior, FoxTradePost, RabbitTradePost,
        MouseTradePost,
        DuchyWarrior, Citadel, Market, Tunnel,
        CorvidWarrior,
        /// A plot of the Corvids, of whatever kind: their board knows which.
        Plot,
        /// A warrior of the Hundreds, not the warlord.
        HundredsWarrior,
        /// A warrior, too (14.2.2).
        Warlord,
        Stronghold, Mob,
        KeeperWarrior,
        /// A waystation of the Keepers, whichever side is up: their board knows.
        Waystation,
        /// A relic of the Keepers that lies in a clearing: their board knows which.
        Relic,
        PatrolWarrior, DynastyWarrior, UprisingWarrior,
        Prophet,
        /// A warrior of the Bandits in a clearing; those on paths are counted on their card.
        Bandit,
        ExpeditionWarrior, Foothold, Spy,
        FlameBearer, VaultKeeper, Vault, BandWarrior,
    }
}

impl Piece {
    /// How many kinds there are.
    pub const COUNT: usize = Self::ALL.len();
    /// How many of them are of factions that players play.
    pub const OF_PLAYERS: usize = Self::Relic as usize + 1;
    /// The buildings of the Marquise.
    pub const MARQUISE_BUILDINGS: [Self; 3] = [Self::Sawmill, Self::Workshop, Self::Recruiter];
    /// The bases of the Alliance.
    pub const BASES: [Self; 3] = [Self::FoxBase, Self::RabbitBase, Self::MouseBase];
    /// The gardens of the Lizard Cult.
    pub const GARDENS: [Self; 3] = [Self::FoxGarden, Self::RabbitGarden, Self::MouseGarden];
    /// The trade posts of the Riverfolk.
    pub const TRADE_POSTS: [Self; 3] =
        [Self::FoxTradePost, Self::RabbitTradePost, Self::MouseTradePost];

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
            Self::CultWarrior | Self::FoxGarden | Self::RabbitGarden | Self::MouseGarden => {
                Faction::LizardCult
            }
            Self::RiverfolkWarrior
            | Self::FoxTradePost
            | Self::RabbitTradePost
            | Self::MouseTradePost => Faction::Riverfolk,
            Self::DuchyWarrior | Self::Citadel | Self::Market | Self::Tunnel => Faction::Duchy,
            Self::CorvidWarrior | Self::Plot => Faction::Corvids,
            Self::HundredsWarrior | Self::Warlord | Self::Stronghold | Self::Mob => {
                Faction::Hundreds
            }
            Self::KeeperWarrior | Self::Waystation | Self::Relic => Faction::Keepers,
            Self::PatrolWarrior => Faction::Patrol,
            Self::DynastyWarrior => Faction::Dynasty,
            Self::UprisingWarrior => Faction::Uprising,
            Self::Prophet => Faction::Prophets,
            Self::Bandit => Faction::Bandits,
            Self::ExpeditionWarrior | Self::Foothold => Faction::Expedition,
            Self::Spy => Faction::Spies,
            Self::FlameBearer => Faction::Bearers,
            Self::VaultKeeper | Self::Vault => Faction::Vaults,
            Self::BandWarrior => Faction::Band,
        }
    }

    /// What it is.
    #[inline]
    pub const fn nature(self) -> Nature {
        match self {
            Self::MarquiseWarrior | Self::EyrieWarrior | Self::AllianceWarrior => Nature::Warrior,
            Self::CultWarrior | Self::RiverfolkWarrior | Self::DuchyWarrior => Nature::Warrior,
            Self::CorvidWarrior | Self::HundredsWarrior | Self::KeeperWarrior => Nature::Warrior,
            // 14.2.2
            Self::Warlord => Nature::Warrior,
            Self::Sawmill | Self::Workshop | Self::Recruiter | Self::Roost => Nature::Building,
            Self::FoxBase | Self::RabbitBase | Self::MouseBase => Nature::Building,
            Self::FoxGarden | Self::RabbitGarden | Self::MouseGarden => Nature::Building,
            Self::Citadel | Self::Market | Self::Stronghold | Self::Waystation => Nature::Building,
            Self::Wood | Self::Keep | Self::Sympathy => Nature::Token,
            Self::FoxTradePost | Self::RabbitTradePost | Self::MouseTradePost => Nature::Token,
            Self::Tunnel | Self::Plot | Self::Mob | Self::Relic => Nature::Token,
            Self::PatrolWarrior | Self::DynastyWarrior | Self::UprisingWarrior => Nature::Warrior,
            Self::Prophet | Self::Bandit | Self::ExpeditionWarrior => Nature::Warrior,
            Self::Spy | Self::FlameBearer | Self::VaultKeeper => Nature::Warrior,
            Self::BandWarrior => Nature::Warrior,
            Self::Foothold => Nature::Token,
            Self::Vault => Nature::Building,
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
        of_suit(Self::BASES, suit)
    }

    /// The garden of a suit.
    pub const fn garden(suit: Suit) -> Option<Self> {
        of_suit(Self::GARDENS, suit)
    }

    /// The trade post of a suit.
    pub const fn trade_post(suit: Suit) -> Option<Self> {
        of_suit(Self::TRADE_POSTS, suit)
    }

    /// The suit printed on a base, a garden or a trade post.
    pub const fn printed_suit(self) -> Option<Suit> {
        match self {
            Self::FoxBase | Self::FoxGarden | Self::FoxTradePost => Some(Suit::Fox),
            Self::RabbitBase | Self::RabbitGarden | Self::RabbitTradePost => Some(Suit::Rabbit),
            Self::MouseBase | Self::MouseGarden | Self::MouseTradePost => Some(Suit::Mouse),
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
            Self::CultWarrior | Self::RiverfolkWarrior | Self::DuchyWarrior => None,
            Self::Citadel | Self::Market | Self::Tunnel | Self::CorvidWarrior | Self::Plot => None,
            Self::HundredsWarrior | Self::Warlord | Self::Stronghold | Self::Mob => None,
            Self::KeeperWarrior | Self::Waystation | Self::Relic => None,
            Self::PatrolWarrior | Self::DynastyWarrior | Self::UprisingWarrior => None,
            Self::Prophet | Self::Bandit | Self::ExpeditionWarrior | Self::Foothold => None,
            Self::Spy | Self::FlameBearer | Self::VaultKeeper | Self::Vault => None,
            Self::BandWarrior => None,
        }
    }

    /// The kinds a faction owns, its warriors first.
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
            Faction::LizardCult => &[P::CultWarrior, P::FoxGarden, P::RabbitGarden, P::MouseGarden],
            Faction::Riverfolk => {
                &[P::RiverfolkWarrior, P::FoxTradePost, P::RabbitTradePost, P::MouseTradePost]
            }
            Faction::Duchy => &[P::DuchyWarrior, P::Citadel, P::Market, P::Tunnel],
            Faction::Corvids => &[P::CorvidWarrior, P::Plot],
            Faction::Hundreds => &[P::HundredsWarrior, P::Warlord, P::Stronghold, P::Mob],
            Faction::Keepers => &[P::KeeperWarrior, P::Waystation, P::Relic],
            Faction::Patrol => &[P::PatrolWarrior],
            Faction::Dynasty => &[P::DynastyWarrior],
            Faction::Uprising => &[P::UprisingWarrior],
            Faction::Prophets => &[P::Prophet],
            Faction::Bandits => &[P::Bandit],
            Faction::Expedition => &[P::ExpeditionWarrior, P::Foothold],
            Faction::Spies => &[P::Spy],
            Faction::Bearers => &[P::FlameBearer],
            Faction::Vaults => &[P::VaultKeeper, P::Vault],
            Faction::Band => &[P::BandWarrior],
            Faction::Exile | Faction::Flotilla | Faction::Protector => &[],
        }
    }
}

/// The one of three pieces that has a suit printed on it.
const fn of_suit(pieces: [Piece; 3], suit: Suit) -> Option<Piece> {
    match suit {
        Suit::Fox | Suit::Rabbit | Suit::Mouse => Some(pieces[suit.index()]),
        Suit::Bird => None,
    }
}
