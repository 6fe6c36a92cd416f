//! Talents without the Outside mark that are used by themselves (M6.3, M6.4).

use super::Frame;
use super::cashing::can_cash_in;
use crate::clan::{gain, gain_gold, gain_told_dice};
use crate::law::{citadel, clan as law};
use crate::setting::{Purpose, Talent};
use crate::terms::{Colour, Mercenary, Store};
use crate::{Asking, Bar, Choice, Desk, Fact, Flow, Question, Why};
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
        let choice = Choice::Talent(mercenary);
        asking = match why_not(desk, seat, mercenary) {
            None => asking.again(choice, Frame::UseTalent(seat, mercenary).into()),
            Some((para, why)) => asking.withhold(choice, para, why),
        };
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

/// What a Talent does by itself.
enum Deed {
    /// A token, or one of two.
    Brew(&'static [Store]),
    Gold(u8),
    Die {
        price: u8,
        colour: Colour,
    },
}

const fn deed(talent: Talent) -> Option<Deed> {
    match talent {
        Talent::FreePotion => Some(Deed::Brew(&[Store::Potions])),
        Talent::FreeVenom => Some(Deed::Brew(&[Store::Venoms])),
        Talent::FreePotionOrVenom => Some(Deed::Brew(&[Store::Potions, Store::Venoms])),
        Talent::GainGold { gold } => Some(Deed::Gold(gold)),
        Talent::BuyDie { price, colour } => Some(Deed::Die { price, colour }),
        Talent::Defence { .. }
        | Talent::Reroll { .. }
        | Talent::PerDie { .. }
        | Talent::CaptureBonus { .. }
        | Talent::EliminationBonus { .. }
        | Talent::ConquestBonus { .. }
        | Talent::MineBonus { .. }
        | Talent::HireDiscount { .. }
        | Talent::TrapDiscount { .. }
        | Talent::TrapLimit { .. }
        | Talent::CaptureGlory { .. }
        | Talent::VictoryPotions { .. }
        | Talent::Divert { .. }
        | Talent::CaptureWithoutTrap => None,
    }
}

/// Whether a Talent that is used by itself would do anything now: full stores take no more.
pub(super) fn would_help(
    desk: &Desk<'_>,
    seat: Seat,
    mercenary: Mercenary,
    talent: Talent,
) -> bool {
    match deed(talent) {
        Some(Deed::Brew(stores)) => {
            stores.iter().any(|&what| desk.position.room_for(desk.setting, seat, what) > 0)
        }
        Some(Deed::Gold(_)) => true,
        Some(Deed::Die { price, .. }) => {
            let can_pay = desk.position.clan(seat).can_pay(price.into());
            !desk.position.is_assigned(mercenary) && (can_pay || can_cash_in(desk, seat))
        }
        None => false,
    }
}

/// Uses a Talent once in the round.
pub(super) fn use_talent(seat: Seat, mercenary: Mercenary, desk: &mut Desk<'_>) -> Flow {
    let para = law::ONCE_PER_ROUND;
    match deed(desk.setting.mercenary(mercenary).talent) {
        Some(Deed::Brew(&[what])) => return brewed(seat, mercenary, what, desk),
        Some(Deed::Brew(_)) => {
            return desk
                .ask(seat, para, Question::PotionOrVenom)
                .offer(Choice::Potion, Frame::Brewed(seat, mercenary, Store::Potions).into())
                .offer(Choice::Venom, Frame::Brewed(seat, mercenary, Store::Venoms).into())
                .must();
        }
        Some(Deed::Gold(gold)) => {
            begin(seat, mercenary, desk);
            gain_gold(desk, para, seat, gold);
        }
        Some(Deed::Die { price, colour }) => {
            begin(seat, mercenary, desk);
            desk.position.pay(seat, price.into());
            desk.tell(para, Fact::Pays(seat, price.into()));
            gain_told_dice(desk, para, seat, colour, 1);
        }
        None => {}
    }
    settled()
}

/// The token of a Talent that gives a Potion or a Venom.
pub(super) fn brewed(seat: Seat, mercenary: Mercenary, what: Store, desk: &mut Desk<'_>) -> Flow {
    begin(seat, mercenary, desk);
    gain(desk, law::ONCE_PER_ROUND, seat, what, 1);
    settled()
}

fn begin(seat: Seat, mercenary: Mercenary, desk: &mut Desk<'_>) {
    desk.position.tire(mercenary);
    desk.tell(law::ONCE_PER_ROUND, Fact::UsesTalent(seat, mercenary));
}
