//! What the cards of the Exiles and Partisans deck ask and tell.

use crate::Setting;
use crate::terms::{Clearing, Faction, Item};

kernel::questions! {
    /// What is asked for a card of the Exiles and Partisans deck.
    pub enum Question {
        WhichCrafted { whom: Faction } => "ask-which-crafted",
        OrderWhere { from: Clearing } => "ask-order-where",
        GiveCard { whom: Faction } => "ask-give-card",
        EmigreMove => "ask-emigre-move",
        LeagueItem => "ask-league-item",
        MoveOrBattle => "ask-move-or-battle",
        Informants { count: u8 } => "ask-informants",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// What happens through a card of the Exiles and Partisans deck.
    pub enum Fact {
        Exhausted { who: Faction, item: Item } => "fact-crafted-item-exhausted",
        CoffinsOpened { who: Faction, count: u8 } => "fact-coffins-opened",
    }

    fn message(setting: &Setting) -> Message;
}
