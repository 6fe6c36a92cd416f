//! Levels: how well a bot plays, and how long it thinks.

use crate::judge::Judged;
use crate::policy;
use crate::search::{Budget, HORIZON, Search};
use kernel::{Fast, Offer, Quiet, Redealt, Seat, Source};
use std::time::Duration;

kernel::words! {
    /// How well a bot plays.
    pub enum Level {
        /// Quick, with human blunders, never absurd.
        Novice = "novice",
        /// Sensible, answers at once.
        Adept = "adept",
        /// Looks ahead as far as it can.
        Master = "master",
    }
}

impl Level {
    /// How long this level thinks, where nothing else is said.
    pub const fn budget(self) -> Budget {
        match self {
            Self::Novice => Budget::Iterations(0),
            Self::Adept => Budget::Iterations(192),
            Self::Master => Budget::Time(Duration::from_secs(2)),
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
    /// How long it may think.
    pub budget: Budget,
    /// Same seed and iterations, same answer.
    pub seed: u64,
}

impl Task {
    /// The seat's task at a level, with the level's own budget.
    pub const fn new(seat: Seat, level: Level, seed: u64) -> Self {
        Self { seat, level, budget: level.budget(), seed }
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

/// How often a novice plays the first thing that comes to mind.
const BLUNDERS_IN_TEN: u32 = 3;

/// Decides for a seat that is asked: at a level, within a budget, dealt imagined states.
pub fn decide<G: Judged>(
    setting: &G::Setting,
    task: Task,
    mut deal: impl FnMut(&mut Fast) -> Redealt<G>,
) -> Decision<G::Choice> {
    let Task { seat, level, budget, seed } = task;
    let mut chance = Fast::new(seed);
    let imagined = deal(&mut chance);
    let table = Quiet::from_state(setting, imagined.state(), seed);
    let ask = *table.asks().iter().find(|ask| ask.seat == seat).expect("the seat is asked");
    let offers = table.offers(&ask);
    let plain = |offer: &Offer<G>| Decision {
        choice: offer.choice,
        sure: 1.0,
        expects: 0.5,
        iterations: 0,
    };
    if let [only] = offers {
        return plain(only);
    }
    if let Some(win) = obvious_win(setting, seat, &imagined, &mut chance) {
        return Decision { expects: 1.0, ..plain(&offers[win]) };
    }
    if level == Level::Novice && chance.below(10) < BLUNDERS_IN_TEN {
        return plain(&offers[policy::draw(&table, &ask, &mut chance)]);
    }
    let (budget, horizon) = match level {
        Level::Novice => {
            (Budget::Iterations(u32::try_from(offers.len()).map_or(8, |n| n * 2).max(8)), 0)
        }
        Level::Adept => (budget, HORIZON / 2),
        Level::Master => (budget, HORIZON),
    };
    let mut search = Search::new(setting, seat, &imagined, seed).looking(horizon);
    search.think(budget, deal);
    let findings = search.findings();
    let best = findings.first().expect("a search looks at least at one choice");
    let all: u32 = findings.iter().map(|finding| finding.visits).sum();
    Decision {
        choice: best.choice,
        sure: crate::tree::count(best.visits) / crate::tree::count(all.max(1)),
        expects: best.worth,
        iterations: search.iterations(),
    }
}

/// An offer after which the game is over and this seat has won, whatever chance brings.
fn obvious_win<G: Judged>(
    setting: &G::Setting,
    seat: Seat,
    imagined: &Redealt<G>,
    chance: &mut Fast,
) -> Option<usize> {
    const TRIES: u32 = 3;
    let mut table = Quiet::from_state(setting, imagined.state(), chance.bits().into());
    let (number, ask) =
        table.asks().iter().copied().enumerate().find(|(_, ask)| ask.seat == seat)?;
    let count = table.offers(&ask).len();
    (0..count).find(|&offer| {
        (0..TRIES).all(|_| {
            table.set(imagined.state());
            table.answer(number, offer);
            table.is_over() && table.outcome().winners().has(seat)
        })
    })
}
