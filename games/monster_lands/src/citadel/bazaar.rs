//! M16 Bazaar and Equipment.

use super::persuasion::Least;
use super::{Bargain, Frame};
use crate::law::bazaar as law;
use crate::terms::{Card, Equipment, EquipmentType, Mercenary};
use crate::{Asking, Bar, Choice, Desk, Fact, Flow, Question, Why, clan, setup};
use kernel::{Seat, Set, cite, settled};

/// The least that can be bought: the cheapest card, if somebody is there to carry it.
pub(super) fn least(desk: &Desk<'_>, seat: Seat) -> Result<Least, Bar> {
    let docks = desk.position.citadel().bazaar().iter();
    let costs = docks.filter_map(|dock| dock.map(|card| desk.setting.equipment_cost(card)));
    let Some(cost) = costs.min() else {
        return Err((law::BUY_EQUIPMENT, Why::NothingOnOffer));
    };
    if clan::at_home(desk.position, seat).is_empty() {
        return Err((law::UNDER_AN_UNASSIGNED_MERCENARY, Why::NobodyAtHome));
    }
    Ok(Least { cost, off: 0 })
}

/// M16.1 Buy Equipment.
pub(super) fn buy_equipment(seat: Seat, bargain: Bargain, desk: &Desk<'_>) -> Flow {
    let gold = desk.position.clan(seat).gold();
    let question =
        if bargain.is_free() { Question::FreeEquipment } else { Question::Equipment { bargain } };
    let mut asking = desk.ask(seat, law::BUY_EQUIPMENT, question);
    let mut seen = Set::<Equipment>::NONE;
    for &card in desk.position.citadel().bazaar().iter().flatten() {
        let kind = desk.setting.kind_of(card);
        if seen.has(kind) {
            continue;
        }
        seen.insert(kind);
        let bar = bargain.bar(desk.setting.equipment_cost(card), gold);
        let frame = Frame::Bearer(seat, bargain, card);
        asking = asking.offer_unless(bar, Choice::Equipment(kind), frame.into());
    }
    asking.must()
}

/// M16.2 Under an unassigned Mercenary.
///
/// Never under a Novice. What it carries of that type makes room (M16.3, M16.4).
pub(super) fn bearer(seat: Seat, bargain: Bargain, card: Card, desk: &Desk<'_>) -> Flow {
    let kind = desk.setting.kind_of(card);
    let question = Question::Bearer(kind);
    let mut asking = desk.ask(seat, law::UNDER_AN_UNASSIGNED_MERCENARY, question);
    for mercenary in desk.position.clan(seat).members() {
        let bar = (law::UNDER_AN_UNASSIGNED_MERCENARY, Why::Assigned(mercenary));
        let bar = desk.position.is_assigned(mercenary).then_some(bar);
        let frame = Frame::PayEquipment(seat, bargain, card, mercenary);
        asking = asking.offer_unless(bar, Choice::Give(mercenary), frame.into());
    }
    asking.must()
}

/// The card is paid, put under the Mercenary, and the dock filled again.
pub(super) fn pay(
    seat: Seat,
    bargain: Bargain,
    card: Card,
    mercenary: Mercenary,
    desk: &mut Desk<'_>,
) -> Flow {
    let price = bargain.price(desk.setting.equipment_cost(card));
    if price > 0 {
        clan::pay(desk, law::BUY_EQUIPMENT, seat, price);
    }
    let docks = desk.position.citadel().bazaar();
    let dock = docks.iter().position(|dock| *dock == Some(card));
    desk.position.take_from_bazaar(dock.expect("a card that is bought is on offer"));
    one_of_each_type(seat, card, mercenary, desk);
    setup::refill_bazaar(desk, law::BUY_EQUIPMENT);
    settled()
}

/// M16.3 One of each type.
pub(crate) fn one_of_each_type(seat: Seat, card: Card, mercenary: Mercenary, desk: &mut Desk<'_>) {
    let kind = desk.setting.kind_of(card);
    let worn = desk.setting.equipment(kind).r#type;
    if let Some(old) = desk.position.equipment_of_type(desk.setting, mercenary, worn) {
        let old = desk.setting.kind_of(old);
        desk.tell(law::ONE_OF_EACH_TYPE, Fact::DiscardsEquipment(seat, old));
    }
    desk.position.equip(desk.setting, card, mercenary);
    desk.tell(law::ONE_OF_EACH_TYPE, Fact::Equips(seat, kind, mercenary));
}

/// The Equipment that may be moved now: carried by someone at home, and not moved in this turn yet. R8
fn movable<'a>(desk: &'a Desk<'_>, seat: Seat) -> impl Iterator<Item = (Card, Mercenary)> + 'a {
    let carried = desk.position.equipment_of_clan(seat);
    carried.filter(|(card, bearer)| {
        !desk.position.is_assigned(*bearer) && !desk.position.was_moved(*card)
    })
}

/// Offers to rearrange Equipment, where somebody else could carry it.
pub(crate) fn offer_rearrange<'d>(
    asking: Asking<'d>,
    seat: Seat,
    desk: &'d Desk<'_>,
) -> Asking<'d> {
    if clan::at_home(desk.position, seat).len() < 2 || movable(desk, seat).next().is_none() {
        return asking;
    }
    asking.again(Choice::Rearrange, Frame::Rearrange(seat).into())
}

/// Which Equipment is moved.
pub(super) fn rearrange(seat: Seat, desk: &Desk<'_>) -> Flow {
    let offers = movable(desk, seat).map(|(card, bearer)| {
        let worn = desk.setting.equipment(desk.setting.kind_of(card)).r#type;
        (Choice::Move(bearer, worn), Frame::MoveTo(seat, bearer, worn).into())
    });
    desk.ask(seat, law::SWAP_EQUIPMENT, Question::Move).offers(offers).must()
}

/// To whom.
pub(super) fn move_to(seat: Seat, bearer: Mercenary, worn: EquipmentType, desk: &Desk<'_>) -> Flow {
    let Some(card) = desk.position.equipment_of_type(desk.setting, bearer, worn) else {
        return settled();
    };
    let others = clan::at_home(desk.position, seat).iter().filter(|&mercenary| mercenary != bearer);
    let offers = others
        .map(|mercenary| (Choice::Give(mercenary), Frame::Swap(seat, card, mercenary).into()));
    let question = Question::Bearer(desk.setting.kind_of(card));
    desk.ask(seat, law::SWAP_EQUIPMENT, question).offers(offers).must()
}

/// M16.4 Swap Equipment.
pub(super) fn swap_equipment(
    seat: Seat,
    card: Card,
    mercenary: Mercenary,
    desk: &mut Desk<'_>,
) -> Flow {
    cite(law::ONE_OF_EACH_TYPE);
    desk.position.swap(desk.setting, card, mercenary);
    let kind = desk.setting.kind_of(card);
    desk.tell(law::SWAP_EQUIPMENT, Fact::Equips(seat, kind, mercenary));
    settled()
}
