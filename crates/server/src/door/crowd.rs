//! Who is connected, from where, and what each connection is doing.

use crate::live::Limits;
use crate::net::{Net, Proxies};
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// How soon a connection that has just done something may be overdue again.
const SOONEST: Duration = Duration::from_millis(20);

/// How long a connection may be worked for before it gives way to a newcomer who finds no room.
const LONG: Duration = Duration::from_secs(3);

/// How many connections there may be, and how long for nothing.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    /// In all.
    pub all: usize,
    /// From one address.
    pub per_net: usize,
    /// How long a new one may take to say what it wants.
    pub silence: Duration,
    /// How long one may stay between two requests, or take to read an answer.
    pub idleness: Duration,
}

impl From<&Limits> for Room {
    fn from(limits: &Limits) -> Self {
        Self {
            all: limits.connections,
            per_net: limits.connections_per_address,
            silence: limits.silence,
            idleness: limits.idleness,
        }
    }
}

/// Everyone who is connected.
#[derive(Debug, Clone)]
pub struct Crowd(Arc<Everyone>);

#[derive(Debug)]
struct Everyone {
    room: Room,
    proxies: Proxies,
    places: Mutex<Places>,
    left: Notify,
    opened: Instant,
}

#[derive(Debug, Default)]
struct Places {
    nets: BTreeMap<Net, BTreeMap<u64, Held>>,
    /// How many each has: those who have most are asked first to give one up.
    counts: BTreeSet<(usize, Net)>,
    all: usize,
    came: u64,
}

/// A connection, as the door knows it.
#[derive(Debug, Clone)]
pub struct Held(Arc<Holding>);

#[derive(Debug)]
struct Holding {
    crowd: Crowd,
    number: u64,
    net: Net,
    doing: AtomicU8,
    /// Since when, in milliseconds since the door was opened.
    since: AtomicU64,
    out: Notify,
}

/// What a connection does.
const SILENT: u8 = 0;
const WORKING: u8 = 1;
const RESTING: u8 = 2;
const SOCKET: u8 = 3;

impl Crowd {
    /// Nobody yet. Proxies bring many people and are bound only by what there is in all.
    pub fn new(room: Room, proxies: Proxies) -> Self {
        let (places, left, opened) = (Mutex::default(), Notify::new(), Instant::now());
        Self(Arc::new(Everyone { room, proxies, places, left, opened }))
    }

    /// A place for a connection from an address. Where there is none, whoever has been silent or resting for longest
    /// gives one up, or else whoever is worked for very long; open tables and those who are just being answered do not.
    pub fn enter(&self, address: IpAddr) -> Option<Held> {
        let net = Net::from(address);
        let mut places = self.places();
        let here = places.nets.get(&net).map_or(0, BTreeMap::len);
        if here >= self.0.room.per_net && !self.0.proxies.has(address) {
            let longest = places.longest_at(net, self.now())?;
            places.show_out(&longest);
        }
        if places.all >= self.0.room.all {
            let longest = places.of_the_largest(self.now())?;
            places.show_out(&longest);
        }
        let number = places.came;
        places.came += 1;
        let held = Held(Arc::new(Holding {
            crowd: self.clone(),
            number,
            net,
            doing: SILENT.into(),
            since: self.now().into(),
            out: Notify::new(),
        }));
        places.add(&held);
        Some(held)
    }

    /// Shows out one connection that does nothing.
    pub fn make_room(&self) {
        let mut places = self.places();
        if let Some(longest) = places.of_the_largest(self.now()) {
            places.show_out(&longest);
        }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.places().all
    }

    /// Resolves when everyone has gone.
    pub async fn emptied(&self) {
        loop {
            let left = self.0.left.notified();
            if self.count() == 0 {
                return;
            }
            left.await;
        }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.0.opened.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.0.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Places {
    fn add(&mut self, held: &Held) {
        let here = self.nets.entry(held.0.net).or_default();
        self.counts.remove(&(here.len(), held.0.net));
        here.insert(held.0.number, held.clone());
        self.counts.insert((here.len(), held.0.net));
        self.all += 1;
    }

    fn remove(&mut self, held: &Held) {
        let Some(here) = self.nets.get_mut(&held.0.net) else { return };
        let before = here.len();
        if here.remove(&held.0.number).is_none() {
            return;
        }
        self.all -= 1;
        self.counts.remove(&(before, held.0.net));
        if before > 1 {
            self.counts.insert((before - 1, held.0.net));
        } else {
            self.nets.remove(&held.0.net);
        }
    }

    /// Ends a connection. Its place is free at once, though it takes a moment to go.
    fn show_out(&mut self, held: &Held) {
        self.remove(held);
        held.0.out.notify_one();
    }

    /// Whoever has done nothing for longest at an address, or else is worked for longest, if that is long.
    fn longest_at(&self, net: Net, now: u64) -> Option<Held> {
        let since = |held: &&Held| held.0.since.load(Ordering::Relaxed);
        let here = || self.nets.get(&net).into_iter().flat_map(BTreeMap::values);
        let idle = here().filter(|held| held.does_nothing()).min_by_key(since);
        let is_long = |held: &&Held| u128::from(now.saturating_sub(since(held))) > LONG.as_millis();
        let longest =
            || here().filter(|held| held.is_worked_for()).filter(is_long).min_by_key(since);
        idle.or_else(longest).cloned()
    }

    fn of_the_largest(&self, now: u64) -> Option<Held> {
        self.counts.iter().rev().find_map(|(_, net)| self.longest_at(*net, now))
    }
}

impl Held {
    /// A request has come and is being answered.
    pub fn work(&self) {
        self.now_does(WORKING);
    }

    /// It has its answer, or is made to wait: its place may be needed by others.
    pub fn rest(&self) {
        self.now_does(RESTING);
    }

    /// It stays for as long as its page is open.
    pub(super) fn become_socket(&self) {
        self.now_does(SOCKET);
    }

    /// Resolves when the place is needed by another.
    pub(super) async fn shown_out(&self) {
        self.0.out.notified().await;
    }

    /// Resolves when it has been silent or idle for too long.
    pub(super) async fn overdue(&self) {
        loop {
            let room = &self.0.crowd.0.room;
            let patience = match self.0.doing.load(Ordering::Relaxed) {
                SILENT => room.silence,
                _ => room.idleness,
            };
            let since = Duration::from_millis(self.0.since.load(Ordering::Relaxed));
            let (now, until) = (Duration::from_millis(self.0.crowd.now()), since + patience);
            if now >= until && self.does_nothing() {
                return;
            }
            tokio::time::sleep(until.saturating_sub(now).max(SOONEST)).await;
        }
    }

    /// The place it holds until this is dropped.
    pub(super) fn place(&self) -> Place {
        Place(self.clone())
    }

    fn now_does(&self, what: u8) {
        self.0.since.store(self.0.crowd.now(), Ordering::Relaxed);
        self.0.doing.store(what, Ordering::Relaxed);
    }

    fn does_nothing(&self) -> bool {
        matches!(self.0.doing.load(Ordering::Relaxed), SILENT | RESTING)
    }

    fn is_worked_for(&self) -> bool {
        self.0.doing.load(Ordering::Relaxed) == WORKING
    }
}

/// A place that is held.
#[derive(Debug)]
pub(super) struct Place(Held);

impl Drop for Place {
    fn drop(&mut self) {
        let crowd = &self.0.0.crowd;
        crowd.places().remove(&self.0);
        crowd.0.left.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    fn crowd(all: usize, per_net: usize) -> Crowd {
        let proxies = Proxies::new(vec!["192.0.2.200".parse().unwrap()]);
        let (silence, idleness) = (Duration::from_millis(30), Duration::from_mins(1));
        Crowd::new(Room { all, per_net, silence, idleness }, proxies)
    }

    async fn is_out(held: &Held) -> bool {
        let patience = Duration::from_millis(1);
        tokio::time::timeout(patience, held.shown_out()).await.is_ok()
    }

    #[tokio::test]
    async fn the_silent_make_room_and_those_who_are_answered_do_not() {
        let crowd = crowd(100, 3);
        let held: Vec<Held> = (0..3).map(|_| crowd.enter(address(1)).unwrap()).collect();
        held[0].work();
        held[2].become_socket();
        let newcomer = crowd.enter(address(1)).unwrap();
        assert!(is_out(&held[1]).await, "the silent one");
        assert_eq!(crowd.count(), 3);
        newcomer.work();
        assert!(crowd.enter(address(1)).is_none(), "all are at work");
        assert!(crowd.enter(address(2)).is_some(), "elsewhere there is room");
        held[0].rest();
        assert!(crowd.enter(address(1)).is_some());
        assert!(is_out(&held[0]).await);
    }

    #[test]
    fn who_is_worked_for_very_long_gives_way_to_a_newcomer() {
        let crowd = crowd(100, 2);
        let [working, playing] = [0; 2].map(|_| crowd.enter(address(1)).unwrap());
        working.work();
        playing.become_socket();
        let after = |later: Duration| {
            let now = crowd.now() + u64::try_from(later.as_millis()).unwrap();
            crowd.places().longest_at(Net::from(address(1)), now).map(|held| held.0.number)
        };
        assert_eq!(after(LONG / 2), None);
        assert_eq!(after(LONG * 2), Some(working.0.number));
    }

    #[tokio::test]
    async fn whoever_has_most_gives_one_up() {
        let crowd = crowd(6, 5);
        let modest = crowd.enter(address(1)).unwrap();
        let many: Vec<Held> = (0..5).map(|_| crowd.enter(address(2)).unwrap()).collect();
        let _newcomer = crowd.enter(address(3)).unwrap();
        assert!(is_out(&many[0]).await && !is_out(&modest).await);
        assert_eq!(crowd.count(), 6);
    }

    #[test]
    fn a_proxy_is_bound_by_the_whole_alone() {
        let crowd = crowd(5, 2);
        let all: Vec<_> = (0..5).map(|_| crowd.enter(address(200)).unwrap()).collect();
        all.iter().for_each(Held::work);
        assert!(crowd.enter(address(1)).is_none());
    }

    #[tokio::test]
    async fn a_place_is_free_again_when_its_connection_has_gone() {
        let crowd = crowd(1, 1);
        let place = crowd.enter(address(1)).unwrap().place();
        drop(place);
        assert_eq!(crowd.count(), 0);
        crowd.emptied().await;
        assert!(crowd.0.places.lock().unwrap().counts.is_empty());
    }

    #[tokio::test]
    async fn silence_ends_soon_and_work_does_not() {
        let crowd = crowd(9, 9);
        let [silent, resting, working] = [0; 3].map(|_| crowd.enter(address(1)).unwrap());
        resting.rest();
        working.work();
        let first = tokio::select! {
            () = resting.overdue() => "resting",
            () = working.overdue() => "working",
            () = silent.overdue() => "silent",
        };
        assert_eq!(first, "silent");
    }
}
