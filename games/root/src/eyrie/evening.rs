//! 7.6 Evening.

use super::{Frame, seat};
use crate::frame::Frame as F;
use crate::terms::Piece;
use crate::{Desk, Flow, cards, law, victory};
use kernel::{cite, next};

/// 7.6 Evening. Score, then draw and discard.
pub(crate) fn evening(desk: &mut Desk<'_>) -> Flow {
    cite(law::eyrie::EVENING);
    score_points(desk);
    next(F::Eyrie(Frame::DrawAndDiscard))
}

/// 7.6.1 Score Points. What the roosts on the map have uncovered.
fn score_points(desk: &mut Desk<'_>) {
    cite(law::eyrie::SCORE_POINTS);
    let points = desk.setting.boards.factions.eyrie.points[roosts(desk)];
    victory::score(desk, seat(desk), points, law::eyrie::SCORE_POINTS);
}

/// 7.6.2 Draw and Discard. More cards with more roosts; then down to the hand limit.
pub(super) fn draw_and_discard(desk: &mut Desk<'_>) -> Flow {
    let count = desk.setting.boards.factions.eyrie.draw[roosts(desk)];
    cards::draw_in_evening(desk, seat(desk), count, law::eyrie::DRAW_AND_DISCARD)
}

fn roosts(desk: &Desk<'_>) -> usize {
    usize::from(desk.position.woodland.on_map(Piece::Roost))
}
