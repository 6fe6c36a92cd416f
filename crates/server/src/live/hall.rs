//! The hall: every table by its id, in memory while someone needs it.

use super::{CHAT, History, Live, Stand, State};
use crate::brain::Brain;
use crate::sessions::Sessions;
use crate::shelf::Shelf;
use crate::store::{Phase, Store, StoreError, TableId, TableRecord};
use crate::{chance, store};
use kernel::{Opened, Viewer};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// How much of everything there may be.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Bots that think at the same time.
    pub thinkers: usize,
    /// How long a bot takes at least while someone looks on.
    pub bot_pace: Duration,
    /// Tables a person may have open.
    pub tables_per_person: usize,
    /// Sockets a person may have open.
    pub sockets_per_person: usize,
    /// Sockets there may be in all.
    pub sockets: usize,
    /// Requests that change something, per person or address and minute.
    pub changes_per_minute: u32,
    /// Bytes of a request's body.
    pub body: usize,
    /// Seconds after which a table nobody looks at leaves memory.
    pub idle: i64,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            thinkers: cores.saturating_sub(1).max(1),
            bot_pace: Duration::from_millis(350),
            tables_per_person: 50,
            sockets_per_person: 20,
            sockets: 20_000,
            changes_per_minute: 600,
            body: 1 << 20,
            idle: 600,
        }
    }
}

/// What is counted, for `/metrics`.
#[derive(Debug, Default)]
pub struct Counts {
    /// Steps made durable.
    pub steps: AtomicU64,
    /// Tables rebuilt from their journals.
    pub loads: AtomicU64,
    /// Sockets open.
    pub sockets: AtomicU64,
    /// Messages sent over sockets.
    pub messages: AtomicU64,
    /// Their bytes.
    pub bytes: AtomicU64,
}

/// Every table.
#[derive(Debug, Clone)]
pub struct Hall {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The games.
    pub shelf: Arc<Shelf>,
    /// What plays for bots.
    pub brain: Arc<dyn Brain>,
    /// How much of everything there may be.
    pub limits: Limits,
    /// What is counted.
    pub counts: Arc<Counts>,
    /// The sessions at hand.
    pub sessions: Arc<Sessions>,
    pub(super) thinkers: Arc<Semaphore>,
    tables: Arc<Mutex<BTreeMap<TableId, Arc<Live>>>>,
}

/// Why there is no such table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HallError {
    /// Nobody knows it.
    #[error("there is no such table")]
    NoSuchTable,
    /// Its game is not on the shelf.
    #[error("the game {0} is not here")]
    NoSuchGame(String),
    /// Its journal does not replay under these rules.
    #[error("the journal does not replay: {0}")]
    DoesNotReplay(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Hall {
    /// An empty hall.
    pub fn new(
        store: Arc<dyn Store>,
        shelf: Arc<Shelf>,
        brain: Arc<dyn Brain>,
        limits: Limits,
    ) -> Self {
        Self {
            sessions: Arc::new(Sessions::new(Arc::clone(&store))),
            store,
            shelf,
            brain,
            limits,
            counts: Arc::default(),
            thinkers: Arc::new(Semaphore::new(limits.thinkers)),
            tables: Arc::default(),
        }
    }

    /// A table, rebuilt from its journal if nobody had it at hand.
    pub async fn table(&self, id: TableId) -> Result<Arc<Live>, HallError> {
        if let Some(live) = self.at_hand().get(&id) {
            return Ok(Arc::clone(live));
        }
        let loaded = Arc::new(Live::new(self.load(id).await?));
        let live = Arc::clone(self.at_hand().entry(id).or_insert(loaded));
        live.drive_bots(self, &mut *live.state().await);
        Ok(live)
    }

    /// Rebuilds a table from its journal.
    pub(super) async fn load(&self, id: TableId) -> Result<State, HallError> {
        self.counts.loads.fetch_add(1, Ordering::Relaxed);
        let record = self.store.table(id).await?.ok_or(HallError::NoSuchTable)?;
        let steps = self.store.steps(id, 0).await?;
        let (chat, reports) = (self.store.chat(id, CHAT).await?, self.store.reports(id).await?);
        let games = Arc::clone(&self.shelf);
        // A record read before its steps may be older than they are.
        let version = steps.last().map_or(record.version, |step| step.seq);
        let phase = steps.last().map_or(record.phase, |step| step.phase);
        let phase = if record.phase.is_ended() { record.phase } else { phase };
        let record = TableRecord { phase, version, ..record };
        let rebuilt = tokio::task::spawn_blocking(move || {
            let missing = || HallError::NoSuchGame(record.game.clone());
            let boxed = games.find(&record.game).ok_or_else(missing)?;
            let history = History::of(&record, &steps)?;
            let Opened { table, findings } = history.opened(boxed)?;
            let stored = &history.journal().entries;
            let shared = stored.iter().zip(&table.journal().entries).take_while(|(a, b)| a == b);
            let shared = shared.count();
            let told = table.story(Viewer::Watcher, 0).last().map_or(0, |line| line.index);
            let stand = Stand { since: record.version, ..Stand::default() };
            let stands = vec![stand; table.seats()];
            let mut state = State {
                record,
                table,
                shared,
                cut: findings.cut,
                chat,
                reports,
                recent: told.saturating_sub(CHAT as usize),
                unveiled: BTreeMap::new(),
                stands,
                hints: BTreeMap::new(),
                driven: false,
                stuck: None,
            };
            state.note_asks(None);
            Ok(state)
        });
        rebuilt.await.map_err(|_| HallError::DoesNotReplay("a rule panicked".to_owned()))?
    }

    /// The history of a table as it is stored.
    pub async fn history(&self, id: TableId) -> Result<(TableRecord, History), HallError> {
        let record = self.store.table(id).await?.ok_or(HallError::NoSuchTable)?;
        let steps = self.store.steps(id, 0).await?;
        let history = History::of(&record, &steps)?;
        Ok((record, history))
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.at_hand().len()
    }

    /// Lets go of tables nobody has looked at for a while.
    pub fn sweep(&self) {
        let before = chance::now() - self.limits.idle;
        self.at_hand().retain(|_, live| {
            Arc::strong_count(live) > 1
                || live.is_watched()
                || live.touched.load(Ordering::Relaxed) > before
        });
    }

    /// Whether a person may open one more table.
    pub async fn has_room(&self, person: store::PersonId) -> Result<bool, StoreError> {
        let tables = self.store.tables_of(person).await?;
        let open = tables.iter().filter(|table| {
            table.host == person && matches!(table.phase, Phase::Gathering | Phase::Playing)
        });
        Ok(open.count() < self.limits.tables_per_person)
    }

    fn at_hand(&self) -> MutexGuard<'_, BTreeMap<TableId, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// For tools and tests.
impl Hall {
    /// Holds a table in this very state, whatever its journal says.
    pub async fn adopt(
        &self,
        id: TableId,
        table: Box<dyn kernel::AnyTable>,
    ) -> Result<(), HallError> {
        let live = self.table(id).await?;
        let mut state = live.state().await;
        state.table = table;
        state.note_asks(None);
        Ok(())
    }
}
