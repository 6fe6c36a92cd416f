//! M28 Loot.

use super::speech::{Deed, Fact, Question};
use super::{Frame, clan_on};
use crate::law::loot as law;
use crate::position::Fared;
use crate::terms::{Loot, Path, Place, Side};
use crate::{Desk, Flow, setup};
use kernel::{cite, in_order, settled};

/// M28.1 Plunder. The whole Land, in Path order.
pub(super) fn plunder_the_land(side: Side, desk: &Desk<'_>) -> Flow {
    let paths = desk.position.manned(Place::Land(side)).map(Frame::Plunder);
    in_order(paths.chain([Frame::RefillTheLoot]).map(Into::into))
}

/// M28.1 Plunder.
/// M28.2 No Loot left.
/// M28.5 Open Loot.
///
/// Where none is left there is nothing to take.
pub(super) fn plunder(path: Path, desk: &mut Desk<'_>) -> Flow {
    let Some((seat, mercenary)) = clan_on(path, desk) else { return settled() };
    if desk.position.battle().front(path).fared() == Fared::Rewarded {
        return settled();
    }
    if desk.position.outside().loot().iter().all(Option::is_none) {
        desk.tell(law::NO_LOOT_LEFT, Fact::NothingToPlunder(mercenary).into());
        return settled();
    }
    cite(law::OPEN_LOOT);
    let loot = desk.position.outside().loot().iter().flatten();
    let offers = loot.map(|&loot| (Deed::Plunder(loot).into(), Frame::TakeLoot(path, loot).into()));
    desk.ask(seat, law::PLUNDER, Question::Plunder(mercenary).into()).offers(offers).must()
}

/// M28.1 Plunder. This token.
pub(super) fn take_loot(path: Path, loot: Loot, desk: &mut Desk<'_>) -> Flow {
    let Some((seat, mercenary)) = clan_on(path, desk) else { return settled() };
    desk.position.take_from_offer(loot);
    desk.position.take_loot(seat, loot);
    desk.tell(law::PLUNDER, Fact::Plundered(mercenary, loot).into());
    settled()
}

/// M28.3 Refill the Loot. The battle is over.
pub(super) fn refill_the_loot(desk: &mut Desk<'_>) -> Flow {
    desk.position.forget_battle();
    setup::refill_loot(desk, law::REFILL_THE_LOOT);
    settled()
}
