//! K8.10 The Advisors module, with those of the Legends (L3).

mod abilities;
mod choosing;
mod offers;
mod points;

pub(crate) use offers::{
    offer_before_selecting, offer_in_planning, offer_in_step, offer_while_offering,
};

use crate::position::{Pile, Works};
use crate::terms::{Advisor, Area, Card, CardName, Lying, Resource, Site, Type};
use crate::{Desk, Fact, Flow, law, pieces};
use kernel::{Seat, cite, settled};

kernel::frames! {
    /// Open paragraphs of the Advisors module.
    pub enum Frame {
        Hire(seat: Seat, card: CardName) = law::advisors::HIRING => hiring,
        Use(seat: Seat, advisor: Advisor) = law::advisors::CHARGING => abilities::base_advisors,
        At(seat: Seat, advisor: Advisor, lying: Lying) = law::advisors::BASE_ADVISORS => choosing::point_at,
        BuildOn(seat: Seat, site: Site, left: u8) = law::advisors::BASE_ADVISORS => abilities::build_on,
        BuildCube(seat: Seat, resource: Resource, site: Site, left: u8) = law::advisors::BASE_ADVISORS => abilities::build_cube,
        TakeBack(seat: Seat, card: CardName) = law::advisors::BASE_ADVISORS => abilities::take_back,
        Arrange(seat: Seat, placed: u8) = law::advisors::BASE_ADVISORS => choosing::arrange,
        ArrangeCard(seat: Seat, card: CardName, placed: u8) = law::advisors::BASE_ADVISORS => choosing::arrange_card,
        Replace(seat: Seat, area: Area) = law::advisors::BASE_ADVISORS => choosing::replace,
        Usurped(seat: Seat, lying: Lying) = law::more_advisors::USURPER => choosing::usurper,
        UsurpedBy(seat: Seat, lying: Lying, card: CardName) = law::more_advisors::USURPER => choosing::usurped_by,
        Negotiate(seat: Seat, mine: Lying, theirs: Lying)
            = law::more_advisors::INFORMED_NEGOTIATOR => choosing::informed_negotiator,
        Conjure(seat: Seat, site: Site) = law::more_advisors::CAPTIVATING_CONJURER => points::which_type,
        ConjureTo(seat: Seat, site: Site, to: Type) = law::more_advisors::CAPTIVATING_CONJURER => points::captivating_conjurer,
        Finance(seat: Seat, site: Site) = law::more_advisors::GRAND_FINANCIER => points::grand_financier,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// K8.10 Hiring. At no cost, next to the Duchy.
fn hiring(seat: Seat, name: CardName, desk: &mut Desk<'_>) -> Flow {
    let card = pieces::take_selected(seat, name, desk);
    desk.position.realm_mut(seat).put(Pile::Council, card);
    desk.tell(law::advisors::HIRING, Fact::Hired { who: seat, card: name });
    settled()
}

/// K8.11 Charging. The Advisor, if the player has hired it, it is paid in full and may still be used.
#[inline]
pub(crate) fn is_charged(desk: &Desk<'_>, seat: Seat, advisor: Advisor) -> Option<Card> {
    let council = desk.position.realm(seat).council();
    if council.is_empty() { None } else { is_paid(desk, seat, advisor) }
}

fn is_paid(desk: &Desk<'_>, seat: Seat, advisor: Advisor) -> Option<Card> {
    let council = desk.position.realm(seat).council();
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
