//! M29 Defence of the Citadel.

use super::Frame;
use super::speech::Fact;
use crate::law::citadel_defence as law;
use crate::terms::{Path, Place};
use crate::{Desk, Flow};
use kernel::{cite, in_order, settled};

/// M29.2 Entrance battle.
/// M29.1 Only if attacked.
/// M29.3 Damage at the Entrance.
///
/// The damage of the upper Path stands when the lower one fights.
pub(super) fn entrance_battle(desk: &mut Desk<'_>) -> Flow {
    desk.position.forget_battle();
    let Some(monster) = desk.position.monster_at(Place::Entrance) else { return settled() };
    cite(law::ONLY_IF_ATTACKED);
    if desk.position.manned(Place::Entrance).next().is_none() {
        return settled();
    }
    cite(law::DAMAGE_AT_THE_ENTRANCE);
    desk.position.begin_battle(Place::Entrance);
    desk.tell_turn(None, law::ENTRANCE_BATTLE, Fact::CitadelDefence(monster).into());
    in_order(
        [
            Frame::RevealTraps(Place::Entrance),
            Frame::ActivePath(Path::Upper),
            Frame::ActivePath(Path::Lower),
            Frame::EndOfBattle(Place::Entrance),
            Frame::MonsterStays,
        ]
        .map(Into::into),
    )
}

/// M29.4 Panic ends. When the Monster of the Entrance is beaten.
pub(super) fn panic_ends(place: Place, desk: &mut Desk<'_>) {
    if place == Place::Entrance {
        desk.position.end_panic();
        desk.tell(law::PANIC_ENDS, Fact::PanicEnds.into());
    }
}

/// M29.5 Monster stays. Unless it was beaten.
pub(super) fn monster_stays(desk: &mut Desk<'_>) -> Flow {
    desk.position.forget_battle();
    settled()
}
