//! Recorded games: a change that breaks one says so in its commit, and why the rules demand it.

use proof::recorded::{keeps_its_data, laid_out, replayed};
use std::path::Path;
use wonderful_kingdom::WonderfulKingdom;

#[test]
fn every_recorded_game_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let games = replayed::<WonderfulKingdom>(&folder);
    assert_eq!(games.len(), 4 + 4 + 6 + 5 + 6, "every module, Menace set, Quest and board");
}

#[test]
fn a_table_that_is_laid_out_in_words_is_kept_like_any_other() {
    for stands in ["choice", "offer", "planning", "production", "module", "end-of-round"] {
        let hands = match stands {
            "offer" => "hand blue hamlet sawmill\nhand red guildhall watchtower",
            _ => "",
        };
        let words = format!("round 2\n{hands}\nstands {stands}");
        let table = laid_out::<WonderfulKingdom>(&[("module", "menace")], &words, 60);
        assert!(table.told().len() > 10, "{stands}");
    }
}

#[test]
fn the_data_of_an_edition_does_not_change() {
    keeps_its_data::<WonderfulKingdom>(&[
        (1, "6f41e5d826522b5f"),
        (2, "88acbfb4c69f5dea"),
        (3, "7440433c4b48254e"),
    ]);
}
