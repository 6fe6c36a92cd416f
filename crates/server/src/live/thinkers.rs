//! The bots' heads: a few threads that think for all tables, and whose turn it is.
//!
//! Tables with people come first, then those somebody watches, then the rest; among equals, whoever has had least of the
//! thinking. Those who answer at once do not stand in line behind those who look far ahead.

use crate::brain::{Advice, Brain, Effort};
use crate::chance;
use crate::work::{Hands, Pool, Rank, Who, Wish};
use kernel::{AnyTable, Seat};
use std::sync::Arc;
use std::time::Duration;

/// A level that thinks no longer than this answers at once.
const AT_ONCE: Duration = Duration::from_millis(200);
/// What an answer at once takes, roughly.
const MOMENT: Duration = Duration::from_millis(10);
/// The least a level that looks ahead is given, however many wait.
const LEAST: Duration = Duration::from_millis(50);
/// The most it is given where nobody looks.
const UNSEEN: Duration = Duration::from_millis(100);
/// How much those who answer at once leave to pages, and those who look ahead to everyone.
const NICENESS: (i32, i32) = (3, 10);

/// Every head.
#[derive(Debug, Clone)]
pub struct Thinkers {
    brain: Arc<dyn Brain>,
    /// For those who answer at once.
    quick: Pool,
    /// For those who look ahead.
    deep: Pool,
}

/// Something to think about.
#[derive(Debug)]
pub(super) struct Riddle {
    pub(super) table: Box<dyn AnyTable>,
    pub(super) seat: Seat,
    /// For whom it is thought about, and how much they want it.
    pub(super) who: Who,
    pub(super) rank: Rank,
}

impl Thinkers {
    /// So many heads that look ahead, and one for those who do not.
    pub fn new(brain: Arc<dyn Brain>, heads: usize) -> Self {
        let all = |hands| Hands { hands, waiting: usize::MAX, waiting_each: usize::MAX };
        let (quick, deep) = NICENESS;
        Self {
            brain,
            quick: Pool::start("tavolata-quick", all(1), quick),
            deep: Pool::start("tavolata-think", all(heads.max(1)), deep),
        }
    }

    /// What a bot of a level answers; none if it has no answer of its own.
    pub(super) async fn choose(&self, riddle: Riddle, level: String) -> Option<String> {
        let patience = self.brain.patience(&level);
        let brain = Arc::clone(&self.brain);
        self.think(riddle, patience, move |riddle, effort| {
            brain.choose(&*riddle.table, riddle.seat, &level, effort)
        })
        .await
    }

    /// What a strong player would do.
    pub(super) async fn advise(&self, riddle: Riddle) -> Option<Advice> {
        let strongest = self.brain.levels().last().copied().unwrap_or_default();
        let patience = self.brain.patience(strongest);
        let brain = Arc::clone(&self.brain);
        self.think(riddle, patience, move |riddle, effort| {
            brain.advise(&*riddle.table, riddle.seat, effort)
        })
        .await
    }

    /// How many answers are waited for.
    pub fn waiting(&self) -> usize {
        self.quick.waiting() + self.deep.waiting()
    }

    async fn think<T: Send + 'static>(
        &self,
        riddle: Riddle,
        patience: Duration,
        work: impl FnOnce(&Riddle, Effort) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let at_once = patience <= AT_ONCE;
        let pool = if at_once { &self.quick } else { &self.deep };
        let (who, rank) = (riddle.who, riddle.rank);
        let line = pool.clone();
        let wish = Wish { who, rank, takes: if at_once { MOMENT } else { patience } };
        let thought = pool.run(wish, move || {
            let time = if at_once { patience } else { share(patience, rank, line.waiting()) };
            work(&riddle, Effort { seed: chance::number(), time })
        });
        // Who panics while thinking has no answer.
        thought.await.unwrap_or_default()
    }
}

/// How long one may think while so many wait.
fn share(patience: Duration, rank: Rank, waiting: usize) -> Duration {
    let shared = patience / u32::try_from(waiting + 1).unwrap_or(u32::MAX);
    let most = match rank {
        Rank::Awaited | Rank::Wanted => patience,
        Rank::Watched => patience / 2,
        Rank::Idle => UNSEEN,
    };
    shared.clamp(LEAST.min(most), most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_wait_the_less_time_there_is() {
        let whole = Duration::from_secs(2);
        assert_eq!(share(whole, Rank::Awaited, 0), whole);
        assert_eq!(share(whole, Rank::Awaited, 3), whole / 4);
        assert_eq!(share(whole, Rank::Awaited, 49), LEAST);
        assert_eq!(share(whole, Rank::Idle, 0), UNSEEN);
        assert_eq!(
            share(Duration::from_millis(20), Rank::Awaited, 9),
            Duration::from_millis(20).min(LEAST)
        );
    }
}
