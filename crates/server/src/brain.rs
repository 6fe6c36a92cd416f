//! What answers for a seat that no person holds.

use kernel::analysis::Analysis;
use kernel::chance::{Fast, Source};
use kernel::{AnyKnowledge, AnyTable};
use std::fmt::Debug;
use std::time::Duration;

/// How an answer is to be thought about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// The same seed and time enough give the same answer.
    pub seed: u64,
    /// How long it may be thought about at most.
    pub time: Duration,
}

/// Chooses for a bot. It runs on threads of its own and may take its time, but no more than it is given.
pub trait Brain: Debug + Send + Sync {
    /// The levels it plays at, the weakest first.
    fn levels(&self) -> &'static [&'static str];

    /// Levels beside those, which no form lists: whoever knows their names may ask for them.
    fn unlisted(&self) -> &'static [&'static str] {
        &[]
    }

    /// The level of a name, if it plays at it.
    fn level(&self, name: &str) -> Option<&'static str> {
        self.levels().iter().chain(self.unlisted()).copied().find(|level| *level == name)
    }

    /// How long a level thinks about an answer when nobody else waits; next to nothing, if it answers at once.
    fn patience(&self, level: &str) -> Duration {
        let _ = level;
        Duration::ZERO
    }

    /// A choice in notation for the seat whose knowledge this is.
    fn choose(&self, known: &dyn AnyKnowledge, level: &str, effort: Effort) -> Option<String>;

    /// Whether it gives advice in a game.
    fn advises(&self, game: &str) -> bool {
        let _ = game;
        false
    }

    /// Whether it looks back at games of this name.
    fn analyses(&self, game: &str) -> bool {
        let _ = game;
        false
    }

    /// What it finds in a game that is over, looking through each seat's own eyes. It tells how far it has come, in
    /// thousandths, and goes on as long as it is told to. The same seed finds the same.
    fn analyse(
        &self,
        moments: &mut dyn Moments,
        end: &dyn AnyTable,
        seed: u64,
        told: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Analysis> {
        let _ = (moments, end, seed, told);
        None
    }

    /// What the strongest of its levels would do for the seat whose knowledge this is.
    fn advise(&self, known: &dyn AnyKnowledge, effort: Effort) -> Option<Advice> {
        let _ = (known, effort);
        None
    }
}

/// A game that is over, at any moment.
pub trait Moments {
    /// The table as it stood after a given number of answers.
    fn at(&mut self, answers: usize) -> Option<Box<dyn AnyTable>>;
}

/// What a strong player would do.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// The choice in notation.
    pub choice: String,
    /// How sure it is, from 0 to 1.
    pub sure: f32,
    /// What it expects for the seat, from 0 to 1.
    pub expects: f32,
}

/// Plays at random: for tests and for games nobody has taught.
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl Brain for Random {
    fn levels(&self) -> &'static [&'static str] {
        &["random"]
    }

    fn choose(&self, known: &dyn AnyKnowledge, _: &str, effort: Effort) -> Option<String> {
        let mut offers = known.offered();
        let count = u32::try_from(offers.len()).ok().filter(|count| *count > 0)?;
        let index = Fast::new(effort.seed).below(count);
        Some(offers.swap_remove(usize::try_from(index).ok()?))
    }
}
