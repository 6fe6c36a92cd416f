//! 2 The round, and 3 the end.

use super::law::{end, round};
use super::{Choice, Fact, Frame, Morra, Position, Question, Setting, Why};
use kernel::{Desk, Flow, Outcome, Seat, Seats, cite, in_order, next, over, sealed, settled};

/// 2.1 Call.
pub(super) fn call(desk: &Desk<'_, Morra>) -> Flow<Morra> {
    let totals = desk.setting.totals();
    desk.ask(desk.position.caller(), round::CALL, Question::Call)
        .offers(totals.map(|total| (Choice::Call(total), Frame::CallTotal(total))))
        .must()
}

/// 2.1 Call.
pub(super) fn call_total(total: u8, desk: &mut Desk<'_, Morra>) -> Flow<Morra> {
    desk.position.call(total);
    desk.tell_turn(round::CALL, Fact::Called(desk.position.caller(), total));
    in_order([Frame::Show, Frame::Count, Frame::PassTheCall])
}

/// 2.2 Show.
pub(super) fn show(desk: &Desk<'_, Morra>) -> Flow<Morra> {
    sealed(Seats::first(desk.setting.seats), Frame::ShowOf)
}

/// 2.2 Show.
pub(super) fn show_of(seat: Seat, desk: &Desk<'_, Morra>) -> Flow<Morra> {
    let hands = || 1..=desk.setting.fingers;
    let honest = |&fingers: &u8| is_honest(seat, fingers, desk);
    desk.ask(seat, round::SHOW, Question::Show)
        .offers(hands().filter(honest).map(|n| (Choice::Show(n), Frame::ShowFingers(seat, n))))
        .withholds(|| {
            let call = desk.position.called().unwrap_or_default();
            let lost = hands().filter(|fingers| !honest(fingers));
            lost.map(move |n| (Choice::Show(n), round::HONEST_HAND, Why::CallWouldBeLost { call }))
        })
        .must()
}

/// 2.3 Honest Hand.
fn is_honest(seat: Seat, fingers: u8, desk: &Desk<'_, Morra>) -> bool {
    cite(round::HONEST_HAND);
    let others = u8::try_from(desk.setting.seats - 1).expect("seats are few");
    let reach = fingers + others..=fingers + others * desk.setting.fingers;
    seat != desk.position.caller()
        || desk.position.called().is_some_and(|call| reach.contains(&call))
}

/// 2.2 Show.
pub(super) fn show_fingers(seat: Seat, fingers: u8, desk: &mut Desk<'_, Morra>) -> Flow<Morra> {
    desk.position.show(seat, fingers);
    desk.tell(round::SHOW, Fact::Showed(seat, fingers));
    settled()
}

/// 2.4 Count.
pub(super) fn count(desk: &mut Desk<'_, Morra>) -> Flow<Morra> {
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
pub(super) fn pass_the_call(desk: &mut Desk<'_, Morra>) -> Flow<Morra> {
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
fn is_last_round_over(desk: &Desk<'_, Morra>) -> bool {
    cite(end::LAST_ROUND);
    desk.position.round() == desk.setting.rounds
}

/// 3.2 Winner.
pub(super) fn winner(setting: &Setting, position: &Position) -> Outcome {
    cite(end::WINNER);
    let seats = Seats::first(setting.seats);
    Outcome::ranked(seats.iter().map(|seat| (seat, position.score_of(seat).into(), ())))
}
