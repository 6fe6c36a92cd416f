//! What chapter 11 asks, tells and withholds.

use super::Errand;
use crate::spoken::card as named;
use crate::terms::{CardName, Clearing, Faction, Service};
use crate::{Choice, Setting};
use kernel::Message;

kernel::questions! {
    /// What is asked in chapter 11.
    pub enum Question {
        LoseFund { left: u8 } => "ask-lose-fund",
        Services { left: u8, prices: [u8; 3] } => "ask-services" (left) | "answer-no-service",
        HandCard => "ask-hand-card",
        Price { service: Service } => "ask-price",
        RiverfolkAction { funds: u8 } => "ask-riverfolk-action" | "answer-end-daylight",
        WhichFund { errand: Errand } => "ask-fund-to-{errand}" (),
        AnySpace { card: CardName } => "ask-any-space" (card: named(card)),
        CraftingFund { card: CardName, left: u8 } => "ask-fund-to-craft" (card: named(card), left),
        CraftOrExport { card: CardName } => "ask-craft-or-export" (card: named(card)),
        WhichTradePost { clearing: Clearing } => "ask-which-trade-post",
        EstablishWhere => "ask-establish-where",
        SetPrices { prices: [u8; 3] } => "ask-set-prices" () | "answer-keep-prices",
    }

    fn message(setting: &Setting) -> Message;
}

impl Question {
    /// The deed of a choice as the answer to the question, where that tells more than the choice: prices and funds.
    pub(crate) fn answer(self, choice: Choice) -> Option<Message> {
        let say = Message::new;
        match (self, choice) {
            (Self::Services { prices, .. }, Choice::Service(of)) => {
                let said = say("answer-buy").with("service", of);
                Some(said.with("price", prices[of.index()]))
            }
            (Self::SetPrices { prices }, Choice::Service(of)) => {
                let said = say("answer-new-price").with("service", of);
                Some(said.with("price", prices[of.index()]))
            }
            (Self::AnySpace { .. }, Choice::Suit(of)) => Some(say("answer-space").with("suit", of)),
            (Self::Price { .. }, Choice::Count(price)) => {
                Some(say("answer-price").with("price", price))
            }
            (
                Self::LoseFund { .. } | Self::WhichFund { .. } | Self::CraftingFund { .. },
                Choice::Faction(of),
            ) => of.warrior().map(|warrior| say("answer-fund").with("piece", warrior)),
            _ => None,
        }
    }
}

/// A fund is a warrior of whoever paid it, or a Vagabond's item.
fn fund(of: Faction) -> Message {
    of.warrior().map_or_else(|| of.into(), Into::into)
}

kernel::speech! {
    /// What happens in chapter 11.
    pub enum Fact {
        Committed { of: Faction } => "fact-fund-committed" (piece: fund(of)),
        Spent { of: Faction } => "fact-fund-spent" (piece: fund(of)),
        Bought { who: Faction, service: Service, price: u8 } => "fact-service-bought",
        Payments { count: u8 } => "fact-payments",
        FundsGathered { count: u8 } => "fact-funds-gathered",
        Price { service: Service, price: u8 } => "fact-price",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why something is withheld in chapter 11.
    pub enum Why {
        NothingForSale => "why-nothing-for-sale",
        NoMercenaries => "why-no-mercenaries",
        BoughtAlready => "why-bought-already",
        TooDear { price: u8 } => "why-too-dear",
        NoFunds => "why-no-funds",
        NothingToDraw => "why-nothing-to-draw",
        NoRiverside => "why-no-riverside",
        CannotCraft(card: CardName) => "why-cannot-craft-with-funds" (card: named(card)),
        NoSite => "why-no-trade-post-site",
    }

    fn message(setting: &Setting) -> Message;
}
