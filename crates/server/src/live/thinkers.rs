//! The bots' heads: a few threads that think for all tables, and whose turn it is.
//!
//! Tables with people come first, then those somebody watches, then the rest; among equals, whoever has had least of the
//! thinking. Those who answer at once do not stand in line behind those who look far ahead.

use crate::brain::{Advice, Brain, Effort};
use crate::chance;
use crate::work::{Hands, Pool, Rank, Who, Wish};
use kernel::AnyKnowledge;
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
    pub(super) known: Box<dyn AnyKnowledge>,
    /// For whom it is thought about, and how much they want it.
    pub(super) who: Who,
    pub(super) rank: Rank,
}

impl Thinkers {
    /// This many heads that look ahead, and one for those who do not.
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
            brain.choose(&*riddle.known, &level, effort)
        })
        .await
    }

    /// What a strong player would do.
    pub(super) async fn advise(&self, riddle: Riddle) -> Option<Advice> {
        let strongest = self.brain.levels().last().copied().unwrap_or_default();
        let patience = self.brain.patience(strongest);
        let brain = Arc::clone(&self.brain);
        self.think(riddle, patience, move |riddle, effort| brain.advise(&*riddle.known, effort))
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

/// How long one may think while that many wait.
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
    use crate::brain::Random;
    use crate::store::PersonId;
    use kernel::{Data, Options, Seed};
    use proof::skirmish::GAME;
    use std::sync::{Mutex, mpsc};

    #[test]
    fn the_more_wait_the_less_time_there_is() {
        let whole = Duration::from_secs(2);
        assert_eq!(share(whole, Rank::Awaited, 0), whole);
        assert_eq!(share(whole, Rank::Awaited, 3), whole / 4);
        assert_eq!(share(whole, Rank::Awaited, 49), LEAST);
        assert_eq!(share(whole, Rank::Idle, 0), UNSEEN);
    }

    /// A master thinks until it is let go, and notes for how long it was allowed to.
    #[derive(Debug)]
    struct Deep {
        go: Mutex<mpsc::Receiver<()>>,
        allowed: Mutex<Vec<Duration>>,
    }

    impl Brain for Deep {
        fn levels(&self) -> &'static [&'static str] {
            &["novice", "master"]
        }

        fn patience(&self, level: &str) -> Duration {
            Duration::from_secs(if level == "master" { 2 } else { 0 })
        }

        fn choose(&self, known: &dyn AnyKnowledge, level: &str, effort: Effort) -> Option<String> {
            if level == "master" {
                self.allowed.lock().unwrap().push(effort.time);
                self.go.lock().unwrap().recv().ok()?;
            }
            Random.choose(known, level, effort)
        }
    }

    fn riddle(who: u128, rank: Rank) -> Riddle {
        let options = Options::accept(GAME.options(), []).unwrap();
        let data = Data::embedded(GAME.data());
        let table = GAME.table(&options, &data, Seed::from_number(1)).unwrap();
        let seat = table.asked()[0];
        let known = table.knowledge(seat).unwrap();
        Riddle { known, who: Who::Person(PersonId(who)), rank }
    }

    #[tokio::test]
    async fn a_person_comes_before_forty_nine_tables_of_masters_and_a_novice_before_all() {
        let (go, hold) = mpsc::channel();
        let brain = Arc::new(Deep { go: Mutex::new(hold), allowed: Mutex::default() });
        let thinkers = Thinkers::new(Arc::clone(&brain) as Arc<dyn Brain>, 1);
        let choose = |riddle, level: &str| {
            let (thinkers, level) = (thinkers.clone(), level.to_owned());
            tokio::spawn(async move { thinkers.choose(riddle, level).await })
        };
        let idle: Vec<_> = (0..49).map(|_| choose(riddle(1, Rank::Idle), "master")).collect();
        while thinkers.waiting() < 48 {
            tokio::task::yield_now().await;
        }
        let novice = choose(riddle(2, Rank::Wanted), "novice");
        assert!(novice.await.unwrap().is_some(), "while every head that looks ahead is busy");
        let awaited = choose(riddle(2, Rank::Awaited), "master");
        while thinkers.waiting() < 49 {
            tokio::task::yield_now().await;
        }
        go.send(()).unwrap();
        go.send(()).unwrap();
        assert!(awaited.await.unwrap().is_some());
        assert!(thinkers.waiting() >= 46, "hardly any of the others was thought about");
        let allowed = brain.allowed.lock().unwrap().clone();
        assert!(allowed[0] <= UNSEEN && allowed[1] == LEAST, "little time while many wait");
        drop(go);
        for table in idle {
            table.await.unwrap();
        }
    }
}
