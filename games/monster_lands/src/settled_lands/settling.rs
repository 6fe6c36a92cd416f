//! M27.6 to M27.8: settling a conquered Land.

use super::Frame;
use crate::law::conquest as law;
use crate::terms::{Land, Mercenary};
use crate::{Asking, Choice, Desk, Fact, Flow, Question, Why, adventure};
use kernel::{Para, Seat, cite, settled};

/// M27.8 One to one.
///
/// Who may settle a Land: a Mercenary of its Affinity that has settled none; one that is assigned too. R11
fn settlers<'a>(
    desk: &'a Desk<'_>,
    seat: Seat,
    land: Land,
) -> impl Iterator<Item = Mercenary> + 'a {
    cite(law::ONE_TO_ONE);
    let affinity = desk.setting.land(land).affinity;
    desk.position.clan(seat).members().iter().filter(move |&mercenary| {
        desk.setting.mercenary(mercenary).affinity == affinity
            && !desk.position.is_settled(mercenary)
    })
}

fn offers<'a>(
    desk: &'a Desk<'_>,
    seat: Seat,
    land: Land,
) -> impl Iterator<Item = (Choice, crate::Frame)> + 'a {
    settlers(desk, seat, land).map(move |mercenary| {
        let frame = Frame::Settled(seat, land, mercenary);
        (Choice::Settle(land, mercenary), frame.into())
    })
}

/// Offers to settle each unsettled Land of a clan.
pub(crate) fn offer_settle<'d>(
    mut asking: Asking<'d>,
    seat: Seat,
    desk: &'d Desk<'_>,
) -> Asking<'d> {
    let lands = desk.position.clan(seat).lands();
    for land in lands {
        if desk.position.settler(land).is_none() {
            asking = asking.agains(offers(desk, seat, land)).withholds(|| others(desk, seat, land));
        }
    }
    asking
}

/// M27.6 Settle.
///
/// A conquered Land may be settled at once, or at any later moment.
pub(super) fn settle(seat: Seat, land: Land, desk: &Desk<'_>) -> Flow {
    desk.ask(seat, law::SETTLE, Question::Settle(land))
        .offers(offers(desk, seat, land))
        .withholds(|| others(desk, seat, land))
        .may(Choice::Done)
}

/// Who may not settle a Land, and why.
fn others<'a>(
    desk: &'a Desk<'_>,
    seat: Seat,
    land: Land,
) -> impl Iterator<Item = (Choice, Para, Why)> + 'a {
    let affinity = desk.setting.land(land).affinity;
    desk.position.clan(seat).members().iter().filter_map(move |mercenary| {
        let (para, why) = match desk.position.settled_land(mercenary) {
            _ if desk.setting.mercenary(mercenary).affinity != affinity => {
                (law::SETTLE, adventure::Why::OtherAffinity)
            }
            Some(other) => (law::ONE_TO_ONE, adventure::Why::SettledElsewhere(other)),
            None => return None,
        };
        Some((Choice::Settle(land, mercenary), para, why.into()))
    })
}

/// M27.6 Settle.
/// M27.7 Settled Mercenary.
///
/// It stays until it dies or, as the last one left, becomes Leader.
pub(super) fn settled_by(
    seat: Seat,
    land: Land,
    mercenary: Mercenary,
    desk: &mut Desk<'_>,
) -> Flow {
    cite(law::SETTLED_MERCENARY);
    desk.position.settle(land, mercenary);
    desk.tell(law::SETTLE, Fact::Settles(seat, land, mercenary));
    settled()
}

/// Whether a Land of a clan could be settled now.
pub(crate) fn can_be_settled(desk: &Desk<'_>, seat: Seat, land: Land) -> bool {
    desk.position.settler(land).is_none() && settlers(desk, seat, land).next().is_some()
}
