//! Players who are no persons.

use crate::any::{AnyBot, AnyMind};
use crate::entrant::{Entrant, Skill};
use crate::level::{Level, Task};
use crate::search::Budget;
use kernel::{AnyKnowledge, Fast, Source};
use std::fmt::Debug;

/// Somebody who answers for a seat.
pub trait Player: Debug + Send {
    /// The answer to what the seat is asked, in notation; none if its game is another.
    fn answer(&mut self, known: &dyn AnyKnowledge) -> Option<String>;
}

/// The player an entrant is, with a seed of its own.
pub fn player(bot: &dyn AnyBot, entrant: Entrant, seed: u64) -> Box<dyn Player> {
    let (mind, level) = match entrant.skill {
        Skill::Random => return Box::new(Random { seed }),
        Skill::Bot(level) => (bot.mind(), level),
        Skill::Written(level) => (bot.written(), level),
    };
    Box::new(Thinker { mind, level, budget: entrant.budget, seed })
}

/// Plays whatever comes.
#[derive(Debug)]
struct Random {
    seed: u64,
}

impl Player for Random {
    fn answer(&mut self, known: &dyn AnyKnowledge) -> Option<String> {
        let mut offers = known.offered();
        let count = u32::try_from(offers.len()).expect("offers are few");
        let pick = (count > 0).then(|| Fast::new(spark(known, self.seed)).below(count))?;
        Some(offers.swap_remove(pick as usize))
    }
}

/// Thinks first.
#[derive(Debug)]
struct Thinker {
    mind: Box<dyn AnyMind>,
    level: Level,
    budget: Option<Budget>,
    seed: u64,
}

impl Player for Thinker {
    fn answer(&mut self, known: &dyn AnyKnowledge) -> Option<String> {
        let task = Task::new(known.seat(), self.level, spark(known, self.seed));
        Some(self.mind.think(known, Task { budget: self.budget, ..task })?.choice)
    }
}

/// A seed for one decision: of the table and the moment, so that a loaded game goes on as it would have.
fn spark(known: &dyn AnyKnowledge, seed: u64) -> u64 {
    let promise = known.commitment().map_or(0, |hash| {
        let (head, _) = hash.0.split_first_chunk().expect("a digest has eight bytes");
        u64::from_le_bytes(*head)
    });
    let moment = u64::try_from(known.happened()).unwrap_or_default();
    (seed ^ promise).wrapping_add(moment)
}
