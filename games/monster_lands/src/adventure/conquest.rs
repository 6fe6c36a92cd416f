//! M27 Land conquest; settling has a chapter of its own.

use super::after_the_attack::glory_loot_of;
use super::mercenary_attack::begin;
use super::modifiers::total;
use super::speech::Fact;
use super::{Frame, clan_on};
use crate::law::conquest as law;
use crate::position::{Aim, Fared};
use crate::setting::LootEffect;
use crate::terms::{Path, Place};
use crate::{Desk, Flow, settled_lands};
use kernel::{cite, next, settled};

/// M27.2 Conquest roll.
/// M27.1 Who conquers.
/// M27.4 No attack in conquest.
///
/// Whoever has not fought may try, once the Monster is gone; nobody is attacked.
pub(super) fn conquest_roll(path: Path, desk: &mut Desk<'_>) -> Flow {
    let (Some((_, mercenary)), Some(land)) =
        (clan_on(path, desk), desk.position.land_of(path.place()))
    else {
        return settled();
    };
    cite(law::WHO_CONQUERS);
    cite(law::NO_ATTACK_IN_CONQUEST);
    begin(path, Aim::Land, desk);
    desk.tell(law::CONQUEST_ROLL, Fact::ConquestBegins(mercenary, land).into());
    next(Frame::RollOneByOne(path).into())
}

/// M27.3 Conquered. Not yet; the total passes to the next Mercenary.
pub(super) fn conquest_failed(path: Path, desk: &mut Desk<'_>) -> Flow {
    let (Some((_, mercenary)), Some(land)) =
        (clan_on(path, desk), desk.position.land_of(path.place()))
    else {
        return settled();
    };
    let total = total(path, desk);
    desk.position.battle_mut().inroads = total;
    desk.tell(law::CONQUERED, Fact::ConquestFailed(mercenary, land, total).into());
    settled()
}

/// M27.3 Conquered.
/// M27.5 One conquest.
///
/// The Land leaves its dock, so nobody conquers it again this round.
pub(super) fn conquered(path: Path, desk: &mut Desk<'_>) -> Flow {
    let (Some((seat, mercenary)), Place::Land(side)) = (clan_on(path, desk), path.place()) else {
        return settled();
    };
    let Some(land) = desk.position.take_from_dock(side) else { return settled() };
    cite(law::ONE_CONQUEST);
    let glory = desk.setting.land(land).glory;
    desk.position.gain_glory(seat, glory);
    desk.position.take_land(seat, land);
    desk.position.fare(path, Fared::Rewarded);
    desk.tell(law::CONQUERED, Fact::Conquered(mercenary, land, glory).into());
    let loot =
        glory_loot_of(seat, desk, |effect| matches!(effect, LootEffect::ConquestGlory { .. }));
    let loot = loot.map(|loot| crate::Frame::from(Frame::GloryLoot(seat, loot)));
    let settle = settled_lands::Frame::Settle(seat, land).into();
    kernel::in_order(loot.into_iter().chain([settle]))
}
