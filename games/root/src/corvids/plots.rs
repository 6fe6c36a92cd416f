//! 13.7 The Plot Tokens.

use super::{Cause, Fact, Frame, Question, seat};
use crate::golden_rules::{self, Removal};
use crate::key_terms::adjacency;
use crate::law::corvids as law;
use crate::terms::{Clearing, Clearings, Faction, Piece, Plot};
use crate::{Choice, Desk, Flow, cards, glossary};
use kernel::{cite, next, settled};

/// 13.7.1 Bomb. All enemy pieces of its clearing go, then the bomb itself.
pub(super) fn bomb(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let (by, para) = (seat(desk), law::BOMB);
    golden_rules::remove_all_enemies(desk, Clearings::only(clearing), by, para);
    golden_rules::remove(desk, Removal { piece: Piece::Plot, clearing, count: 1, by, para });
    next(golden_rules::total_removal())
}

/// 13.7.2 Snare. Where no pieces of a faction may be placed or moved out of: face-up snares of its enemy.
#[inline]
pub(crate) fn snares(desk: &Desk<'_>, faction: Faction) -> Clearings {
    if desk.position.corvids.face_up().is_empty() {
        Clearings::NONE
    } else {
        shown_snares(desk, faction)
    }
}

/// The face-up snares that hold a faction, when some plot lies face up.
#[inline(never)]
fn shown_snares(desk: &Desk<'_>, faction: Faction) -> Clearings {
    let enemy = desk.position.seat_if_playing(faction);
    if enemy.is_some_and(|other| glossary::is_enemy(desk, seat(desk), other)) {
        cite(law::SNARE);
        desk.position.corvids.shown(Plot::Snare)
    } else {
        Clearings::NONE
    }
}

/// 13.7.3 Extortion. A random card of each enemy with faction pieces in its clearing.
pub(super) fn extortion(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let corvids = seat(desk);
    let there = |&enemy: &kernel::Seat| glossary::with_faction_pieces(desk, enemy).has(clearing);
    let enemies: kernel::Seats = glossary::enemies(desk, corvids).filter(there).collect();
    for enemy in enemies.iter() {
        cards::take_random_card(desk, enemy, corvids, law::EXTORTION);
    }
    settled()
}

/// A plot was removed from a clearing: says whether that triggers a raid (13.7.4).
///
/// It goes back to the supply as it lay (13.2.2.I): of one that lay face down others learn no more than that.
pub(crate) fn plot_removed(desk: &mut Desk<'_>, clearing: Clearing) -> bool {
    desk.reveal();
    desk.position.corvids.take(clearing) == Some(Plot::Raid)
}

/// 13.7.4 Raid. Removed otherwise than by exposure, it brings a warrior to each adjacent clearing.
pub(super) fn raid(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    desk.tell(law::RAID, Fact::Raided { clearing }.into());
    let adjacent = adjacency::adjacent_for(desk, seat(desk), clearing);
    let among = adjacent.and(glossary::placeable(desk, Faction::Corvids));
    next(Frame::Muster(Cause::Raid, among).into())
}

/// A warrior in each of these clearings; where they run out, the Corvids choose which (1.5.4, R42).
pub(super) fn muster(cause: Cause, among: Clearings, desk: &mut Desk<'_>) -> Flow {
    let supply = usize::from(desk.position.woodland.supply(Piece::CorvidWarrior));
    if supply == 0 {
        return settled();
    }
    if supply < among.len() {
        return choose(cause, among, supply, desk);
    }
    for clearing in among {
        golden_rules::place(desk, cause.paragraph(), Piece::CorvidWarrior, clearing, 1);
    }
    settled()
}

/// Clearing after clearing, so that each set is asked once.
fn choose(cause: Cause, among: Clearings, supply: usize, desk: &Desk<'_>) -> Flow {
    let after = |clearing: Clearing| -> Clearings {
        among.iter().filter(|&other| other > clearing).collect()
    };
    let open = among.iter().filter(|&clearing| after(clearing).len() + 1 >= supply);
    let offers = open.map(|clearing| {
        (Choice::In(clearing), Frame::MusterIn(cause, clearing, after(clearing)).into())
    });
    desk.ask(seat(desk), cause.paragraph(), Question::Muster.into()).offers(offers).must()
}

/// One of the warriors comes here.
pub(super) fn muster_in(
    cause: Cause,
    clearing: Clearing,
    rest: Clearings,
    desk: &mut Desk<'_>,
) -> Flow {
    golden_rules::place(desk, cause.paragraph(), Piece::CorvidWarrior, clearing, 1);
    next(Frame::Muster(cause, rest).into())
}
