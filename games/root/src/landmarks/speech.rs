//! What landmarks ask, tell and withhold.

use crate::Setting;
use crate::terms::{CardName, Clearing, Faction, Item, Landmark};

kernel::questions! {
    /// What is asked about landmarks.
    pub enum Question {
        WhichLandmark => "ask-which-landmark",
        WhereToStand(landmark: Landmark) => "ask-where-landmark-{landmark}" (),
        Market => "ask-market" | "answer-no-swap",
        WhichStall => "ask-which-stall",
        SwapWhat { stall: u8 } => "ask-swap-what",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// What happens with landmarks.
    pub enum Fact {
        Drawn { landmark: Landmark } => "fact-landmark-drawn",
        Stands { landmark: Landmark, clearing: Clearing } => "fact-landmark-stands",
        MarketStocked { count: u8 } => "fact-market-stocked",
        Swapped { who: Faction, stall: u8, card: CardName, other: CardName } => "fact-market-swapped",
        SwappedSome { who: Faction, stall: u8 } => "fact-market-swapped-some",
        ForgeStocked { item: Item, count: u8 } => "fact-forge-stocked",
        Forged { who: Faction, item: Item } => "fact-forged",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why something is withheld because of landmarks.
    pub enum Why {
        NotAtTheForge { item: Item, clearing: Clearing } => "why-not-at-the-forge",
        NotAtTheMarket { clearing: Clearing } => "why-not-at-the-market",
    }

    fn message(setting: &Setting) -> Message;
}
