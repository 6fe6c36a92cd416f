//! V4 Torches.

use super::{Frame, is_acting};
use crate::frame::Frame as F;
use crate::shoving;
use crate::terms::{Folk, Slot, Zone};
use crate::{Desk, Fact, Flow, law, priority, sight, villagers};
use kernel::{cite, in_order, next, settled};

/// V3.7 Torches.
/// V4.5 Useless Result.
pub(super) fn torches(slot: Slot, desk: &mut Desk<'_>) -> Flow {
    while is_acting(desk, slot) && desk.position.board_mut(slot).take_torch() {
        cite(law::torches::USELESS_RESULT);
        if let Some(attack) = torch(desk) {
            return in_order([attack, F::Turn(Frame::Torches(slot))]);
        }
    }
    settled()
}

/// V3.7 Torches. One among the results, when the monster likes.
pub(super) fn one_torch(slot: Slot, desk: &mut Desk<'_>) -> Flow {
    if desk.position.board_mut(slot).take_torch()
        && let Some(attack) = torch(desk)
    {
        return next(attack);
    }
    settled()
}

/// V4.1 Farthest Villager.
/// V4.2 Fewest Villagers.
/// V4.3 Torch Ties.
/// V4.6 Torch and Conditions.
/// One villager moves; or attacks, if all are in the Heart.
fn torch(desk: &mut Desk<'_>) -> Option<F> {
    let village = &desk.position.village;
    let everyone = village.everyone();
    let able = everyone.minus(village.stunned()).minus(village.snared());
    if !everyone.is_empty() && everyone == village.at(Zone::HEART) {
        return all_in_the_heart(able, desk);
    }
    cite(law::torches::TORCH_AND_CONDITIONS);
    let map = &desk.setting.map;
    let zones = village.zones_of(able).without(Zone::HEART);
    if zones.is_empty() {
        desk.tell(law::torches::FARTHEST_VILLAGER, Fact::TorchFails);
        return None;
    }
    cite(law::torches::FEWEST_VILLAGERS);
    let zone = shoving::fewest(map.farthest_from_the_heart(zones), desk);
    cite(law::torches::TORCH_TIES);
    let class = priority::prime(desk.position.village.at(zone).and(able));
    let figure = class.first().expect("a zone that was drawn has somebody");
    if !villagers::burn(figure, desk) {
        cite(law::torches::FARTHEST_VILLAGER);
        villagers::step(figure, desk);
    }
    None
}

/// V4.4 All in the Heart.
fn all_in_the_heart(able: Folk, desk: &mut Desk<'_>) -> Option<F> {
    if able.is_empty() {
        desk.tell(law::torches::ALL_IN_THE_HEART, Fact::TorchFails);
        return None;
    }
    cite(law::torches::ALL_IN_THE_HEART);
    let figure = sight::lot_of_folk(able, desk);
    if villagers::burn(figure, desk) {
        return None;
    }
    Some(F::Villagers(villagers::Frame::Alone { figure, left: 1 }))
}
