//! What can be done, as numbers.

use super::{bot, data, default, step_at_random, varied};
use bots::{Level, player};
use envs::{AnyBatch, AnyEnvironment, SHELF};
use kernel::Fast;

/// The lists as they are. One that has changed refuses nets that were trained with the former: say so in the commit.
const GOLDEN: [(&str, usize, &str); 4] = [
    ("monster-lands", 1_181, "4828987726646267"),
    ("root", 1_456, "082e4fa0f5fdd3d7"),
    ("village-attacks", 19_047, "41cc9e801d3d9171"),
    ("wonderful-kingdom", 47_224, "257a0bac63003ee8"),
];

#[test]
fn the_lists_of_actions_are_fixed() {
    let is = SHELF.map(|env| {
        let catalogue = env.catalogue();
        (env.game().name(), catalogue.len(), catalogue.hash().to_string()[..16].to_owned())
    });
    let golden = GOLDEN.map(|(game, count, hash)| (game, count, hash.to_owned()));
    assert_eq!(is, golden);
}

#[test]
fn a_net_of_another_list_is_refused_with_a_sentence() {
    let catalogue = SHELF[1].catalogue();
    assert_eq!(catalogue.check(&catalogue.hash().to_string()), Ok(()));
    let said = catalogue.check("abc").expect_err("another list").to_string();
    assert!(said.starts_with("the actions of root are another list than they were"), "{said}");
}

#[test]
fn an_action_has_its_notation_and_its_sentence() {
    for env in SHELF {
        let (options, data) = (default(env), data(env));
        let count = env.catalogue().len();
        for action in 0..count {
            let action = u32::try_from(action).expect("actions are few");
            let notation = env.notation(action).expect("a listed action");
            assert_eq!(env.action(&notation), Some(action), "{notation}");
        }
        // A deed reads the data anew, so a spread of them must do.
        for action in (0..count).step_by(count / 40) {
            let action = u32::try_from(action).expect("actions are few");
            let deed = env.deed(&options, &data, action).expect("the defaults");
            assert!(deed.is_some_and(|deed| !deed.key.is_empty()), "{action}");
        }
        assert_eq!((env.action("fly"), env.notation(u32::MAX)), (None, None));
    }
}

/// Checks that what is offered is listed, reads back, and stands once in the list.
fn check(env: &dyn AnyEnvironment, batch: &dyn AnyBatch) {
    for slot in 0..batch.slots() {
        let legal = batch.legal_in(slot).expect("a slot");
        let mut apart = legal.to_vec();
        apart.sort_unstable();
        apart.dedup();
        assert_eq!(apart.len(), legal.len(), "every offer is another action");
        for &action in legal {
            let notation = env.notation(action).expect("a listed action");
            assert_eq!(env.action(&notation), Some(action), "{notation}");
        }
    }
}

#[test]
fn every_offer_of_random_games_over_varied_options_is_listed() {
    for env in SHELF {
        for seed in 0..60 {
            let mut batch = varied(env, 1, seed);
            let mut dice = Fast::new(seed);
            while step_at_random(&mut *batch, &mut dice) {
                check(env, &*batch);
            }
        }
    }
}

#[test]
fn every_offer_of_bots_games_is_listed() {
    for env in SHELF {
        for seed in 100..108 {
            let mut batch = varied(env, 1, seed);
            let mut minds: Vec<_> =
                (0..8).map(|seat| player(bot(env), Level::Novice.into(), seat)).collect();
            let (mut seat, mut rewards) = ([0], vec![0.0; batch.seats()]);
            loop {
                check(env, &*batch);
                batch.asked(&mut seat).expect("one slot");
                let known = batch.knowledge(0, seat[0].into()).ok().flatten();
                let Some(known) = known else { break };
                let choice = minds[usize::from(seat[0])].answer(&*known).expect("an answer");
                let action = env.action(&choice).expect("it is listed");
                batch.step_one(0, action, &mut rewards).expect("it is legal");
            }
        }
    }
}
