//! M30.4 Pay wages.

use super::Frame;
use super::leaders::{available, most_renowned};
use crate::law::{bazaar, clean_up as law, tavern};
use crate::position::Leader;
use crate::terms::{Card, Mercenary};
use crate::{Choice, Desk, Fact, Flow, Question, citadel};
use kernel::{Seat, Set, cite, in_order, next, settled};

/// M30.4 Pay wages.
pub(super) fn pay_wages(desk: &Desk<'_>) -> Flow {
    let seats = desk.position.turn_order().map(|seat| Frame::Wages(seat).into());
    in_order(seats.chain([Frame::GloryCheck.into()]))
}

/// Those who want wages: neither the Leader nor the settled.
fn paid(desk: &Desk<'_>, seat: Seat) -> Set<Mercenary> {
    let clan = desk.position.clan(seat);
    let members = clan.members().iter();
    members.filter(|&m| !clan.is_led_by(m) && !desk.position.is_settled(m)).collect()
}

fn paid_novices(desk: &Desk<'_>, seat: Seat) -> u8 {
    let clan = desk.position.clan(seat);
    clan.novices() - u8::from(clan.leader() == Some(Leader::Novice))
}

/// What the wages of a clan come to. Where a dead Leader's place is not filled yet, one of the others will not be paid,
/// unless it is one who is not paid now either (D17).
pub(super) fn due(desk: &Desk<'_>, seat: Seat) -> u16 {
    let heads = paid(desk, seat).len() + usize::from(paid_novices(desk, seat));
    let heads = heads.saturating_sub(usize::from(next_leader_is_paid(desk, seat)));
    let wage = desk.setting.band(desk.position.clan(seat).glory()).wage;
    u16::from(wage) * u16::try_from(heads).expect("clans are small")
}

/// Whether a Leader is to be found among those who want wages now.
fn next_leader_is_paid(desk: &Desk<'_>, seat: Seat) -> bool {
    let heirs = || most_renowned(desk, available(desk, seat)).iter();
    desk.position.clan(seat).leader().is_none() && !heirs().any(|m| desk.position.is_settled(m))
}

/// One clan pays; if it cannot in full, it pays all it has and one deserts.
pub(super) fn wages(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    let (due, gold) = (due(desk, seat), desk.position.clan(seat).gold());
    if due == 0 {
        return settled();
    }
    if gold >= due {
        desk.position.pay(seat, due);
        desk.tell(law::PAY_WAGES, Fact::PaysWages(seat, due));
        return settled();
    }
    desk.position.pay(seat, gold);
    desk.tell(law::PAY_WAGES, Fact::CannotPayWages(seat, due, gold));
    next(Frame::Desertion(seat).into())
}

/// The one with the highest Reputation, of equals the dearest, of equals the one the owner likes least.
pub(super) fn desertion(seat: Seat, desk: &Desk<'_>) -> Flow {
    let mercenaries = most_renowned(desk, paid(desk, seat));
    let rank = mercenaries.iter().next().map(|m| {
        let card = desk.setting.mercenary(m);
        (card.reputation, card.cost)
    });
    let novice = (desk.setting.novice.reputation, desk.setting.novice.cost);
    let novice_may = paid_novices(desk, seat) > 0 && rank.is_none_or(|rank| novice >= rank);
    let mercenary_may = rank.is_some_and(|rank| paid_novices(desk, seat) == 0 || rank >= novice);
    let mut asking = desk.ask(seat, law::PAY_WAGES, Question::Desert);
    if mercenary_may {
        asking =
            asking.offers(mercenaries.iter().map(|mercenary| {
                (Choice::Desert(mercenary), Frame::Deserter(seat, mercenary).into())
            }));
    }
    if novice_may {
        asking = asking.offer(Choice::DesertNovice, Frame::NoviceDeserter(seat).into());
    }
    asking.if_any()
}

/// Its Equipment may stay with others; then it is gone.
pub(super) fn deserter(seat: Seat, mercenary: Mercenary, desk: &mut Desk<'_>) -> Flow {
    desk.tell(law::PAY_WAGES, Fact::Deserts(seat, mercenary));
    in_order([Frame::Inheritance(seat, mercenary).into(), Frame::Gone(seat, mercenary).into()])
}

/// A Novice goes back to the pile (M13.10).
pub(super) fn novice_deserter(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    cite(tavern::EIGHT_NOVICES);
    desk.position.leave_novice(seat);
    desk.tell(law::PAY_WAGES, Fact::NoviceDeserts(seat));
    settled()
}

/// M16.6 Equipment lost.
///
/// A deserter's Equipment may move to others who have room for it; else it is lost (D18).
pub(super) fn inheritance(seat: Seat, deserter: Mercenary, desk: &Desk<'_>) -> Flow {
    let Some(card) = desk.position.equipment(deserter).next() else { return settled() };
    let kind = desk.setting.kind_of(card);
    let worn = desk.setting.equipment(kind).r#type;
    let others = desk.position.clan(seat).members().iter().filter(|&m| {
        m != deserter && desk.position.equipment_of_type(desk.setting, m, worn).is_none()
    });
    let offers = others
        .map(|mercenary| (Choice::Give(mercenary), Frame::Inherits(seat, card, mercenary).into()));
    let asking = desk.ask(seat, bazaar::EQUIPMENT_LOST, Question::Bearer(kind)).agains(offers);
    asking.again(Choice::Done, Frame::Lost(seat, card).into()).must()
}

/// Another carries it on.
pub(super) fn inherits(seat: Seat, card: Card, mercenary: Mercenary, desk: &mut Desk<'_>) -> Flow {
    citadel::one_of_each_type(seat, card, mercenary, desk);
    settled()
}

/// Nobody carries it on.
pub(super) fn lost(seat: Seat, card: Card, desk: &mut Desk<'_>) -> Flow {
    desk.position.discard_card(card);
    let kind = desk.setting.kind_of(card);
    desk.tell(bazaar::EQUIPMENT_LOST, Fact::DiscardsEquipment(seat, kind));
    settled()
}

/// The deserter is gone; with it perhaps the room for Traps (M11.2).
pub(super) fn gone(seat: Seat, mercenary: Mercenary, desk: &mut Desk<'_>) -> Flow {
    desk.position.leave(desk.setting, mercenary);
    next(citadel::Frame::TrapLimit(seat).into())
}
