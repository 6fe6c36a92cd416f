//! Recorded games: a change that breaks one says so in its commit, and why the rulebook demands it.

use proof::recorded::replayed;
use root::Root;
use std::path::Path;

#[test]
fn every_recorded_game_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let games = replayed::<Root>(&folder);
    assert!(
        games.len() > 4 * 2 * 4,
        "every map, deck and number of seats, and every other faction"
    );
}
