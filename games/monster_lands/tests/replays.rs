//! Recorded games: a change that breaks one says so in its commit, and why the rulebook demands it.

use kernel::{Data, Game, Journal, Seed, Table};
use monster_lands::MonsterLands;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_recorded_game_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let (mut seats, mut scenarios, mut modules) = (BTreeSet::new(), BTreeSet::new(), 0);
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let journal = Journal::parse(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let data = Data::embedded(MonsterLands::data());
        let table = Table::<MonsterLands>::replay(&journal, &data, Seed::from_number(0))
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(table.is_over(), "{} is a whole game", path.display());
        MonsterLands::audit(table.setting(), &table.state().position).unwrap();
        let chosen = table.setting().chosen;
        seats.insert(chosen.seats);
        scenarios.extend(chosen.scenario);
        modules += usize::from(chosen.tricks);
    }
    assert_eq!(seats, (1..=4).collect(), "every number of seats");
    assert_eq!(scenarios, (1..=10).collect(), "every solo scenario");
    assert!(modules > 0, "the Trick module");
}
