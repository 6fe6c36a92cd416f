//! V13 Death and return.

use crate::position::Loss;
use crate::terms::{Creature, Slot, Zone};
use crate::{Desk, Fact, Position, Setting, law, rounds};
use kernel::{Para, cite};

/// The health printed for a creature on the map.
pub(crate) fn health(setting: &Setting, position: &Position, creature: Creature) -> u8 {
    if let Some(slot) = creature.slot() {
        return setting.board(slot).health;
    }
    match position.pack.summoned() {
        Some(summoned) if creature == Creature::SUMMONED => setting.summon(summoned.card).health,
        _ => position.pack.minion_health(creature),
    }
}

/// V1.10 Health. What a creature has left.
pub fn remaining(setting: &Setting, position: &Position, creature: Creature) -> u8 {
    cite(law::frame::HEALTH);
    health(setting, position, creature).saturating_sub(position.pack.damage(creature))
}

/// V13.1 Death. Damage to a creature.
pub(crate) fn wound(creature: Creature, amount: u8, para: Para, desk: &mut Desk<'_>) {
    if amount == 0 || !desk.position.pack.everyone().has(creature) {
        return;
    }
    desk.tell(para, Fact::Wounded(creature, amount));
    let health = health(desk.setting, desk.position, creature);
    if desk.position.pack.wound(creature, amount, health) {
        fall(creature, desk);
    }
}

/// V13.2 What Death Takes.
fn fall(creature: Creature, desk: &mut Desk<'_>) {
    desk.tell(law::death::DEATH, Fact::Falls(creature));
    let zone = desk.position.pack.zone_of(creature).expect("who falls is on the map");
    desk.position.pack.remove(creature);
    if creature == Creature::SUMMONED {
        // V14.7: with the summoned monster the burden goes.
        desk.setting.slots().for_each(|slot| desk.position.board_mut(slot).burden(false));
    }
    let Some(slot) = creature.slot() else { return };
    if desk.position.board(slot).carries {
        desk.position.castle.drop_heirloom(zone);
        desk.tell(law::scenarios::HEIRLOOMS, Fact::Drops(zone));
    }
    desk.position.board_mut(slot).die();
    desk.position.castle.end_effects(slot);
    if let Some(kind) = desk.setting.minions_of(slot) {
        let minions = kind.figures().and(desk.position.pack.everyone());
        minions.iter().for_each(|minion| desk.position.pack.remove(minion));
    }
    check_all_dead(desk);
}

/// V1.6 Defeat. All monsters are dead, and none may return.
pub(crate) fn check_all_dead(desk: &mut Desk<'_>) {
    let living = desk.setting.slots().any(|slot| desk.position.is_alive(slot));
    let may_return = |slot| cost(desk.setting, desk.position, slot) < desk.position.castle.heart();
    if !living && !desk.setting.slots().any(may_return) {
        rounds::lose(Loss::Monsters, law::frame::DEFEAT, desk);
    }
}

/// What a return costs the Heart now (E.29 may make it cheaper).
fn cost(setting: &Setting, position: &Position, slot: Slot) -> u8 {
    let round = position.castle.round();
    let own = position.board(slot).cheap_return(round);
    let any = position.castle.any_return(round);
    let usual = setting.numbers.heart.return_cost;
    own.unwrap_or(usual).min(any.unwrap_or(usual))
}

/// V13.3 Return.
/// V13.4 No Return.
/// A dead monster comes back, if the Heart can bear it; says whether.
pub(crate) fn come_back(slot: Slot, desk: &mut Desk<'_>) -> bool {
    let cost = cost(desk.setting, desk.position, slot);
    if cost >= desk.position.castle.heart() {
        desk.tell(law::death::NO_RETURN, Fact::CannotReturn(slot));
        return false;
    }
    desk.position.castle.charge_heart(cost);
    desk.position.pack.place(slot.creature(), Zone::HEART);
    desk.tell(law::death::RETURN, Fact::Returns(slot, cost));
    true
}
