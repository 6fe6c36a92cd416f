//! K3.4 Offer and K3.8 Trap.

use super::Frame;
use crate::frame::Frame as F;
use crate::position::{Hidden, Pile, Spot};
use crate::terms::{Advisor, Area, Card, CardName, Cards, Facing};
use crate::{Asking, Choice, Desk, Fact, Flow, Question, Why, advisors, law, menaces};
use kernel::{Seat, Seats, cite, next, settled};

/// K3.4 Offer. Exactly two cards of the hand, one after the other, each into an Offering area (R1).
pub(super) fn offer(seat: Seat, left: u8, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat, law::choice::OFFER, Question::Offer { left });
    if left == 0 {
        // The cards just offered may be marked too (L4.16).
        return menaces::offer_marks(asking, desk, seat).may(Choice::Pass);
    }
    let mut asking = offer_cards(asking, desk, seat, left);
    asking = super::offer_spies(asking, desk, seat);
    asking = advisors::offer_while_offering(asking, desk);
    let asking = menaces::offer_marks(asking, desk, seat);
    asking.withhold(Choice::Pass, law::choice::OFFER, Why::TwoCards).must()
}

fn offer_cards<'d>(mut asking: Asking<'d>, desk: &Desk<'_>, seat: Seat, left: u8) -> Asking<'d> {
    let hand = desk.position.realm(seat).hand();
    let (has_trap, has_master) = trap(desk, seat);
    let lay = |asking: Asking<'d>, card, area, facing| {
        let frame = Frame::OfferCard(seat, card, area, facing, left);
        asking.offer(Choice::Offer(card, area, facing), F::Choice(frame))
    };
    for name in desk.setting.faces.names(hand) {
        for area in Area::ALL {
            asking = lay(asking, name, area, Facing::Up);
            if has_trap {
                asking = lay(asking, name, area, Facing::Down);
            }
            if has_master {
                asking = lay(asking, name, area, Facing::Masterly);
            }
        }
    }
    if has_trap { asking } else { withhold_traps(asking, desk, hand) }
}

/// Nothing is laid face down without a Trap token.
fn withhold_traps<'d>(asking: Asking<'d>, desk: &Desk<'_>, hand: Cards) -> Asking<'d> {
    asking.withholds(|| {
        let down = |name| Area::ALL.map(|area| Choice::Offer(name, area, Facing::Down));
        let choices = desk.setting.faces.names(hand).flat_map(down);
        choices.map(|choice| (choice, law::choice::TRAP, Why::NoTrap))
    })
}

/// K3.8 Trap. Face down costs a Trap token, unless the Master of Traps does it: whether either is at hand.
fn trap(desk: &Desk<'_>, seat: Seat) -> (bool, bool) {
    cite(law::choice::TRAP);
    let has_trap = desk.position.realm(seat).traps() > 0;
    (has_trap, advisors::is_charged(desk, seat, Advisor::MasterOfTraps).is_some())
}

/// A card that is offered, where and how.
#[derive(Debug, Clone, Copy)]
pub(super) struct Offered {
    pub(super) card: CardName,
    pub(super) area: Area,
    pub(super) facing: Facing,
}

/// A card of the hand is laid into an area.
pub(super) fn offer_card(
    seat: Seat,
    Offered { card: name, area, facing }: Offered,
    left: u8,
    desk: &mut Desk<'_>,
) -> Flow {
    let hand = desk.position.realm(seat).hand();
    let card = desk.setting.faces.find(name, hand).expect("an offered card is in hand");
    match facing {
        Facing::Up => {
            let realm = desk.position.realm_mut(seat);
            realm.take(Pile::Hand, card);
            realm.unshow(card);
            desk.position.lay(area, card);
            desk.tell(law::choice::OFFER, Fact::Offered { who: seat, card: name, area });
        }
        Facing::Down => {
            desk.position.realm_mut(seat).use_trap();
            lay_face_down(seat, card, area, desk);
        }
        Facing::Masterly => {
            advisors::discharge(desk, seat, Advisor::MasterOfTraps);
            lay_face_down(seat, card, area, desk);
        }
    }
    let realm = desk.position.realm(seat);
    let marks = realm.tokens() > 0 && !realm.has_tricked();
    if left > 1 || marks { next(F::Choice(Frame::Offer(seat, left - 1))) } else { settled() }
}

/// K3.9 Face-down cards. Only who laid it knows it.
pub(crate) fn lay_face_down(seat: Seat, card: Card, area: Area, desk: &mut Desk<'_>) {
    let realm = desk.position.realm_mut(seat);
    realm.take(Pile::Hand, card);
    realm.forget_shown();
    let at = Spot::Offered(area);
    desk.position.hide(Hidden { card, at, by: seat, seen: Seats::only(seat), token: None });
    let card = desk.setting.faces.name(card);
    let (own, others) =
        (Fact::OfferedKnown { who: seat, card, area }, Fact::OfferedDown { who: seat, area });
    desk.tell_only(seat, law::choice::FACE_DOWN_CARDS, own, Some(others));
}
