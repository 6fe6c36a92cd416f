//! Quiet random games: they end, and nothing is lost on the way.

use kernel::{Audited, Game, Options, Quiet};
use root::{Root, Setting};

fn setting(options: &[(&str, &str)]) -> Setting {
    let options = Options::accept(Root::options(), options.iter().copied())
        .expect("these options are accepted");
    Root::set(&options, &kernel::Data::embedded(Root::data())).expect("these options can be played")
}

/// Plays random games and checks conservation now and then; says how many decisions there were.
fn soak(options: &[(&str, &str)], games: u64) -> u64 {
    let setting = setting(options);
    let mut decisions = 0;
    for seed in 0..games {
        let mut table = Quiet::<Root>::new(&setting, seed);
        let mut own = 0;
        while table.answer_at_random() {
            own += 1;
            if own % 16 == 0 {
                Root::audit(&setting, &table.state().position).expect("nothing is lost");
            }
            assert!(own < Root::bound(&setting), "game {seed} of {options:?} goes on and on");
        }
        Root::audit(&setting, &table.state().position).expect("nothing is lost");
        decisions += u64::from(own);
    }
    decisions
}

#[test]
fn random_games_end_on_every_map_with_every_deck() {
    for map in ["autumn", "winter", "lake", "mountain"] {
        for deck in ["standard", "exiles"] {
            for seats in ["2", "3", "4", "5"] {
                let decisions = soak(&[("map", map), ("deck", deck), ("seats", seats)], 8);
                assert!(decisions > 0, "{map} {deck} {seats}");
            }
        }
    }
}

/// Plays random games at tables of these factions, on several maps with both decks.
fn soak_companies(companies: &[&str]) {
    for factions in companies {
        let seats = factions.split(',').count().to_string();
        for (map, deck) in [("autumn", "standard"), ("lake", "exiles"), ("mountain", "exiles")] {
            let options = [("map", map), ("deck", deck), ("seats", &seats), ("factions", factions)];
            assert!(soak(&options, 4) > 0, "{factions} {map} {deck}");
        }
    }
}

#[test]
fn random_games_end_with_the_lizard_cult_in_every_company() {
    soak_companies(&[
        "marquise,lizard-cult",
        "lizard-cult,eyrie",
        "alliance,lizard-cult",
        "vagabond,lizard-cult",
        "marquise,lizard-cult,vagabond",
        "eyrie,alliance,lizard-cult",
        "marquise,eyrie,vagabond,lizard-cult",
        "lizard-cult,eyrie,alliance,vagabond,second-vagabond",
        "marquise,eyrie,alliance,vagabond,second-vagabond,lizard-cult",
    ]);
}

#[test]
fn random_games_end_with_the_hundreds_in_every_company() {
    soak_companies(&[
        "marquise,hundreds",
        "hundreds,eyrie",
        "alliance,hundreds",
        "vagabond,hundreds",
        "hundreds,lizard-cult",
        "marquise,hundreds,vagabond",
        "hundreds,alliance,lizard-cult",
        "eyrie,hundreds,vagabond,second-vagabond",
        "lizard-cult,eyrie,alliance,vagabond,hundreds",
        "marquise,hundreds,alliance,vagabond,second-vagabond,lizard-cult",
    ]);
}

#[test]
fn random_games_end_with_the_corvids_in_every_company() {
    soak_companies(&[
        "marquise,corvids",
        "corvids,eyrie",
        "alliance,corvids",
        "vagabond,corvids",
        "lizard-cult,corvids",
        "hundreds,corvids",
        "marquise,corvids,vagabond",
        "eyrie,alliance,vagabond,corvids",
        "corvids,eyrie,alliance,vagabond,second-vagabond",
        "marquise,eyrie,alliance,vagabond,lizard-cult,corvids",
    ]);
}

#[test]
fn random_games_end_with_the_riverfolk_in_every_company() {
    soak_companies(&[
        "marquise,riverfolk",
        "riverfolk,eyrie",
        "riverfolk,alliance",
        "vagabond,riverfolk",
        "lizard-cult,riverfolk",
        "marquise,riverfolk,vagabond",
        "eyrie,alliance,riverfolk",
        "marquise,eyrie,vagabond,riverfolk",
        "riverfolk,eyrie,alliance,vagabond,second-vagabond",
        "marquise,eyrie,alliance,vagabond,lizard-cult,riverfolk",
        "hundreds,riverfolk,corvids",
    ]);
}

#[test]
fn random_games_end_with_the_duchy_in_every_company() {
    soak_companies(&[
        "marquise,duchy",
        "duchy,eyrie",
        "alliance,duchy",
        "vagabond,duchy",
        "duchy,corvids",
        "lizard-cult,duchy,vagabond",
        "riverfolk,duchy",
        "hundreds,duchy,riverfolk",
        "eyrie,alliance,vagabond,duchy",
        "duchy,corvids,alliance,vagabond,second-vagabond",
        "marquise,eyrie,alliance,vagabond,corvids,duchy",
    ]);
}

#[test]
fn random_games_end_with_the_keepers_in_every_company() {
    soak_companies(&[
        "marquise,keepers",
        "keepers,eyrie",
        "alliance,keepers",
        "vagabond,keepers",
        "lizard-cult,keepers",
        "corvids,keepers",
        "hundreds,keepers",
        "riverfolk,keepers",
        "duchy,keepers",
        "marquise,keepers,vagabond",
        "eyrie,alliance,vagabond,keepers",
        "keepers,lizard-cult,alliance,vagabond,second-vagabond",
        "marquise,corvids,alliance,vagabond,lizard-cult,keepers",
    ]);
}

/// Plays random games with these hirelings, at a table of these factions.
fn soak_hirelings(sets: &[(&str, &str)]) {
    for (hirelings, factions) in sets {
        let seats = factions.split(',').count().to_string();
        for (map, deck) in [("autumn", "standard"), ("lake", "exiles"), ("mountain", "standard")] {
            let options = [
                ("map", map),
                ("deck", deck),
                ("seats", &seats),
                ("factions", factions),
                ("hirelings", hirelings),
            ];
            assert!(soak(&options, 4) > 0, "{hirelings} {factions} {map} {deck}");
        }
    }
}

#[test]
fn random_games_end_with_every_promoted_hireling() {
    soak_hirelings(&[
        ("forest-patrol,last-dynasty,spring-uprising", "lizard-cult,keepers"),
        ("the-exile,riverfolk-flotilla,warm-sun-prophets", "marquise,eyrie,alliance"),
        ("highway-bandits,sunward-expedition,corvid-spies", "marquise,vagabond,alliance"),
        ("furious-protector,flame-bearers,vault-keepers", "marquise,eyrie,alliance,vagabond"),
        ("popular-band,forest-patrol,spring-uprising", "eyrie,keepers,vagabond,corvids"),
        ("vault-keepers,sunward-expedition,the-exile", "hundreds,lizard-cult,alliance,corvids"),
        ("spring-uprising,highway-bandits,popular-band", "duchy,hundreds,vagabond,riverfolk"),
    ]);
}

#[test]
fn random_games_end_with_every_demoted_hireling() {
    soak_hirelings(&[
        ("feline-physicians,bluebird-nobles,rabbit-scouts", "lizard-cult,keepers,vagabond"),
        ("the-brigand,otter-divers,lizard-envoys", "marquise,eyrie,alliance"),
        ("bandit-gangs,mole-artisans,raven-sentries", "marquise,vagabond,alliance,keepers"),
        ("stoic-protector,rat-smugglers,badger-bodyguards", "marquise,eyrie,alliance,vagabond"),
        ("street-band,feline-physicians,the-brigand", "eyrie,hundreds,duchy,corvids"),
        ("mole-artisans,lizard-envoys,stoic-protector", "hundreds,vagabond,alliance,corvids"),
        ("mole-artisans,rat-smugglers,bandit-gangs", "lizard-cult,riverfolk,marquise,alliance"),
    ]);
}

#[test]
fn random_games_end_with_hirelings_that_are_drawn() {
    for seats in ["2", "3", "4", "5", "6"] {
        assert!(soak(&[("seats", seats), ("hirelings", "random")], 12) > 0, "{seats}");
    }
}
