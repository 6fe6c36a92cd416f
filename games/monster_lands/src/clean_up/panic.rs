//! M30.2 Spread Panic.

use super::Frame;
use crate::law::clean_up as law;
use crate::setting::Power;
use crate::terms::{Monster, Side};
use crate::{Desk, Fact, Flow};
use kernel::{FixedVec, next};

/// M30.2 Spread Panic.
///
/// The Monsters that were fought and live come to the Entrance; the strongest stays, the others are discarded.
pub(super) fn spread_panic(desk: &mut Desk<'_>) -> Flow {
    let before = desk.position.outside().entrance();
    let mut rivals: FixedVec<Option<Monster>, 4> = FixedVec::new();
    rivals.push(desk.position.take_from_entrance());
    for side in Side::ALL {
        if desk.position.outside().was_fought(side) {
            rivals.push(desk.position.take_monster(side));
        }
    }
    rivals.push(desk.position.take_escaped());
    desk.position.forget_fights();
    let strongest = strongest(desk, &rivals);
    for monster in rivals.iter().flatten().copied().filter(|m| Some(*m) != strongest) {
        desk.position.discard_monster(monster);
        desk.tell(law::SPREAD_PANIC, Fact::DrivenOff(monster));
    }
    if let Some(monster) = strongest {
        desk.position.put_at_entrance(monster);
        if before != Some(monster) {
            desk.tell(law::SPREAD_PANIC, Fact::AtTheEntrance(monster));
        }
        turn_up_panic(monster, desk);
    }
    next(Frame::ReplaceDeadLeaders.into())
}

/// The highest Attack Value; of equals the higher Elimination Value; of equals the first of those that came. R13
fn strongest(desk: &Desk<'_>, rivals: &[Option<Monster>]) -> Option<Monster> {
    let strength = |monster: Monster| {
        let card = desk.setting.monster(monster);
        (card.attack, card.elimination_value)
    };
    rivals
        .iter()
        .flatten()
        .copied()
        .reduce(|best, other| if strength(other) > strength(best) { other } else { best })
}

fn turn_up_panic(monster: Monster, desk: &mut Desk<'_>) {
    let power = desk.setting.monster(monster).power;
    let tokens = if let Power::PanicTokens { tokens } = power { tokens } else { 1 };
    for _ in 0..tokens {
        if let Some(token) = desk.position.draw_panic(&mut desk.chance) {
            desk.tell(law::SPREAD_PANIC, Fact::Panic(desk.setting.panic_building(token)));
        }
    }
}
