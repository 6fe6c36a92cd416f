//! Recorded games: a change that breaks one says so in its commit, and why the rulebook demands it.

use kernel::{Data, Game, Journal, Seed, Table};
use root::Root;
use std::path::Path;

#[test]
fn every_recorded_game_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let mut games = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let journal = Journal::parse(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let data = Data::embedded(Root::data());
        let table = Table::<Root>::replay(&journal, &data, Seed::from_number(0))
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(table.is_over(), "{} is a whole game", path.display());
        Root::audit(table.setting(), &table.state().position).unwrap();
        games += 1;
    }
    assert_eq!(games, 4 * 2 * 4, "every map, deck and number of seats");
}
