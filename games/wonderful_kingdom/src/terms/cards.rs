//! Cards: their names, and sets of them.

use kernel::notation::NotAChoice;
use std::fmt;
use std::str::FromStr;

/// The most cards a game is played with.
pub const CARDS: usize = 112;

/// One card, by its number among the cards of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// The card of a number.
    #[track_caller]
    pub fn at(index: usize) -> Self {
        assert!(index < CARDS, "a game has at most {CARDS} cards");
        Self(u8::try_from(index).expect("cards are few"))
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// One card alone.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// Whether a card is in the set.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// This set and one more card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// This set less one card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first card.
    #[inline]
    pub fn first(self) -> Option<Card> {
        self.iter().next()
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card(u8::try_from(rest.trailing_zeros()).expect("cards are few"));
            rest &= rest - 1;
            Some(card)
        })
    }

    /// The set as the kernel's bits, to draw from.
    #[inline]
    pub fn bits(self) -> kernel::Bits<2> {
        let low = u64::try_from(self.0 & u128::from(u64::MAX)).expect("half a set is a word");
        let high = u64::try_from(self.0 >> 64).expect("half a set is a word");
        kernel::Bits::from_words([low, high])
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

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

kernel::words! {
    /// The name of a card.
    pub enum CardName {
        /// Hamlet.
        Hamlet = "hamlet",
        /// Sawmill.
        Sawmill = "sawmill",
        /// Guildhall.
        Guildhall = "guildhall",
        /// Market Town.
        MarketTown = "market-town",
        /// Barracks.
        Barracks = "barracks",
        /// Harbour.
        Harbour = "harbour",
        /// Watchtower.
        Watchtower = "watchtower",
        /// Granary.
        Granary = "granary",
        /// Royal Roads.
        RoyalRoads = "royal-roads",
        /// Walled City.
        WalledCity = "walled-city",
        /// Tatis Tribe.
        TatisTribe = "tatis-tribe",
        /// Caravan.
        Caravan = "caravan",
        /// Lancers.
        Lancers = "lancers",
        /// Merchant League.
        MerchantLeague = "merchant-league",
        /// Royal Fleet.
        RoyalFleet = "royal-fleet",
        /// Order of Rangers.
        OrderOfRangers = "order-of-rangers",
        /// Iron Legion.
        IronLegion = "iron-legion",
        /// Brotherhood of Masons.
        BrotherhoodOfMasons = "brotherhood-of-masons",
        /// War College.
        WarCollege = "war-college",
        /// Bell Tower.
        BellTower = "bell-tower",
        /// Royal Mint.
        RoyalMint = "royal-mint",
        /// Cathedral.
        Cathedral = "cathedral",
        /// Triumphal Arch.
        TriumphalArch = "triumphal-arch",
        /// Great Library.
        GreatLibrary = "great-library",
        /// Arena.
        Arena = "arena",
        /// Observatory.
        Observatory = "observatory",
        /// Hanging Gardens.
        HangingGardens = "hanging-gardens",
        /// Founders' Statue.
        FoundersStatue = "founders-statue",
        /// Bank of the Realm.
        BankOfTheRealm = "bank-of-the-realm",
        /// Citadel.
        Citadel = "citadel",
        /// Hall of Treaties.
        HallOfTreaties = "hall-of-treaties",
        /// Aqueduct.
        Aqueduct = "aqueduct",
        /// Dragon Egg.
        DragonEgg = "dragon-egg",
        /// Sunken Galleon.
        SunkenGalleon = "sunken-galleon",
        /// Fountain of Ages.
        FountainOfAges = "fountain-of-ages",
        /// Lost Temple.
        LostTemple = "lost-temple",
        /// Giants' Stair.
        GiantsStair = "giants-stair",
        /// Star Chart.
        StarChart = "star-chart",
        /// Crystal Cavern.
        CrystalCavern = "crystal-cavern",
        /// Sword of the First King.
        SwordOfTheFirstKing = "sword-of-the-first-king",
        /// Hidden Valley.
        HiddenValley = "hidden-valley",
        /// World Tree.
        WorldTree = "world-tree",
        /// Tower of Mages.
        TowerOfMages = "tower-of-mages",
        /// Dragon Riders.
        DragonRiders = "dragon-riders",
        /// Quarry.
        Quarry = "quarry",
        /// Mercenaries.
        Mercenaries = "mercenaries",
        /// Grand Palace.
        GrandPalace = "grand-palace",
        /// Maze of Fenhror.
        MazeOfFenhror = "maze-of-fenhror",
        /// Cartload of Marble.
        CartloadOfMarble = "cartload-of-marble",
        /// Masons' Wages.
        MasonsWages = "masons-wages",
        /// Gilded Beams.
        GildedBeams = "gilded-beams",
        /// Ship Timber.
        ShipTimber = "ship-timber",
        /// Loyal Retinue.
        LoyalRetinue = "loyal-retinue",
        /// Tithe Chest.
        TitheChest = "tithe-chest",
        /// Pilgrim Band.
        PilgrimBand = "pilgrim-band",
        /// King's Ransom.
        KingsRansom = "kings-ransom",
        /// Jewelled Compass.
        JewelledCompass = "jewelled-compass",
        /// Bundle of Maps.
        BundleOfMaps = "bundle-of-maps",
        /// Famine.
        Famine = "famine",
        /// Great Fire.
        GreatFire = "great-fire",
        /// Flood.
        Flood = "flood",
        /// Plague.
        Plague = "plague",
        /// Locusts.
        Locusts = "locusts",
        /// Revolt.
        Revolt = "revolt",
        /// Earthquake.
        Earthquake = "earthquake",
        /// Broken Harvest.
        BrokenHarvest = "broken-harvest",
        /// Giant Rat.
        GiantRat = "giant-rat",
        /// Rat.
        Rat = "rat",
        /// Frost Giant.
        FrostGiant = "frost-giant",
        /// Marsh Troll.
        MarshTroll = "marsh-troll",
        /// Thief.
        Thief = "thief",
        /// Sister of Drought.
        SisterOfDrought = "sister-of-drought",
        /// Sister of Disease.
        SisterOfDisease = "sister-of-disease",
        /// Sister of Tempest.
        SisterOfTempest = "sister-of-tempest",
        /// Sister of Night.
        SisterOfNight = "sister-of-night",
        /// Syphon of Materials.
        SyphonOfMaterials = "syphon-of-materials",
        /// Syphon of Population.
        SyphonOfPopulation = "syphon-of-population",
        /// Syphon of Gold.
        SyphonOfGold = "syphon-of-gold",
        /// Syphon of Exploration.
        SyphonOfExploration = "syphon-of-exploration",
        /// Black Dragon Matriarch.
        Matriarch = "matriarch",
        /// Black Dragon Patriarch.
        Patriarch = "patriarch",
        /// Black Dragon Egg.
        BlackDragonEgg = "black-dragon-egg",
        /// Illusionist.
        Illusionist = "illusionist",
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
        /// Master of Traps.
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

impl CardName {
    /// How many names there are.
    pub const COUNT: usize = Self::ALL.len();
}
