//! 14 The Lord of the Hundreds, at a table with Marquise, Eyrie and Vagabond.
//!
//! Fox clearings are 1, 6, 8 and 12; mouse clearings 2, 7, 9 and 11; rabbit clearings 3, 4, 5 and 10. Ruins are in 6, 10, 11
//! and 12.

mod abilities;
mod setup;
mod birdsong;
mod daylight;
mod evening;
mod moods;
mod others;

use crate::scene::{c, scene};
use proof::Scenario;
use root::key_actions::battle::Frame as Battle;
use root::{Frame, Root};

const TABLE: [(&str, &str); 3] =
    [("seats", "4"), ("first", "1"), ("factions", "marquise,eyrie,vagabond,hundreds")];
const REBELS: [(&str, &str); 3] =
    [("seats", "3"), ("first", "1"), ("factions", "marquise,alliance,hundreds")];

/// The Hundreds' turn with this paragraph open.
fn horde(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    scene(
        &TABLE,
        &format!(
            "
        turn hundreds
        pawn vagabond f3
        {words}
    "
        ),
        frame,
    )
    .luck(1)
}

/// The same with the Exiles and Partisans deck.
fn horde_with_exiles(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    let options: Vec<_> = TABLE.into_iter().chain([("deck", "exiles")]).collect();
    scene(
        &options,
        &format!(
            "
        turn hundreds
        pawn vagabond f3
        {words}
    "
        ),
        frame,
    )
    .luck(1)
}

/// The Hundreds' turn at a table with Marquise and Alliance.
fn among_rebels(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    scene(
        &REBELS,
        &format!(
            "
        turn hundreds
        {words}
    "
        ),
        frame,
    )
    .luck(1)
}

/// A battle between two seats.
fn battle(clearing: u8, attacker: u8, defender: u8) -> Frame {
    Frame::Battle(Battle::Battle {
        clearing: c(clearing),
        attacker: kernel::Seat(attacker),
        defender: kernel::Seat(defender),
        instigator: None,
    })
}
