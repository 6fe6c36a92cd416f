//! Players who are no persons.

use crate::any::{AnyBot, AnyMind, Pondered};
use crate::entrant::{Entrant, Skill};
use crate::level::{Level, Task};
use kernel::{AnyKnowledge, Digest, Fast, Seat, Source};
use std::fmt::Debug;

/// Somebody who answers for a seat.
pub trait Player: Debug + Send {
    /// The answer to what the seat is asked, in notation; none if its game is another.
    fn answer(&mut self, known: &dyn AnyKnowledge) -> Option<String>;
    /// The same, with what was looked at on the way; none of somebody who does not think.
    fn ponder(&mut self, _known: &dyn AnyKnowledge) -> Option<Pondered> {
        None
    }
}

/// The player an entrant is, with a seed of its own.
pub fn player(bot: &dyn AnyBot, entrant: Entrant, seed: u64) -> Box<dyn Player> {
    let (mind, level) = match entrant.skill {
        Skill::Random => return Box::new(Random { seed }),
        Skill::OneStep => return Box::new(Stepper { mind: bot.mind(), seed }),
        Skill::OneStepWritten => return Box::new(Stepper { mind: bot.written(), seed }),
        Skill::Bot(level) => (bot.mind(), level),
        Skill::Written(level) => (bot.written(), level),
    };
    Box::new(Thinker { mind, level, entrant, seed })
}

/// Plays whatever comes.
#[derive(Debug)]
struct Random {
    seed: u64,
}

impl Player for Random {
    fn answer(&mut self, known: &dyn AnyKnowledge) -> Option<String> {
        let mut offers = known.offered();
        let count = u32::try_from(offers.len()).ok().filter(|&count| count > 0)?;
        let pick = pick(self.seed, known.commitment(), known.happened(), count);
        Some(offers.swap_remove(pick as usize))
    }
}

/// Judges where each choice leads, and looks no further.
#[derive(Debug)]
struct Stepper {
    mind: Box<dyn AnyMind>,
    seed: u64,
}

impl Player for Stepper {
    fn answer(&mut self, known: &dyn AnyKnowledge) -> Option<String> {
        let spark = spark(self.seed, known.commitment(), known.happened());
        Some(self.mind.step(known, spark)?.choice)
    }
}

/// Thinks first.
#[derive(Debug)]
struct Thinker {
    mind: Box<dyn AnyMind>,
    level: Level,
    entrant: Entrant,
    seed: u64,
}

impl Thinker {
    fn task(&self, known: &dyn AnyKnowledge) -> Task {
        let spark = spark(self.seed, known.commitment(), known.happened());
        let task = Task::new(known.seat(), self.level, spark);
        let Entrant { budget, threads, .. } = self.entrant;
        Task { budget, threads, ..task }
    }
}

impl Player for Thinker {
    fn answer(&mut self, known: &dyn AnyKnowledge) -> Option<String> {
        let task = self.task(known);
        Some(self.mind.think(known, task)?.choice)
    }

    fn ponder(&mut self, known: &dyn AnyKnowledge) -> Option<Pondered> {
        let task = self.task(known);
        self.mind.ponder(known, task)
    }
}

/// What somebody who plays at random picks among this many offers.
pub fn pick(seed: u64, commitment: Option<Digest>, happened: usize, offers: u32) -> u32 {
    Fast::new(spark(seed, commitment, happened)).below(offers)
}

/// The seed of the player at a seat, in the game of a seed.
pub const fn seed_of(game: u64, seat: Seat) -> u64 {
    (game << 24) ^ ((seat.0 as u64) << 56)
}

/// A seed for one decision: of the table and the moment, so that a loaded game goes on as it would have.
fn spark(seed: u64, commitment: Option<Digest>, happened: usize) -> u64 {
    let promise = commitment.map_or(0, |hash| {
        let (head, _) = hash.0.split_first_chunk().expect("a digest has eight bytes");
        u64::from_le_bytes(*head)
    });
    let moment = u64::try_from(happened).unwrap_or_default();
    (seed ^ promise).wrapping_add(moment)
}
