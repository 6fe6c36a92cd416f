//! Cards: their names, and sets of them.

use kernel::notation::NotAChoice;
use kernel::{Listed, Set};
use std::fmt;
use std::str::FromStr;

/// The most cards a game is played with.
pub const CARDS: usize = 112;

kernel::numbered! {
    /// One card, by its number among the cards of the game.
    pub struct Card: CARDS in u128;
}

/// A set of cards.
pub type Cards = Set<Card>;

/// A card in the open, where copies of one name may lie side by side: `hamlet`, `hamlet.2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site {
    /// Its name.
    pub name: CardName,
    /// Which copy it is, from 0.
    pub copy: u8,
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.copy {
            0 => write!(f, "{}", self.name),
            copy => write!(f, "{}.{}", self.name, copy + 1),
        }
    }
}

impl FromStr for Site {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let Some((name, copy)) = text.split_once('.') else {
            return Ok(Self { name: text.parse()?, copy: 0 });
        };
        let number: u8 = copy.parse().map_err(|_| NotAChoice::new(text))?;
        let copy = number.checked_sub(1).filter(|&copy| copy > 0);
        Ok(Self { name: name.parse()?, copy: copy.ok_or_else(|| NotAChoice::new(text))? })
    }
}

/// The most copies of one name that choices can tell apart.
const COPIES: usize = 16;

/// Name by name, and copy by copy.
impl Listed for Site {
    const COUNT: usize = CardName::COUNT * COPIES;

    #[inline]
    fn rank(self) -> usize {
        self.name.index() * COPIES + usize::from(self.copy)
    }

    fn ranked(rank: usize) -> Self {
        Self { name: CardName::ALL[rank / COPIES], copy: u8::ranked(rank % COPIES) }
    }
}

/// Where a piece is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// A card under construction, a hired Advisor or a Menace: `hamlet`.
    Site(Site),
    /// The Alchemy area: `alchemy`.
    Alchemy,
    /// The current step of the Quest: `quest`.
    Quest,
}

kernel::listed! { Target { Site(site: Site), Alchemy, Quest } {} }

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Site(site) => write!(f, "{site}"),
            Self::Alchemy => f.write_str("alchemy"),
            Self::Quest => f.write_str("quest"),
        }
    }
}

impl FromStr for Target {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        match text {
            "alchemy" => Ok(Self::Alchemy),
            "quest" => Ok(Self::Quest),
            site => site.parse().map(Self::Site),
        }
    }
}

/// The names of cards; those that are Advisors stand last.
macro_rules! names {
    ($($name:ident = $word:literal,)+; advisors: $($advisor:ident = $means:literal,)+) => {
        kernel::words! {
            /// The name of a card.
            pub enum CardName { $($name = $word,)+ $($advisor = $means),+ }
        }

        kernel::words! {
            /// An Advisor, by what it can do.
            pub enum Advisor { $($advisor = $means),+ }
        }

        impl CardName {
            /// How many names there are.
            pub const COUNT: usize = Self::ALL.len();
        }

        impl Advisor {
            /// Its card.
            pub const fn card(self) -> CardName {
                match self { $(Self::$advisor => CardName::$advisor),+ }
            }
        }
    };
}

names! {
    Hamlet = "hamlet", Sawmill = "sawmill", Guildhall = "guildhall", MarketTown = "market-town",
    Barracks = "barracks", Harbour = "harbour", Watchtower = "watchtower", Granary = "granary",
    RoyalRoads = "royal-roads", WalledCity = "walled-city", TatisTribe = "tatis-tribe", Caravan = "caravan",
    Lancers = "lancers", MerchantLeague = "merchant-league", RoyalFleet = "royal-fleet",
    OrderOfRangers = "order-of-rangers", IronLegion = "iron-legion",
    BrotherhoodOfMasons = "brotherhood-of-masons", WarCollege = "war-college", BellTower = "bell-tower",
    RoyalMint = "royal-mint", Cathedral = "cathedral", TriumphalArch = "triumphal-arch",
    GreatLibrary = "great-library", Arena = "arena", Observatory = "observatory",
    HangingGardens = "hanging-gardens", FoundersStatue = "founders-statue",
    BankOfTheRealm = "bank-of-the-realm", Citadel = "citadel", HallOfTreaties = "hall-of-treaties",
    Aqueduct = "aqueduct", DragonEgg = "dragon-egg", SunkenGalleon = "sunken-galleon",
    FountainOfAges = "fountain-of-ages", LostTemple = "lost-temple", GiantsStair = "giants-stair",
    StarChart = "star-chart", CrystalCavern = "crystal-cavern", SwordOfTheFirstKing = "sword-of-the-first-king",
    HiddenValley = "hidden-valley", WorldTree = "world-tree", TowerOfMages = "tower-of-mages",
    DragonRiders = "dragon-riders", Quarry = "quarry", Mercenaries = "mercenaries",
    GrandPalace = "grand-palace", MazeOfFenhror = "maze-of-fenhror", CartloadOfMarble = "cartload-of-marble",
    MasonsWages = "masons-wages", GildedBeams = "gilded-beams", ShipTimber = "ship-timber",
    LoyalRetinue = "loyal-retinue", TitheChest = "tithe-chest", PilgrimBand = "pilgrim-band",
    KingsRansom = "kings-ransom", JewelledCompass = "jewelled-compass", BundleOfMaps = "bundle-of-maps",
    Famine = "famine", GreatFire = "great-fire", Flood = "flood", Plague = "plague", Locusts = "locusts",
    Revolt = "revolt", Earthquake = "earthquake", BrokenHarvest = "broken-harvest", GiantRat = "giant-rat",
    Rat = "rat", FrostGiant = "frost-giant", MarshTroll = "marsh-troll", Thief = "thief",
    SisterOfDrought = "sister-of-drought", SisterOfDisease = "sister-of-disease",
    SisterOfTempest = "sister-of-tempest", SisterOfNight = "sister-of-night",
    SyphonOfMaterials = "syphon-of-materials", SyphonOfPopulation = "syphon-of-population",
    SyphonOfGold = "syphon-of-gold", SyphonOfExploration = "syphon-of-exploration", Matriarch = "matriarch",
    Patriarch = "patriarch", BlackDragonEgg = "black-dragon-egg", Illusionist = "illusionist",
    ; advisors:
    CourtAlchemist = "court-alchemist", Drillmaster = "drillmaster", TaxCollector = "tax-collector",
    Cartographer = "cartographer", MasterBuilder = "master-builder", RoyalArchivist = "royal-archivist",
    Chamberlain = "chamberlain", Spymaster = "spymaster", MasterOfTraps = "master-of-traps",
    Saboteur = "saboteur", Seer = "seer", Exorcist = "exorcist", Warden = "warden",
    Quartermaster = "quartermaster", Usurper = "usurper", InformedNegotiator = "informed-negotiator",
    CaptivatingConjurer = "captivating-conjurer", GrandFinancier = "grand-financier",
}
