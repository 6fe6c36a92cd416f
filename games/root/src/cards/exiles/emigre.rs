//! Eyrie Émigré.

use super::Frame;
use super::Question;
use crate::cards::{discard_effect, mark_used};
use crate::duchy::{self, Passage};
use crate::key_actions::battle;
use crate::key_actions::movement::{self, Journey};
use crate::law::key_actions as law;
use crate::terms::{CardName, Clearing, Clearings};
use crate::vagabond::movement::{self as walk, Steps};
use crate::{Desk, Flow, vagabond};
use kernel::{in_order, next, settled};

/// Eyrie Émigré: its owner must move, and then battle there; who does not do both discards it.
pub(super) fn eyrie_emigre(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    mark_used(desk, seat, CardName::EyrieEmigre);
    next(Frame::EmigreWays.into())
}

/// Eyrie Émigré: the move, or none.
pub(super) fn emigre_ways(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let asking = desk.ask(seat, law::PERSISTENT_EFFECTS, Question::EmigreMove.into());
    let asking = if desk.position.faction(seat).is_vagabond() {
        let ways = walk::ways(desk, seat, 0);
        asking.offers(
            ways.map(|(steps, boots)| (steps.choice(), Frame::EmigreWalk(steps, boots).into())),
        )
    } else {
        let opens = |journey| Frame::EmigreMove(journey).into();
        let asking = movement::offer_journeys(asking, desk, seat, Clearings::ALL, |_| opens);
        let opens = |passage| Frame::EmigrePass(passage).into();
        duchy::offer_the_burrow(asking, desk, seat, opens)
    };
    if asking.has_offers() {
        return asking.must();
    }
    let flow = asking.if_any();
    leaves(desk);
    flow
}

fn leaves(desk: &mut Desk<'_>) {
    let seat = desk.position.turn.seat();
    discard_effect(desk, seat, CardName::EyrieEmigre, law::PERSISTENT_EFFECTS);
}

pub(super) fn emigre_move(journey: Journey, desk: &Desk<'_>) -> Flow {
    let battle = Frame::EmigreBattle(journey.to).into();
    in_order([movement::departure(desk, journey), battle])
}

/// 12.2.2: nobody is battled in the Burrow.
pub(super) fn emigre_pass(passage: Passage, desk: &mut Desk<'_>) -> Flow {
    match passage {
        Passage::Up(to) => in_order([passage.departure(), Frame::EmigreBattle(to).into()]),
        Passage::Down(_) => {
            leaves(desk);
            next(passage.departure())
        }
    }
}

pub(super) fn emigre_walk(steps: Steps, boots: u8) -> Flow {
    in_order([vagabond::Frame::MoveTo(steps, boots).into(), Frame::EmigreBattle(steps.to).into()])
}

pub(super) fn emigre_battle(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let there = Clearings::only(clearing);
    if !battle::can_battle_in(desk, seat, there) {
        leaves(desk);
        return settled();
    }
    let asking = desk.ask(seat, law::PERSISTENT_EFFECTS, crate::Question::Battle);
    battle::offer_battles(asking, desk, seat, there).must()
}
