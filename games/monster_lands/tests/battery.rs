//! The conformance battery on random games over seat counts, modules, variants and scenarios.

use monster_lands::MonsterLands;
use proof::battery::{self, Battery};

#[test]
fn random_games_hold_everything_a_game_must_hold() {
    battery::slice::<MonsterLands>();
}

#[test]
fn every_seat_count_holds() {
    for seats in ["1", "2", "3", "4"] {
        if let Err(failure) =
            Battery::<MonsterLands>::new().decisions(1_500).option("seats", seats).run()
        {
            panic!("{failure}");
        }
    }
}

#[test]
fn every_scenario_holds() {
    for scenario in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] {
        let battery = Battery::<MonsterLands>::new().decisions(600).option("seats", "1");
        if let Err(failure) = battery.option("scenario", scenario).run() {
            panic!("{failure}");
        }
    }
}

#[test]
fn the_trick_module_holds() {
    let battery = Battery::<MonsterLands>::new().decisions(2_000).option("tricks", "on");
    if let Err(failure) = battery.option("seats", "4").run() {
        panic!("{failure}");
    }
}
