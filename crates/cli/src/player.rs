//! Players who are no persons.

use crate::args::Skill;
use crate::{Boxed, Failure};
use bots::{AnyMind, Level, Task};
use kernel::{AnyTable, Fast, Seat, Source};
use std::fmt::Debug;

/// Somebody who answers for a seat.
pub trait Player: Debug + Send {
    /// The answer to what the seat is asked, in notation; none if it is not asked.
    fn answer(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String>;
}

/// The player of a skill, with a seed of its own.
pub fn player(boxed: Boxed, skill: Skill, seed: u64) -> Result<Box<dyn Player>, Failure> {
    match (skill, boxed.bot) {
        (Skill::Random, _) => Ok(Box::new(Random { seed })),
        (Skill::Bot(level), Some(bot)) => Ok(Box::new(Thinker { mind: bot.mind(), level, seed })),
        (Skill::Bot(_), None) => Err(Failure::NoBot(boxed.game.name())),
    }
}

/// Plays whatever comes.
#[derive(Debug)]
struct Random {
    seed: u64,
}

impl Player for Random {
    fn answer(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        let mut offers = table.ask(seat)?.offers;
        let count = u32::try_from(offers.len()).expect("offers are few");
        let pick = Fast::new(spark(table, self.seed)).below(count);
        Some(offers.swap_remove(pick as usize).choice)
    }
}

/// Thinks first.
#[derive(Debug)]
struct Thinker {
    mind: Box<dyn AnyMind>,
    level: Level,
    seed: u64,
}

impl Player for Thinker {
    fn answer(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        let task = Task::new(seat, self.level, spark(table, self.seed));
        Some(self.mind.think(table, task)?.choice)
    }
}

/// A seed for one decision: of the table and the moment, so that a loaded game goes on as it would have.
fn spark(table: &dyn AnyTable, seed: u64) -> u64 {
    let journal = table.journal();
    let promise = journal.commitment.map_or(0, |hash| {
        let (head, _) = hash.0.split_first_chunk().expect("a digest has eight bytes");
        u64::from_le_bytes(*head)
    });
    let moment = u64::try_from(journal.entries.len()).unwrap_or_default();
    (seed ^ promise).wrapping_add(moment)
}
