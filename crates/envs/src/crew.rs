//! The threads of a batch.

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use std::hint::spin_loop;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// How many parts each thread has to take, so that none waits long for another.
const PARTS: usize = 16;
/// How long a thread that is done looks whether the others are, before it sleeps: to wake it takes longer than a part.
const LOOKS: usize = 4_000;
/// How long the last of them takes to say so.
const MOMENT: usize = 64;

/// Who does the work of a batch: the thread that calls, and helpers. A call is some hundred microseconds of work, and a thread
/// that sleeps needs twenty to wake; so the caller begins at once, and waits with open eyes for the end.
#[derive(Debug)]
pub(crate) struct Crew {
    helpers: Option<ThreadPool>,
    threads: usize,
}

impl Crew {
    /// So many threads, the caller's among them.
    pub(crate) fn new(threads: usize) -> Result<Self, ThreadPoolBuildError> {
        let threads = threads.max(1);
        let helpers = (threads > 1).then(|| ThreadPoolBuilder::new().num_threads(threads - 1));
        let helpers = helpers.map(ThreadPoolBuilder::build).transpose()?;
        Ok(Self { helpers, threads })
    }

    /// How many of so many slots are one part.
    pub(crate) fn part(&self, slots: usize) -> usize {
        let parts = if self.helpers.is_some() { self.threads * PARTS } else { 1 };
        slots.div_ceil(parts).max(1)
    }

    /// Does every part. The caller takes them from the front and the helpers from the back, so that from call to call each has
    /// mostly the same ones at hand.
    pub(crate) fn each<I>(&self, mut parts: I, work: impl Fn(I::Item) + Sync)
    where
        I: DoubleEndedIterator + Send,
        I::Item: Send,
    {
        let Some(helpers) = &self.helpers else { return parts.for_each(work) };
        let first = parts.next();
        let (rest, at_work) = (Mutex::new(parts), AtomicUsize::new(0));
        let take = |one: fn(&mut I) -> Option<I::Item>| {
            one(&mut rest.lock().unwrap_or_else(PoisonError::into_inner))
        };
        helpers.in_place_scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(|_| {
                    at_work.fetch_add(1, Ordering::AcqRel);
                    while let Some(part) = take(I::next_back) {
                        work(part);
                    }
                    at_work.fetch_sub(1, Ordering::AcqRel);
                });
            }
            first.into_iter().for_each(&work);
            while let Some(part) = take(I::next) {
                work(part);
            }
            let is_done = || at_work.load(Ordering::Acquire) == 0;
            (0..LOOKS).take_while(|_| !is_done()).for_each(|_| spin_loop());
            (0..MOMENT).for_each(|_| spin_loop());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_done_once_whoever_takes_it() {
        for threads in [0, 1, 2, 5] {
            let crew = Crew::new(threads).expect("threads can be started");
            for size in [0, 1, 7, 1000] {
                let mut done = vec![0; size];
                for _ in 0..20 {
                    let part = crew.part(size);
                    crew.each(done.chunks_mut(part), |part: &mut [i32]| {
                        for it in part {
                            *it += 1;
                        }
                    });
                }
                assert_eq!(done, vec![20; size], "{threads}");
            }
        }
    }

    #[test]
    fn parts_are_enough_for_everybody() {
        let crew = Crew::new(2).expect("threads can be started");
        assert_eq!((crew.part(1024), crew.part(3), crew.part(0)), (32, 1, 1));
        assert_eq!(Crew::new(1).expect("no threads").part(1024), 1024);
    }
}
