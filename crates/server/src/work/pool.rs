//! Threads for what takes long: few, of low priority, so that pages come first.
//! Elsewhere: load shedding, bulkhead.

use super::turns::{Busy, Hands, Turns, Wish};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::Builder;
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// A few threads, and the line before them.
#[derive(Debug, Clone)]
pub struct Pool {
    turns: Turns,
    jobs: Sender<Job>,
}

/// Why something was not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// Too many wait already.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// It panicked.
    #[error("it panicked")]
    Panicked,
}

impl Pool {
    /// Starts a thread for every hand. The nicer they are, the more they leave to others.
    pub fn start(name: &str, bounds: Hands, niceness: i32) -> Self {
        let (jobs, inbox) = channel::<Job>();
        let inbox = Arc::new(Mutex::new(inbox));
        for _ in 0..bounds.hands {
            let inbox = Arc::clone(&inbox);
            let work = move || {
                give_way(niceness);
                while let Some(job) = next(&inbox) {
                    job();
                }
            };
            let thread = Builder::new().name(name.to_owned()).spawn(work);
            thread.expect("the system gives a thread at start");
        }
        Self { turns: Turns::new(bounds), jobs }
    }

    /// Does something when its turn comes. If nobody waits for it any more by then, it is not done.
    pub async fn run<T: Send + 'static>(
        &self,
        wish: Wish,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let turn = self.turns.take(wish).await?;
        let (answer, later) = oneshot::channel();
        let job: Job = Box::new(move || {
            let done = catch_unwind(AssertUnwindSafe(job));
            drop(turn);
            let _gone = answer.send(done);
        });
        self.jobs.send(job).map_err(|_| NotDone::Panicked)?;
        later.await.map_err(|_| NotDone::Panicked)?.map_err(|_| NotDone::Panicked)
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.turns.waiting()
    }
}

fn next(inbox: &Mutex<Receiver<Job>>) -> Option<Job> {
    inbox.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// Lowers the priority of this thread. Only Linux has one for each thread.
fn give_way(niceness: i32) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(niceness) {
        tracing::warn!(%error, "a thread keeps its usual priority");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = niceness;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::PersonId;
    use crate::work::Who;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    fn wish(person: u128) -> Wish {
        Wish::of(Who::Person(PersonId(person)), Duration::from_millis(1))
    }

    #[tokio::test]
    async fn what_panics_harms_nobody_else() {
        let pool = Pool::start("test", Hands { hands: 1, waiting: 9, waiting_each: 9 }, 1);
        let broke = pool.run(wish(1), || panic!("on purpose")).await;
        assert_eq!(broke, Err::<(), _>(NotDone::Panicked));
        assert_eq!(pool.run(wish(1), || 2 + 2).await, Ok(4));
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_done() {
        let pool = Pool::start("test", Hands { hands: 1, waiting: 99, waiting_each: 99 }, 1);
        let done = Arc::new(AtomicUsize::new(0));
        let (go, hold) = channel::<()>();
        let first = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run(wish(1), move || hold.recv().is_ok()).await }
        });
        let mut abandoned = Vec::new();
        for _ in 0..50 {
            let (pool, done) = (pool.clone(), Arc::clone(&done));
            abandoned.push(tokio::spawn(async move {
                pool.run(wish(2), move || done.fetch_add(1, Ordering::Relaxed)).await
            }));
        }
        while pool.waiting() < 50 {
            tokio::task::yield_now().await;
        }
        for request in abandoned {
            request.abort();
            assert!(request.await.unwrap_err().is_cancelled());
        }
        assert_eq!(pool.waiting(), 0);
        go.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Ok(true));
        pool.run(wish(3), || ()).await.unwrap();
        assert_eq!(done.load(Ordering::Relaxed), 0);
    }
}
