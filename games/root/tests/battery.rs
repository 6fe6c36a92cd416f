//! The battery, on random games over generated options and seat counts.

use root::Root;

#[test]
fn every_game_passes_the_battery() {
    proof::battery::slice::<Root>();
}
