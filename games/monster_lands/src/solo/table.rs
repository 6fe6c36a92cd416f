//! M36.4 Her two dice: where Madhala goes.

use crate::citadel::is_open_to_madhala;
use crate::law::{scenarios, solo as law};
use crate::terms::{Building, Face, Path, Place, Side};
use crate::{Desk, Fact};
use kernel::cite;

/// Where she deploys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Goal {
    /// In a building.
    Building(Building),
    /// On a Path.
    Path(Path),
}

/// The building of each yellow face, with red 1 to 4.
const BUILDINGS: [Building; 6] = [
    Building::Lodge,
    Building::Alchemist,
    Building::Tavern,
    Building::Armory,
    Building::Bazaar,
    Building::Mine,
];

/// The highest red face that means the Citadel.
const CITADEL_UP_TO: Face = 4;

/// M36.4 Her two dice.
///
/// Rolled until they name a place with room; where no place has any, she stays. R16
pub(super) fn her_two_dice(desk: &mut Desk<'_>) -> Option<(Face, Goal)> {
    let faces = || 1..=6;
    let has_room = faces().any(|red| faces().any(|yellow| goal(desk, red, yellow).is_some()));
    if !has_room {
        return None;
    }
    loop {
        let (red, yellow) = (roll(desk), roll(desk));
        desk.tell(law::HER_TWO_DICE, Fact::MadhalaRolls(red, yellow));
        if let Some(goal) = goal(desk, red, yellow) {
            return Some((red, goal));
        }
        desk.tell(law::HER_TWO_DICE, Fact::MadhalaRollsAgain);
    }
}

fn roll(desk: &mut Desk<'_>) -> Face {
    u8::try_from(desk.chance.die(6)).expect("a die shows at most six")
}

/// The place two faces name, if it has room.
fn goal(desk: &Desk<'_>, red: Face, yellow: Face) -> Option<Goal> {
    if red <= CITADEL_UP_TO {
        let building = BUILDINGS[usize::from(yellow) - 1];
        return is_open_to_madhala(desk, building).then_some(Goal::Building(building));
    }
    if desk.position.madhala_tokens() == 0 {
        cite(law::MADHALA); // M36.2
        return None;
    }
    outside(desk, yellow).map(Goal::Path)
}

/// M38.9 Missionary.
///
/// There she goes to a Mission with 3 to 6, not with 5 and 6 alone.
fn outside(desk: &Desk<'_>, yellow: Face) -> Option<Path> {
    let prefers = desk.setting.scenario.is_some_and(|scenario| scenario.madhala_prefers_missions);
    if prefers {
        cite(scenarios::MISSIONARY);
    }
    match (yellow, prefers) {
        (1, _) => land_path(desk, Path::A1),
        (2, _) => land_path(desk, Path::A2),
        (3, false) => land_path(desk, Path::A3),
        (4, false) => land_path(desk, Path::A4),
        (5, false) | (3 | 4, true) => mission_path(desk, Side::A),
        _ => mission_path(desk, Side::B),
    }
}

fn land_path(desk: &Desk<'_>, path: Path) -> Option<Path> {
    let is_there = desk.position.outside().header(Side::A).is_some();
    (is_there && is_free(desk, path)).then_some(path)
}

/// The leftmost free Path of a Mission.
fn mission_path(desk: &Desk<'_>, side: Side) -> Option<Path> {
    desk.position.outside().mission(side)?;
    Place::Mission(side).paths().iter().copied().find(|&path| is_free(desk, path))
}

fn is_free(desk: &Desk<'_>, path: Path) -> bool {
    desk.position.outside().path(path).who().is_none()
}
