//! 11.2.6 Buying Services and 11.2.7 Riverfolk Services.

use super::abilities::trade_posts;
use super::{Fact, Frame, Question, Why, seat};
use crate::key_actions::battle::faction_of;
use crate::law::riverfolk as law;
use crate::position::Side;
use crate::terms::{CardName, Clearings, Faction, Piece, Service};
use crate::{Asking, Bar, Choice, Desk, Flow, cards, corvids, deeds, glossary, vagabond};
use kernel::{Para, Seat, cite, in_order, settled};

/// 11.2.6 Buying Services. The frame in which the turn player may, at the start of Birdsong: anybody but the Company.
pub(crate) fn open_shop(desk: &Desk<'_>) -> Option<crate::Frame> {
    let company = desk.position.seat_if_playing(Faction::Riverfolk)?;
    (company != desk.position.turn.seat()).then(|| Frame::BuyingServices.into())
}

/// 11.2.6 Buying Services. One after the other.
pub(super) fn buying_services(desk: &Desk<'_>) -> Flow {
    let buyer = desk.position.turn.seat();
    let left = services_left(desk, buyer);
    if left == 0 {
        return settled();
    }
    let prices = Service::ALL.map(|service| desk.position.riverfolk.price(service));
    let question = Question::Services { left, prices }.into();
    let asking = offer_services(desk.ask(buyer, law::BUYING_SERVICES, question), desk);
    corvids::beside(asking, desk, buyer).may(Choice::Pass)
}

/// How many services a player may still buy this turn.
fn services_left(desk: &Desk<'_>, buyer: Seat) -> u8 {
    number_of_services(desk, buyer).saturating_sub(desk.position.riverfolk.bought())
}

/// 11.2.6 Buying Services. Adds what the turn player can buy, where there is a shop.
pub(crate) fn offer_services<'d>(asking: Asking<'d>, desk: &Desk<'_>) -> Asking<'d> {
    let buyer = desk.position.turn.seat();
    if open_shop(desk).is_none() || services_left(desk, buyer) == 0 {
        return asking;
    }
    let services = Service::ALL.into_iter().map(|service| {
        (Choice::Service(service), Frame::Buy(service).into(), bar(service, buyer, desk))
    });
    deeds::again(asking, services)
}

/// 11.2.6.II Number of Services. One, and one for each clearing with a trade post and a piece of the buyer.
fn number_of_services(desk: &Desk<'_>, buyer: Seat) -> u8 {
    cite(law::NUMBER_OF_SERVICES);
    let access =
        glossary::with_faction_pieces(desk, buyer).and(trade_posts(&desk.position.woodland));
    1 + u8::try_from(access.len()).expect("clearings are few")
}

/// What keeps a player from a service.
fn bar(service: Service, buyer: Seat, desk: &Desk<'_>) -> Option<Bar> {
    let (board, faction) = (&desk.position.riverfolk, desk.position.faction(buyer));
    match service {
        Service::HandCard if desk.position.player(seat(desk)).hand().is_empty() => {
            return Some((law::HAND_CARD, Why::NothingForSale.into()));
        }
        Service::Mercenaries if faction.is_vagabond() => {
            return Some(mercenaries_and_the_vagabond());
        }
        Service::Riverboats if board.has_sold(service) => {
            return Some((law::RIVERBOATS, Why::BoughtAlready.into()));
        }
        Service::Mercenaries if board.has_sold(service) => {
            return Some((law::MERCENARIES, Why::BoughtAlready.into()));
        }
        Service::HandCard | Service::Riverboats | Service::Mercenaries => {}
    }
    let price = board.price(service);
    let purse = match faction.warrior() {
        Some(warrior) => desk.position.woodland.supply(warrior),
        None => vagabond::purse(desk, buyer),
    };
    (purse < price).then_some((law::COST_OF_SERVICES, Why::TooDear { price }.into()))
}

/// 11.2.7.III.b Mercenaries and the Vagabond. A Vagabond hires none; who hired those he removes turns Hostile, which is
/// seen to where relationships are (9.2.9.III).
fn mercenaries_and_the_vagabond() -> Bar {
    cite(law::MERCENARIES_AND_THE_VAGABOND);
    (law::MERCENARIES_AND_THE_VAGABOND, Why::NoMercenaries.into())
}

/// 11.2.6 Buying Services.
/// 11.2.6.I Cost of Services. Warriors of the buyer's supply go to Payments; then comes what was bought (11.2.7).
pub(super) fn buy(service: Service, desk: &mut Desk<'_>) -> Flow {
    let buyer = desk.position.turn.seat();
    let (who, price) = (desk.position.faction(buyer), desk.position.riverfolk.price(service));
    desk.position.riverfolk.sell(service);
    desk.tell(law::BUYING_SERVICES, Fact::Bought { who, service, price }.into());
    let items = who.is_vagabond().then(|| vagabond_funds(buyer, price, desk));
    if let Some(warrior) = who.warrior() {
        cite(law::COST_OF_SERVICES);
        let paid = desk.position.woodland.draw_from_supply(warrior, price);
        desk.position.riverfolk.pay(who, paid);
    }
    in_order([items, riverfolk_services(service)].into_iter().flatten())
}

/// 11.2.7 Riverfolk Services. A card is chosen at once; the other two count later in the turn.
fn riverfolk_services(service: Service) -> Option<crate::Frame> {
    cite(law::RIVERFOLK_SERVICES);
    match service {
        Service::HandCard => Some(Frame::HandCard.into()),
        Service::Riverboats | Service::Mercenaries => None,
    }
}

/// 11.2.6.III Vagabond Funds. For each item that is exhausted a warrior of the Company, as far as there are some.
fn vagabond_funds(buyer: Seat, price: u8, desk: &mut Desk<'_>) -> crate::Frame {
    cite(law::VAGABOND_FUNDS);
    let paid = desk.position.woodland.draw_from_supply(Piece::RiverfolkWarrior, price);
    desk.position.riverfolk.pay(Faction::Riverfolk, paid);
    vagabond::pay_for_service(buyer, price)
}

/// 11.2.7.I Hand Card. Which one.
pub(super) fn hand_card(desk: &Desk<'_>) -> Flow {
    let hand = desk.position.player(seat(desk)).hand();
    let names = desk.setting.deck.names(hand);
    desk.ask(desk.position.turn.seat(), law::HAND_CARD, Question::HandCard.into())
        .offers(names.map(|card| (Choice::Card(card), Frame::TakeCard(card).into())))
        .must()
}

/// 11.2.7.I Hand Card. Everybody sees which goes to the buyer's hand.
pub(super) fn take_card(name: CardName, desk: &mut Desk<'_>) -> Flow {
    let (company, buyer) = (seat(desk), desk.position.turn.seat());
    let card = desk.setting.deck.pick(desk.position.player(company).hand(), name);
    desk.position.play_from_hand(company, card, desk.setting);
    cards::take_openly(desk, buyer, card);
    let who = desk.position.faction(buyer);
    let fact = crate::Fact::TookCard { who, whom: Faction::Riverfolk, card: name };
    desk.tell(law::HAND_CARD, fact);
    settled()
}

/// 11.2.7.II Riverboats. Whether rivers are paths for a player who has bought them, until the turn ends.
#[inline]
pub(super) fn riverboats(desk: &Desk<'_>, seat: Seat) -> bool {
    let sold = desk.position.riverfolk.has_sold(Service::Riverboats);
    let boats = sold && seat == desk.position.turn.seat();
    if boats {
        cite(law::RIVERBOATS);
    }
    boats
}

/// 11.2.7.III Mercenaries. The frame in which they come, between Birdsong and Daylight, if they were hired.
pub(crate) fn muster(desk: &Desk<'_>) -> Option<crate::Frame> {
    let hired = desk.position.riverfolk.has_sold(Service::Mercenaries);
    hired.then(|| Frame::Mercenaries.into())
}

/// 11.2.7.III Mercenaries. Until the turn ends they count as the buyer's own for rule, and no longer as the Company's (R45).
pub(super) fn mercenaries_come(desk: &mut Desk<'_>) -> Flow {
    let buyer = desk.position.faction(desk.position.turn.seat());
    desk.position.woodland.hire_out(Some(buyer));
    settled()
}

/// What was bought ends with the turn.
pub(crate) fn end_of_turn(desk: &mut Desk<'_>) {
    if desk.position.riverfolk.bought() == 0 {
        return;
    }
    desk.position.riverfolk.end_services();
    if desk.position.woodland.hired_by().is_some() {
        desk.position.woodland.hire_out(None);
    }
}

/// 11.2.7.III Mercenaries. Where a player has some against another: who hired them, and not against the Company.
#[inline]
pub(crate) fn with_mercenaries(desk: &Desk<'_>, seat: Seat, against: Seat) -> Clearings {
    let Some(buyer) = desk.position.woodland.hired_by() else { return Clearings::NONE };
    let company = desk.position.faction(against) == Faction::Riverfolk;
    if company || desk.position.faction(seat) != buyer {
        return Clearings::NONE;
    }
    cite(law::MERCENARIES);
    desk.position.woodland.with(Piece::RiverfolkWarrior)
}

/// 11.2.7.III Mercenaries. How many fight on a side of the battle.
#[inline]
pub(crate) fn mercenaries(desk: &Desk<'_>, side: Side) -> u8 {
    let Some(buyer) = desk.position.woodland.hired_by() else { return 0 };
    let against = faction_of(desk, side.other());
    if faction_of(desk, side) != buyer || against == Faction::Riverfolk {
        return 0;
    }
    cite(law::MERCENARIES);
    desk.position.woodland.count(Piece::RiverfolkWarrior, desk.position.battle.clearing)
}

/// 11.2.7.III.a Taking Hits with Mercenaries. Half of the hits, the odd one not; and those for which own warriors are
/// missing, before any building or token.
pub(crate) fn hits_on_mercenaries(desk: &Desk<'_>, side: Side, (hits, own): (u8, u8)) -> u8 {
    let hired = mercenaries(desk, side);
    if hired == 0 {
        return 0;
    }
    cite(law::TAKING_HITS_WITH_MERCENARIES);
    hired.min((hits / 2).max(hits.saturating_sub(own)))
}

/// The price of a service is set; said in set-up (11.3.5) and in Evening (11.6.2).
pub(super) fn set_price(service: Service, price: u8, para: Para, desk: &mut Desk<'_>) {
    desk.position.riverfolk.set_price(service, price);
    desk.tell(para, Fact::Price { service, price }.into());
}

/// Asks for the price of a service: any but the one it has.
pub(super) fn ask_price(
    service: Service,
    para: Para,
    opens: fn(Service, u8) -> Frame,
    desk: &Desk<'_>,
) -> Flow {
    let prices = &desk.setting.boards.riverfolk.prices;
    let now = desk.position.riverfolk.price(service);
    let offers = (prices.least..=prices.most)
        .filter(|&price| price != now)
        .map(|price| (Choice::Count(price), opens(service, price).into()));
    desk.ask(seat(desk), para, Question::Price { service }.into()).offers(offers).must()
}
