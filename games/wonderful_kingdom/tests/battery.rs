//! The conformance battery on random games over seat counts and modules.

use proof::battery::{self, Battery};
use wonderful_kingdom::WonderfulKingdom;

#[test]
fn random_games_hold_everything_a_game_must_hold() {
    battery::slice::<WonderfulKingdom>();
}

#[test]
fn every_module_holds_for_one_and_for_two() {
    for module in ["none", "menace", "advisors", "quests", "conquest"] {
        for seats in ["1", "2"] {
            let battery = Battery::<WonderfulKingdom>::new().decisions(1_500);
            let battery = battery.option("module", module).option("seats", seats);
            if let Err(failure) = battery.run() {
                panic!("{module} {seats}: {failure}");
            }
        }
    }
}
