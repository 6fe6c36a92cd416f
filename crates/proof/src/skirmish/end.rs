//! 4 The end.

use super::law::end;
use super::{Desk, Position, Setting};
use kernel::{Outcome, Seat, cite};

/// 4.1 Empty Camp.
pub(super) fn is_camp_empty(seat: Seat, desk: &Desk<'_>) -> bool {
    cite(end::EMPTY_CAMP);
    desk.position.soldiers(seat) == 0
}

/// 4.2 Last Round.
pub(super) fn is_last_round_over(desk: &Desk<'_>) -> bool {
    cite(end::LAST_ROUND);
    desk.position.round() == desk.setting.rounds
}

/// 4.3 Winner.
pub(super) fn winner(setting: &Setting, position: &Position) -> Outcome {
    cite(end::WINNER);
    let line = |seat| (seat, position.banners(seat).into(), position.soldiers(seat));
    Outcome::ranked(setting.everyone().iter().map(line))
}
