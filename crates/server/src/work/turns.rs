//! Turns: who goes next where many want the same few hands.
//!
//! Whoever has used the hands least goes first (start-time fair queueing): a person who wants something now and then
//! waits for what is under way and for nobody else, however much others want.

use crate::net::Net;
use crate::recent::Recent;
use crate::store::{PersonId, TableId};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How many are remembered for what they have used.
const REMEMBERED: usize = 10_000;

/// For whom something is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// A person who has a session.
    Person(PersonId),
    /// Everyone without a session at one address.
    Strangers(Net),
    /// Whoever comes to a table.
    Table(TableId),
    /// Whoever wants to sign in with a login, known by its hash.
    Login(u128),
}

/// What comes before what, whoever wants it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Somebody sits before it and waits.
    Awaited,
    /// Somebody will want it.
    Wanted,
    /// Somebody looks on.
    Watched,
    /// Nobody looks.
    Idle,
}

/// What somebody wants done.
#[derive(Debug, Clone, Copy)]
pub struct Wish {
    /// For whom.
    pub who: Who,
    /// Before and after what.
    pub rank: Rank,
    /// How long it will take, roughly; what it really took is counted afterwards.
    pub takes: Duration,
}

impl Wish {
    /// Somebody waits for something that takes about as long as this.
    pub const fn of(who: Who, takes: Duration) -> Self {
        Self { who, rank: Rank::Awaited, takes }
    }
}

/// How many hands there are, and how many may wait for one.
#[derive(Debug, Clone, Copy)]
pub struct Hands {
    /// What is done at the same time.
    pub hands: usize,
    /// How many may wait; then whoever has used most is sent away.
    pub waiting: usize,
    /// How many of one may wait.
    pub waiting_each: usize,
}

/// Too many wait already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("too many wait already")]
pub struct Busy;

/// A few hands, and the line before them.
#[derive(Debug, Clone)]
pub struct Turns(Arc<Mutex<Line>>);

#[derive(Debug)]
struct Line {
    bounds: Hands,
    free: usize,
    waiting: BTreeMap<Place, Waiter>,
    each: BTreeMap<Who, usize>,
    /// Until when, in the line's own time, each has had its share.
    used: Recent<Who, u64>,
    /// The line's own time: when the latest turn was due, in microseconds of work.
    now: u64,
    came: u64,
}

/// A place in the line: by rank, then by what was used, then by who came first.
type Place = (Rank, u64, u64);

#[derive(Debug)]
struct Waiter {
    who: Who,
    takes: u64,
    told: oneshot::Sender<Turn>,
}

/// A turn: a hand is taken until this is dropped.
#[derive(Debug)]
pub struct Turn {
    turns: Turns,
    who: Who,
    takes: u64,
    since: Instant,
}

impl Turns {
    /// Free hands, and nobody before them.
    pub fn new(bounds: Hands) -> Self {
        Self(Arc::new(Mutex::new(Line {
            bounds,
            free: bounds.hands,
            waiting: BTreeMap::new(),
            each: BTreeMap::new(),
            used: Recent::new(REMEMBERED),
            now: 0,
            came: 0,
        })))
    }

    /// Waits for a turn; who no longer waits loses the place.
    pub async fn take(&self, wish: Wish) -> Result<Turn, Busy> {
        let (told, turn) = oneshot::channel();
        let place = {
            let mut line = self.line();
            let (takes, due) = line.charge(wish);
            if line.free > 0 {
                line.free -= 1;
                line.now = line.now.max(due);
                drop(line);
                return Ok(self.turn(wish.who, takes));
            }
            let place = (wish.rank, due, line.came);
            line.came += 1;
            let joined = line.join(place, Waiter { who: wish.who, takes, told });
            joined.inspect_err(|_| line.refund(wish.who, takes))?;
            place
        };
        let _place = Waiting { turns: self, place };
        turn.await.map_err(|_| Busy)
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.line().waiting.len()
    }

    fn turn(&self, who: Who, takes: u64) -> Turn {
        Turn { turns: self.clone(), who, takes, since: Instant::now() }
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    /// Counts what is wanted as used; says how much that is and when it is due.
    fn charge(&mut self, wish: Wish) -> (u64, u64) {
        let (now, takes) = (self.now, micros(wish.takes));
        let used = self.used.get_or(wish.who, || now);
        let due = now.max(*used);
        *used = due + takes;
        (takes, due)
    }

    fn refund(&mut self, who: Who, takes: u64) {
        if let Some(used) = self.used.get(who) {
            *used = used.saturating_sub(takes);
        }
    }

    /// Joins the line. Where it is full, the last one goes.
    fn join(&mut self, place: Place, waiter: Waiter) -> Result<(), Busy> {
        let of_this = self.each.get(&waiter.who).copied().unwrap_or_default();
        if of_this >= self.bounds.waiting_each {
            return Err(Busy);
        }
        if self.waiting.len() >= self.bounds.waiting {
            let last = self.waiting.last_key_value().map(|(last, _)| *last);
            let last = last.filter(|last| *last > place).ok_or(Busy)?;
            self.leave(last);
        }
        *self.each.entry(waiter.who).or_default() += 1;
        self.waiting.insert(place, waiter);
        Ok(())
    }

    /// Leaves the line without having had a turn.
    fn leave(&mut self, place: Place) {
        if let Some(waiter) = self.waiting.remove(&place) {
            self.forget(waiter.who);
            self.refund(waiter.who, waiter.takes);
        }
    }

    fn forget(&mut self, who: Who) {
        if let Some(count) = self.each.get_mut(&who) {
            *count -= 1;
            if *count == 0 {
                self.each.remove(&who);
            }
        }
    }

    /// The next in line, who takes the hand that has become free.
    fn next(&mut self) -> Option<Waiter> {
        let Some((place, waiter)) = self.waiting.pop_first() else {
            self.free += 1;
            return None;
        };
        self.now = self.now.max(place.1);
        self.forget(waiter.who);
        Some(waiter)
    }
}

/// A place in the line while it is waited in.
struct Waiting<'a> {
    turns: &'a Turns,
    place: Place,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.turns.line().leave(self.place);
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let took = micros(self.since.elapsed());
        let next = {
            let mut line = self.turns.line();
            if let Some(used) = line.used.get(self.who) {
                *used = (*used + took).saturating_sub(self.takes);
            }
            line.next()
        };
        if let Some(Waiter { who, takes, told }) = next {
            // Whoever has just gone drops the turn, which is the next one's then.
            let _gone = told.send(self.turns.turn(who, takes));
        }
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::Poll;

    const LONG: Duration = Duration::from_millis(10);

    fn person(number: u128) -> Who {
        Who::Person(PersonId(number))
    }

    fn turns(waiting: usize, waiting_each: usize) -> Turns {
        Turns::new(Hands { hands: 1, waiting, waiting_each })
    }

    type Taking<'a> = std::pin::Pin<Box<dyn Future<Output = Result<Turn, Busy>> + 'a>>;

    /// Joins the line; the turn comes later.
    async fn join(turns: &Turns, wish: Wish) -> Taking<'_> {
        let mut taking: Taking<'_> = Box::pin(turns.take(wish));
        std::future::poll_fn(|cx| {
            assert!(taking.as_mut().poll(cx).is_pending(), "the hand is taken");
            Poll::Ready(())
        })
        .await;
        taking
    }

    #[tokio::test]
    async fn who_has_used_least_goes_before_a_whole_crowd_of_others() {
        let turns = turns(100, 100);
        let held = turns.take(Wish::of(person(1), LONG)).await.unwrap();
        let mut crowd = Vec::new();
        for _ in 0..50 {
            crowd.push(join(&turns, Wish::of(person(1), LONG)).await);
        }
        let modest = join(&turns, Wish::of(person(2), LONG)).await;
        drop(held);
        let turn = modest.await.unwrap();
        assert_eq!(turns.waiting(), 50);
        drop(turn);
        crowd.remove(0).await.unwrap();
    }

    #[tokio::test]
    async fn rank_comes_before_what_was_used() {
        let turns = turns(100, 100);
        let held = turns.take(Wish::of(person(1), LONG)).await.unwrap();
        let idle = join(&turns, Wish { rank: Rank::Idle, ..Wish::of(person(2), LONG) }).await;
        let awaited = join(&turns, Wish::of(person(1), LONG)).await;
        drop(held);
        drop(awaited.await.unwrap());
        idle.await.unwrap();
    }

    #[tokio::test]
    async fn who_goes_away_gives_up_the_place_and_even_the_turn() {
        let turns = turns(100, 1);
        let held = turns.take(Wish::of(person(1), LONG)).await.unwrap();
        let gone = join(&turns, Wish::of(person(2), LONG)).await;
        drop(gone);
        assert_eq!(turns.waiting(), 0);
        let told = join(&turns, Wish::of(person(2), LONG)).await;
        let next = join(&turns, Wish::of(person(3), LONG)).await;
        drop(held);
        drop(told);
        next.await.unwrap();
        assert_eq!(turns.line().free, 1, "the hand is free again");
    }

    #[tokio::test]
    async fn a_full_line_sends_away_whoever_used_most() {
        let turns = turns(3, 3);
        let held = turns.take(Wish::of(person(1), LONG)).await.unwrap();
        let mut greedy = Vec::new();
        for _ in 0..3 {
            greedy.push(join(&turns, Wish::of(person(1), LONG)).await);
        }
        assert_eq!(turns.take(Wish::of(person(1), LONG)).await.unwrap_err(), Busy);
        let modest = join(&turns, Wish::of(person(2), LONG)).await;
        assert_eq!(greedy.pop().unwrap().await.unwrap_err(), Busy, "the last of them");
        drop(held);
        modest.await.unwrap();
    }

    #[tokio::test]
    async fn one_alone_fills_no_line() {
        let turns = turns(100, 2);
        let _held = turns.take(Wish::of(person(1), LONG)).await.unwrap();
        let _one = join(&turns, Wish::of(person(1), LONG)).await;
        let _two = join(&turns, Wish::of(person(1), LONG)).await;
        assert_eq!(turns.take(Wish::of(person(1), LONG)).await.unwrap_err(), Busy);
        let _other = join(&turns, Wish::of(person(2), LONG)).await;
    }
}
