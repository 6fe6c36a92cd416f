//! E.14.1 Flame Bearers.

use super::placing::Placing;
use super::rules::speaker;
use super::{Frame, Question, foes, place_of};
use crate::golden_rules::{self, Removal};
use crate::key_terms::adjacency;
use crate::law::hirelings as law;
use crate::terms::{Clearing, Clearings, Faction, Piece};
use crate::{Choice, Desk, Flow, glossary, keepers};
use kernel::{cite, in_order, next, settled};

/// E.14.1.I Flame Bearers: Set-up. Two warriors anywhere: see [`Placing::BearersSetUp`].
/// E.14.1.II First Sparks. With none on the map two come: see [`Placing::BearersHired`].
/// E.14.1.III Burn and Spread. At and around Bearers.
pub(super) fn near(desk: &Desk<'_>) -> Clearings {
    cite(law::BEARERS_SET_UP);
    let with = desk.position.woodland.with(Piece::FlameBearer);
    let around = with.iter().map(|clearing| adjacency::adjacent(desk, clearing));
    around.fold(with, Clearings::union)
}

/// E.14.1.III Burn and Spread. They burn in every clearing, and then spread.
pub(super) fn birdsong() -> Flow {
    in_order([
        Frame::BearersBurn(Clearing(0)).into(),
        golden_rules::total_removal(),
        Frame::BearersSpread.into(),
    ])
}

/// E.14.1.III Burn and Spread. One clearing after the other.
pub(super) fn burn(from: Clearing, desk: &Desk<'_>) -> Flow {
    let mut with = desk.position.woodland.with(Piece::FlameBearer).iter();
    let Some(clearing) = with.find(|&clearing| clearing >= from) else { return settled() };
    let left = desk.position.woodland.count(Piece::FlameBearer, clearing);
    let here = Frame::BearersBurnIn { clearing, left };
    let rest = Frame::BearersBurn(Clearing(clearing.0 + 1));
    in_order([here, rest].map(Into::into))
}

/// Enemy pieces that can be removed in a clearing: warriors while there are any, never the warlord (14.2.2).
fn fuel(desk: &Desk<'_>, clearing: Clearing) -> kernel::FixedVec<Option<Piece>, 24> {
    let place = place_of(desk, Faction::Bearers);
    let foes = foes(desk, place);
    let here = |piece: &Piece| {
        desk.position.woodland.count(*piece, clearing) > 0
            && *piece != Piece::Warlord
            && !super::shields(desk, *piece, clearing, place)
    };
    let all = || {
        let kinds = foes.iter().flat_map(|&foe| glossary::enemy_pieces(desk, place, foe));
        kinds.filter(here)
    };
    let warriors = all().any(Piece::is_warrior);
    all().filter(|piece| piece.is_warrior() == warriors).map(Some).collect()
}

/// E.14.1.III Burn and Spread. Who controls them says what burns.
pub(super) fn burn_in(clearing: Clearing, left: u8, desk: &Desk<'_>) -> Flow {
    if left == 0 {
        return settled();
    }
    let by = speaker(desk, place_of(desk, Faction::Bearers));
    let fuel = fuel(desk, clearing);
    let offers = fuel.iter().flatten().map(|&piece| {
        (Choice::Piece(piece), Frame::BearersRemove { clearing, left, piece }.into())
    });
    desk.ask(by, law::BEARERS_BIRDSONG, Question::Burn { clearing }.into()).offers(offers).if_any()
}

/// E.14.1.III Burn and Spread. It goes, and the next.
pub(super) fn burns(clearing: Clearing, left: u8, piece: Piece, desk: &mut Desk<'_>) -> Flow {
    let by = place_of(desk, Faction::Bearers);
    if let Some(which) = keepers::which_goes(desk, piece, clearing, speaker(desk, by)) {
        return in_order([which, Frame::BearersRemove { clearing, left, piece }.into()]);
    }
    let para = law::BEARERS_BIRDSONG;
    golden_rules::remove(desk, Removal { piece, clearing, count: 1, by, para });
    next(Frame::BearersBurnIn { clearing, left: left - 1 }.into())
}

/// E.14.1.III Burn and Spread. One comes beside the others; where that is impossible, two anywhere.
pub(super) fn spread(desk: &Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Bearers));
    let near = !Placing::BearersSpread.among(desk).is_empty();
    let what = if near { Placing::BearersSpread } else { Placing::BearersAnew };
    next(Frame::Place { what, left: what.times(), by }.into())
}
