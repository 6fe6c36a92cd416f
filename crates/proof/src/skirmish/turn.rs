//! 2 The turn.

use super::law::turn as law;
use super::setting::{Card, Season};
use super::{Choice, Desk, Fact, Flow, Frame, Kind, Question, Setting, Why, attack, end};
use kernel::{Para, Seat, cite, in_order, next, over, settled};

/// 2 The Turn.
pub(super) fn turn(desk: &mut Desk<'_>) -> Flow {
    desk.position.begin_day(deeds_of_a_day(desk.setting));
    desk.tell_turn(Some(desk.position.turn()), law::TURN, Fact::Turn(desk.position.turn()));
    in_order([Frame::Draw, Frame::Deeds, Frame::Upkeep, Frame::NextTurn])
}

/// 2.1 Draw.
pub(super) fn draw(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn();
    let card = desk.position.draw(seat, &mut desk.chance);
    tell_draw(law::DRAW, seat, card, desk);
    settled()
}

/// Tells a seat what it drew, and the others that it did.
pub(super) fn tell_draw(para: Para, seat: Seat, card: Option<Card>, desk: &mut Desk<'_>) {
    match card.map(|card| desk.setting.kind_of(card)) {
        Some(kind) => {
            desk.tell_only(seat, para, Fact::Drew(seat, kind), Some(Fact::DrewACard(seat)));
        }
        None => desk.tell(para, Fact::NoCardLeft(seat)),
    }
}

/// 2.2 Deeds. Asked aloud: silence would tell that no weapon is held.
pub(super) fn deeds(desk: &Desk<'_>) -> Flow {
    let (seat, left) = (desk.position.turn(), desk.position.deeds());
    if left == 0 {
        return settled();
    }
    let march = |kind| (Choice::Arm(kind), attack::can_arm(seat, kind, desk));
    let train = (Choice::Train, can_train(seat, desk));
    let deeds = [train].into_iter().chain(Kind::WEAPONS.map(march));
    let can = deeds.clone().filter_map(|(deed, can)| Some((deed, can.ok()?)));
    let cannot = deeds.filter_map(|(deed, can)| can.err().map(|(para, why)| (deed, para, why)));
    desk.ask(seat, law::DEEDS, Question::Deeds(left))
        .agains(can)
        .withholds(|| cannot)
        .aloud()
        .may(Choice::Rest)
}

/// 2.2 Deeds.
fn deeds_of_a_day(setting: &Setting) -> u8 {
    match setting.season {
        Season::Summer => setting.camp.deeds,
        // 2.2.1
        Season::Winter => {
            cite(law::WINTER);
            setting.camp.winter_deeds
        }
    }
}

/// 2.3 Train.
fn can_train(seat: Seat, desk: &Desk<'_>) -> Result<Frame, (Para, Why)> {
    cite(law::TRAIN);
    if desk.position.coins(seat) == 0 {
        Err((law::TRAIN, Why::NoCoin))
    } else if desk.position.reserve(seat) == 0 {
        Err((law::TRAIN, Why::NoReserve))
    } else {
        Ok(Frame::Train)
    }
}

/// 2.3 Train.
pub(super) fn train(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn();
    desk.position.spend_deed();
    desk.position.train(seat);
    desk.tell(law::TRAIN, Fact::Trained(seat));
    settled()
}

/// 2.4 Upkeep. Asked aloud: silence would tell that all cards are alike.
pub(super) fn upkeep(desk: &Desk<'_>) -> Flow {
    let (seat, limit) = (desk.position.turn(), usize::from(desk.setting.camp.hand_limit));
    if desk.position.hand(seat).len() <= limit {
        return settled();
    }
    let kinds = desk.position.kinds(desk.setting, seat);
    desk.ask(seat, law::UPKEEP, Question::Upkeep(desk.setting.camp.hand_limit))
        .agains(kinds.map(|kind| (Choice::Drop(kind), Frame::Drop(kind))))
        .aloud()
        .must()
}

/// 2.4 Upkeep.
pub(super) fn drop(kind: Kind, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn();
    desk.position.discard(desk.setting, seat, kind);
    desk.reveal();
    desk.tell(law::UPKEEP, Fact::Dropped(seat, kind));
    settled()
}

/// 2.5 Next Turn.
pub(super) fn next_turn(desk: &mut Desk<'_>) -> Flow {
    let before = desk.position.round();
    desk.position.pass_the_turn(desk.setting.seats);
    let round = desk.position.round();
    if end::is_last_round_over(desk) {
        desk.tell(super::law::end::LAST_ROUND, Fact::LastRound);
        return over();
    }
    if round != before {
        desk.tell_round(law::NEXT_TURN, Fact::Round(round + 1));
    }
    next(Frame::Turn)
}
