//! 13 The Corvid Conspiracy, at a table with Marquise, Eyrie, Alliance and Vagabond.
//!
//! Fox clearings are 1, 6, 8 and 12; mouse clearings 2, 7, 9 and 11; rabbit clearings 3, 4, 5 and 10. Next to clearing 1
//! are 5, 9 and 10.

mod abilities;
mod exposure;
mod setup;
mod birdsong;
mod daylight;
mod evening;
mod plots;

use crate::scene::{c, scene};
use crate::support::within;
use kernel::Seat;
use proof::Scenario;
use root::golden_rules::Frame as Golden;
use root::key_actions::battle::Frame as Battle;
use root::layout::turn_from;
use root::{Frame, Root};

const TABLE: [(&str, &str); 3] =
    [("seats", "5"), ("first", "1"), ("factions", "marquise,eyrie,alliance,vagabond,corvids")];

const MARQUISE: Seat = Seat(0);
const EYRIE: Seat = Seat(1);
const CORVIDS: Seat = Seat(4);

/// The Corvids' turn with this paragraph open.
fn corvids(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    turn_of("corvids", words, frame)
}

/// A faction's turn with this paragraph open.
fn turn_of(faction: &str, words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    scene(
        &TABLE,
        &format!(
            "
        turn {faction}
        pawn vagabond f3
        {words}
    "
        ),
        frame,
    )
    .luck(1)
}

/// A faction's turn from a phase on.
fn phase(faction: &str, words: &str, phase: Golden) -> Scenario<Root> {
    within(
        &TABLE,
        &format!(
            "
        turn {faction}
        {words}
    "
        ),
        &turn_from(phase),
    )
}

/// A battle in a clearing, with these dice.
fn battle(words: &str, sides: (Seat, Seat), clearing: u8, dice: [u32; 2]) -> Scenario<Root> {
    let (attacker, defender) = sides;
    let battle = Battle::Battle { clearing: c(clearing), attacker, defender, instigator: None };
    scene(
        &TABLE,
        &format!(
            "
        pawn vagabond f3
        {words}
    "
        ),
        Frame::Battle(battle),
    )
    .chances(dice)
    .luck(1)
}
