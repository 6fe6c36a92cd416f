//! When abilities are offered.

use super::{Frame, abilities, choosing, is_charged, limited_use, points};
use crate::frame::Frame as F;
use crate::terms::{Advisor, Resource};
use crate::{Asking, Choice, Desk, Why, law};
use kernel::Seat;

/// Abilities of Planning and Production.
const BUSY: [Advisor; 7] = [
    Advisor::CourtAlchemist,
    Advisor::Drillmaster,
    Advisor::MasterBuilder,
    Advisor::RoyalArchivist,
    Advisor::Exorcist,
    Advisor::CaptivatingConjurer,
    Advisor::GrandFinancier,
];

/// Abilities of a selection.
const SELECTING: [Advisor; 7] = [
    Advisor::Spymaster,
    Advisor::Saboteur,
    Advisor::Seer,
    Advisor::Warden,
    Advisor::Quartermaster,
    Advisor::Usurper,
    Advisor::InformedNegotiator,
];

/// Offers what these Advisors can do. Where nobody is hired, no ability is looked at.
#[inline]
fn offer_those<'d>(asking: Asking<'d>, desk: &Desk<'_>, names: &[Advisor]) -> Asking<'d> {
    let is_alone = desk.position.realm(asking.seat()).council().is_empty();
    if is_alone { asking } else { offer_hired(asking, desk, names) }
}

fn offer_hired<'d>(asking: Asking<'d>, desk: &Desk<'_>, names: &[Advisor]) -> Asking<'d> {
    let seat = asking.seat();
    let can = |name: &&Advisor| is_charged(desk, seat, **name).is_some();
    let useful = |name: &&Advisor| has_use(desk, seat, **name);
    let usable = names.iter().filter(can).filter(useful);
    let opens = |&name: &Advisor| (Choice::Use(name), F::Advisors(Frame::Use(seat, name)));
    let asking = asking.agains(usable.map(opens));
    withhold_unpaid(asking, desk, names)
}

/// Hired Advisors that are not paid in full (K8.11), or were used as often as they may be (K8.13).
fn withhold_unpaid<'d>(asking: Asking<'d>, desk: &Desk<'_>, names: &[Advisor]) -> Asking<'d> {
    let seat = asking.seat();
    asking.withholds(|| {
        let (faces, council) = (&desk.setting.faces, desk.position.realm(seat).council());
        let unpaid = names.iter().filter_map(|&name| {
            let card = faces.find(name.card(), council)?;
            let choice = Choice::Use(name);
            if !limited_use(desk, seat, name, card) {
                return Some((choice, law::advisors::LIMITED_USE, Why::UsedUp(name.card())));
            }
            let full = desk.position.works(card).is_full(&faces.face(card).spaces);
            (!full).then_some((choice, law::advisors::CHARGING, Why::NotPaid(name.card())))
        });
        unpaid.collect::<Vec<_>>()
    })
}

/// Offers the abilities of Planning.
#[inline]
pub(crate) fn offer_in_planning<'d>(asking: Asking<'d>, desk: &Desk<'_>) -> Asking<'d> {
    let asking = offer_those(asking, desk, &BUSY);
    offer_those(asking, desk, &[Advisor::Chamberlain])
}

/// Offers the abilities of a production step.
#[inline]
pub(crate) fn offer_in_step<'d>(asking: Asking<'d>, desk: &Desk<'_>, step: Resource) -> Asking<'d> {
    let asking = offer_those(asking, desk, &BUSY);
    match step {
        Resource::Materials | Resource::Population => asking,
        Resource::Gold => offer_those(asking, desk, &[Advisor::TaxCollector]),
        Resource::Exploration => offer_those(asking, desk, &[Advisor::Cartographer]),
    }
}

/// Offers the abilities of an offer.
#[inline]
pub(crate) fn offer_while_offering<'d>(asking: Asking<'d>, desk: &Desk<'_>) -> Asking<'d> {
    offer_those(asking, desk, &[Advisor::Spymaster])
}

/// Offers the abilities of a selection.
#[inline]
pub(crate) fn offer_before_selecting<'d>(asking: Asking<'d>, desk: &Desk<'_>) -> Asking<'d> {
    offer_those(asking, desk, &SELECTING)
}

/// Whether an ability would do something now.
fn has_use(desk: &Desk<'_>, seat: Seat, advisor: Advisor) -> bool {
    let (setting, position) = (desk.setting, &*desk.position);
    let realm = position.realm(seat);
    match advisor {
        Advisor::MasterBuilder => !abilities::with_room(desk, seat).is_empty(),
        Advisor::Chamberlain => !realm.recycled().and(setting.faces.developments).is_empty(),
        Advisor::Exorcist => !realm.duchy().and(setting.faces.calamities).is_empty(),
        Advisor::CaptivatingConjurer => points::combos(desk, seat).next().is_some(),
        Advisor::GrandFinancier => points::gross(desk, seat).next().is_some(),
        Advisor::Seer => !position.stack().is_empty() || !position.foreseen().is_empty(),
        Advisor::Spymaster | Advisor::Saboteur | Advisor::Warden | Advisor::Usurper => {
            choosing::pointable(desk, seat, advisor).next().is_some()
        }
        Advisor::InformedNegotiator => choosing::exchanges(desk, seat).next().is_some(),
        Advisor::CourtAlchemist | Advisor::Drillmaster | Advisor::TaxCollector => true,
        Advisor::Cartographer | Advisor::RoyalArchivist | Advisor::MasterOfTraps => true,
        Advisor::Quartermaster => true,
    }
}
