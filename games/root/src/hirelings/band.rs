//! E.16 Popular Band and Street Band.

use super::actions::Ways;
use super::patrol::placing_bar;
use super::placing::Placing;
use super::rules::speaker;
use super::{Frame, Question, place_of};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::key_actions::movement::{self, Journey};
use crate::key_terms::adjacency;
use crate::law::{golden_rules as golden, hirelings as law};
use crate::terms::{Clearing, Clearings, Faction, Piece};
use crate::{Choice, Desk, Flow, corvids};
use kernel::{Seat, Seats, cite, in_order, next};

/// Whether there is a Band in the game.
#[inline]
pub(crate) fn has_crowd(desk: &Desk<'_>) -> bool {
    !desk.position.hirelings.is_empty() && desk.position.hirelings.of(Faction::Band).is_some()
}

/// Of some clearings with warriors of a player those that a Band lets any of them leave.
#[inline(never)]
pub(crate) fn free_to_leave(desk: &Desk<'_>, seat: Seat, starts: Clearings) -> Clearings {
    if desk.position.woodland.with(Piece::BandWarrior).is_empty() {
        return starts;
    }
    let faction = desk.position.faction(seat);
    let here = |start: Clearing| desk.position.woodland.warriors(faction, start);
    starts.iter().filter(|&start| here(start) > crowded(desk, seat, start)).collect()
}

/// E.16.1.III Everybody Stays.
/// E.16.2.I Nobody Leaves. How many of a player's pieces that came this turn cannot leave a clearing with a Band: enemies only.
pub(crate) fn crowded(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> u8 {
    let enemy = seat == desk.position.turn.seat()
        && desk.position.woodland.with(Piece::BandWarrior).has(clearing)
        && super::is_enemy(desk, seat, place_of(desk, Faction::Band));
    if !enemy {
        return 0;
    }
    cite(law::POPULAR_CROWD);
    cite(law::STREET_CROWD);
    desk.position.hirelings.arrived(clearing)
}

/// E.16.1.I Popular Band: Set-up. Two warriors in two clearings: see [`Placing::PopularSetUp`].
/// E.16.1.II First Concert. With none on the map one comes beside the controller's pieces: see [`Placing::PopularHired`].
/// E.16.1.IV The Crowd Gathers. Warriors from around come to a clearing with a Band; then a warrior of the Band may be placed.
pub(super) fn daylight(desk: &Desk<'_>, by: Seat) -> Ways {
    cite(law::POPULAR_SET_UP);
    let stages = desk.position.woodland.with(Piece::BandWarrior);
    let bar = placing_bar(desk, Placing::PopularPlace).filter(|_| stages.is_empty());
    let frame = if stages.is_empty() {
        Frame::MayPlace { what: Placing::PopularPlace, by }
    } else {
        Frame::BandGathers
    };
    [Some((Choice::Do(Action::Organize), frame.into(), bar)), None, None]
}

/// E.16.1.IV The Crowd Gathers. Where.
pub(super) fn gathers(desk: &Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Band));
    let offers = desk.position.woodland.with(Piece::BandWarrior).iter().map(|to| {
        let from = adjacency::adjacent(desk, to);
        (Choice::In(to), Frame::BandGathersIn { to, from }.into())
    });
    desk.ask(by, law::POPULAR_DAYLIGHT, Question::BandWhere.into()).offers(offers).if_any()
}

/// E.16.1.IV The Crowd Gathers. From one clearing after the other; then the Band may grow.
pub(super) fn gathers_in(to: Clearing, from: Clearings) -> Flow {
    let Some(first) = from.first() else { return next(Frame::BandPlays.into()) };
    next(Frame::BandCalls { to, from: first, rest: from.without(first) }.into())
}

/// Players with a warrior in a clearing whom force can move.
fn fans(desk: &Desk<'_>, from: Clearing) -> Seats {
    let can_go = |seat: &Seat| {
        let faction = desk.position.faction(*seat);
        let stands = desk.position.woodland.followers(faction, from) > 0;
        // 13.7.2
        stands && !corvids::snares(desk, faction).has(from)
    };
    desk.setting.seats().filter(can_go).collect()
}

/// E.16.1.IV The Crowd Gathers. Whose warrior comes from a clearing, if any.
pub(super) fn calls(to: Clearing, (from, rest): (Clearing, Clearings), desk: &Desk<'_>) -> Flow {
    let more = Frame::BandGathersIn { to, from: rest };
    let fans = fans(desk, from);
    if fans.is_empty() || desk.position.woodland.scorched().has(to) {
        return next(more.into());
    }
    let by = speaker(desk, place_of(desk, Faction::Band));
    let offers = fans.iter().map(|whom| {
        let frame = Frame::BandMoves { to, from, whom, rest };
        (Choice::Faction(desk.position.faction(whom)), frame.into())
    });
    desk.ask(by, law::POPULAR_DAYLIGHT, Question::BandCalls { from, to }.into())
        .offers(offers)
        .offer(Choice::Pass, more.into())
        .must()
}

/// E.16.1.IV The Crowd Gathers. It moves as if its own player moved it (1.5.5).
pub(super) fn moves(to: Clearing, (from, whom, rest): (Clearing, Seat, Clearings)) -> Flow {
    cite(golden::USE_OF_FORCE);
    let journey = Journey { seat: whom, from, to, by_ferry: false };
    let go = F::Move(movement::Frame::Go { journey, count: 1 });
    in_order([go, Frame::BandGathersIn { to, from: rest }.into()])
}

/// E.16.1.IV The Crowd Gathers. A warrior of the Band may come to any clearing.
pub(super) fn plays(desk: &Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Band));
    next(Frame::MayPlace { what: Placing::PopularPlace, by }.into())
}

/// E.16.2.II A New Corner. A warrior of the Band in any clearing.
pub(super) fn street_daylight(desk: &Desk<'_>, by: Seat) -> Ways {
    let what = Placing::StreetPlace;
    let place = Frame::Place { what, left: 1, by };
    [Some((Choice::Do(Action::Recruit), place.into(), placing_bar(desk, what))), None, None]
}
