//! 6.6 Evening.

use super::seat;
use crate::cards;
use crate::terms::Piece;
use crate::{Desk, Flow, law};

/// 6.6 Evening. One card and one for each bonus her recruiters uncovered; then down to the hand limit.
pub(crate) fn evening(desk: &mut Desk<'_>) -> Flow {
    kernel::cite(law::marquise::EVENING);
    let boards = &desk.setting.boards.factions;
    let uncovered =
        usize::from(boards.marquise.buildings - desk.position.woodland.supply(Piece::Recruiter));
    let bonus: u8 = boards.marquise.recruiter_draw[..uncovered].iter().sum();
    cards::draw_in_evening(desk, seat(desk), boards.common.draw + bonus, law::marquise::EVENING)
}
