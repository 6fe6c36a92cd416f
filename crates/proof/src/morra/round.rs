//! 2 The round, and 3 the end.

use super::law::{end, round};
use super::{Choice, Desk, Fact, Flow, Frame, Position, Question, Setting, Why};
use kernel::{Outcome, Seat, Seats, cite, in_order, next, over, sealed, settled};
use std::ops::RangeInclusive;

/// 2.1 Call.
pub(super) fn call(desk: &Desk<'_>) -> Flow {
    let totals = desk.setting.totals();
    desk.ask(desk.position.caller(), round::CALL, Question::Call)
        .offers(totals.map(|total| (Choice::Call(total), Frame::CallTotal(total))))
        .must()
}

/// 2.1 Call.
pub(super) fn call_total(total: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.call(total);
    desk.tell_turn(
        Some(desk.position.caller()),
        round::CALL,
        Fact::Called(desk.position.caller(), total),
    );
    in_order([Frame::Show, Frame::Count, Frame::PassTheCall])
}

/// 2.2 Show.
pub(super) fn show(desk: &Desk<'_>) -> Flow {
    sealed(Seats::first(desk.setting.seats), Frame::ShowOf)
}

/// 2.2 Show.
pub(super) fn show_of(seat: Seat, desk: &Desk<'_>) -> Flow {
    let honest = honest_hand(seat, desk);
    let hands = honest.clone().map(|n| (Choice::Show(n), Frame::ShowFingers(seat, n)));
    desk.ask(seat, round::SHOW, Question::Show)
        .offers(hands)
        .withholds(|| {
            let call = desk.position.called().unwrap_or_default();
            let lost = (1..=desk.setting.fingers).filter(move |fingers| !honest.contains(fingers));
            lost.map(move |n| (Choice::Show(n), round::HONEST_HAND, Why::CallWouldBeLost { call }))
        })
        .must()
}

/// 2.3 Honest Hand. The least and the most fingers with which the call of this seat can still come true.
fn honest_hand(seat: Seat, desk: &Desk<'_>) -> RangeInclusive<u8> {
    cite(round::HONEST_HAND);
    let Setting { seats, fingers, .. } = *desk.setting;
    let call = desk.position.called().filter(|_| seat == desk.position.caller());
    let Some(call) = call else { return 1..=fingers };
    let others = u8::try_from(seats - 1).expect("seats are few");
    call.saturating_sub(others * fingers).max(1)..=(call - others).min(fingers)
}

/// 2.2 Show.
pub(super) fn show_fingers(seat: Seat, fingers: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.show(seat, fingers);
    desk.tell(round::SHOW, Fact::Showed(seat, fingers));
    settled()
}

/// 2.4 Count.
pub(super) fn count(desk: &mut Desk<'_>) -> Flow {
    let (total, caller) = (desk.position.total(), desk.position.caller());
    desk.tell(round::COUNT, Fact::Counted(total));
    if desk.position.called() == Some(total) {
        let points = desk.setting.points;
        desk.position.score(caller, points);
        desk.tell(round::COUNT, Fact::Scored(caller, points));
    }
    settled()
}

/// 2.5 Pass the Call.
pub(super) fn pass_the_call(desk: &mut Desk<'_>) -> Flow {
    let before = desk.position.round();
    desk.position.pass_the_call(desk.setting.seats);
    let round = desk.position.round();
    if is_last_round_over(desk) {
        return over();
    }
    if round != before {
        desk.tell_round(round::PASS_THE_CALL, Fact::Round(round + 1));
    }
    next(Frame::Call)
}

/// 3.1 Last Round.
fn is_last_round_over(desk: &Desk<'_>) -> bool {
    cite(end::LAST_ROUND);
    desk.position.round() == desk.setting.rounds
}

/// 3.2 Winner.
pub(super) fn winner(setting: &Setting, position: &Position) -> Outcome {
    cite(end::WINNER);
    let seats = Seats::first(setting.seats);
    Outcome::ranked(seats.iter().map(|seat| (seat, position.score_of(seat).into(), ())))
}
