//! 11.3 Faction Set-up.

use super::{Fact, Frame, seat, services};
use crate::law::riverfolk as law;
use crate::terms::{Clearing, Clearings, Faction, Piece, Service};
use crate::{Choice, Desk, Flow, glossary, golden_rules};
use kernel::{cite, in_order, next, settled};

/// The steps of 11.3, in order.
pub(super) fn set_up(desk: &Desk<'_>) -> Flow {
    let warriors = desk.setting.boards.riverfolk.counts.starting_warriors;
    let steps = [Frame::GatherWarriors, Frame::PlaceWarriors(warriors), Frame::GainStartingFunds];
    let prices = Service::ALL.map(Frame::StartingPrice);
    in_order(steps.into_iter().chain(prices).map(Into::into))
}

/// 11.3.1 Step 1: Gather Warriors.
pub(super) fn gather_warriors(desk: &mut Desk<'_>) -> Flow {
    let warriors = desk.setting.warriors(Faction::Riverfolk);
    desk.position.woodland.gather(Piece::RiverfolkWarrior, warriors);
    fill_the_trade_post_tracks(desk);
    settled()
}

/// 11.3.3 Step 3: Fill the Trade Post Tracks.
fn fill_the_trade_post_tracks(desk: &mut Desk<'_>) {
    cite(law::FILL_THE_TRADE_POST_TRACKS);
    let posts = desk.setting.boards.riverfolk.counts.trade_posts;
    for post in Piece::TRADE_POSTS {
        desk.position.woodland.gather(post, posts);
    }
}

/// Where warriors of the Company can be placed on a river.
pub(super) fn riverside(desk: &Desk<'_>) -> Clearings {
    let river = |clearing: &Clearing| !desk.setting.map.rivers_at(*clearing).is_empty();
    let riverside: Clearings = Clearing::all().filter(river).collect();
    riverside.and(glossary::placeable(desk, Faction::Riverfolk))
}

/// 11.3.2 Step 2: Place Warriors. One by one, in one or more clearings on a river.
pub(super) fn place_warriors(left: u8, desk: &Desk<'_>) -> Flow {
    let offers =
        riverside(desk).iter().map(|c| (Choice::In(c), Frame::StartIn(c, left - 1).into()));
    let question = crate::Question::WhereToPlace(Piece::RiverfolkWarrior);
    desk.ask(seat(desk), law::PLACE_WARRIORS, question).offers(offers).must()
}

/// 11.3.2 Step 2: Place Warriors. Here.
pub(super) fn start_in(clearing: Clearing, left: u8, desk: &mut Desk<'_>) -> Flow {
    golden_rules::place(desk, law::PLACE_WARRIORS, Piece::RiverfolkWarrior, clearing, 1);
    if left == 0 { settled() } else { next(Frame::PlaceWarriors(left).into()) }
}

/// 11.3.4 Step 4: Gain Starting Funds.
pub(super) fn gain_starting_funds(desk: &mut Desk<'_>) -> Flow {
    let count = desk.setting.boards.riverfolk.counts.starting_payments;
    let count = desk.position.woodland.draw_from_supply(Piece::RiverfolkWarrior, count);
    desk.position.riverfolk.pay(Faction::Riverfolk, count);
    desk.tell(law::GAIN_STARTING_FUNDS, Fact::Payments { count }.into());
    settled()
}

/// 11.3.5 Step 5: Set Starting Prices. Any of those printed.
pub(super) fn set_starting_prices(service: Service, desk: &Desk<'_>) -> Flow {
    services::ask_price(service, law::SET_STARTING_PRICES, Frame::SetStartingPrice, desk)
}

/// 11.3.5 Step 5: Set Starting Prices. This much.
pub(super) fn set_starting_price(service: Service, price: u8, desk: &mut Desk<'_>) -> Flow {
    services::set_price(service, price, law::SET_STARTING_PRICES, desk);
    settled()
}
