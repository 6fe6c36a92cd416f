//! Talents without the Outside mark that are used by themselves (M6.3, M6.4).

use super::Frame;
use super::cashing::can_cash_in;
use crate::clan::{self, one_of};
use crate::law::{citadel, clan as law};
use crate::setting::{Gift, Purpose, Talent};
use crate::terms::{Mercenary, Store};
use crate::{Asking, Bar, Choice, Desk, Flow, Question, Why};
use kernel::{Seat, cite, settled};

/// Offers the Talents that can be used now.
pub(super) fn offer_talents<'d>(
    mut asking: Asking<'d>,
    seat: Seat,
    desk: &'d Desk<'_>,
) -> Asking<'d> {
    cite(law::OUTSIDE_MARK);
    let able = desk.position.clan(seat).members().and(desk.setting.talents_for(Purpose::Deed));
    for mercenary in able {
        let bar = why_not(desk, seat, mercenary);
        let frame = Frame::UseTalent(seat, mercenary);
        asking = asking.again_unless(bar, Choice::Talent(mercenary), frame.into());
    }
    asking
}

/// Why a Talent cannot be used now.
pub(super) fn why_not(desk: &Desk<'_>, seat: Seat, mercenary: Mercenary) -> Option<Bar> {
    if desk.position.is_tired(mercenary) {
        return Some((law::ONCE_PER_ROUND, Why::Used));
    }
    let Talent::BuyDie { price, .. } = desk.setting.mercenary(mercenary).talent else {
        return None;
    };
    let (price, gold) = (u16::from(price), desk.position.clan(seat).gold());
    if desk.position.is_assigned(mercenary) {
        return Some((law::TALENTS_OF_THE_ASSIGNED, Why::OnlyAtHome));
    }
    (gold < price).then_some((citadel::PRICES, Why::CannotPay { price, gold }))
}

/// Whether a Talent that is used by itself would do anything now: full stores take no more.
pub(super) fn would_help(desk: &Desk<'_>, seat: Seat, mercenary: Mercenary, gift: Gift) -> bool {
    let (clan, limits) = (desk.position.clan(seat), desk.setting.numbers.limits);
    match gift {
        Gift::OneOf(kinds) => kinds.iter().any(|&what| clan.stored(what) < limits.of(what)),
        Gift::Gold(_) => true,
        Gift::Die(_, price) => {
            !desk.position.is_assigned(mercenary)
                && (clan.can_pay(price.into()) || can_cash_in(desk, seat))
        }
    }
}

/// Uses a Talent once in the round.
pub(super) fn use_talent(seat: Seat, mercenary: Mercenary, desk: &mut Desk<'_>) -> Flow {
    let para = law::ONCE_PER_ROUND;
    let Some(gift) = desk.setting.mercenary(mercenary).talent.gift() else { return settled() };
    match gift {
        Gift::OneOf(&[what]) => return token(seat, mercenary, what, desk),
        Gift::OneOf(kinds) => {
            let token = |&what| (one_of(what), Frame::TalentToken(seat, mercenary, what).into());
            let offers = kinds.iter().map(token);
            return desk.ask(seat, para, Question::PotionOrVenom).offers(offers).must();
        }
        Gift::Gold(gold) => {
            clan::use_talent(desk, para, seat, mercenary);
            clan::gain_gold(desk, para, seat, gold);
        }
        Gift::Die(colour, price) => {
            clan::use_talent(desk, para, seat, mercenary);
            clan::pay(desk, para, seat, price.into());
            clan::gain_told_dice(desk, para, seat, colour, 1);
        }
    }
    settled()
}

/// The token of a Talent that gives one.
pub(super) fn token(seat: Seat, mercenary: Mercenary, what: Store, desk: &mut Desk<'_>) -> Flow {
    clan::use_talent(desk, law::ONCE_PER_ROUND, seat, mercenary);
    clan::gain(desk, law::ONCE_PER_ROUND, seat, what, 1);
    settled()
}
