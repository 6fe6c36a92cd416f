//! 7.6 Evening.

use super::{Frame, seat};
use crate::frame::Frame as F;
use crate::terms::Piece;
use crate::{Desk, Flow, cards, law, victory};
use kernel::{in_order, settled};

/// 7.6 Evening. Score, then draw and discard.
pub(super) fn evening() -> Flow {
    in_order([Frame::ScorePoints, Frame::DrawAndDiscard].map(F::Eyrie))
}

/// 7.6.1 Score Points. What the roosts on the map have uncovered.
pub(super) fn score_points(desk: &mut Desk<'_>) -> Flow {
    let points = desk.setting.boards.factions.eyrie.points[roosts(desk)];
    victory::score(desk, seat(desk), points, law::eyrie::SCORE_POINTS);
    settled()
}

/// 7.6.2 Draw and Discard. More cards with more roosts; then down to the hand limit.
pub(super) fn draw_and_discard(desk: &mut Desk<'_>) -> Flow {
    let count = desk.setting.boards.factions.eyrie.draw[roosts(desk)];
    cards::draw_in_evening(desk, seat(desk), count, law::eyrie::DRAW_AND_DISCARD)
}

fn roosts(desk: &Desk<'_>) -> usize {
    usize::from(desk.position.woodland.on_map(Piece::Roost))
}
