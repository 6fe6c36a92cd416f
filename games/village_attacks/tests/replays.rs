//! Recorded games: a change that breaks one says so in its commit, and why the rulebook demands it.

use proof::recorded::{keeps_its_data, laid_out, replayed};
use std::path::Path;
use village_attacks::VillageAttacks;
use village_attacks::terms::ScenarioName;

#[test]
fn every_recorded_game_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let games = replayed::<VillageAttacks>(&folder);
    assert_eq!(games.len(), ScenarioName::ALL.len() * 3, "every scenario and number of monsters");
}

#[test]
fn a_table_that_is_laid_out_in_words_is_kept_like_any_other() {
    for stands in ["monsters", "turn m2", "results m2", "villagers", "reset"] {
        let words = format!(
            "
            m2 at z4 melee 2 guard defence
            z4 peasant 3
            z9 peasant 2
            round 2
            stands {stands}
            "
        );
        let table = laid_out::<VillageAttacks>(&[], &words, 60);
        assert!(table.told().len() > 10, "{stands}");
    }
}

#[test]
fn the_data_of_an_edition_does_not_change() {
    keeps_its_data::<VillageAttacks>(&[(2, "064b18f68d4b9c29"), (3, "62bce8eb86dc12b9")]);
}
