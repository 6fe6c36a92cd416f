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
    end_of_turn, hits_on_mercenaries, mercenaries, muster, offer_services, open_shop,
    with_mercenaries,
};
pub use speech::{Fact, Question, Why};

use crate::terms::{CardName, Clearing, Faction, Piece, Service, Suit};
use crate::{Desk, Flow, law::riverfolk as law};
use kernel::Seat;

kernel::frames! {
    /// A paragraph of the Riverfolk that stands open.
    pub enum Frame {
        TradeDisruption { count: u8 } = law::TRADE_DISRUPTION => abilities::trade_disruption,
        /// This many funds go, of factions from this one on.
        LoseFunds(left: u8, from: Faction) = law::TRADE_DISRUPTION => abilities::lose_funds,
        LoseFund(left: u8, of: Faction) = law::TRADE_DISRUPTION => abilities::lose_fund,
        BuyingServices = law::BUYING_SERVICES => services::buying_services,
        Buy(service: Service) = law::BUYING_SERVICES => services::buy,
        HandCard = law::HAND_CARD => services::hand_card,
        TakeCard(card: CardName) = law::HAND_CARD => services::take_card,
        /// From Daylight on mercenaries count as the buyer's own.
        Mercenaries = law::MERCENARIES => services::mercenaries_come,
        SetUp = law::FACTION_SET_UP => setup::set_up,
        GatherWarriors = law::GATHER_WARRIORS => setup::gather_warriors,
        PlaceWarriors(left: u8) = law::PLACE_WARRIORS => setup::place_warriors,
        StartIn(clearing: Clearing, left: u8) = law::PLACE_WARRIORS => setup::start_in,
        GainStartingFunds = law::GAIN_STARTING_FUNDS => setup::gain_starting_funds,
        StartingPrice(service: Service) = law::SET_STARTING_PRICES => setup::set_starting_prices,
        SetStartingPrice(service: Service, price: u8) = law::SET_STARTING_PRICES => setup::set_starting_price,
        Protectionism = law::PROTECTIONISM => birdsong::protectionism,
        Dividends = law::DIVIDENDS => birdsong::dividends,
        GatherFunds = law::GATHER_FUNDS => birdsong::gather_funds,
        Daylight = law::DAYLIGHT => daylight::actions,
        WhichFund(errand: Errand) = errand.paragraph() => daylight::which_fund,
        Pay(errand: Errand, of: Faction) = errand.paragraph() => daylight::pay,
        Craft(card: CardName) = law::CRAFT => crafting::craft,
        AnySpace(card: CardName, left: u8, from: Suit) = law::CRAFT => crafting::any_space(card, (left, from), desk),
        TakeSpace(card: CardName, left: u8, suit: Suit) = law::CRAFT => crafting::take_space(card, (left, suit), desk),
        /// Funds for the spaces, how many are left, of factions from this one on.
        CraftingFunds(card: CardName, left: u8, from: Faction) = law::CRAFT => crafting::funds(card, (left, from), desk),
        CraftingFund(card: CardName, left: u8, of: Faction) = law::CRAFT => crafting::fund(card, (left, of), desk),
        Effect(card: CardName) = law::CRAFT => crafting::effect,
        Export(card: CardName) = law::EXPORT => crafting::export,
        RecruitWhere = law::RECRUIT => daylight::recruit_where,
        Recruit(clearing: Clearing) = law::RECRUIT => daylight::recruit,
        ChooseTheClearing = law::CHOOSE_THE_CLEARING => daylight::choose_the_clearing,
        Establish(clearing: Clearing) = law::ESTABLISH_TRADE_POST_WITH_GARRISON => daylight::establish,
        WhichTradePost(clearing: Clearing) = law::PLACE_AND_SCORE => daylight::which_trade_post,
        PlaceAndScore(clearing: Clearing, post: Piece) = law::PLACE_AND_SCORE => daylight::place_and_score,
        DiscardCards = law::DISCARD_CARDS => evening::discard_cards,
        /// Of services from this one on.
        SetPrices(from: Service) = law::SET_PRICES => evening::set_prices,
        NewPrice(service: Service) = law::SET_PRICES => evening::new_price,
        SetPrice(service: Service, price: u8) = law::SET_PRICES => evening::set_price,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

crate::deeds::deeds! {
    /// What one fund pays for (11.5).
    pub enum Errand {
        Move = law::MOVE,
        Battle = law::BATTLE,
        Draw = law::DRAW,
        Recruit = law::RECRUIT,
    }
}

/// The seat of the Riverfolk.
fn seat(desk: &Desk<'_>) -> Seat {
    desk.position.seat_of(Faction::Riverfolk)
}
