//! L5.8 The Conquest phase: whose turn it is, recruiting and passing.

use super::{Frame, alone, garrison, march};
use crate::choice_phase::in_round_order;
use crate::frame::Frame as F;
use crate::{Choice, Desk, Fact, Flow, Question, Why, law};
use kernel::{Seat, cite, in_order, next, settled};

/// L5.8 Conquest phase. Whoever has more Soldiers begins, on a tie the first player of the round.
pub(super) fn conquest_phase(desk: &mut Desk<'_>) -> Flow {
    let order = in_round_order(desk);
    let soldiers = |seat: Seat| desk.position.realm(seat).soldiers();
    let first = match *order {
        [first, second] if soldiers(second) > soldiers(first) => second,
        _ => order[0],
    };
    desk.position.conquest.begin(first);
    next(F::Conquest(Frame::Turn))
}

/// One action, or none; Armies may change places before it.
pub(super) fn turn(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.conquest.turn();
    let colour = desk.setting.colour(seat);
    let reserve = desk.position.conquest.reserve(colour);
    let soldiers = desk.position.realm(seat).soldiers();
    let mut asking = desk.ask(seat, law::conquest::CONQUEST_PHASE, Question::Conquest);
    for count in 1..=reserve.min(soldiers) {
        let frame = F::Conquest(Frame::Recruit(seat, count));
        asking = asking.offer(Choice::Recruit(count), frame);
    }
    if reserve == 0 {
        let why = Why::NoReserve;
        asking = asking.withhold(Choice::Recruit(1), law::conquest::RECRUIT, why);
    }
    asking = asking.withholds(|| {
        let more = (soldiers + 1..=reserve).map(Choice::Recruit);
        let why = more.map(|it| (it, law::conquest::RECRUIT, Why::TooFewSoldiers(soldiers)));
        why.collect::<Vec<_>>()
    });
    asking = march::offer_moves(asking, desk, seat);
    asking = garrison::offer_rearranging(asking, desk, seat);
    asking.offer(Choice::Pass, F::Conquest(Frame::Pass(seat))).must()
}

/// L5.9 Recruit. A Soldier for each Army, from the reserve to the castle.
pub(super) fn recruit(seat: Seat, count: u8, desk: &mut Desk<'_>) -> Flow {
    let colour = desk.setting.colour(seat);
    desk.position.realm_mut(seat).spend_soldiers(count);
    let conquest = &mut desk.position.conquest;
    conquest.set_reserve(colour, conquest.reserve(colour) - count);
    conquest.place(colour, desk.setting.board().castle_of(colour), count);
    desk.tell(law::conquest::RECRUIT, Fact::Recruited { who: seat, count });
    next(F::Conquest(Frame::EndTurn(seat)))
}

/// L5.11 Pass. Two in a row end the phase; alone one is enough (L6.8).
pub(super) fn pass(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    desk.tell(law::conquest::PASS, Fact::Passed { who: seat });
    let over = match desk.setting.opponent(seat) {
        Some(opponent) => desk.position.conquest.end_turn(opponent, true),
        None => alone::phases_alone(),
    };
    next(F::Conquest(if over { Frame::EndOfPhase } else { Frame::Turn }))
}

/// The turn goes to the other player.
pub(super) fn end_turn(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    let other = desk.setting.opponent(seat).unwrap_or(seat);
    desk.position.conquest.end_turn(other, false);
    next(F::Conquest(Frame::Turn))
}

/// The prison takes its Army; alone the enemy grows then (R14).
pub(super) fn end_of_phase(desk: &Desk<'_>) -> Flow {
    cite(law::conquest::CONQUEST_PHASE);
    if desk.setting.board().prison.is_none() && !desk.setting.is_solo() {
        return settled();
    }
    let growth = desk.setting.is_solo().then_some(Frame::EnemyGrowth);
    in_order([Frame::Prison].into_iter().chain(growth).map(F::Conquest))
}
