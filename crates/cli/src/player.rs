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
        (Skill::Random, _) => Ok(Box::new(Random(Fast::new(seed)))),
        (Skill::Bot(level), Some(bot)) => Ok(Box::new(Thinker { mind: bot.mind(), level, seed })),
        (Skill::Bot(_), None) => Err(Failure::NoBot(boxed.game.name())),
    }
}

/// Plays whatever comes.
#[derive(Debug)]
struct Random(Fast);

impl Player for Random {
    fn answer(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        let mut offers = table.ask(seat)?.offers;
        let count = u32::try_from(offers.len()).expect("offers are few");
        Some(offers.swap_remove(self.0.below(count) as usize).choice)
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
        self.seed = self.seed.wrapping_add(1);
        Some(self.mind.think(table, Task::new(seat, self.level, self.seed))?.choice)
    }
}
