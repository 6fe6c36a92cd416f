//! The Elder Treetop.

use crate::golden_rules::Removal;
use crate::law::landmarks as law;
use crate::terms::{Clearing, Clearings};
use crate::{Desk, glossary};
use kernel::cite;

/// F.E.1 Elder Treetop: Set-up. In a corner.
pub(super) fn fitting(desk: &Desk<'_>) -> Clearings {
    cite(law::ELDER_TREETOP_SET_UP);
    desk.setting.map.corners()
}

/// F.E.2 Elder Treetop: One More Slot.
pub(super) fn set_up(clearing: Clearing, desk: &mut Desk<'_>) {
    cite(law::ONE_MORE_SLOT);
    desk.position.woodland.grow_treetop(clearing);
}

/// What a removal is worth beside the usual points, and the slot of the treetop is free if its building goes.
#[inline]
pub(crate) fn leave_treetop(desk: &mut Desk<'_>, removal: &Removal) -> u8 {
    if desk.position.woodland.in_treetop(removal.clearing) == Some(removal.piece) {
        worth_more(desk, removal)
    } else {
        0
    }
}

/// F.E.3 Elder Treetop: Worth More. An enemy's building that goes from the treetop is worth a point more. Whoever takes hits
/// keeps it last, whoever else removes one of several alike takes it first (R83).
fn worth_more(desk: &mut Desk<'_>, removal: &Removal) -> u8 {
    let (woodland, battle) = (&desk.position.woodland, &desk.position.battle);
    let in_battle = battle.attacker() != battle.defender();
    if in_battle && removal.count < woodland.count(removal.piece, removal.clearing) {
        return 0;
    }
    cite(law::WORTH_MORE);
    desk.position.woodland.clear_treetop();
    let owner = desk.position.seat_of(removal.piece.owner());
    let enemy = glossary::is_enemy(desk, removal.by, owner);
    if enemy { desk.setting.boards.landmarks.elder_treetop.points } else { 0 }
}
