//! Recorded games: a change that breaks one says so in its commit, and why the rules demand it.

use proof::recorded::replayed;
use std::path::Path;
use wonderful_kingdom::WonderfulKingdom;

#[test]
fn every_recorded_game_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let games = replayed::<WonderfulKingdom>(&folder);
    assert_eq!(games.len(), 4 + 4 + 6 + 5 + 6, "every module, Menace set, Quest and board");
}
