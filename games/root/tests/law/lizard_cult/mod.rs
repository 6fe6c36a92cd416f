//! 10 The Lizard Cult, at a table with Marquise, Eyrie and Vagabond.
//!
//! Fox clearings are 1, 6, 8 and 12; mouse clearings 2, 7, 9 and 11; rabbit clearings 3, 4, 5 and 10.

mod abilities;
mod setup;
mod birdsong;
mod conspiracies;
mod daylight;
mod evening;
mod others;

use crate::scene::scene;
use proof::Scenario;
use root::{Frame, Root};

const TABLE: [(&str, &str); 3] =
    [("seats", "4"), ("first", "1"), ("factions", "marquise,eyrie,vagabond,lizard-cult")];

/// The Cult's turn with this paragraph open.
fn cult(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    scene(
        &TABLE,
        &format!(
            "
        turn lizard-cult
        pawn vagabond f3
        {words}
    "
        ),
        frame,
    )
    .luck(1)
}

/// The same with the Exiles and Partisans deck.
fn cult_with_exiles(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    let options: Vec<_> = TABLE.into_iter().chain([("deck", "exiles")]).collect();
    scene(
        &options,
        &format!(
            "
        turn lizard-cult
        pawn vagabond f3
        {words}
    "
        ),
        frame,
    )
    .luck(1)
}
