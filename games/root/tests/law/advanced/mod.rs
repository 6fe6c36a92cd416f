//! A Advanced Set-up.

mod draft;
mod homelands;
mod cards;
mod hands;

use crate::support::Question;
use proof::Scenario;
use root::Root;

/// A table whose players pick their factions, the first seat first in order.
fn drafted(seats: &str, luck: u64) -> Question {
    Scenario::<Root>::new([("seats", seats), ("first", "1"), ("setup", "advanced")]).luck(luck)
}

/// A table with these factions, set up by their cards: the last of them first.
fn given(factions: &str) -> Question {
    with_options(factions, &[])
}

fn with_options(factions: &str, options: &[(&str, &str)]) -> Question {
    let seats = factions.split(',').count().to_string();
    let table =
        [("seats", seats.as_str()), ("first", "1"), ("setup", "advanced"), ("factions", factions)];
    Scenario::<Root>::new(table.into_iter().chain(options.iter().copied())).luck(3)
}
