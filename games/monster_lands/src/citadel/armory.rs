//! M14 Armory and Defence.

use super::persuasion::Least;
use super::{Bargain, Frame};
use crate::clan::gain;
use crate::law::{armory as law, citadel};
use crate::terms::Store;
use crate::{Choice, Desk, Fact, Flow, Question, Setting, Why};
use kernel::{Seat, settled};

/// What so many tokens cost.
pub(crate) fn price(setting: &Setting, bargain: Bargain, count: u8) -> u16 {
    bargain.price(u16::from(setting.armory.token_price) * u16::from(count))
}

/// The least that can be bought: one token.
pub(super) fn least(desk: &Desk<'_>) -> Least {
    Least { cost: desk.setting.armory.token_price.into(), off: 0 }
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
    for count in 1..=desk.setting.armory.most_tokens {
        let price = price(desk.setting, bargain, count);
        let choice = Choice::Count(count);
        if before.replace((price, count.min(room))) == Some((price, count.min(room))) {
            continue;
        }
        asking = if price > gold {
            asking.withhold(choice, citadel::PRICES, Why::CannotPay { price, gold })
        } else {
            asking.offer(choice, Frame::PayDefence(seat, bargain, count).into())
        };
    }
    asking.must()
}

/// The tokens are paid and taken.
pub(super) fn pay(seat: Seat, bargain: Bargain, count: u8, desk: &mut Desk<'_>) -> Flow {
    let price = price(desk.setting, bargain, count);
    desk.position.pay(seat, price);
    desk.tell(law::BUY_DEFENCE, Fact::Pays(seat, price));
    gain(desk, law::BUY_DEFENCE, seat, Store::Defence, count);
    settled()
}
