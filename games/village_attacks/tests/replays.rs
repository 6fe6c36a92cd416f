//! Recorded games: a change that breaks one says so in its commit, and why the rulebook demands it.

use proof::recorded::replayed;
use std::path::Path;
use village_attacks::VillageAttacks;
use village_attacks::terms::ScenarioName;

#[test]
fn every_recorded_game_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let games = replayed::<VillageAttacks>(&folder);
    assert_eq!(games.len(), ScenarioName::ALL.len() * 3, "every scenario and number of monsters");
}
