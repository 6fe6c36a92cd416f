//! Retention: what nobody has touched for as long as the host has set is packed or forgotten, a little at a time.
//! Elsewhere: data retention policy.

use crate::chance::now;
use crate::store::{Answer, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// How long what nobody touches is kept, in days; without a number, for ever.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Retention {
    /// Until a table is packed: its journal is kept, compressed, and opened as any other.
    pub pack: Option<u32>,
    /// Until a table is forgotten, with all that belongs to it.
    pub tables: Option<u32>,
    /// Until a line of chat is forgotten.
    pub chat: Option<u32>,
    /// Until a guest is forgotten whom no session and no table holds any more.
    pub guests: Option<u32>,
}

/// What was done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Done {
    /// Tables packed.
    pub packed: u64,
    /// Tables forgotten.
    pub tables: u64,
    /// Lines of chat forgotten.
    pub chat: u64,
    /// Sessions forgotten.
    pub sessions: u64,
    /// Guests forgotten.
    pub guests: u64,
}

/// How often everything is gone through.
const ROUND: Duration = Duration::from_hours(1);
/// How long others may write between two parts of a round.
const BREATH: Duration = Duration::from_millis(50);
/// How many tables are taken at a time.
const TABLES: u32 = 4;
/// How many rows of anything small are taken at a time.
const ROWS: u32 = 100;

const DAY: i64 = 86_400;

impl Retention {
    /// Goes through everything now and then, as long as it is let, and says what it did. A session that nobody has used
    /// for `idle` seconds has ended.
    pub async fn keep(self, store: Arc<dyn Store>, idle: i64) {
        loop {
            match self.round(&*store, now(), idle, BREATH).await {
                Ok(done) if done == Done::default() => {}
                Ok(done) => done.tell(),
                Err(error) => tracing::warn!(%error, "what is old could not be gone through"),
            }
            tokio::time::sleep(ROUND).await;
        }
    }

    /// Goes through everything once, and lets others write between any two parts.
    pub async fn round(
        self,
        store: &dyn Store,
        now: i64,
        idle: i64,
        breath: Duration,
    ) -> Result<Done, StoreError> {
        let since = |days: u32| now - i64::from(days) * DAY;
        let mut done = Done::default();
        let ended = now - idle;
        done.sessions = all(breath, || store.forget_sessions(ended, ROWS)).await?;
        if let Some(since) = self.tables.map(since) {
            done.tables = all(breath, || store.forget_tables(since, TABLES)).await?;
        }
        if let Some(since) = self.pack.map(since) {
            done.packed = all(breath, || store.pack(since, TABLES)).await?;
        }
        if let Some(since) = self.chat.map(since) {
            done.chat = all(breath, || store.forget_chat(since, ROWS)).await?;
        }
        if let Some(since) = self.guests.map(since) {
            done.guests = guests(store, since, breath).await?;
        }
        Ok(done)
    }
}

impl Done {
    fn tell(self) {
        let Self { packed, tables, chat, sessions, guests } = self;
        tracing::info!(
            packed,
            tables,
            chat,
            sessions,
            guests,
            "tables were packed; tables, chat, sessions and guests were forgotten"
        );
    }
}

/// Does something until there is nothing left to do; answers how much it was.
async fn all<'s>(
    breath: Duration,
    some: impl Fn() -> Answer<'s, u32> + Send,
) -> Result<u64, StoreError> {
    let mut done = 0;
    loop {
        match some().await? {
            0 => return Ok(done),
            more => done += u64::from(more),
        }
        tokio::time::sleep(breath).await;
    }
}

async fn guests(store: &dyn Store, since: i64, breath: Duration) -> Result<u64, StoreError> {
    let (mut done, mut mark) = (0, None);
    loop {
        let (forgotten, next) = store.forget_guests(since, mark, ROWS).await?;
        done += u64::from(forgotten);
        if next.is_none() {
            return Ok(done);
        }
        mark = next;
        tokio::time::sleep(breath).await;
    }
}
