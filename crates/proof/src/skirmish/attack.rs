//! 3 The attack.

use super::law::attack as law;
use super::{Asking, Choice, Desk, Fact, Flow, Frame, Kind, Question, Why, end};
use kernel::{Para, Seat, Seats, cite, in_order, leave, next, over, settled};

/// 3.1 Arm.
pub(super) fn can_arm(seat: Seat, kind: Kind, desk: &Desk<'_>) -> Result<Frame, (Para, Why)> {
    cite(law::ARM);
    if !desk.position.holds(desk.setting, seat, kind) {
        Err((law::ARM, Why::NotHeld(kind)))
    } else if fresh_targets(seat, desk).is_empty() {
        Err((law::ONCE_A_DAY, Why::AllMarchedOn))
    } else {
        Ok(Frame::Arm(kind))
    }
}

/// 3.1 Arm.
pub(super) fn arm(kind: Kind, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn();
    desk.position.spend_deed();
    desk.position.arm(desk.setting, seat, kind);
    desk.reveal();
    desk.tell(law::ARM, Fact::Armed(seat, kind));
    next(Frame::March)
}

/// 3.2 March.
pub(super) fn march(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn();
    let fresh = fresh_targets(seat, desk);
    let spent = desk.position.marched_on();
    desk.ask(seat, law::MARCH, Question::March)
        .offers(fresh.iter().map(|target| (Choice::At(target), Frame::MarchOn(target))))
        .withholds(|| spent.iter().map(|at| (Choice::At(at), law::ONCE_A_DAY, Why::MarchedOn(at))))
        .must()
}

/// 3.2.1 Once a Day.
fn fresh_targets(seat: Seat, desk: &Desk<'_>) -> Seats {
    cite(law::ONCE_A_DAY);
    let marched_on = desk.position.marched_on();
    desk.setting.others(seat).iter().filter(|&other| !marched_on.has(other)).collect()
}

/// 3.2 March.
pub(super) fn march_on(target: Seat, desk: &mut Desk<'_>) -> Flow {
    desk.position.march_on(target);
    desk.tell(law::MARCH, Fact::Marched(desk.position.turn(), target));
    in_order([Frame::Ambush(target), Frame::Battle(target)])
}

/// 3.3 Ambush.
pub(super) fn ambush(target: Seat, desk: &Desk<'_>) -> Flow {
    if !desk.setting.ambushes {
        return settled();
    }
    let question = Question::Ambush(desk.position.turn());
    let opens = Frame::SpringAmbush(target);
    lay_an_ambush(target, law::AMBUSH, question, opens, desk).may(Choice::Hold)
}

/// 3.3 Ambush.
pub(super) fn spring_ambush(target: Seat, desk: &mut Desk<'_>) -> Flow {
    desk.position.discard(desk.setting, target, Kind::Ambush);
    desk.reveal();
    desk.tell(law::AMBUSH, Fact::Ambushed(target));
    next(Frame::CounterAmbush(target))
}

/// 3.4 Counter-Ambush.
pub(super) fn counter_ambush(target: Seat, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn();
    let (question, opens) = (Question::CounterAmbush(target), Frame::SpringCounterAmbush);
    lay_an_ambush(seat, law::COUNTER_AMBUSH, question, opens, desk)
        .offer(Choice::Hold, Frame::BreakOff)
        .must()
}

/// 3.4 Counter-Ambush.
pub(super) fn spring_counter_ambush(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn();
    desk.position.discard(desk.setting, seat, Kind::Ambush);
    desk.reveal();
    desk.tell(law::COUNTER_AMBUSH, Fact::Countered(seat));
    settled()
}

/// 3.5 Rout: whatever was still to be done today is left.
pub(super) fn break_off() -> Flow {
    leave(|frame| matches!(frame, Frame::Deeds), Frame::Rout)
}

/// 3.5 Rout.
pub(super) fn rout(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn();
    desk.position.disarm();
    desk.tell(law::ROUT, Fact::Routed(seat));
    fall(seat, desk)
}

/// 3.6 Battle.
pub(super) fn battle(target: Seat, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn();
    let weapon = desk.position.weapon(desk.setting).expect("who marches is armed");
    let sides = u32::from(desk.setting.camp.die);
    let strength = u32::from(desk.setting.strength_of(weapon));
    let (attack, defence) = (desk.chance.die(sides) + strength, desk.chance.die(sides));
    desk.position.disarm();
    desk.tell(law::BATTLE, Fact::Fought { who: seat, attack, whom: target, defence });
    if attack <= defence {
        return fall(seat, desk);
    }
    plunder(seat, target, desk);
    fall(target, desk)
}

/// 3.7 Plunder.
fn plunder(seat: Seat, target: Seat, desk: &mut Desk<'_>) {
    let coins = desk.position.plunder(seat, target);
    desk.tell(law::PLUNDER, Fact::Plundered { who: seat, whom: target, coins });
}

/// 3.6 Battle.
fn fall(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    desk.position.fall(seat);
    desk.tell(law::BATTLE, Fact::Fell(seat));
    if end::is_camp_empty(seat, desk) {
        desk.tell(super::law::end::EMPTY_CAMP, Fact::EmptyCamp(seat));
        return over();
    }
    settled()
}

/// 3.3 Ambush. Asked aloud: silence would tell what the seat holds.
fn lay_an_ambush<'d>(
    seat: Seat,
    para: Para,
    question: Question,
    opens: Frame,
    desk: &'d Desk<'_>,
) -> Asking<'d> {
    let ask = desk.ask(seat, para, question).aloud();
    if desk.position.holds(desk.setting, seat, Kind::Ambush) {
        ask.offer(Choice::Ambush, opens)
    } else {
        ask.withhold(Choice::Ambush, para, Why::NotHeld(Kind::Ambush))
    }
}
