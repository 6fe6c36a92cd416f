//! Who hears when a table may have begun or ceased to wait for them.

use super::State;
use crate::store::{PersonId, SeatRecord};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// Those who have pages open that say how many tables wait.
#[derive(Debug, Default)]
pub struct Waiting(Mutex<BTreeMap<PersonId, watch::Sender<u64>>>);

impl Waiting {
    /// Hears whenever a table of this person's has changed.
    pub fn listen(&self, person: PersonId) -> watch::Receiver<u64> {
        let mut all = self.lock();
        // Who listens no longer makes room when somebody comes.
        all.retain(|_, sender| sender.receiver_count() > 0);
        all.entry(person).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    /// A table has changed: those who have a seat there hear of it.
    pub(super) fn stir(&self, state: &State) {
        self.stir_seats(&state.record.seats);
    }

    /// The same of a table that is not at hand.
    pub(super) fn stir_seats(&self, seats: &[SeatRecord]) {
        let all = self.lock();
        for person in seats.iter().filter_map(|seat| seat.sits.owner()) {
            if let Some(sender) = all.get(&person) {
                sender.send_modify(|count| *count += 1);
            }
        }
    }

    /// Much may have changed: everybody hears of it.
    pub(super) fn stir_all(&self) {
        for sender in self.lock().values() {
            sender.send_modify(|count| *count += 1);
        }
    }

    /// Whether anybody listens.
    pub(super) fn is_heard(&self) -> bool {
        self.lock().values().any(|sender| sender.receiver_count() > 0)
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<PersonId, watch::Sender<u64>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
