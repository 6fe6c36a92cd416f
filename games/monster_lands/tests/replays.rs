//! Recorded games: a change that breaks one says so in its commit, and why the rulebook demands it.

use monster_lands::MonsterLands;
use proof::recorded::{keeps_its_data, laid_out, replayed};
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

#[test]
fn a_table_that_is_laid_out_in_words_is_kept_like_any_other() {
    for stands in ["round", "deployment", "turn 1", "adventure", "clean-up"] {
        let words = format!(
            "
            clan 0 fire
            clan 1 water
            0 gold 3 pool s,s,m,p5
            1 gold 2 pool s,m
            land a kyzhul 1a
            land b thaklan 2a
            monster a abysur
            stands {stands}
            "
        );
        let table = laid_out::<MonsterLands>(&[("seats", "2")], &words, 60);
        assert!(table.told().len() > 10, "{stands}");
    }
}

#[test]
fn the_data_of_an_edition_does_not_change() {
    keeps_its_data::<MonsterLands>(&[(1, "facffd940cb8395c"), (2, "facffd940cb8395c")]);
}
