//! What chapter 11 asks, tells and withholds.

use super::Errand;
use crate::Choice;
use crate::spoken::{card as named, faction, piece, suit};
use crate::terms::{CardName, Faction, Service};
use kernel::Message;

/// What is asked in chapter 11.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a question's fields are named in its sentence")]
pub enum Question {
    /// Which fund is lost.
    LoseFund { left: u8 },
    /// Which service to buy, and what each costs.
    Services { left: u8, prices: [u8; 3] },
    /// Which card to buy.
    HandCard,
    /// What a service costs from now on.
    Price { service: Service },
    /// Which action.
    RiverfolkAction { funds: u8 },
    /// Which fund pays for an action.
    WhichFund { errand: Errand },
    /// Which track pays for a symbol of any suit.
    AnySpace { card: CardName },
    /// Which fund is committed to craft.
    CraftingFund { card: CardName, left: u8 },
    /// Whether to craft or to export.
    CraftOrExport { card: CardName },
    /// Where to establish a trade post.
    EstablishWhere,
    /// Which price to change, and what each is.
    SetPrices { prices: [u8; 3] },
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::LoseFund { left } => say("ask-lose-fund").with("left", left),
            Self::Services { left, .. } => say("ask-services").with("left", left),
            Self::HandCard => say("ask-hand-card"),
            Self::Price { service } => say("ask-price").with("service", named_service(service)),
            Self::RiverfolkAction { funds } => say("ask-riverfolk-action").with("funds", funds),
            Self::WhichFund { errand: Errand::Move } => say("ask-fund-to-move"),
            Self::WhichFund { errand: Errand::Battle } => say("ask-fund-to-battle"),
            Self::WhichFund { errand: Errand::Draw } => say("ask-fund-to-draw"),
            Self::WhichFund { errand: Errand::Recruit } => say("ask-fund-to-recruit"),
            Self::AnySpace { card } => say("ask-any-space").with("card", named(card)),
            Self::CraftingFund { card, left } => {
                say("ask-fund-to-craft").with("card", named(card)).with("left", left)
            }
            Self::CraftOrExport { card } => say("ask-craft-or-export").with("card", named(card)),
            Self::EstablishWhere => say("ask-establish-where"),
            Self::SetPrices { .. } => say("ask-set-prices"),
        }
    }

    /// The deed of a choice as the answer to the question, where that tells more than the choice: prices and funds.
    pub(crate) fn answer(self, choice: Choice) -> Option<Message> {
        let say = Message::new;
        match (self, choice) {
            (Self::Services { prices, .. }, Choice::Service(of)) => {
                let said = say("answer-buy").with("service", named_service(of));
                Some(said.with("price", prices[of.index()]))
            }
            (Self::SetPrices { prices }, Choice::Service(of)) => {
                let said = say("answer-new-price").with("service", named_service(of));
                Some(said.with("price", prices[of.index()]))
            }
            (Self::AnySpace { .. }, Choice::Suit(of)) => {
                Some(say("answer-space").with("suit", suit(of)))
            }
            (Self::Price { .. }, Choice::Count(price)) => {
                Some(say("answer-price").with("price", price))
            }
            (
                Self::LoseFund { .. } | Self::WhichFund { .. } | Self::CraftingFund { .. },
                Choice::Faction(of),
            ) => of.warrior().map(|warrior| say("answer-fund").with("piece", piece(warrior))),
            _ => None,
        }
    }
}

fn named_service(service: Service) -> Message {
    Message::new(format!("service-{service}"))
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> Self {
        Self::Riverfolk(question)
    }
}

/// What happens in chapter 11.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// A fund was committed.
    Committed { of: Faction },
    /// A fund went back to its owner's supply.
    Spent { of: Faction },
    /// Somebody bought a service.
    Bought { who: Faction, service: Service, price: u8 },
    /// Warriors of the Company were put into Payments.
    Payments { count: u8 },
    /// All warriors on the board are funds.
    FundsGathered { count: u8 },
    /// A service has a price.
    Price { service: Service, price: u8 },
}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        let fund = |key: &'static str, of: Faction| {
            let warrior = of.warrior().map_or_else(|| faction(of), piece);
            Message::new(key).with("piece", warrior)
        };
        match self {
            Self::Committed { of } => fund("fact-fund-committed", of),
            Self::Spent { of } => fund("fact-fund-spent", of),
            Self::Bought { who, service, price } => say("fact-service-bought")
                .with("who", faction(who))
                .with("service", named_service(service))
                .with("price", price),
            Self::Payments { count } => say("fact-payments").with("count", count),
            Self::FundsGathered { count } => say("fact-funds-gathered").with("count", count),
            Self::Price { service, price } => {
                say("fact-price").with("service", named_service(service)).with("price", price)
            }
        }
    }
}

impl From<Fact> for crate::Fact {
    fn from(fact: Fact) -> Self {
        Self::Riverfolk(fact)
    }
}

/// Why something is withheld in chapter 11.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a reason's fields are named in its sentence")]
pub enum Why {
    /// The Company has no card in hand.
    NothingForSale,
    /// A Vagabond cannot hire mercenaries.
    NoMercenaries,
    /// A service that counts for the whole turn was bought.
    BoughtAlready,
    /// The buyer has less than the price.
    TooDear { price: u8 },
    /// There are no funds.
    NoFunds,
    /// No card is left anywhere.
    NothingToDraw,
    /// Nothing can be placed on any river.
    NoRiverside,
    /// Free spaces or funds are too few for a card.
    CannotCraft(CardName),
    /// No clearing can have a trade post.
    NoSite,
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::NothingForSale => say("why-nothing-for-sale"),
            Self::NoMercenaries => say("why-no-mercenaries"),
            Self::BoughtAlready => say("why-bought-already"),
            Self::TooDear { price } => say("why-too-dear").with("price", price),
            Self::NoFunds => say("why-no-funds"),
            Self::NothingToDraw => say("why-nothing-to-draw"),
            Self::NoRiverside => say("why-no-riverside"),
            Self::CannotCraft(card) => say("why-cannot-craft-with-funds").with("card", named(card)),
            Self::NoSite => say("why-no-trade-post-site"),
        }
    }
}

impl From<Why> for crate::Why {
    fn from(why: Why) -> Self {
        Self::Riverfolk(why)
    }
}
