//! The battery, on random games over generated options and seat counts.

use proof::battery::Battery;
use root::Root;

#[test]
fn every_game_passes_the_battery() {
    proof::battery::slice::<Root>();
}

/// The battery at tables of these companies.
fn passes_with(companies: &[&str]) {
    for (first, factions) in (1..).zip(companies) {
        let seats = factions.split(',').count().to_string();
        let battery = Battery::<Root>::new().seed(first).decisions(1_000);
        let tally = battery.option("seats", &seats).option("factions", factions).run();
        assert!(
            tally.is_ok(),
            "{}",
            tally.err().map(|failure| failure.to_string()).unwrap_or_default()
        );
    }
}

#[test]
fn the_corvids_pass_the_battery_in_every_company() {
    passes_with(&[
        "corvids,marquise",
        "hundreds,corvids",
        "alliance,corvids,vagabond",
        "lizard-cult,corvids,marquise",
        "vagabond,second-vagabond,corvids,eyrie",
        "marquise,eyrie,alliance,vagabond,lizard-cult,corvids",
    ]);
}

#[test]
fn the_riverfolk_pass_the_battery_in_several_companies() {
    passes_with(&[
        "riverfolk,alliance",
        "marquise,riverfolk,vagabond",
        "hundreds,corvids,riverfolk",
        "eyrie,alliance,lizard-cult,riverfolk",
        "marquise,eyrie,riverfolk,alliance,vagabond,second-vagabond",
    ]);
}

#[test]
fn the_duchy_passes_the_battery_in_every_company() {
    passes_with(&[
        "duchy,marquise",
        "eyrie,duchy",
        "alliance,duchy,vagabond",
        "corvids,duchy,lizard-cult",
        "riverfolk,duchy,hundreds",
        "marquise,eyrie,alliance,vagabond,corvids,duchy",
    ]);
}

#[test]
fn the_keepers_pass_the_battery_in_every_company() {
    passes_with(&[
        "keepers,marquise",
        "hundreds,keepers",
        "keepers,corvids,vagabond",
        "lizard-cult,keepers,alliance",
        "riverfolk,keepers,duchy",
        "vagabond,second-vagabond,keepers,eyrie",
        "marquise,eyrie,alliance,vagabond,lizard-cult,keepers",
    ]);
}
