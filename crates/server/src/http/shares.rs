//! Shares: which guests of an address are drawn for in their own name.
//!
//! Turns are fair among persons, and a guest costs nothing: a client that is forty guests would have forty shares. So a few
//! guests of an address have a share each, as at a family's or a club's table, and those who come after them one together.

use super::visitor::Visitor;
use crate::net::Net;
use crate::recent::Recent;
use crate::store::PersonId;
use crate::work::Who;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Guests of one address who have a share of their own.
const GUESTS: usize = 6;
/// After this long without a wish a guest's share is free for another.
const LATELY: Duration = Duration::from_mins(10);
/// Addresses that are remembered.
const REMEMBERED: usize = 10_000;

/// The guests who have a share of their own, by address.
#[derive(Debug)]
pub struct Shares(Mutex<Recent<Net, Vec<(PersonId, Instant)>>>);

impl Default for Shares {
    fn default() -> Self {
        Self(Mutex::new(Recent::new(REMEMBERED)))
    }
}

impl Shares {
    /// In whose name something is drawn for a visitor.
    pub(super) fn of(&self, visitor: &Visitor) -> Who {
        match &visitor.person {
            Some(person) if person.account.is_none() => self.of_guest(visitor.net, person.id),
            Some(_) | None => visitor.who(),
        }
    }

    fn of_guest(&self, net: Net, guest: PersonId) -> Who {
        let now = Instant::now();
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let here = all.get_or(net, Vec::new);
        if let Some((_, at)) = here.iter_mut().find(|(person, _)| *person == guest) {
            *at = now;
            return Who::Person(guest);
        }
        here.retain(|(_, at)| now.duration_since(*at) < LATELY);
        if here.len() >= GUESTS {
            return Who::Strangers(net);
        }
        here.push((guest, now));
        Who::Person(guest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn the_first_guests_of_an_address_have_shares_of_their_own() {
        let (shares, here) = (Shares::default(), Net::V4(Ipv4Addr::LOCALHOST));
        let guest = |number| shares.of_guest(here, PersonId(number));
        for number in 0..6 {
            assert_eq!(guest(number), Who::Person(PersonId(number)));
        }
        assert_eq!(guest(6), Who::Strangers(here), "who comes later has one with the others");
        assert_eq!(guest(0), Who::Person(PersonId(0)), "who was here keeps it");
        let elsewhere = Net::V4(Ipv4Addr::BROADCAST);
        assert_eq!(shares.of_guest(elsewhere, PersonId(6)), Who::Person(PersonId(6)));
    }
}
