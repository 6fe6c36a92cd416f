//! M36.9 to M36.14: Madhala in the Adventure Phase.

use super::speech::Fact;
use crate::law::solo as law;
use crate::terms::{Path, Place};
use crate::{Desk, Flow};
use kernel::{cite, settled};

/// M36.9 Her dice Mission. On the first Path she wins, on the second she does nothing.
pub(super) fn wins_dice_mission(desk: &mut Desk<'_>) -> bool {
    let wins = desk.position.is_hers(Path::MissionALeft);
    if wins {
        desk.tell(law::HER_DICE_MISSION, Fact::MadhalaWins.into());
    }
    wins
}

/// M36.11 Her Land.
/// M36.12 After her.
/// M36.13 Before her.
/// M36.14 Her Land replaced.
///
/// She removes the Monster, else the Land.
///
/// Those to her right may conquer, or only plunder; those to her left plunder. Clean-up finds the dock empty.
pub(super) fn her_land(path: Path, desk: &mut Desk<'_>) -> Flow {
    let Place::Land(side) = path.place() else { return settled() };
    cite(law::AFTER_HER);
    cite(law::BEFORE_HER);
    if let Some(monster) = desk.position.take_monster(side) {
        desk.position.discard_monster(monster);
        desk.tell(law::HER_LAND, Fact::MadhalaRemovesMonster(monster).into());
    } else if let Some(land) = desk.position.take_from_dock(side) {
        cite(law::HER_LAND_REPLACED);
        desk.position.discard_land(land);
        desk.tell(law::HER_LAND, Fact::MadhalaRemovesLand(land).into());
    }
    settled()
}
