//! 11 The Riverfolk Company.

pub mod abilities;
pub mod services;
pub mod setup;
pub mod birdsong;
pub mod daylight;
pub mod crafting;
pub mod evening;
mod speech;
pub mod view;

pub(crate) use abilities::{has_open_hand, ignores_rule_on_rivers, swims, witnesses};
pub(crate) use birdsong::birdsong;
pub(crate) use daylight::daylight;
pub(crate) use evening::evening;
pub(crate) use services::{
    end_of_turn, hits_on_mercenaries, mercenaries, muster, open_shop, with_mercenaries,
};
pub use speech::{Fact, Question, Why};

use crate::terms::{CardName, Clearing, Faction, Service, Suit};
use crate::{Desk, Flow, law::riverfolk as law};
use kernel::{Para, Seat};

/// A paragraph of the Riverfolk that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 11.2.5.I: trade posts were removed.
    TradeDisruption {
        /// How many.
        count: u8,
    },
    /// 11.2.5.I: so many funds go, of factions from this one on.
    LoseFunds(u8, Faction),
    /// 11.2.5.I: one of this faction goes first.
    LoseFund(u8, Faction),
    /// 11.2.6: the turn player may buy services.
    BuyingServices,
    /// 11.2.6: this one.
    Buy(Service),
    /// 11.2.7.I: which card.
    HandCard,
    /// 11.2.7.I: this card.
    TakeCard(CardName),
    /// 11.2.7.III: from Daylight on mercenaries count as the buyer's own.
    Mercenaries,
    /// 11.3: the set-up.
    SetUp,
    /// 11.3.1
    GatherWarriors,
    /// 11.3.2: so many are still to be placed.
    PlaceWarriors(u8),
    /// 11.3.2: one here, and so many after it.
    StartIn(Clearing, u8),
    /// 11.3.4
    GainStartingFunds,
    /// 11.3.5: of this service.
    StartingPrice(Service),
    /// 11.3.5: so much.
    SetStartingPrice(Service, u8),
    /// 11.4.1
    Protectionism,
    /// 11.4.2
    Dividends,
    /// 11.4.3
    GatherFunds,
    /// 11.5: actions for funds.
    Daylight,
    /// 11.5: which fund pays for an action.
    WhichFund(Errand),
    /// 11.5: a fund of this faction does.
    Pay(Errand, Faction),
    /// 11.5.3: a card is crafted.
    Craft(CardName),
    /// 11.5.3: symbols of any suit, how many are left, and the first suit that may pay.
    AnySpace(CardName, u8, Suit),
    /// 11.5.3: a space of this suit pays for one of them.
    TakeSpace(CardName, u8, Suit),
    /// 11.5.3: funds for the spaces, how many are left, of factions from this one on.
    CraftingFunds(CardName, u8, Faction),
    /// 11.5.3: one of this faction.
    CraftingFund(CardName, u8, Faction),
    /// 11.5.3: the card has its effect.
    Effect(CardName),
    /// 11.5.3.I: it is exported instead.
    Export(CardName),
    /// 11.5.5: where.
    RecruitWhere,
    /// 11.5.5: here.
    Recruit(Clearing),
    /// 11.5.6: where.
    ChooseTheClearing,
    /// 11.5.6: here.
    Establish(Clearing),
    /// 11.6.1
    DiscardCards,
    /// 11.6.2: of services from this one on.
    SetPrices(Service),
    /// 11.6.2: of this service.
    NewPrice(Service),
    /// 11.6.2: so much.
    SetPrice(Service, u8),
}

/// What one fund pays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Errand {
    /// 11.5.1
    Move,
    /// 11.5.2
    Battle,
    /// 11.5.4
    Draw,
    /// 11.5.5
    Recruit,
}

impl Errand {
    const fn paragraph(self) -> Para {
        match self {
            Self::Move => law::MOVE,
            Self::Battle => law::BATTLE,
            Self::Draw => law::DRAW,
            Self::Recruit => law::RECRUIT,
        }
    }
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Riverfolk(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::TradeDisruption { .. } | Frame::LoseFunds(..) | Frame::LoseFund(..) => {
            law::TRADE_DISRUPTION
        }
        Frame::BuyingServices | Frame::Buy(_) => law::BUYING_SERVICES,
        Frame::HandCard | Frame::TakeCard(_) => law::HAND_CARD,
        Frame::Mercenaries => law::MERCENARIES,
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::GatherWarriors => law::GATHER_WARRIORS,
        Frame::PlaceWarriors(_) | Frame::StartIn(..) => law::PLACE_WARRIORS,
        Frame::GainStartingFunds => law::GAIN_STARTING_FUNDS,
        Frame::StartingPrice(_) | Frame::SetStartingPrice(..) => law::SET_STARTING_PRICES,
        Frame::Protectionism => law::PROTECTIONISM,
        Frame::Dividends => law::DIVIDENDS,
        Frame::GatherFunds => law::GATHER_FUNDS,
        Frame::Daylight => law::DAYLIGHT,
        Frame::WhichFund(errand) | Frame::Pay(errand, _) => errand.paragraph(),
        Frame::Craft(_) | Frame::AnySpace(..) | Frame::TakeSpace(..) => law::CRAFT,
        Frame::CraftingFunds(..) | Frame::CraftingFund(..) | Frame::Effect(_) => law::CRAFT,
        Frame::Export(_) => law::EXPORT,
        Frame::RecruitWhere | Frame::Recruit(_) => law::RECRUIT,
        Frame::ChooseTheClearing => law::CHOOSE_THE_CLEARING,
        Frame::Establish(_) => law::ESTABLISH_TRADE_POST_WITH_GARRISON,
        Frame::DiscardCards => law::DISCARD_CARDS,
        Frame::SetPrices(_) | Frame::NewPrice(_) | Frame::SetPrice(..) => law::SET_PRICES,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::TradeDisruption { count } => abilities::trade_disruption(count, desk),
        Frame::LoseFunds(left, from) => abilities::lose_funds(left, from, desk),
        Frame::LoseFund(left, of) => abilities::lose_fund(left, of, desk),
        Frame::BuyingServices => services::buying_services(desk),
        Frame::Buy(service) => services::buy(service, desk),
        Frame::HandCard => services::hand_card(desk),
        Frame::TakeCard(card) => services::take_card(card, desk),
        Frame::Mercenaries => services::mercenaries_come(desk),
        Frame::SetUp => setup::set_up(desk),
        Frame::GatherWarriors => setup::gather_warriors(desk),
        Frame::PlaceWarriors(left) => setup::place_warriors(left, desk),
        Frame::StartIn(clearing, left) => setup::start_in(clearing, left, desk),
        Frame::GainStartingFunds => setup::gain_starting_funds(desk),
        Frame::StartingPrice(service) => setup::set_starting_prices(service, desk),
        Frame::SetStartingPrice(service, price) => setup::set_starting_price(service, price, desk),
        Frame::Protectionism => birdsong::protectionism(desk),
        Frame::Dividends => birdsong::dividends(desk),
        Frame::GatherFunds => birdsong::gather_funds(desk),
        Frame::Daylight => daylight::actions(desk),
        Frame::WhichFund(errand) => daylight::which_fund(errand, desk),
        Frame::Pay(errand, of) => daylight::pay(errand, of, desk),
        Frame::Craft(card) => crafting::craft(card, desk),
        Frame::AnySpace(card, left, from) => crafting::any_space(card, (left, from), desk),
        Frame::TakeSpace(card, left, suit) => crafting::take_space(card, (left, suit), desk),
        Frame::CraftingFunds(card, left, from) => crafting::funds(card, (left, from), desk),
        Frame::CraftingFund(card, left, of) => crafting::fund(card, (left, of), desk),
        Frame::Effect(card) => crafting::effect(card, desk),
        Frame::Export(card) => crafting::export(card, desk),
        Frame::RecruitWhere => daylight::recruit_where(desk),
        Frame::Recruit(clearing) => daylight::recruit(clearing, desk),
        Frame::ChooseTheClearing => daylight::choose_the_clearing(desk),
        Frame::Establish(clearing) => daylight::establish(clearing, desk),
        Frame::DiscardCards => evening::discard_cards(desk),
        Frame::SetPrices(from) => evening::set_prices(from, desk),
        Frame::NewPrice(service) => evening::new_price(service, desk),
        Frame::SetPrice(service, price) => evening::set_price(service, price, desk),
    }
}

/// The seat of the Riverfolk.
fn seat(desk: &Desk<'_>) -> Seat {
    desk.setting.seat_of(Faction::Riverfolk)
}
