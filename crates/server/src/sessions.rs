//! Sessions at hand: whose a token is, read once and remembered until it may have changed; and who must hear of its end.

use crate::chance::now;
use crate::recent::Recent;
use crate::store::{PersonId, PersonRecord, SessionRecord, Store, StoreError, TokenHash};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How many sessions are remembered for sure.
const REMEMBERED: usize = 10_000;
/// After how many seconds it is noted again that a session is used.
const NOTED: i64 = 3600;

/// How long what was read of a session is good for, where other servers may close it and the news of it may be lost.
const GOOD_FOR: Duration = Duration::from_secs(2);

/// A session and its person.
pub type Opened = Arc<(SessionRecord, PersonRecord)>;

/// The sessions of those who came lately. Whoever closes a session or changes a person says so here, once the store has kept it.
#[derive(Debug)]
pub struct Sessions {
    store: Arc<dyn Store>,
    known: Mutex<Known>,
    /// The sessions that have pages open, which are told when they end.
    pages: Mutex<BTreeMap<TokenHash, watch::Sender<bool>>>,
    /// Seconds after which a session that is not used ends.
    idle: i64,
    /// How long what was read is good for, where other servers may close a session.
    good_for: Option<Duration>,
}

#[derive(Debug)]
struct Known {
    opened: Recent<TokenHash, (Opened, Instant)>,
    /// Counts what was forgotten: what was read before that may be out of date.
    forgotten: u64,
}

impl Sessions {
    /// Nothing is remembered yet. A session that is not used for a number of seconds ends.
    pub fn new(store: Arc<dyn Store>, idle: i64) -> Self {
        let known = Known { opened: Recent::new(REMEMBERED), forgotten: 0 };
        let (good_for, pages) = (store.company().map(|_| GOOD_FOR), Mutex::new(BTreeMap::new()));
        Self { store, known: Mutex::new(known), pages, idle, good_for }
    }

    /// The session of a token, if it is at hand.
    pub fn at_hand(&self, token: TokenHash) -> Option<Opened> {
        let opened = self.known().opened.get(token).map(|(opened, _)| Arc::clone(opened));
        opened.filter(|opened| !self.is_over(&opened.0))
    }

    /// The session of a token that is used now, read if it is not at hand.
    pub async fn find(&self, token: TokenHash) -> Result<Option<Opened>, StoreError> {
        let Some(opened) = self.read(token).await? else { return Ok(None) };
        if self.is_over(&opened.0) {
            let _closed_before = self.store.close_session(opened.1.id, token).await;
            self.close(token);
            return Ok(None);
        }
        if now() - opened.0.used > NOTED {
            match self.store.touch_session(token, now()).await {
                Err(StoreError::Missing) => {
                    self.close(token);
                    return Ok(None);
                }
                // A session that is used is not refused because that cannot be written down.
                Err(_) => {}
                Ok(()) => self.forget(token),
            }
        }
        Ok(Some(opened))
    }

    async fn read(&self, token: TokenHash) -> Result<Option<Opened>, StoreError> {
        let known = self.known().opened.get(token).cloned();
        if let Some((opened, at)) = &known
            && self.good_for.is_none_or(|good_for| at.elapsed() < good_for)
        {
            return Ok(Some(Arc::clone(opened)));
        }
        let before = self.known().forgotten;
        let found = match (self.store.session(token).await, known) {
            // While the store does not answer, who is known stays so.
            (Err(StoreError::Broken(_)), Some((opened, _))) => return Ok(Some(opened)),
            (found, _) => found?,
        };
        let Some(found) = found else {
            self.close(token);
            return Ok(None);
        };
        let opened = Arc::new(found);
        let mut known = self.known();
        if known.forgotten == before {
            known.opened.insert(token, (Arc::clone(&opened), Instant::now()));
        }
        Ok(Some(opened))
    }

    /// Whether a session was not used for so long that it has ended.
    pub fn is_over(&self, session: &SessionRecord) -> bool {
        now() - session.used > self.idle
    }

    /// A session was closed: nobody knows it any more, and its pages hear of it at once.
    pub fn close(&self, token: TokenHash) {
        self.forget(token);
        if let Some(pages) = self.pages().remove(&token) {
            pages.send_replace(true);
        }
    }

    /// Several sessions were closed.
    pub fn close_all(&self, tokens: Vec<TokenHash>) {
        for token in tokens {
            self.close(token);
        }
    }

    /// Forgets every session of a person: they have changed.
    pub fn forget_person(&self, person: PersonId) {
        let mut known = self.known();
        known.forgotten += 1;
        known.opened.retain(|_, (opened, _)| opened.1.id != person);
    }

    /// The sessions that have pages open.
    pub fn attended(&self) -> Vec<TokenHash> {
        self.pages().keys().copied().collect()
    }

    /// A page of a session, which is to hear when the session ends.
    pub fn attend(self: &Arc<Self>, token: TokenHash) -> Attendance {
        let mut pages = self.pages();
        let ended = pages.entry(token).or_insert_with(|| watch::Sender::new(false)).subscribe();
        Attendance { sessions: Arc::clone(self), token, ended }
    }

    fn forget(&self, token: TokenHash) {
        let mut known = self.known();
        known.forgotten += 1;
        known.opened.remove(token);
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pages(&self) -> MutexGuard<'_, BTreeMap<TokenHash, watch::Sender<bool>>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An open page of a session.
#[derive(Debug)]
pub struct Attendance {
    sessions: Arc<Sessions>,
    token: TokenHash,
    ended: watch::Receiver<bool>,
}

impl Attendance {
    /// Whether the session has ended.
    pub fn is_over(&self) -> bool {
        *self.ended.borrow()
    }

    /// Resolves when the session has ended.
    pub async fn ended(&mut self) {
        let _closing = self.ended.wait_for(|ended| *ended).await;
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let mut pages = self.sessions.pages();
        if pages.get(&self.token).is_some_and(|pages| pages.receiver_count() <= 1) {
            pages.remove(&self.token);
        }
    }
}
