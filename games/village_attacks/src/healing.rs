//! V15 Healing.

use crate::terms::{Condition, Creature};
use crate::{Choice, Desk, Fact};
use kernel::Para;

/// What can be removed from a creature: a damage, or a condition of a kind.
pub(crate) fn mends(
    desk: &Desk<'_>,
    creature: Creature,
) -> impl Iterator<Item = (Choice, Option<Condition>)> {
    let pack = &desk.position.pack;
    let is_there = pack.everyone().has(creature);
    let damage = (is_there && pack.damage(creature) > 0).then_some((Choice::Heal(creature), None));
    let has = move |condition: Condition| {
        if let Some(slot) = creature.slot() {
            return desk.position.board(slot).conditions(condition) > 0;
        }
        let burns = pack.summoned().is_some_and(|summoned| summoned.is_burning);
        creature == Creature::SUMMONED && condition == Condition::Burn && burns
    };
    let conditions = Condition::ALL.into_iter().filter(move |&it| is_there && has(it));
    let cures = conditions.map(move |it| (Choice::Cure(creature, it), Some(it)));
    damage.into_iter().chain(cures)
}

/// Removes a damage or a condition.
pub(crate) fn mend(
    creature: Creature,
    condition: Option<Condition>,
    para: Para,
    desk: &mut Desk<'_>,
) {
    let Some(condition) = condition else {
        desk.position.pack.mend(creature, 1);
        return desk.tell(para, Fact::Heals(creature));
    };
    match creature.slot() {
        Some(slot) => desk.position.board_mut(slot).cure(condition),
        None => {
            if let Some(summoned) = desk.position.pack.summoned_mut() {
                summoned.is_burning = false;
            }
        }
    }
    desk.tell(para, Fact::Cures(creature, condition));
}
