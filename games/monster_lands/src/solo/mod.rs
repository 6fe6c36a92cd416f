//! M36 Solo mode: Madhala's turns in the Deployment Phase. What she does in the Adventure Phase is written there.

mod citadel;
mod table;

use crate::law::{scenarios, solo as law};
use crate::terms::Path;
use crate::{Desk, Fact, Flow};
use kernel::{Seat, cite, settled};

kernel::frames! {
    /// A paragraph of the solo mode that stands open.
    pub enum Frame {
        TurnAbout = law::TURN_ABOUT => turn_about,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// M36.1 Alone.
///
/// Whether Madhala has a turn now: while the player has dice left, and with the option once more after the last (D31).
pub(crate) fn takes_a_turn(desk: &Desk<'_>, seat: Seat) -> bool {
    cite(law::ALONE);
    let has_dice = !desk.position.clan(seat).pool().is_empty();
    let last_turn = desk.setting.chosen.madhala_last_turn && !desk.position.passed().has(seat);
    has_dice || last_turn
}

/// M36.3 Turn about.
/// M36.15 Idle otherwise.
///
/// She deploys once after each turn of the player. She does nothing in the first and the last phase (M36.15).
fn turn_about(desk: &mut Desk<'_>) -> Flow {
    cite(law::IDLE_OTHERWISE);
    if let Some((red, goal)) = table::her_two_dice(desk) {
        match goal {
            table::Goal::Building(building) => citadel::deploy(red, building, desk),
            table::Goal::Path(path) => her_paths(path, desk),
        }
    }
    settled()
}

/// M36.8 Her Paths.
/// M36.2 Madhala.
///
/// One of her six tokens (M36.2); in Tricky with tokens of her own, face down (M38.8).
fn her_paths(path: Path, desk: &mut Desk<'_>) {
    cite(law::MADHALA);
    desk.position.assign_madhala(path);
    desk.tell(law::HER_PATHS, Fact::MadhalaOn(path));
    let is_land = matches!(path.place(), crate::terms::Place::Land(_));
    let tokens = desk.setting.scenario.map_or(0, |scenario| scenario.madhala_tricks);
    if is_land && tokens > 0 {
        cite(scenarios::TRICKY);
        for _ in 0..tokens {
            desk.position.draw_trick(path, &mut desk.chance);
        }
    }
}
