//! The Tower.

use crate::key_terms::rule;
use crate::law::landmarks as law;
use crate::terms::{Clearing, Clearings, Landmark};
use crate::{Desk, Flow, Position, Setting, victory};
use kernel::{cite, settled};

/// F.T.1 Tower: Set-up. In a clearing with a ruin.
pub(super) fn fitting(desk: &Desk<'_>) -> Clearings {
    cite(law::TOWER_SET_UP);
    desk.setting.map.ruins
}

/// Where the Tower stands: where it was set up, or where the map has it (C.3.1).
#[inline]
pub(crate) fn tower(setting: &Setting, position: &Position) -> Option<Clearing> {
    let own = setting.map.tower.filter(|_| !setting.choices.landmarks.cards.has(Landmark::Tower));
    position.landmarks.at(Landmark::Tower).or(own)
}

/// F.T.2 Tower: Rule. Whoever rules its clearing at the end of the own Evening scores.
pub(super) fn tower_rule(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let ruled = rule::ruled_by(&desk.position.woodland, desk.position.faction(seat));
    if tower(desk.setting, desk.position).is_some_and(|tower| ruled.has(tower)) {
        let points = desk.setting.boards.landmarks.tower.points;
        victory::score(desk, seat, points, law::TOWER_RULE);
    }
    settled()
}
