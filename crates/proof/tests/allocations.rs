//! Quiet play does not touch the heap.

use kernel::game::Game;
use kernel::{Quiet, Spoken};
use proof::morra::Morra;
use proof::scenario::setting;
use proof::skirmish::Skirmish;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Plays many games at random and counts what is asked of the heap once the buffers have grown.
///
/// The least of several counts: the test harness has threads of its own, which allocate now and then.
fn allocations<G: Spoken>(seats: &str) -> usize {
    let setting = setting::<G>([("seats", seats)]);
    let mut table = Quiet::<G>::new(&setting, 1);
    play(&mut table, 5_000);
    let count = |table: &mut Quiet<'_, G>| {
        let region = Region::new(ALLOCATOR);
        play(table, 5_000);
        let change = region.change();
        change.allocations + change.reallocations + change.deallocations
    };
    (0..4).map(|_| count(&mut table)).min().expect("there are several counts")
}

fn play<G: Game>(table: &mut Quiet<'_, G>, decisions: u32) {
    for _ in 0..decisions {
        if !table.answer_at_random() {
            table.restart();
        }
    }
}

#[test]
fn a_quiet_decision_allocates_nothing() {
    for seats in ["2", "3", "4"] {
        assert_eq!(allocations::<Morra>(seats), 0, "morra with {seats} seats");
        assert_eq!(allocations::<Skirmish>(seats), 0, "the skirmish with {seats} seats");
    }
}
