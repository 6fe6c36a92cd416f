//! The battery, on random games over generated options and seat counts.

use proof::battery::{self, Battery};
use village_attacks::VillageAttacks;

#[test]
fn every_game_passes_the_battery() {
    battery::slice::<VillageAttacks>();
}

#[test]
fn every_scenario_holds() {
    for scenario in [
        "pitchforks-at-the-gate",
        "the-hunters-come",
        "bad-news-from-the-village",
        "engines-of-the-house",
        "names-they-fear",
        "breaches",
        "a-meal-for-the-house",
        "the-calling",
        "hold-till-the-third-dawn",
        "heirlooms",
        "troll-at-the-table",
        "the-lantern-road",
    ] {
        let battery = Battery::<VillageAttacks>::new().decisions(600).option("scenario", scenario);
        if let Err(failure) = battery.run() {
            panic!("{failure}");
        }
    }
}
