//! 12 The Underground Duchy, at a table with Marquise, Eyrie, Alliance and Vagabond.
//!
//! Fox clearings are 1, 6, 8 and 12; mouse clearings 2, 7, 9 and 11; rabbit clearings 3, 4, 5 and 10. Next to clearing 1
//! are 5, 9 and 10.

mod abilities;
mod setup;
mod assembly;
mod parliament;
mod sway;
mod evening;
mod others;

use crate::scene::{c, scene};
use crate::support::within;
use kernel::Seat;
use proof::Scenario;
use root::golden_rules::Frame as Golden;
use root::key_actions::battle::Frame as Battle;
use root::layout::turn_from;
use root::{Frame, Root};

const TABLE: [(&str, &str); 3] =
    [("seats", "5"), ("first", "1"), ("factions", "marquise,eyrie,alliance,vagabond,duchy")];

const MARQUISE: Seat = Seat(0);
const DUCHY: Seat = Seat(4);

/// The Duchy's turn with this paragraph open.
fn duchy(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    scene(
        &TABLE,
        &format!(
            "
        turn duchy
        pawn vagabond f3
        {words}
    "
        ),
        frame,
    )
    .luck(1)
}

/// The Duchy's turn from a phase on.
fn phase(words: &str, phase: Golden) -> Scenario<Root> {
    within(
        &TABLE,
        &format!(
            "
        turn duchy
        {words}
    "
        ),
        &turn_from(phase),
    )
}

/// The Marquise battles the Duchy in a clearing, with these dice.
fn attacked(words: &str, clearing: u8, dice: [u32; 2]) -> Scenario<Root> {
    let battle = Battle::Battle {
        clearing: c(clearing),
        attacker: MARQUISE,
        defender: DUCHY,
        instigator: None,
    };
    let words = format!(
        "
        turn marquise
        pawn vagabond f3
        {words}
    "
    );
    scene(&TABLE, &words, Frame::Battle(battle)).chances(dice).luck(1)
}
