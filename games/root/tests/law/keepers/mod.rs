//! 15 The Keepers in Iron, at a table with Marquise, Eyrie, Alliance and Vagabond.
//!
//! Fox clearings are 1, 6, 8 and 12; mouse clearings 2, 7, 9 and 11; rabbit clearings 3, 4, 5 and 10. Forest 1 is between 1, 2,
//! 5 and 10, forest 2 between 1, 9, 10 and 12, forest 7 between 4, 7, 8 and 12.

mod abilities;
mod trophies;
mod setup;
mod birdsong;
mod daylight;
mod delve;
mod recover;
mod evening;
mod others;

use crate::scene::{c, scene};
use crate::support::within;
use kernel::Seat;
use proof::Scenario;
use root::golden_rules::Frame as Golden;
use root::key_actions::battle::Frame as Battle;
use root::layout::turn_from;
use root::position::KeepersBoard;
use root::{Frame, Root};

const TABLE: [(&str, &str); 3] =
    [("seats", "5"), ("first", "1"), ("factions", "marquise,eyrie,alliance,vagabond,keepers")];

const MARQUISE: Seat = Seat(0);
const VAGABOND: Seat = Seat(3);
const KEEPERS: Seat = Seat(4);

/// The Keepers' turn with this paragraph open.
fn keepers(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    turn_of("keepers", words, frame)
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

/// The Keepers' turn from a phase on.
fn phase(words: &str, phase: Golden) -> Scenario<Root> {
    within(
        &TABLE,
        &format!(
            "
        turn keepers
        pawn vagabond f3
        {words}
    "
        ),
        &turn_from(phase),
    )
}

/// The same with a company of others.
fn among(factions: &'static str, words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    let seats = factions.split(',').count().to_string();
    scene(&[("seats", &seats), ("first", "1"), ("factions", factions)], words, frame).luck(1)
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

/// The board of the Keepers.
fn board(game: &Scenario<Root>) -> KeepersBoard {
    *game.position().keepers
}
