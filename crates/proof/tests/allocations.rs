//! Quiet play does not touch the heap, and a table plays where it stands.

use kernel::game::Game;
use kernel::{AnyTable, Data, Face, Fast, Options, Quiet, Seed, Source, Spoken};
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

/// How often a copy of the whole table asks the heap for room, and how often a choice on that copy does, over a game.
fn copied_and_played<G: Spoken>(options: &[(&str, &str)]) -> Vec<(usize, usize)> {
    let options = Options::accept(G::options(), options.iter().copied()).expect("good options");
    let data = Data::embedded(G::data());
    let mut table =
        kernel::AnyGame::table(&Face::<G>::new(), &options, &data, Seed::from_number(7))
            .expect("a good table");
    let (mut dice, mut counts) = (Fast::new(11), Vec::new());
    while let Some(&seat) = table.asked().first() {
        let offered = table.offered(seat);
        let choice = &offered[dice.below(u32::try_from(offered.len()).expect("few")) as usize];
        let region = Region::new(ALLOCATOR);
        let mut next = table.boxed_clone();
        let copied = region.change().allocations;
        AnyTable::play(&mut *next, seat, choice).expect("an offer can be played");
        counts.push((copied, region.change().allocations - copied));
        table = next;
    }
    counts
}

#[test]
fn a_table_is_copied_once_for_a_choice() {
    let counts = copied_and_played::<Morra>(&[("rounds", "9"), ("seats", "4")]);
    let long = &counts[counts.len() / 2..];
    for (copied, played) in long {
        assert!(played * 2 < *copied, "{copied} for the copy, {played} for the choice");
    }
}

#[test]
fn a_quiet_decision_allocates_nothing() {
    for seats in ["2", "3", "4"] {
        assert_eq!(allocations::<Morra>(seats), 0, "morra with {seats} seats");
        assert_eq!(allocations::<Skirmish>(seats), 0, "the skirmish with {seats} seats");
    }
}
