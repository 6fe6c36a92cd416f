//! 6.4 Birdsong.

use super::Frame;
use crate::cards::{self, Timing};
use crate::frame::Frame as F;
use crate::glossary::placeable;
use crate::golden_rules::place;
use crate::terms::{Clearing, Clearings, Piece};
use crate::{Choice, Desk, Flow, Question, law};
use kernel::{Para, cite, in_order, next, settled};

/// 6.4 Birdsong. A wood at each sawmill.
pub(crate) fn birdsong(desk: &mut Desk<'_>) -> Flow {
    cite(law::marquise::BIRDSONG);
    let (at, piece) = (Piece::Sawmill, Piece::Wood);
    match cards::window(desk, Timing::Birdsong) {
        Some(window) => in_order([window, serve(at, piece), window]),
        None => supply(at, piece, NOBODY_SERVED, desk),
    }
}

/// No clearing has been served yet.
const NOBODY_SERVED: (Clearing, u8) = (Clearing(0), 0);

/// The frame that places one piece for each building of a kind.
pub(crate) const fn serve(at: Piece, piece: Piece) -> F {
    F::Marquise(Frame::Supply { at, piece, last: NOBODY_SERVED })
}

/// The paragraph by which pieces come to buildings; the Hundreds recruit like the Marquise (14.4.2).
pub(super) fn para_of(piece: Piece) -> Para {
    if piece == Piece::HundredsWarrior {
        law::hundreds::RECRUIT
    } else if piece.is_warrior() {
        law::marquise::RECRUIT
    } else {
        law::marquise::BIRDSONG
    }
}

/// One piece for each building, as many as there are (1.5.4); if they run out their owner chooses where they go.
pub(super) fn supply(at: Piece, piece: Piece, last: (Clearing, u8), desk: &mut Desk<'_>) -> Flow {
    let supply = desk.position.woodland.supply(piece);
    let wanted = wanted_from(desk, at, last);
    if supply == 0 || wanted == 0 {
        return settled();
    }
    if supply < wanted {
        return choose(at, piece, last, desk);
    }
    for clearing in served(desk, at).iter().filter(|&clearing| clearing >= last.0) {
        let count = still_wanted(desk, at, last, clearing);
        place(desk, para_of(piece), piece, clearing, count);
    }
    settled()
}

/// The clearings with buildings of a kind where their owner can place anything (6.2.2, D.6.2).
fn served(desk: &Desk<'_>, at: Piece) -> Clearings {
    desk.position.woodland.with(at).and(placeable(desk, at.owner()))
}

fn still_wanted(desk: &Desk<'_>, at: Piece, last: (Clearing, u8), clearing: Clearing) -> u8 {
    let served = if clearing == last.0 { last.1 } else { 0 };
    desk.position.woodland.count(at, clearing) - served
}

/// What the buildings in the last clearing and after it still want.
fn wanted_from(desk: &Desk<'_>, at: Piece, last: (Clearing, u8)) -> u8 {
    let rest = served(desk, at);
    let rest = rest.iter().filter(|&clearing| clearing >= last.0);
    rest.map(|clearing| still_wanted(desk, at, last, clearing)).sum()
}

fn choose(at: Piece, piece: Piece, last: (Clearing, u8), desk: &Desk<'_>) -> Flow {
    let supply = desk.position.woodland.supply(piece);
    let sites = served(desk, at);
    let open = sites.iter().filter(|&clearing| {
        let served = if clearing == last.0 { last.1 } else { 0 };
        clearing >= last.0
            && still_wanted(desk, at, last, clearing) > 0
            && wanted_from(desk, at, (clearing, served)) >= supply
    });
    let offers = open.map(|clearing| {
        let served = if clearing == last.0 { last.1 + 1 } else { 1 };
        (
            Choice::In(clearing),
            F::Marquise(Frame::SupplyHere { at, piece, here: (clearing, served) }),
        )
    });
    let owner = desk.position.seat_of(at.owner());
    desk.ask(owner, para_of(piece), Question::WhereToPlace(piece)).offers(offers).must()
}

pub(super) fn supply_here(
    at: Piece,
    piece: Piece,
    here: (Clearing, u8),
    desk: &mut Desk<'_>,
) -> Flow {
    place(desk, para_of(piece), piece, here.0, 1);
    next(F::Marquise(Frame::Supply { at, piece, last: here }))
}
