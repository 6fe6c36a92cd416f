//! The tiny games pass the battery.

use proof::battery;
use proof::morra::Morra;
use proof::skirmish::Skirmish;

#[test]
fn morra_passes() {
    battery::slice::<Morra>();
}

#[test]
fn the_skirmish_passes() {
    battery::slice::<Skirmish>();
}
