//! Many games at once.

use super::{call, data, default, plan, step_at_random};
use bots::Entrant;
use bots::arena;
use envs::{AnyBatch, BatchError, Plan, SHELF};
use kernel::{Entry, Fast, Options, Seat, Source};

/// Everything that can be seen of some steps.
fn run(batch: &mut dyn AnyBatch, steps: usize) -> Vec<u8> {
    let (slots, seats) = (batch.slots(), batch.seats());
    let (mut rewards, mut dones) = (vec![0.0; slots * seats], vec![0; slots]);
    let (mut offsets, mut dice) = (vec![0; slots + 1], Fast::new(9));
    let (mut masks, mut seen) = (vec![0; slots * batch.catalogue().words()], Vec::new());
    let mut observed = vec![0; slots * batch.size()];
    for _ in 0..steps {
        let mut ids = vec![0; batch.legal_count()];
        batch.legal(&mut offsets, &mut ids).expect("they fit");
        batch.masks(&mut masks).expect("they fit");
        let set: u32 = masks.iter().map(|word| word.count_ones()).sum();
        assert_eq!(set as usize, ids.len());
        let pick = |pair: &[u32]| ids[(pair[0] + dice.below(pair[1] - pair[0])) as usize];
        let actions: Vec<u32> = offsets.windows(2).map(pick).collect();
        batch.step(&actions, &mut rewards, &mut dones).expect("they are legal");
        batch.observe(None, &mut observed).expect("they fit");
        seen.extend_from_slice(blake3::hash(&observed).as_bytes());
        seen.extend_from_slice(&dones);
        seen.extend(rewards.iter().flat_map(|reward| reward.to_le_bytes()));
    }
    seen
}

#[test]
fn the_number_of_threads_changes_no_game() {
    for env in SHELF {
        let [one, three] = [1, 3].map(|threads| {
            let plan = Plan { threads, restarts: true, ..plan(env, default(env), 24, 3) };
            run(&mut *env.batch(plan).expect("the defaults"), 700)
        });
        assert!(one == three, "{}", env.game().name());
    }
}

#[test]
fn a_batch_plays_the_games_of_the_binary_choice_by_choice() {
    for env in SHELF {
        let (options, data) = (default(env), data(env));
        let random: Entrant = "random".parse().expect("an entrant");
        for seed in 1..4 {
            let played = arena::play(&call(env, &options, &data), &[random], seed);
            let (record, table) = played.expect("the defaults");
            let mut batch = env.batch(plan(env, default(env), 1, seed)).expect("the defaults");
            let mut rewards = vec![0.0; batch.seats()];
            let mut over = false;
            for entry in &table.journal().entries {
                let Entry::Choice(_, choice) = entry else { continue };
                let action = env.action(choice).expect("it is listed");
                over = batch.step_one(0, action, &mut rewards).expect("it is legal");
            }
            assert!(over, "{} {seed}", env.game().name());
            assert_eq!(batch.save(0).expect("a journal"), *table.journal());
            let outcome = batch.outcome(0).expect("a slot").expect("it is over");
            let scores: Vec<i32> = outcome.standings.iter().map(|line| line.score).collect();
            assert_eq!(scores, record.seats.iter().map(|seat| seat.score).collect::<Vec<_>>());
        }
    }
}

#[test]
fn journals_go_in_and_out_and_games_are_copied() {
    for env in SHELF {
        let mut batch = env.batch(plan(env, default(env), 2, 11)).expect("the defaults");
        let mut dice = Fast::new(1);
        (0..40).for_each(|_| _ = step_at_random(&mut *batch, &mut dice));
        let saved = batch.save(0).expect("a journal");
        batch.load(1, &saved).expect("its own journal");
        assert_eq!(batch.save(1).expect("a journal"), saved);
        let legal = batch.legal_in(0).expect("a slot").to_vec();
        assert_eq!(batch.legal_in(1).expect("a slot"), legal);
        let mut rewards = vec![0.0; batch.seats()];
        for slot in 0..2 {
            batch.step_one(slot, legal[0], &mut rewards).expect("it is legal");
        }
        assert_eq!(batch.save(1).expect("a journal"), batch.save(0).expect("a journal"));
        batch.reset(1, 99).expect("a slot");
        batch.clone_into(0, 1).expect("two slots");
        assert_eq!(batch.save(1).expect("a journal"), batch.save(0).expect("a journal"));
        assert_eq!(batch.seed(1).expect("a slot"), Some(11));
        batch.redeal(1, 0, 4).expect("a seat");
        assert!(matches!(batch.save(1), Err(BatchError::Redealt)));
    }
}

#[test]
fn a_game_begins_at_a_moment_that_is_laid_out_in_words() {
    let words = "
        turn marquise
        c1 marquise-warrior 2 eyrie-warrior 2 roost
        c5 sawmill keep marquise-warrior 3
        stands daylight
    ";
    let env = SHELF[1];
    let options = Options::accept(env.game().options(), [("seats", "2")]).expect("two can play");
    let mut batch = env.batch(plan(env, options, 2, 1)).expect("two can play");
    let fresh = batch.save(0).expect("a journal");
    let refused = batch.lay_out(0, "turn nobody", 5).expect_err("no such faction");
    assert!(!refused.to_string().is_empty());
    assert_eq!(batch.save(0).expect("a journal"), fresh, "what is refused changes nothing");
    batch.lay_out(0, words, 5).expect("a moment");
    assert_eq!(batch.asked_in(0).expect("a slot"), Some(Seat(0)));
    assert_eq!(batch.seed(0).expect("a slot"), None);
    let mut dice = Fast::new(2);
    (0..30).for_each(|_| _ = step_at_random(&mut *batch, &mut dice));
    let saved = batch.save(0).expect("a journal");
    batch.load(1, &saved).expect("its own journal");
    assert_eq!(batch.save(1).expect("a journal"), saved);
    assert_eq!(batch.legal_in(1).expect("a slot"), batch.legal_in(0).expect("a slot"));
}

#[test]
fn chance_goes_by_the_same_moments_as_the_binary() {
    for env in SHELF {
        let mut batch = env.batch(plan(env, default(env), 1, 6)).expect("the defaults");
        let mut dice = Fast::new(3);
        for _ in 0..30 {
            let Some(seat) = batch.asked_in(0).expect("a slot") else { break };
            let known = batch.knowledge(0, seat.index()).expect("a slot").expect("it is asked");
            let (commitment, happened) = batch.moment(0).expect("a slot");
            assert_eq!((known.commitment(), known.happened()), (Some(commitment), happened));
            assert_eq!(known.offered().len(), batch.legal_in(0).expect("a slot").len());
            step_at_random(&mut *batch, &mut dice);
        }
    }
}

#[test]
fn what_cannot_be_done_changes_nothing() {
    let env = SHELF[1];
    let mut batch = env.batch(plan(env, default(env), 2, 1)).expect("the defaults");
    let before = batch.save(0).expect("a journal");
    let legal = batch.legal_in(0).expect("a slot")[0];
    let none = u32::try_from(batch.catalogue().len()).expect("actions are few");
    let (mut rewards, mut dones) = (vec![0.0; 2 * batch.seats()], [0; 2]);
    let refused = batch.step(&[legal, none], &mut rewards, &mut dones).expect_err("no action");
    assert_eq!(refused.to_string(), format!("action {none} cannot be done in slot 1"));
    let short = batch.step(&[legal], &mut rewards, &mut dones).expect_err("too short");
    assert_eq!(short.to_string(), "actions needs 2 places and has 1");
    assert_eq!(batch.save(0).expect("a journal"), before);
    assert!(matches!(batch.reset(2, 1), Err(BatchError::NoSlot(2))));
    assert!(matches!(batch.redeal(0, 9, 1), Err(BatchError::NoSeat(9))));
}
