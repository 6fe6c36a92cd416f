//! Levels: how well a bot plays, and how long it thinks.
//! Elsewhere: difficulty.

use crate::judge::Judge;
use crate::search::Budget;
use kernel::{Game, Seat};
use std::time::Duration;

kernel::words! {
    /// How well a bot plays.
    pub enum Level {
        /// Quick, with human blunders, never absurd.
        Novice,
        /// Sensible, answers at once.
        Adept,
        /// Looks ahead as far as it can.
        Master,
        /// Looks ahead as a master does, for longer, on as many threads as it is given.
        Grandmaster,
    }
}

impl Level {
    /// Whether it looks ahead, for as long as it is given.
    pub const fn searches(self) -> bool {
        match self {
            Self::Novice => false,
            Self::Adept | Self::Master | Self::Grandmaster => true,
        }
    }

    /// Whether it thinks for a time, where no iterations are counted.
    pub const fn takes_time(self) -> bool {
        match self {
            Self::Novice | Self::Adept => false,
            Self::Master | Self::Grandmaster => true,
        }
    }

    /// How long this level thinks about a game, where nothing else is said.
    pub const fn budget<G: Game, J: Judge<G>>(self) -> Budget {
        match self {
            Self::Novice => Budget::Iterations(0),
            Self::Adept => Budget::Iterations(J::ADEPT),
            Self::Master => Budget::Time(Duration::from_secs(2)),
            Self::Grandmaster => Budget::Time(Duration::from_secs(8)),
        }
    }

    /// How much of its looks this level spends on choices for the sake of trying them: a few looks are not to be
    /// spread thin.
    pub(crate) const fn curiosity(self) -> f32 {
        match self {
            Self::Novice | Self::Adept => 1.2,
            Self::Master | Self::Grandmaster => 2.5,
        }
    }
}

/// What a bot is to think about, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Task {
    /// The seat that is asked.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// How long it may think, where that is not the level's own measure.
    pub budget: Option<Budget>,
    /// On how many threads.
    pub threads: u32,
    /// Same seed, iterations and threads: same answer.
    pub seed: u64,
}

impl Task {
    /// The seat's task at a level, with the level's own measure, on one thread.
    pub const fn new(seat: Seat, level: Level, seed: u64) -> Self {
        Self { seat, level, budget: None, threads: 1, seed }
    }
}

/// A choice that was thought about.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Decision<C> {
    /// The choice.
    pub choice: C,
    /// How sure the bot is, from 0 to 1.
    pub sure: f32,
    /// What it expects for its seat, from 0 to 1.
    pub expects: f32,
    /// How many imagined games it looked at.
    pub iterations: u32,
}
