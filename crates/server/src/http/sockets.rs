//! Sockets that are open: how many, from where, whose.

use super::Refusal;
use crate::live::Limits;
use crate::net::Net;
use crate::work::Who;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Every open socket.
#[derive(Debug, Clone, Default)]
pub struct Sockets(Arc<Mutex<Open>>);

#[derive(Debug, Default)]
struct Open {
    /// By address, in the order in which they came.
    nets: BTreeMap<Net, BTreeMap<u64, Holder>>,
    each: BTreeMap<Who, usize>,
    all: usize,
    came: u64,
}

#[derive(Debug, Clone)]
struct Holder {
    who: Who,
    out: Arc<Notify>,
}

/// An open socket's place, until it is dropped.
#[derive(Debug)]
pub(super) struct Place {
    sockets: Sockets,
    net: Net,
    number: u64,
    out: Arc<Notify>,
}

impl Sockets {
    /// A place for one more. Where an address has no more, whoever holds most there gives up the oldest.
    pub(super) fn open(&self, limits: &Limits, net: Net, who: Who) -> Result<Place, Refusal> {
        let most = match who {
            Who::Person(_) | Who::Table(_) | Who::Login(_) => limits.sockets_per_person,
            Who::Strangers(_) => limits.sockets_per_address / 2,
        };
        let mut open = self.lock();
        if open.each.get(&who).copied().unwrap_or_default() >= most || open.all >= limits.sockets {
            return Err(Refusal::TooMany);
        }
        if open.nets.get(&net).map_or(0, BTreeMap::len) >= limits.sockets_per_address {
            let oldest = open.oldest_of_the_largest(net, who).ok_or(Refusal::TooMany)?;
            open.close(net, oldest);
        }
        let (number, out) = (open.came, Arc::new(Notify::new()));
        open.came += 1;
        open.all += 1;
        *open.each.entry(who).or_default() += 1;
        let holder = Holder { who, out: Arc::clone(&out) };
        open.nets.entry(net).or_default().insert(number, holder);
        Ok(Place { sockets: self.clone(), net, number, out })
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// The oldest socket of whoever holds most at an address, if that is clearly more than this one would.
    fn oldest_of_the_largest(&self, net: Net, newcomer: Who) -> Option<u64> {
        let here = self.nets.get(&net)?;
        let mut counts = BTreeMap::<Who, usize>::new();
        for holder in here.values() {
            *counts.entry(holder.who).or_default() += 1;
        }
        let own = counts.get(&newcomer).copied().unwrap_or_default();
        let (largest, count) = counts.into_iter().max_by_key(|(_, count)| *count)?;
        let mut oldest = here.iter().filter(|(_, holder)| holder.who == largest);
        oldest.next().filter(|_| count > own + 1).map(|(number, _)| *number)
    }

    fn close(&mut self, net: Net, number: u64) {
        let Some(here) = self.nets.get_mut(&net) else { return };
        let Some(holder) = here.remove(&number) else { return };
        if here.is_empty() {
            self.nets.remove(&net);
        }
        self.all -= 1;
        if let Some(count) = self.each.get_mut(&holder.who) {
            *count -= 1;
            if *count == 0 {
                self.each.remove(&holder.who);
            }
        }
        holder.out.notify_one();
    }
}

impl Place {
    /// Resolves when the place has gone to another.
    pub(super) async fn taken(&self) {
        self.out.notified().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.sockets.lock().close(self.net, self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::PersonId;
    use std::net::Ipv4Addr;
    use std::time::Duration;

    const HERE: Net = Net::V4(Ipv4Addr::LOCALHOST);

    fn person(number: u128) -> Who {
        Who::Person(PersonId(number))
    }

    #[tokio::test]
    async fn whoever_holds_most_at_an_address_gives_one_up() {
        let limits = Limits { sockets_per_address: 6, sockets_per_person: 5, ..Limits::default() };
        let sockets = Sockets::default();
        let open = |who| sockets.open(&limits, HERE, who);
        let greedy: Vec<Place> = (0..5).map(|_| open(person(1)).unwrap()).collect();
        assert!(open(person(1)).is_err(), "five for one person");
        let _second = open(person(2)).unwrap();
        let _third = open(person(3)).unwrap();
        assert_eq!(sockets.count(), 6);
        let patience = Duration::from_secs(5);
        tokio::time::timeout(patience, greedy[0].taken()).await.expect("the oldest of five");
        drop(greedy);
        assert_eq!(sockets.count(), 2);
    }

    #[test]
    fn strangers_leave_room_for_those_who_play() {
        let limits = Limits { sockets_per_address: 4, ..Limits::default() };
        let sockets = Sockets::default();
        let strangers = Who::Strangers(HERE);
        let held: Vec<_> = (0..2).map(|_| sockets.open(&limits, HERE, strangers)).collect();
        assert!(held.iter().all(Result::is_ok));
        assert!(sockets.open(&limits, HERE, strangers).is_err());
        assert!(sockets.open(&limits, HERE, person(1)).is_ok());
    }
}
