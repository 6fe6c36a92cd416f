//! 13.3 Faction Set-up.

use super::{Frame, Question, seat};
use crate::law::corvids as law;
use crate::terms::{Clearing, Faction, Piece, Suit};
use crate::{Choice, Desk, Flow, glossary, golden_rules};
use kernel::{in_order, settled};

/// The steps of 13.3, in order.
pub(super) fn set_up() -> Flow {
    let scatter = Suit::OF_CLEARINGS.map(Frame::Scatter);
    in_order([Frame::Gather].into_iter().chain(scatter).map(Into::into))
}

/// 13.3.1 Step 1: Gather Warriors and Plot Tokens.
pub(super) fn gather(desk: &mut Desk<'_>) -> Flow {
    for &piece in Piece::of(Faction::Corvids) {
        let count = desk.setting.pieces(piece);
        desk.position.woodland.gather(piece, count);
    }
    settled()
}

/// 13.3.2 Step 2: Scatter. A warrior in any clearing of each suit, but not at the keep (6.2.2).
pub(super) fn scatter(suit: Suit, desk: &Desk<'_>) -> Flow {
    let placeable = glossary::placeable(desk, Faction::Corvids);
    let open = desk.position.woodland.of_suit(suit).and(placeable);
    desk.ask(seat(desk), law::SCATTER, Question::Scatter { suit }.into())
        .offers(open.iter().map(|at| (Choice::In(at), Frame::ScatterTo(at).into())))
        .if_any()
}

/// 13.3.2 Step 2: Scatter. This clearing.
pub(super) fn scatter_to(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    golden_rules::place(desk, law::SCATTER, Piece::CorvidWarrior, clearing, 1);
    settled()
}
