//! Cards: their names, the copies of a deck, and sets of copies (2.1).

use super::{CARDS, Suit};

kernel::words! {
    /// The name of a card, of either deck. Copies of one name are alike.
    pub enum CardName {
        /// Ambush, bird.
        AmbushBird = "ambush-bird",
        /// Ambush, fox.
        AmbushFox = "ambush-fox",
        /// Ambush, rabbit.
        AmbushRabbit = "ambush-rabbit",
        /// Ambush, mouse.
        AmbushMouse = "ambush-mouse",
        /// Dominance, bird.
        DominanceBird = "dominance-bird",
        /// Dominance, fox.
        DominanceFox = "dominance-fox",
        /// Dominance, rabbit.
        DominanceRabbit = "dominance-rabbit",
        /// Dominance, mouse.
        DominanceMouse = "dominance-mouse",
        /// Birdy Bindle.
        BirdyBindle = "birdy-bindle",
        /// Woodland Runners.
        WoodlandRunners = "woodland-runners",
        /// Arms Trader.
        ArmsTrader = "arms-trader",
        /// Crossbow, bird.
        CrossbowBird = "crossbow-bird",
        /// Gently Used Knapsack.
        GentlyUsedKnapsack = "gently-used-knapsack",
        /// Root Tea, fox.
        RootTeaFox = "root-tea-fox",
        /// Travel Gear, fox.
        TravelGearFox = "travel-gear-fox",
        /// Protection Racket.
        ProtectionRacket = "protection-racket",
        /// Foxfolk Steel.
        FoxfolkSteel = "foxfolk-steel",
        /// Anvil.
        Anvil = "anvil",
        /// Smuggler's Trail.
        SmugglersTrail = "smugglers-trail",
        /// Root Tea, rabbit.
        RootTeaRabbit = "root-tea-rabbit",
        /// A Visit to Friends.
        AVisitToFriends = "a-visit-to-friends",
        /// Bake Sale.
        BakeSale = "bake-sale",
        /// Mouse-in-a-Sack.
        MouseInASack = "mouse-in-a-sack",
        /// Root Tea, mouse.
        RootTeaMouse = "root-tea-mouse",
        /// Travel Gear, mouse.
        TravelGearMouse = "travel-gear-mouse",
        /// Investments.
        Investments = "investments",
        /// Sword.
        Sword = "sword",
        /// Crossbow, mouse.
        CrossbowMouse = "crossbow-mouse",
        /// Armorers.
        Armorers = "armorers",
        /// Sappers.
        Sappers = "sappers",
        /// Brutal Tactics.
        BrutalTactics = "brutal-tactics",
        /// Royal Claim.
        RoyalClaim = "royal-claim",
        /// Stand and Deliver.
        StandAndDeliver = "stand-and-deliver",
        /// Tax Collector.
        TaxCollector = "tax-collector",
        /// Favor of the Foxes.
        FavorOfTheFoxes = "favor-of-the-foxes",
        /// Command Warren.
        CommandWarren = "command-warren",
        /// Better Burrow Bank.
        BetterBurrowBank = "better-burrow-bank",
        /// Cobbler.
        Cobbler = "cobbler",
        /// Favor of the Rabbits.
        FavorOfTheRabbits = "favor-of-the-rabbits",
        /// Scouting Party.
        ScoutingParty = "scouting-party",
        /// Codebreakers.
        Codebreakers = "codebreakers",
        /// Favor of the Mice.
        FavorOfTheMice = "favor-of-the-mice",
        /// Saboteurs.
        Saboteurs = "saboteurs",
        /// Soup Kitchens.
        SoupKitchens = "soup-kitchens",
        /// Boat Builders.
        BoatBuilders = "boat-builders",
        /// Corvid Planners.
        CorvidPlanners = "corvid-planners",
        /// Eyrie Émigré.
        EyrieEmigre = "eyrie-emigre",
        /// Fox Partisans.
        FoxPartisans = "fox-partisans",
        /// Propaganda Bureau.
        PropagandaBureau = "propaganda-bureau",
        /// False Orders.
        FalseOrders = "false-orders",
        /// Informants.
        Informants = "informants",
        /// Rabbit Partisans.
        RabbitPartisans = "rabbit-partisans",
        /// Tunnels.
        Tunnels = "tunnels",
        /// Charm Offensive.
        CharmOffensive = "charm-offensive",
        /// Swap Meet.
        SwapMeet = "swap-meet",
        /// Coffin Makers.
        CoffinMakers = "coffin-makers",
        /// Mouse Partisans.
        MousePartisans = "mouse-partisans",
        /// League of Adventurous Mice.
        LeagueOfAdventurousMice = "league-of-adventurous-mice",
        /// Murine Broker.
        MurineBroker = "murine-broker",
        /// Master Engravers.
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
