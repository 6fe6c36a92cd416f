//! Sessions at hand: whose a token is, read once and remembered until it may have changed.

use crate::recent::Recent;
use crate::store::{PersonId, PersonRecord, SessionRecord, Store, StoreError, TokenHash};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many sessions are remembered for sure.
const REMEMBERED: usize = 10_000;

/// A session and its person.
pub type Opened = Arc<(SessionRecord, PersonRecord)>;

/// The sessions of those who came lately. Whoever closes a session or changes a person says so here, once the store has kept it.
#[derive(Debug)]
pub struct Sessions {
    store: Arc<dyn Store>,
    known: Mutex<Known>,
}

#[derive(Debug)]
struct Known {
    opened: Recent<TokenHash, Opened>,
    /// Counts what was forgotten: what was read before that may be out of date.
    forgotten: u64,
}

impl Sessions {
    /// Nothing is remembered yet.
    pub const fn new(store: Arc<dyn Store>) -> Self {
        let known = Known { opened: Recent::new(REMEMBERED), forgotten: 0 };
        Self { store, known: Mutex::new(known) }
    }

    /// The session of a token, if it is at hand.
    pub fn at_hand(&self, token: TokenHash) -> Option<Opened> {
        self.known().opened.get(token).map(|opened| Arc::clone(opened))
    }

    /// The session of a token, read if it is not at hand.
    pub async fn find(&self, token: TokenHash) -> Result<Option<Opened>, StoreError> {
        if let Some(opened) = self.at_hand(token) {
            return Ok(Some(opened));
        }
        let before = self.known().forgotten;
        let Some(found) = self.store.session(token).await? else { return Ok(None) };
        let opened = Arc::new(found);
        let mut known = self.known();
        if known.forgotten == before {
            known.opened.insert(token, Arc::clone(&opened));
        }
        Ok(Some(opened))
    }

    /// Forgets a session: it was closed.
    pub fn forget(&self, token: TokenHash) {
        let mut known = self.known();
        known.forgotten += 1;
        known.opened.remove(token);
    }

    /// Forgets every session of a person: they or their sessions have changed.
    pub fn forget_person(&self, person: PersonId) {
        let mut known = self.known();
        known.forgotten += 1;
        known.opened.retain(|_, opened| opened.1.id != person);
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
