//! Recorded games: a change that breaks one says so in its commit, and why the rulebook demands it.

use monster_lands::MonsterLands;
use proof::recorded::replayed;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_recorded_game_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let games = replayed::<MonsterLands>(&folder);
    let chosen = || games.iter().map(|table| table.setting().chosen);
    let seats: BTreeSet<_> = chosen().map(|chosen| chosen.seats).collect();
    let scenarios: BTreeSet<_> = chosen().filter_map(|chosen| chosen.scenario).collect();
    assert_eq!(seats, (1..=4).collect(), "every number of seats");
    assert_eq!(scenarios, (1..=10).collect(), "every solo scenario");
    assert!(chosen().any(|chosen| chosen.tricks), "the Trick module");
}
