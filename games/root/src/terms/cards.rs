//! Cards: their names, the copies of a deck, and sets of copies (2.1).

use super::{CARDS, Suit};

kernel::words! {
    /// The name of a card, of either deck. Copies of one name are alike.
    pub enum CardName {
        AmbushBird = "ambush-bird", AmbushFox = "ambush-fox", AmbushRabbit = "ambush-rabbit",
        AmbushMouse = "ambush-mouse",
        DominanceBird = "dominance-bird", DominanceFox = "dominance-fox", DominanceRabbit = "dominance-rabbit",
        DominanceMouse = "dominance-mouse",
        BirdyBindle = "birdy-bindle", WoodlandRunners = "woodland-runners", ArmsTrader = "arms-trader",
        CrossbowBird = "crossbow-bird", GentlyUsedKnapsack = "gently-used-knapsack", RootTeaFox = "root-tea-fox",
        TravelGearFox = "travel-gear-fox", ProtectionRacket = "protection-racket", FoxfolkSteel = "foxfolk-steel",
        Anvil = "anvil", SmugglersTrail = "smugglers-trail", RootTeaRabbit = "root-tea-rabbit",
        AVisitToFriends = "a-visit-to-friends", BakeSale = "bake-sale", MouseInASack = "mouse-in-a-sack",
        RootTeaMouse = "root-tea-mouse", TravelGearMouse = "travel-gear-mouse", Investments = "investments",
        Sword = "sword", CrossbowMouse = "crossbow-mouse",
        Armorers = "armorers", Sappers = "sappers", BrutalTactics = "brutal-tactics", RoyalClaim = "royal-claim",
        StandAndDeliver = "stand-and-deliver", TaxCollector = "tax-collector",
        FavorOfTheFoxes = "favor-of-the-foxes", CommandWarren = "command-warren",
        BetterBurrowBank = "better-burrow-bank", Cobbler = "cobbler", FavorOfTheRabbits = "favor-of-the-rabbits",
        ScoutingParty = "scouting-party", Codebreakers = "codebreakers", FavorOfTheMice = "favor-of-the-mice",
        Saboteurs = "saboteurs", SoupKitchens = "soup-kitchens", BoatBuilders = "boat-builders",
        CorvidPlanners = "corvid-planners", EyrieEmigre = "eyrie-emigre", FoxPartisans = "fox-partisans",
        PropagandaBureau = "propaganda-bureau", FalseOrders = "false-orders", Informants = "informants",
        RabbitPartisans = "rabbit-partisans", Tunnels = "tunnels", CharmOffensive = "charm-offensive",
        SwapMeet = "swap-meet", CoffinMakers = "coffin-makers", MousePartisans = "mouse-partisans",
        LeagueOfAdventurousMice = "league-of-adventurous-mice", MurineBroker = "murine-broker",
        MasterEngravers = "master-engravers",
    }
}

impl CardName {
    /// How many names there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The dominance card of a suit.
    pub const fn dominance(suit: Suit) -> Self {
        match suit {
            Suit::Fox => Self::DominanceFox,
            Suit::Rabbit => Self::DominanceRabbit,
            Suit::Mouse => Self::DominanceMouse,
            Suit::Bird => Self::DominanceBird,
        }
    }
}

kernel::numbered! {
    /// One copy of a card, by its place in the deck of this game.
    pub struct Card: CARDS in u64;
}
