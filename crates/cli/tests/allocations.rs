//! A quiet decision asks the heap for nothing, in every game on the shelf.

use cli::Shelf;
use kernel::{AnyQuiet, Data, Options};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Decisions that let every buffer grow, and those that are counted then.
const DECISIONS: u64 = 4_000;

/// The least of several counts: the test harness has threads of its own, which allocate now and then.
fn allocations(quiet: &mut dyn AnyQuiet) -> usize {
    quiet.play_at_random(DECISIONS);
    let mut count = || {
        let region = Region::new(ALLOCATOR);
        quiet.play_at_random(DECISIONS);
        let change = region.change();
        change.allocations + change.reallocations + change.deallocations
    };
    (0..4).map(|_| count()).min().expect("there are several counts")
}

#[test]
fn a_quiet_decision_of_every_game_allocates_nothing() {
    let shelf = Shelf::whole();
    assert!(shelf.games().len() >= 4);
    for boxed in shelf.games() {
        let game = boxed.game;
        let options = Options::accept(game.options(), []).expect("the defaults are options");
        let data = Data::embedded(game.data());
        let mut quiet =
            game.quiet(&options, &data, 1).expect("the options as they are can be played");
        assert_eq!(allocations(&mut *quiet), 0, "{}", game.name());
    }
}
