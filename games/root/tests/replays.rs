//! Recorded games: a change that breaks one says so in its commit, and why the rulebook demands it.

use proof::recorded::{keeps_its_data, laid_out, replayed};
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

#[test]
fn a_table_that_is_laid_out_in_words_is_kept_like_any_other() {
    let words = "
        turn marquise
        c1 marquise-warrior 2 eyrie-warrior 2 roost
        c5 sawmill keep marquise-warrior 3
        hand eyrie ambush-fox
        stands daylight
    ";
    let table = laid_out::<Root>(&[("seats", "2")], words, 60);
    assert!(table.told().len() > 10);
}

#[test]
fn the_data_of_an_edition_does_not_change() {
    // Files that came with edition 4 count for those before it too, which never read them.
    let data = "35b70bced8fe850d";
    keeps_its_data::<Root>(&[(2, data), (3, data), (4, data)]);
}
