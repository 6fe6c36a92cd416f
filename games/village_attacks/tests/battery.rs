//! The battery, on random games over generated options and seat counts.

use proof::battery::{self, Battery};
use village_attacks::VillageAttacks;
use village_attacks::terms::ScenarioName;

#[test]
fn every_game_passes_the_battery() {
    battery::slice::<VillageAttacks>();
}

#[test]
fn every_scenario_holds() {
    for scenario in ScenarioName::ALL.map(ScenarioName::word) {
        let battery = Battery::<VillageAttacks>::new().decisions(600).option("scenario", scenario);
        if let Err(failure) = battery.run() {
            panic!("{failure}");
        }
    }
}
