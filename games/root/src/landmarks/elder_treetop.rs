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

/// F.E.3 Elder Treetop: Worth More. The points that a removal is worth beside the usual ones: an enemy's building goes from
/// the treetop.
pub(crate) fn worth_more(desk: &Desk<'_>, removal: &Removal) -> u8 {
    if !is_from_treetop(desk, removal) {
        return 0;
    }
    cite(law::WORTH_MORE);
    let owner = desk.position.seat_of(removal.piece.owner());
    let enemy = glossary::is_enemy(desk, removal.by, owner);
    if enemy { desk.setting.boards.landmarks.elder_treetop.points } else { 0 }
}

/// Whether the building of the treetop is among those that go: whoever takes hits keeps it last, whoever else removes one of
/// several alike takes it first (R83).
fn is_from_treetop(desk: &Desk<'_>, removal: &Removal) -> bool {
    let woodland = &desk.position.woodland;
    if woodland.in_treetop(removal.clearing) != Some(removal.piece) {
        return false;
    }
    let battle = &desk.position.battle;
    let in_battle = battle.attacker() != battle.defender();
    !in_battle || removal.count == woodland.count(removal.piece, removal.clearing)
}

/// Frees the slot of the treetop, if its building goes.
pub(crate) fn free_treetop(desk: &mut Desk<'_>, removal: &Removal) {
    if is_from_treetop(desk, removal) {
        desk.position.woodland.clear_treetop();
    }
}
