//! 11 The Riverfolk Company, at a table with Marquise, Eyrie and Vagabond.
//!
//! Fox clearings are 1, 6, 8 and 12; mouse clearings 2, 7, 9 and 11; rabbit clearings 3, 4, 5 and 10. The river runs through
//! 5, 10, 11, 7 and 4.

mod abilities;
mod services;
mod mercenaries;
mod setup;
mod birdsong;
mod daylight;
mod evening;
mod others;

use crate::scene::scene;
use crate::support::phase;
use proof::Scenario;
use root::golden_rules::Frame as Golden;
use root::position::RiverfolkBoard;
use root::{Frame, Root};

const TABLE: [(&str, &str); 3] =
    [("seats", "4"), ("first", "1"), ("factions", "marquise,eyrie,vagabond,riverfolk")];

/// The Company's turn with this paragraph open.
fn company(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    let words = format!(
        "
        turn riverfolk
        pawn vagabond f3
        prices 4 4 4
        {words}
    "
    );
    scene(&TABLE, &words, frame).luck(1)
}

/// A customer's turn from one of its phases on.
fn customer(words: &str, from: Golden) -> Scenario<Root> {
    phase(&TABLE, words, from)
}

/// The board of the Company.
fn board(game: &Scenario<Root>) -> RiverfolkBoard {
    *game.position().riverfolk
}
