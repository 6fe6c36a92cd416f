//! 11.6 Evening.

use super::{Frame, Question, seat, services};
use crate::law::riverfolk as law;
use crate::terms::Service;
use crate::{Choice, Desk, Flow, cards};
use kernel::{cite, in_order, next, settled};

/// 11.6 Evening.
pub(crate) fn evening() -> Flow {
    cite(law::EVENING);
    in_order([Frame::DiscardCards, Frame::SetPrices(Service::ALL[0])].map(Into::into))
}

/// 11.6.1 Discard Cards. Down to the hand limit.
pub(super) fn discard_cards(desk: &Desk<'_>) -> Flow {
    next(cards::hand_limit(seat(desk)))
}

/// 11.6.2 Set Prices. Of any service from this one on, any price.
pub(super) fn set_prices(from: Service, desk: &Desk<'_>) -> Flow {
    let prices = Service::ALL.map(|service| desk.position.riverfolk.price(service));
    let services = Service::ALL.into_iter().filter(|service| *service >= from);
    desk.ask(seat(desk), law::SET_PRICES, Question::SetPrices { prices }.into())
        .offers(services.map(|of| (Choice::Service(of), Frame::NewPrice(of).into())))
        .may(Choice::Pass)
}

/// 11.6.2 Set Prices. How much.
pub(super) fn new_price(service: Service, desk: &Desk<'_>) -> Flow {
    services::ask_price(service, law::SET_PRICES, Frame::SetPrice, desk)
}

/// 11.6.2 Set Prices. This much; then the services after it may still change.
pub(super) fn set_price(service: Service, price: u8, desk: &mut Desk<'_>) -> Flow {
    services::set_price(service, price, law::SET_PRICES, desk);
    let after = Service::ALL.into_iter().find(|other| *other > service);
    after.map_or_else(settled, |from| next(Frame::SetPrices(from).into()))
}
