//! 9.4 Birdsong.

use super::Question;
use super::items::{self, Picking, Task};
use super::movement::{self, Steps};
use super::{Frame, allies, board, board_mut};
use crate::cards::{self, Timing};
use crate::law::vagabond as law;
use crate::terms::{Item, Place};
use crate::{Choice, Desk, Flow, corvids};
use kernel::{Seat, cite, next, settled};

/// 9.4 Birdsong.
pub(crate) fn birdsong(desk: &Desk<'_>) -> Flow {
    cite(law::BIRDSONG);
    let steps = [Frame::Refresh, Frame::Slip].map(|step| (step.into(), true));
    cards::with_windows(desk, Timing::Birdsong, steps)
}

/// 9.4.1 Refresh. Two for each tea that lay on its track when Birdsong began, and three.
pub(super) fn refresh(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    // 9.2.9.I.a: aids count within one turn.
    board_mut(desk, seat).clear_aids();
    let printed = &desk.setting.boards.factions.vagabond;
    let tea = items::tracked(desk, seat, Item::Tea);
    let refreshed = printed.refresh + printed.refresh_per_tea * tea;
    items::choose(Picking::new(Task::Refresh, seat, refreshed), desk)
}

/// 9.4.2 Slip. To an adjacent clearing or forest, without boots, whoever is there.
pub(super) fn slip(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let places =
        movement::clearings(desk, seat).iter().map(Place::Clearing).chain(forests(desk, seat));
    let ferry = movement::ferry_steps(desk, seat)
        .map(|steps| (steps.choice(), Frame::MoveTo(steps, 0).into()));
    let asking = desk
        .ask(seat, law::SLIP, Question::Slip.into())
        .offers(places.map(|place| (Choice::To(place), Frame::SlipTo(place).into())))
        .offers(ferry);
    corvids::beside(asking, desk, seat).may(Choice::Pass)
}

/// The forests a Vagabond can slip into (2.4.1, C.2.4).
fn forests<'d>(desk: &'d Desk<'_>, seat: Seat) -> impl Iterator<Item = Place> + 'd {
    let map = &desk.setting.map;
    let (touching, beside) = match board(desk, seat).pawn() {
        Place::Clearing(clearing) => (Some(map.forests_at(clearing)), None),
        Place::Forest(forest) => (None, Some(map.forests_beside(forest))),
    };
    cite(crate::law::key_terms::ADJACENT_FORESTS);
    touching.into_iter().flatten().chain(beside.into_iter().flatten()).map(Place::Forest)
}

/// 9.4.2 Slip. The pawn goes; into a clearing an ally may come along.
pub(super) fn slip_to(place: Place, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let from = board(desk, seat).pawn();
    movement::go(desk, seat, place, law::SLIP);
    let Place::Clearing(to) = place else { return settled() };
    let steps = Steps { seat, from, to, by_ferry: false };
    allies::coming_along(steps, desk).map_or_else(settled, next)
}
