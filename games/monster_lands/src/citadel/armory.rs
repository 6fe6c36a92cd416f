//! M14 Armory and Defence.

use super::persuasion::Least;
use super::{Bargain, Frame};
use crate::clan::{gain, pay as pay_for};
use crate::law::armory as law;
use crate::terms::Store;
use crate::{Choice, Desk, Flow, Question, Setting};
use kernel::{Seat, settled};

/// What this many tokens cost.
pub(crate) fn price(setting: &Setting, bargain: Bargain, count: u8) -> u16 {
    bargain.price(base(setting, count))
}

/// What this many tokens cost without a bargain.
fn base(setting: &Setting, count: u8) -> u16 {
    u16::from(setting.citadel.armory.token_price) * u16::from(count)
}

/// The least that can be bought: one token.
pub(super) fn least(desk: &Desk<'_>) -> Least {
    Least { cost: desk.setting.citadel.armory.token_price.into(), off: 0 }
}

/// M14.1 Buy Defence.
///
/// What costs no more and brings no more is not offered twice.
pub(super) fn buy_defence(seat: Seat, bargain: Bargain, desk: &Desk<'_>) -> Flow {
    let gold = desk.position.clan(seat).gold();
    let question = Question::DefenceTokens { bargain };
    let mut asking = desk.ask(seat, law::BUY_DEFENCE, question);
    let room =
        desk.setting.numbers.limits.defence.saturating_sub(desk.position.clan(seat).defence());
    let mut before = None;
    for count in 1..=desk.setting.citadel.armory.most_tokens {
        let price = price(desk.setting, bargain, count);
        let choice = Choice::Count(count);
        if before.replace((price, count.min(room))) == Some((price, count.min(room))) {
            continue;
        }
        let bar = bargain.bar(base(desk.setting, count), gold);
        asking = asking.offer_unless(bar, choice, Frame::PayDefence(seat, bargain, count).into());
    }
    asking.must()
}

/// The tokens are paid and taken.
pub(super) fn pay(seat: Seat, bargain: Bargain, count: u8, desk: &mut Desk<'_>) -> Flow {
    let price = price(desk.setting, bargain, count);
    pay_for(desk, law::BUY_DEFENCE, seat, price);
    gain(desk, law::BUY_DEFENCE, seat, Store::Defence, count);
    settled()
}
