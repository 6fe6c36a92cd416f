//! What every game says of how it went: sources come to scores, gauges are as many at every turn, in both languages.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use cli::{Boxed, Shelf};
use kernel::chance::{Fast, Source};
use kernel::{AnyTable, ComesTo, Data, Lang, Options, Seat, Seed};
use lang::{Names, Speaker};

/// A game played at random to its end.
fn played(boxed: Boxed, given: &[(&str, &str)], seed: u64) -> Box<dyn AnyTable> {
    let options = Options::accept(boxed.game.options(), given.iter().copied()).unwrap();
    let data = Data::embedded(boxed.game.data());
    let mut table = boxed.game.table(&options, &data, Seed::from_number(seed)).unwrap();
    let mut chance = Fast::new(seed);
    while let Some(&seat) = table.asked().first() {
        let offers = table.offered(seat);
        let offer = chance.below(u32::try_from(offers.len()).unwrap());
        table.play(seat, &offers[offer as usize]).unwrap();
    }
    table
}

/// Tables of each game: usual ones, and those that are scored otherwise.
const TABLES: &[(&str, &[(&str, &str)])] = &[
    ("root", &[("turns", "40")]),
    ("root", &[("turns", "40"), ("factions", "eyrie,riverfolk,hundreds,keepers")]),
    ("monster-lands", &[]),
    ("monster-lands", &[("seats", "1")]),
    ("wonderful-kingdom", &[]),
    ("wonderful-kingdom", &[("module", "quests")]),
    ("wonderful-kingdom", &[("seats", "1"), ("module", "menace")]),
    ("village-attacks", &[]),
];

#[test]
fn what_a_score_is_made_of_comes_to_the_score() {
    for &(name, given) in TABLES {
        let boxed = Shelf::whole().find(name).unwrap();
        for seed in 1..=3 {
            let table = played(boxed, given, seed);
            let (reckoning, outcome) = (table.reckoning(), table.outcome().unwrap());
            assert!(!reckoning.sources.is_empty(), "{name} {given:?}");
            for line in &outcome.standings {
                if reckoning.comes_to == ComesTo::Score {
                    assert_eq!(reckoning.sum(line.seat), line.score, "{name} {given:?} {seed}");
                }
            }
            for source in &reckoning.sources {
                assert_eq!(source.counts.len(), table.seats(), "{name}");
            }
        }
    }
}

#[test]
fn every_turn_has_its_gauges_and_its_moment() {
    for &(name, given) in TABLES {
        let table = played(Shelf::whole().find(name).unwrap(), given, 7);
        let (gauges, answers) = (table.gauges(), table.answers().len());
        assert!(!table.milestones().is_empty(), "{name}");
        let mut last = 0;
        for milestone in table.milestones() {
            assert_eq!(milestone.stood.len(), gauges.len(), "{name}");
            assert!((last..=answers).contains(&milestone.answers), "{name}");
            assert!(milestone.whose.is_none_or(|Seat(seat)| usize::from(seat) < table.seats()));
            last = milestone.answers;
        }
    }
}

#[test]
fn what_is_taken_back_leaves_no_milestone() {
    let boxed = Shelf::whole().find("root").unwrap();
    let options = Options::accept(boxed.game.options(), []).unwrap();
    let data = Data::embedded(boxed.game.data());
    let mut table = boxed.game.table(&options, &data, Seed::from_number(3)).unwrap();
    let mut undone = 0;
    for _ in 0..300 {
        let Some(&seat) = table.asked().first() else { break };
        let before = table.milestones().to_vec();
        let offer = table.offered(seat).swap_remove(0);
        table.play(seat, &offer).unwrap();
        if table.can_undo(seat) {
            table.undo(seat).unwrap();
            assert_eq!(table.milestones(), before);
            table.play(seat, &offer).unwrap();
            undone += 1;
        }
    }
    assert!(undone > 20, "{undone}");
}

#[test]
fn it_is_said_in_both_languages() {
    for &(name, given) in TABLES {
        let boxed = Shelf::whole().find(name).unwrap();
        let speaker = Speaker::new(boxed.game.texts()).unwrap();
        let table = played(boxed, given, 5);
        let (reckoning, names) = (table.reckoning(), Names::roles(&*table));
        let gauges = table.gauges();
        let messages = reckoning.sources.iter().map(|source| &source.name);
        let messages = messages.chain(&reckoning.decided);
        let messages: Vec<_> =
            messages.chain(gauges.iter().filter_map(|it| it.name.as_ref())).collect();
        for lang in Lang::ALL {
            for message in &messages {
                let said = speaker.say(lang, message, &names);
                assert!(!lang::has_gap(&said), "{name}: {said}");
            }
        }
    }
}
