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

/// The battery at tables of these companies with these hirelings.
fn passes_with_hirelings(sets: &[(&str, &str)]) {
    for (seed, (factions, hirelings)) in (1..).zip(sets) {
        let seats = factions.split(',').count().to_string();
        let options = [("seats", &*seats), ("factions", factions), ("hirelings", hirelings)];
        passes_at(seed, &options);
    }
}

#[test]
fn tables_with_hirelings_pass_the_battery() {
    passes_with_hirelings(&[
        ("lizard-cult,keepers", "forest-patrol,last-dynasty,spring-uprising"),
        ("marquise,eyrie,alliance", "the-exile,riverfolk-flotilla,lizard-envoys"),
        ("marquise,vagabond,alliance", "highway-bandits,mole-artisans,corvid-spies"),
        ("marquise,eyrie,alliance,vagabond", "furious-protector,rat-smugglers,vault-keepers"),
        ("eyrie,keepers,vagabond,corvids", "popular-band,feline-physicians,rabbit-scouts"),
    ]);
}

#[test]
fn other_tables_with_hirelings_pass_the_battery() {
    let expedition = "the-brigand,sunward-expedition,badger-bodyguards";
    passes_with_hirelings(&[
        ("hundreds,lizard-cult,alliance,corvids", expedition),
        ("marquise,eyrie,alliance,duchy", "warm-sun-prophets,stoic-protector,flame-bearers"),
        ("duchy,hundreds,vagabond,riverfolk", "bandit-gangs,street-band,raven-sentries"),
        ("lizard-cult,corvids,vagabond", "bluebird-nobles,otter-divers,feline-physicians"),
    ]);
}

/// The battery at a table with these options.
fn passes_at(seed: u64, options: &[(&str, &str)]) {
    let battery = Battery::<Root>::new().seed(seed).decisions(1_000);
    let battery =
        options.iter().fold(battery, |battery, (name, value)| battery.option(name, value));
    let tally = battery.run();
    assert!(
        tally.is_ok(),
        "{options:?}: {}",
        tally.err().map(|failure| failure.to_string()).unwrap_or_default()
    );
}

#[test]
fn every_landmark_passes_the_battery_on_every_map() {
    let landmarks =
        ["black-market", "elder-treetop", "ferry", "legendary-forge", "lost-city", "tower"];
    let maps = ["autumn", "winter", "lake", "mountain"];
    for (seed, (landmark, map)) in (1..).zip(landmarks.into_iter().zip(maps.into_iter().cycle())) {
        passes_at(seed, &[("landmarks", landmark), ("map", map), ("seats", "4")]);
    }
}

#[test]
fn landmarks_that_are_drawn_pass_the_battery_on_every_map() {
    for (seed, map) in (20..).zip(["autumn", "winter", "lake", "mountain"]) {
        passes_at(seed, &[("landmarks", "2"), ("map", map), ("seats", "3")]);
    }
}

#[test]
fn the_black_market_and_the_lost_city_pass_the_battery_in_every_company() {
    for (seed, factions) in (1..).zip([
        "marquise,riverfolk",
        "alliance,lizard-cult,duchy",
        "corvids,keepers,hundreds",
        "eyrie,vagabond,second-vagabond,riverfolk",
    ]) {
        let seats = factions.split(',').count().to_string();
        passes_at(
            seed,
            &[("landmarks", "black-market,lost-city"), ("seats", &seats), ("factions", factions)],
        );
    }
}

#[test]
fn drafts_pass_the_battery() {
    for (seed, seats) in (1..).zip(["2", "4", "6"]) {
        passes_at(seed, &[("setup", "advanced"), ("seats", seats)]);
    }
}

#[test]
fn drafts_pass_the_battery_with_landmarks() {
    for (seed, seats) in (1..).zip(["3", "5"]) {
        let options = [("setup", "advanced"), ("seats", seats), ("landmarks", "random")];
        passes_at(seed, &options);
    }
}

#[test]
fn given_factions_pass_the_battery_under_the_advanced_set_up() {
    for (seed, factions) in (1..).zip([
        "marquise,eyrie,lizard-cult,duchy,hundreds,keepers",
        "vagabond,second-vagabond,hundreds",
        "corvids,riverfolk,alliance,keepers",
    ]) {
        let seats = factions.split(',').count().to_string();
        passes_at(seed, &[("setup", "advanced"), ("seats", &seats), ("factions", factions)]);
    }
}

#[test]
fn hirelings_that_are_drawn_pass_the_battery_with_landmarks_and_drafts() {
    for (seed, seats) in (1..).zip(["2", "3", "4", "6"]) {
        passes_at(seed, &[("hirelings", "random"), ("seats", seats), ("landmarks", "random")]);
        let draft = [("setup", "advanced"), ("seats", seats), ("hirelings", "random")];
        passes_at(seed + 200, &draft);
    }
}
