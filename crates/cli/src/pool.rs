//! Many games at once.

use crate::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// How many games are played at once: this many, or one for each core.
pub fn jobs(asked: Option<usize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    asked.unwrap_or_else(cores).max(1)
}

/// A bar that shows how far it is, where somebody watches.
pub fn bar(games: usize, live: bool) -> ProgressBar {
    if !live {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {elapsed} + {eta} ")
        .expect("the template of the bar is good");
    ProgressBar::new(u64::try_from(games).unwrap_or(u64::MAX)).with_style(style)
}

/// Plays the games of these numbers on several threads and takes what comes of each, in the order of the numbers.
pub fn play<T: Send>(
    numbers: &[u32],
    jobs: usize,
    play: impl Fn(u32) -> Result<T, Failure> + Sync,
    mut take: impl FnMut(T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::sync_channel(4 * jobs);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let sender = sender.clone();
            scope.spawn(|| {
                let sender = sender;
                while !stop.load(Ordering::Relaxed) {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&number) = numbers.get(place) else { break };
                    // Nobody listens any more when something has failed.
                    if sender.send((place, play(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let taken = in_order(&receiver, &mut take);
        stop.store(true, Ordering::Relaxed);
        drop(receiver);
        taken
    })
}

fn in_order<T>(
    receiver: &mpsc::Receiver<(usize, Result<T, Failure>)>,
    take: &mut impl FnMut(T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (mut early, mut due) = (BTreeMap::new(), 0);
    for (place, played) in receiver {
        early.insert(place, played?);
        while let Some(played) = early.remove(&due) {
            take(played)?;
            due += 1;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whoever_is_first() {
        let numbers: Vec<u32> = (0..200).collect();
        let mut taken = Vec::new();
        let slow_if_even = |number: u32| {
            (0..(1 - number % 2) * 1000).for_each(|_| std::hint::spin_loop());
            Ok(number)
        };
        play(&numbers, 3, slow_if_even, |number| {
            taken.push(number);
            Ok(())
        })
        .expect("nothing fails");
        assert_eq!(taken, numbers);
    }

    #[test]
    fn what_fails_ends_the_work() {
        let numbers: Vec<u32> = (0..10_000).collect();
        let played = AtomicUsize::new(0);
        let failing = |number| {
            played.fetch_add(1, Ordering::Relaxed);
            if number == 5 { Err(Failure::Set("no".to_owned())) } else { Ok(number) }
        };
        assert!(play(&numbers, 2, failing, |_| Ok(())).is_err());
        assert!(played.into_inner() < 10_000);
    }
}
