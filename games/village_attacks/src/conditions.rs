//! V22 Conditions on monsters, V23 Conditions on villagers.

use crate::terms::{Condition, Creature, Figure};
use crate::{Desk, Fact, law};
use kernel::{Para, cite};

/// The paragraph of a condition on monsters.
pub(crate) const fn para_of(condition: Condition) -> Para {
    match condition {
        Condition::Sunder => law::monster_conditions::SUNDER,
        Condition::Silence => law::monster_conditions::SILENCE,
        Condition::Slow => law::monster_conditions::SLOW,
        Condition::Burn => law::monster_conditions::BURN,
    }
}

/// V22.2 Conditions Fill Slots. A condition comes on a creature.
pub(crate) fn suffer(creature: Creature, condition: Condition, desk: &mut Desk<'_>) {
    cite(law::monster_conditions::CONDITIONS_FILL_SLOTS);
    let has_effect = match creature.slot() {
        Some(slot) if desk.position.is_alive(slot) => {
            let card = desk.setting.board(slot);
            desk.position.board_mut(slot).suffer(condition, card)
        }
        Some(_) => false,
        None => summoned_suffers(creature, condition, desk),
    };
    if has_effect {
        desk.tell(para_of(condition), Fact::Suffers(creature, condition));
    }
}

/// V14.9 Conditions on the Summoned.
fn summoned_suffers(creature: Creature, condition: Condition, desk: &mut Desk<'_>) -> bool {
    cite(law::summoning::CONDITIONS_ON_THE_SUMMONED);
    let is_burn = creature == Creature::SUMMONED && condition == Condition::Burn;
    match desk.position.pack.summoned_mut() {
        Some(summoned) if is_burn => !std::mem::replace(&mut summoned.is_burning, true),
        _ => false,
    }
}

/// V22.7 Stun. A monster lies down, or the summoned monster will skip its activation.
pub(crate) fn stun(creature: Creature, desk: &mut Desk<'_>) {
    if !desk.position.pack.everyone().has(creature) || creature.minion_kind().is_some() {
        return;
    }
    desk.tell(law::monster_conditions::STUN, Fact::Stunned(creature));
    match creature.slot() {
        Some(slot) => {
            suffer(creature, Condition::Sunder, desk);
            desk.position.board_mut(slot).lie_down();
        }
        None => {
            if let Some(summoned) = desk.position.pack.summoned_mut() {
                summoned.is_stunned = true;
            }
        }
    }
}

/// V23.1 Stunned Villager.
pub(crate) fn stun_villager(figure: Figure, para: Para, desk: &mut Desk<'_>) {
    cite(law::villager_conditions::STUNNED_VILLAGER);
    desk.position.village.stun(figure);
    let (who, zone) = named(figure, desk);
    desk.tell(para, Fact::VillagerStunned(who, zone));
}

/// V23.2 Burning Villager.
pub(crate) fn burn_villager(figure: Figure, para: Para, desk: &mut Desk<'_>) {
    cite(law::villager_conditions::BURNING_VILLAGER);
    desk.position.village.burn(figure);
    let (who, zone) = named(figure, desk);
    desk.tell(para, Fact::VillagerBurns(who, zone));
}

/// V23.3 No Others. A villager does not move this round.
pub(crate) fn snare(figure: Figure, para: Para, desk: &mut Desk<'_>) {
    cite(law::villager_conditions::NO_OTHERS);
    desk.position.village.snare(figure);
    let (who, zone) = named(figure, desk);
    desk.tell(para, Fact::Snared(who, zone));
}

/// A villager does not attack this round.
pub(crate) fn pacify(figure: Figure, para: Para, desk: &mut Desk<'_>) {
    cite(law::villager_conditions::NO_OTHERS);
    desk.position.village.pacify(figure);
    let (who, zone) = named(figure, desk);
    desk.tell(para, Fact::Pacified(who, zone));
}

fn named(figure: Figure, desk: &Desk<'_>) -> (crate::terms::Who, crate::terms::Zone) {
    (desk.position.village.who(figure), desk.position.village.zone_of(figure))
}
