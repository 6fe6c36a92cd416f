//! 9.5.6 Strike.

use super::daylight::Frame;
use super::{Question, Why};
use super::{clearing_of, items, relationships};
use crate::golden_rules::{self, Removal};
use crate::hirelings::Foes;
use crate::law::vagabond as law;
use crate::terms::{Faction, Item, Piece};
use crate::{Bar, Choice, Desk, Flow, hirelings, keepers, victory};
use kernel::{Seat, in_order, next, settled};

/// The enemies with pieces that a Vagabond can strike where he stands. A pawn cannot be removed (9.2.2).
fn targets(desk: &Desk<'_>, seat: Seat) -> Foes {
    let Some(here) = clearing_of(desk, seat) else { return Foes::new() };
    let woodland = &desk.position.woodland;
    let open = |faction: Faction| {
        // 14.2.2: the warlord cannot be struck, and as a warrior he shields the rest.
        woodland.followers(faction, here) > 0 || woodland.warriors(faction, here) == 0
    };
    hirelings::foes(desk, seat)
        .iter()
        .copied()
        .filter(|&enemy| !hirelings::shelter(desk, seat, enemy).has(here))
        .filter(|&enemy| woodland.with_pieces(desk.position.faction(enemy)).has(here))
        .filter(|&enemy| open(desk.position.faction(enemy)))
        .collect()
}

/// What keeps a Vagabond from striking.
pub(super) fn bar(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    targets(desk, seat).is_empty().then_some((law::STRIKE, Why::NobodyToStrike.into()))
}

/// 9.5.6 Strike. A crossbow.
pub(super) fn strike(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    items::exhaust(desk, seat, Item::Crossbow, 1);
    next(Frame::StrikeWhom.into())
}

/// 9.5.6 Strike. Whom.
pub(super) fn strike_whom(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let targets = targets(desk, seat);
    let offers = targets.iter().map(|&whom| {
        (Choice::Faction(desk.position.faction(whom)), Frame::StrikePlayer(whom).into())
    });
    desk.ask(seat, law::STRIKE, Question::StrikeWhom.into()).offers(offers).if_any()
}

/// 9.5.6 Strike. A warrior, or another piece if there is none.
pub(super) fn strike_player(whom: Seat, desk: &Desk<'_>) -> Flow {
    let (seat, faction) = (desk.position.turn.seat(), desk.position.faction(whom));
    let Some(here) = clearing_of(desk, seat) else { return settled() };
    if let Some(warrior) =
        faction.warrior().filter(|_| desk.position.woodland.followers(faction, here) > 0)
    {
        return next(Frame::StrikePiece(warrior).into());
    }
    let kinds = desk.position.woodland.cardboard_kinds(faction, here);
    let offers = kinds
        .iter()
        .flatten()
        .map(|&piece| (Choice::Piece(piece), Frame::StrikePiece(piece).into()));
    desk.ask(seat, law::STRIKE, Question::StrikePiece.into()).offers(offers).if_any()
}

/// 9.5.6 Strike. The piece is removed; no infamy outside battle (9.2.9.III.a).
pub(super) fn strike_piece(piece: Piece, desk: &mut Desk<'_>) -> Flow {
    let by = desk.position.turn.seat();
    let Some(clearing) = clearing_of(desk, by) else { return settled() };
    if let Some(which) = keepers::which_goes(desk, piece, clearing, by) {
        return in_order([which, Frame::StrikePiece(piece).into()]);
    }
    let points =
        golden_rules::remove(desk, Removal { piece, clearing, count: 1, by, para: law::STRIKE });
    if piece.is_warrior() {
        relationships::warriors_removed(desk, by, piece.owner());
    }
    victory::score_removal(desk, by, points);
    golden_rules::after_removal(golden_rules::Order::TurnPlayer, desk)
}
