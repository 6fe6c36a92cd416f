//! E Hirelings, at a table with Marquise, Eyrie, Alliance and Vagabond.
//!
//! Fox clearings are 1, 6, 8 and 12; mouse clearings 2, 7, 9 and 11; rabbit clearings 3, 4, 5 and 10. Next to clearing 1
//! are 5, 9 and 10; a river runs 4 - 7 - 11 - 10 - 5. Forest 1 touches clearings 1, 2, 5 and 10.

mod control;
mod setup;
mod rules;
mod promoted;
mod demoted;
mod interplay;
mod crossings;

use crate::scene::scene;
use proof::Scenario;
use root::{Frame, Root};

const TABLE: [(&str, &str); 2] = [("seats", "4"), ("first", "1")];

/// The turn of the Marquise with this paragraph open.
fn hired(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    turn_of("marquise", words, frame)
}

/// A faction's turn with this paragraph open.
fn turn_of(faction: &str, words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    scene(
        &TABLE,
        &format!(
            "
        turn {faction}
        pawn vagabond f7
        {words}
    "
        ),
        frame,
    )
    .luck(1)
}
