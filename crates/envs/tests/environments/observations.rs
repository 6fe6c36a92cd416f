//! What a seat may know, as bytes.

use super::{data, default, plan, step_at_random, varied};
use envs::{SHELF, find};
use kernel::{Fast, Seat, Seed, Viewer};
use std::collections::BTreeSet;

#[test]
fn every_byte_is_described_once_and_under_a_paragraph() {
    for env in SHELF {
        let schema = env.schema().expect("the defaults");
        let law = env.game().law().iter().flat_map(|chapter| chapter.iter());
        let numbers: BTreeSet<&str> = law.map(|para| para.number()).collect();
        let (mut end, mut names) = (0, BTreeSet::new());
        for row in schema.rows() {
            assert_eq!(row.offset, end, "{}", row.name);
            end += row.size;
            assert!(row.size > 0 && !row.meaning.is_empty(), "{}", row.name);
            assert!(names.insert(&row.name), "{} is named twice", row.name);
            let known = row.name == "ask" || numbers.contains(row.para);
            assert!(known, "{}: {} has no {}", env.game().name(), row.name, row.para);
        }
        assert_eq!(end, schema.size());
    }
}

#[test]
fn an_observation_tells_nothing_that_its_seat_cannot_know() {
    for env in SHELF {
        let mut compared = 0;
        for seed in 0..24 {
            let mut batch = varied(env, 2, seed);
            let mut dice = Fast::new(seed);
            let (mut own, mut imagined) = (vec![0; batch.size()], vec![0; batch.size()]);
            for moment in 0.. {
                if moment % 11 == 0 {
                    for seat in 0..batch.seats() {
                        batch.observe_one(0, seat, &mut own).expect("a seat");
                        batch.clone_into(0, 1).expect("two slots");
                        batch.redeal(1, seat, seed + moment).expect("a seat");
                        batch.observe_one(1, seat, &mut imagined).expect("a seat");
                        assert_eq!(own, imagined, "{} {seed} {moment} {seat}", env.game().name());
                        compared += 1;
                    }
                    batch.clone_into(0, 1).expect("two slots");
                }
                if !step_at_random(&mut *batch, &mut dice) {
                    break;
                }
            }
        }
        assert!(compared > 200, "{compared} were compared");
    }
}

#[test]
fn observations_of_the_seats_differ_and_change() {
    for env in SHELF {
        let mut batch = varied(env, 1, 5);
        let mut dice = Fast::new(5);
        let mut seen = BTreeSet::new();
        let mut out = vec![0; batch.size()];
        for _ in 0..60 {
            batch.observe(None, &mut out).expect("it fits");
            seen.insert(out.clone());
            step_at_random(&mut *batch, &mut dice);
        }
        assert!(seen.len() > 30, "{} {}", env.game().name(), seen.len());
    }
}

#[test]
fn a_battle_of_root_is_observed_as_it_is_viewed() {
    let env = find("root").expect("it is on the shelf");
    let (data, schema) = (data(env), env.schema().expect("the defaults"));
    let field = |name: &str| {
        let row = schema.rows().iter().find(|row| row.name == name).expect("it is described");
        row.offset..row.offset + row.size
    };
    let [clearing, dice, rolled, extra] =
        ["clearing", "dice", "rolled", "extra"].map(|name| field(&format!("battle.{name}")));
    let (mut fought, mut thrown, mut extras) = (0, 0, 0);
    for seed in 0..6 {
        let mut batch = env.batch(plan(env, default(env), 1, seed)).expect("the defaults");
        let mut chance = Fast::new(seed);
        let mut seen = vec![0; batch.size()];
        while step_at_random(&mut *batch, &mut chance) && fought < 120 {
            batch.observe_one(0, 0, &mut seen).expect("a seat");
            if seen[clearing.start] == 0 {
                continue;
            }
            let journal = batch.save(0).expect("a journal");
            let table = env.game().replay(&journal, &data, Seed::from_number(0));
            let table = table.expect("its own journal").table;
            let view = table.view(Viewer::Seat(Seat(0))).json();
            let battle = &view["battle"];
            let number = |value: &serde_json::Value| value.as_u64().expect("a number");
            let pair =
                |of: &std::ops::Range<usize>| [seen[of.start], seen[of.start + 1]].map(u64::from);
            let shown = match &battle["dice"] {
                serde_json::Value::Null => [0, 0],
                shown => [0, 1].map(|side| number(&shown[side]) + 1),
            };
            let counts =
                [0, 1].map(|kind| [0, 1].map(|side| number(&battle["counts"][side][kind])));
            assert_eq!(pair(&dice), shown, "{seed}");
            assert_eq!([pair(&rolled), pair(&extra)], counts, "{seed}");
            assert_eq!(u64::from(seen[clearing.start]), number(&battle["clearing"]), "{seed}");
            fought += 1;
            thrown += u32::from(shown != [0, 0]);
            extras += u32::from(counts[1] != [0, 0]);
        }
    }
    assert!(thrown > 20 && extras > 0 && fought > thrown, "{fought} {thrown} {extras}");
}
