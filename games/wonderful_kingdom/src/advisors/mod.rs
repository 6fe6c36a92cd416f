//! K8.10 The Advisors module, with those of the Legends (L3).

mod abilities;
mod choosing;
mod offers;
mod points;

pub(crate) use offers::{
    offer_before_selecting, offer_in_planning, offer_in_production, offer_while_offering,
};

use crate::position::{Pile, Works};
use crate::terms::{Advisor, Area, Card, CardName, Lying, Resource, Site, Type};
use crate::{Desk, Fact, Flow, law};
use kernel::{Para, Seat, cite, settled};

/// Open paragraphs of the Advisors module.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// K8.10: an Advisor is hired.
    Hire(Seat, CardName),
    /// K8.11: an ability is used.
    Use(Seat, Advisor),
    /// K8.14: this card, for the Advisor.
    At(Seat, Advisor, Lying),
    /// K8.14: the Master Builder's card.
    BuildOn(Seat, Site, u8),
    /// K8.14: a cube of the Master Builder.
    BuildCube(Seat, Resource, Site, u8),
    /// K8.14: the Chamberlain's card.
    TakeBack(Seat, CardName),
    /// K8.14: so many cards of the Seer are in place.
    Arrange(Seat, u8),
    /// K8.14: this one comes next.
    ArrangeCard(Seat, CardName, u8),
    /// K8.14: the Quartermaster's area.
    Replace(Seat, Area),
    /// L3.2: the opponent exchanges the card.
    Usurped(Seat, Lying),
    /// L3.2: for this card of the hand.
    UsurpedBy(Seat, Lying, CardName),
    /// L3.3: an exchange.
    Negotiate(Seat, Lying, Lying),
    /// L3.4: the type of this card.
    Conjure(Seat, Site),
    /// L3.4: becomes this one.
    ConjureTo(Seat, Site, Type),
    /// L3.5: this card.
    Finance(Seat, Site),
}

pub(crate) fn paragraph(frame: Frame) -> Para {
    use law::{advisors as a, more_advisors as m};
    match frame {
        Frame::Hire(..) => a::HIRING,
        Frame::Use(..) => a::CHARGING,
        Frame::At(..) | Frame::BuildOn(..) | Frame::BuildCube(..) => a::BASE_ADVISORS,
        Frame::TakeBack(..) | Frame::Arrange(..) | Frame::ArrangeCard(..) => a::BASE_ADVISORS,
        Frame::Replace(..) => a::BASE_ADVISORS,
        Frame::Usurped(..) | Frame::UsurpedBy(..) => m::USURPER,
        Frame::Negotiate(..) => m::INFORMED_NEGOTIATOR,
        Frame::Conjure(..) | Frame::ConjureTo(..) => m::CAPTIVATING_CONJURER,
        Frame::Finance(..) => m::GRAND_FINANCIER,
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Hire(seat, card) => hiring(seat, card, desk),
        Frame::Use(seat, card) => abilities::base_advisors(seat, card, desk),
        Frame::At(seat, advisor, lying) => choosing::point_at(seat, advisor, lying, desk),
        Frame::BuildOn(seat, site, left) => abilities::build_on(seat, site, left, desk),
        Frame::BuildCube(seat, resource, site, left) => {
            abilities::build_cube(seat, (resource, site), left, desk)
        }
        Frame::TakeBack(seat, card) => abilities::take_back(seat, card, desk),
        Frame::Arrange(seat, placed) => choosing::arrange(seat, placed, desk),
        Frame::ArrangeCard(seat, card, placed) => choosing::arrange_card(seat, card, placed, desk),
        Frame::Replace(seat, area) => choosing::replace(seat, area, desk),
        Frame::Usurped(seat, lying) => choosing::usurper(seat, lying, desk),
        Frame::UsurpedBy(seat, lying, card) => choosing::usurped_by(seat, lying, card, desk),
        Frame::Negotiate(seat, mine, theirs) => {
            choosing::informed_negotiator(seat, mine, theirs, desk)
        }
        Frame::Conjure(seat, site) => points::which_type(seat, site, desk),
        Frame::ConjureTo(seat, site, to) => points::captivating_conjurer(seat, site, to, desk),
        Frame::Finance(seat, site) => points::grand_financier(seat, site, desk),
    }
}

/// K8.10 Hiring. At no cost, next to the Duchy.
fn hiring(seat: Seat, name: CardName, desk: &mut Desk<'_>) -> Flow {
    let selection = desk.position.realm(seat).selection();
    let card = desk.setting.faces.find(name, selection).expect("a hired Advisor was selected");
    let realm = desk.position.realm_mut(seat);
    realm.take(Pile::Selection, card);
    realm.put(Pile::Council, card);
    desk.tell(law::advisors::HIRING, Fact::Hired { who: seat, card: name });
    settled()
}

/// K8.11 Charging. The Advisor, if the player has hired it, it is paid in full and may still be used.
pub(crate) fn is_charged(desk: &Desk<'_>, seat: Seat, advisor: Advisor) -> Option<Card> {
    let council = desk.position.realm(seat).council();
    if council.is_empty() {
        return None;
    }
    cite(law::advisors::CHARGING);
    let card = desk.setting.faces.find(advisor.card(), council)?;
    let spaces = &desk.setting.faces.face(card).spaces;
    let full = desk.position.works(card).is_full(spaces);
    (full && limited_use(desk, seat, advisor, card)).then_some(card)
}

/// K8.13 Limited use. Whether the ability may still be used.
fn limited_use(desk: &Desk<'_>, seat: Seat, advisor: Advisor, card: Card) -> bool {
    let Some(limit) = desk.setting.faces.face(card).limit else { return true };
    cite(law::advisors::LIMITED_USE);
    let realm = desk.position.realm(seat);
    let used = match advisor {
        Advisor::RoyalArchivist => realm.archives(),
        Advisor::CaptivatingConjurer => u8::from(realm.conjured().is_some()),
        Advisor::GrandFinancier => u8::from(realm.doubled().is_some()),
        Advisor::CourtAlchemist | Advisor::Drillmaster | Advisor::TaxCollector => 0,
        Advisor::Cartographer | Advisor::MasterBuilder | Advisor::Chamberlain => 0,
        Advisor::Spymaster | Advisor::MasterOfTraps | Advisor::Saboteur | Advisor::Seer => 0,
        Advisor::Exorcist | Advisor::Warden | Advisor::Quartermaster | Advisor::Usurper => 0,
        Advisor::InformedNegotiator => 0,
    };
    used < limit
}

/// The pieces on an Advisor are discarded: it has been used and can be paid again.
pub(crate) fn discharge(desk: &mut Desk<'_>, seat: Seat, advisor: Advisor) {
    let card = is_charged(desk, seat, advisor).expect("a used Advisor is paid in full");
    *desk.position.works_mut(card) = Works::default();
    desk.tell(law::advisors::CHARGING, Fact::Used { who: seat, card: advisor.card() });
}
