//! E.11.1 Sunward Expedition.

use super::actions::Ways;
use super::patrol::{move_and_battle, placing_bar};
use super::placing::Placing;
use super::rules::speaker;
use super::{Frame, Question, Why, place_of};
use crate::choice::Action;
use crate::key_actions::{battle, movement};
use crate::law::hirelings as law;
use crate::terms::{Clearing, Clearings, Faction, Piece};
use crate::{Choice, Desk, Flow};
use kernel::{Seat, cite, in_order};

/// E.11.1.I Sunward Expedition: Set-up. A foothold and three warriors in any clearing: see [`Placing::ExpeditionSetUp`].
/// E.11.1.II Toward the Sun. A foothold with warriors comes first, a former one is lifted if all are out; then a move and a battle, or a
/// warrior at each foothold.
pub(super) fn daylight(desk: &Desk<'_>, by: Seat) -> Ways {
    cite(law::EXPEDITION_SET_UP);
    let all_out = desk.position.woodland.supply(Piece::Foothold) == 0;
    let lift = all_out.then_some(Frame::FootholdLift);
    let bar = if all_out { None } else { placing_bar(desk, Placing::Foothold) };
    let frame = lift.unwrap_or(Frame::ExpeditionSettles(by));
    [Some((Choice::Do(Action::Establish), frame.into(), bar)), None, None]
}

/// E.11.1.II Toward the Sun. Which foothold is lifted.
pub(super) fn lift(desk: &Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Expedition));
    let offers = desk
        .position
        .woodland
        .with(Piece::Foothold)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::FootholdLifted(clearing).into()));
    desk.ask(by, law::EXPEDITION_DAYLIGHT, Question::LiftFoothold.into()).offers(offers).if_any()
}

/// E.11.1.II Toward the Sun. It goes back to the supply.
pub(super) fn lifted(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Expedition));
    desk.position.woodland.lift(Piece::Foothold, clearing, 1);
    settles(by)
}

/// E.11.1.II Toward the Sun. The foothold comes, and then the rest.
pub(super) fn settles(by: Seat) -> Flow {
    let place = Frame::Place { what: Placing::Foothold, left: 1, by };
    in_order([place, Frame::ExpeditionGoes].map(Into::into))
}

/// E.11.1.II Toward the Sun. A move and a battle, or reinforcements.
pub(super) fn goes(desk: &Desk<'_>) -> Flow {
    let place = place_of(desk, Faction::Expedition);
    let question = Question::Order { hireling: crate::terms::Hireling::SunwardExpedition }.into();
    let asking = desk.ask(speaker(desk, place), law::EXPEDITION_DAYLIGHT, question);
    let stuck = movement::bar(desk, place).and(battle::bar(desk, place));
    let among = Placing::AtFootholds.among(desk);
    let full = among.is_empty().then_some((law::EXPEDITION_DAYLIGHT, Why::NowhereToPlace.into()));
    let reinforce = Frame::Reinforce { what: Placing::AtFootholds, among: Clearings::ALL };
    asking
        .offer_unless(stuck, Choice::Do(Action::Move), Frame::ExpeditionMoves.into())
        .offer_unless(full, Choice::Do(Action::Recruit), reinforce.into())
        .may(Choice::Pass)
}

/// E.11.1.II Toward the Sun. Each is left to choice.
pub(super) fn moves(desk: &Desk<'_>) -> Flow {
    move_and_battle(Faction::Expedition, place_of(desk, Faction::Expedition))
}
