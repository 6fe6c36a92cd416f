//! Cards: their names, the copies of a deck, and sets of copies (2.1).

use super::{CARDS, Suit};

kernel::words! {
    /// The name of a card, of either deck. Copies of one name are alike.
    pub enum CardName {
        AmbushBird, AmbushFox, AmbushRabbit,
        AmbushMouse,
        DominanceBird, DominanceFox, DominanceRabbit,
        DominanceMouse,
        BirdyBindle, WoodlandRunners, ArmsTrader,
        CrossbowBird, GentlyUsedKnapsack, RootTeaFox,
        TravelGearFox, ProtectionRacket, FoxfolkSteel,
        Anvil, SmugglersTrail, RootTeaRabbit,
        AVisitToFriends, BakeSale, MouseInASack,
        RootTeaMouse, TravelGearMouse, Investments,
        Sword, CrossbowMouse,
        Armorers, Sappers, BrutalTactics, RoyalClaim,
        StandAndDeliver, TaxCollector,
        FavorOfTheFoxes, CommandWarren,
        BetterBurrowBank, Cobbler, FavorOfTheRabbits,
        ScoutingParty, Codebreakers, FavorOfTheMice,
        Saboteurs, SoupKitchens, BoatBuilders,
        CorvidPlanners, EyrieEmigre, FoxPartisans,
        PropagandaBureau, FalseOrders, Informants,
        RabbitPartisans, Tunnels, CharmOffensive,
        SwapMeet, CoffinMakers, MousePartisans,
        LeagueOfAdventurousMice, MurineBroker,
        MasterEngravers,
    }
}

kernel::words! {
    /// The name of a quest of the Vagabond (9.5.5).
    pub enum QuestName {
        ErrandFox, FundraisingFox, GiveASpeechFox, LogisticsHelpFox, RepairAShedFox,
        ErrandRabbit, ExpelBanditsRabbit, FendOffABearRabbit, GiveASpeechRabbit, GuardDutyRabbit,
        EscortMouse, ExpelBanditsMouse, FendOffABearMouse, GuardDutyMouse, LogisticsHelpMouse,
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
