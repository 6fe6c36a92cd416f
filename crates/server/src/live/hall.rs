//! The hall: every table by its id, in memory while someone needs it.
//! Elsewhere: session cache.

use super::{Among, Gaps, Live, Past, Pasts, Thinkers, Waiting, analysis};
use crate::brain::Brain;
use crate::sessions::Sessions;
use crate::shelf::Shelf;
use crate::store::{Store, StoreError, TableId, TableRecord};
use crate::tallies::Tallies;
use crate::timing::Timing;
use crate::work::{Hands, NotDone, Pool, Who, Wish};
use crate::{chance, store};
use kernel::AnyTable;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::OnceCell;

/// How much of everything there may be.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Bots that look ahead at the same time.
    pub thinkers: usize,
    /// How long a bot takes at least while someone looks on.
    pub bot_pace: Duration,
    /// Between which two moments after its question a prepared answer is given.
    pub prepared: (Duration, Duration),
    /// How long a bot takes at least at a table of bots that nobody looks at.
    pub unseen_pace: Duration,
    /// Tables a person may have open.
    pub tables_per_person: usize,
    /// Sockets a person may have open.
    pub sockets_per_person: usize,
    /// Sockets an address may have open.
    pub sockets_per_address: usize,
    /// Sockets there may be in all.
    pub sockets: usize,
    /// Connections an address may have open.
    pub connections_per_address: usize,
    /// Connections there may be in all.
    pub connections: usize,
    /// How long a new connection may take to say what it wants, and a request to bring its body.
    pub silence: Duration,
    /// How long a connection may stay between two requests, or take to read an answer.
    pub idleness: Duration,
    /// Requests that change something: of a person, or of all strangers at one address, in a minute.
    pub changes_per_minute: u32,
    /// Requests that change nothing, counted likewise.
    pub looks_per_minute: u32,
    /// Requests of one that are worked on at the same time.
    pub at_once: usize,
    /// How long who comes too often waits for the refusal.
    pub rest: Duration,
    /// Guests an address may make in an hour; a third of them at once.
    pub guests_per_hour: u32,
    /// Tables an address may set in an hour.
    pub tables_per_hour: u32,
    /// Bytes of a request's body.
    pub body: usize,
    /// Tables that are held in memory, as long as no more of them are in use.
    pub tables_at_hand: usize,
    /// Seconds after which a table nobody looks at leaves memory.
    pub idle: i64,
    /// Seconds after which a session that is not used ends.
    pub session_idle: i64,
    /// Bytes that tables' pasts may take in memory.
    pub pasts: usize,
    /// Steps a table may have come through until nothing more is taken back: what is taken back is a step too.
    pub steps: u64,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            thinkers: cores.saturating_sub(1).max(1),
            bot_pace: Duration::from_millis(350),
            prepared: (Duration::from_secs(5), Duration::from_secs(20)),
            unseen_pace: Duration::from_secs(2),
            tables_per_person: 50,
            sockets_per_person: 20,
            sockets_per_address: 200,
            sockets: 15_000,
            connections_per_address: 500,
            connections: 20_000,
            silence: Duration::from_secs(10),
            idleness: Duration::from_mins(1),
            changes_per_minute: 600,
            looks_per_minute: 3000,
            at_once: 16,
            rest: Duration::from_secs(1),
            guests_per_hour: 120,
            tables_per_hour: 240,
            body: 1 << 20,
            tables_at_hand: 5000,
            idle: 600,
            session_idle: 30 * 24 * 3600,
            pasts: 64 << 20,
            steps: 50_000,
        }
    }
}

/// How much longer a bot takes for each fact that was told before, and the longest it waits for them.
const SEEN: (Duration, Duration) = (Duration::from_millis(130), Duration::from_millis(1500));

impl Limits {
    /// How long a bot takes at least while someone looks on, after so much has happened.
    pub fn pace_after(&self, happened: usize) -> Duration {
        let (each, longest) = SEEN;
        let seen = each.saturating_mul(u32::try_from(happened).unwrap_or(u32::MAX)).min(longest);
        if self.bot_pace.is_zero() { Duration::ZERO } else { self.bot_pace.max(seen) }
    }
}

/// For tools and tests.
impl Limits {
    /// As good as no limits to what comes from one address: many people who are one program.
    pub fn for_a_crowd() -> Self {
        Self {
            bot_pace: Duration::ZERO,
            unseen_pace: Duration::ZERO,
            prepared: (Duration::ZERO, Duration::ZERO),
            tables_per_person: 10_000,
            sockets_per_address: 100_000,
            sockets: 100_000,
            connections_per_address: 100_000,
            connections: 100_000,
            changes_per_minute: 10_000_000,
            looks_per_minute: 10_000_000,
            at_once: 10_000,
            guests_per_hour: 10_000_000,
            tables_per_hour: 10_000_000,
            ..Self::default()
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
    /// Messages sent over sockets.
    pub messages: AtomicU64,
    /// Their bytes.
    pub bytes: AtomicU64,
    /// How long a choice takes, from when it is wanted until it is done or refused.
    pub choices: Timing,
    /// How long the store takes to keep a step.
    pub appends: Timing,
    /// How long a page takes to be drawn.
    pub drawings: Timing,
    /// How long a table takes to be rebuilt.
    pub replays: Timing,
    /// How long a bot's answer takes, with the time it waits for its turn to think.
    pub thoughts: Timing,
    /// Requests that went wrong here: answered with a status of 500 or more.
    pub errors: AtomicU64,
    /// Changes for which another was first.
    pub conflicts: AtomicU64,
    /// Steps of bots that were refused because another server drives the table.
    pub fenced: AtomicU64,
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
    /// What is counted for all servers together.
    pub tallies: Arc<Tallies>,
    /// The sessions at hand.
    pub sessions: Arc<Sessions>,
    /// Who thinks for the bots.
    pub thinkers: Thinkers,
    /// This server among others, where the store is shared.
    pub among: Option<Arc<Among>>,
    /// Who hears when a table may have begun or ceased to wait for them.
    pub waiting: Arc<Waiting>,
    /// When no clock ran.
    pub gaps: Arc<Gaps>,
    /// Where tables are rebuilt.
    pub(super) loading: Pool,
    /// Where pasts are looked at.
    looking_back: Pool,
    /// Where finished games are analysed.
    pub(super) analysing: Pool,
    pasts: Arc<Pasts>,
    tables: Arc<Mutex<BTreeMap<TableId, Slot>>>,
}

/// A table that is at hand, or on its way here.
pub(super) type Slot = Arc<OnceCell<Arc<Live>>>;

/// What it takes to rebuild a table or to look at its past, roughly.
pub(super) const REPLAY: Duration = Duration::from_millis(20);
/// Whoever looks at the past waits in a short line; whoever wants to play does not have to hurry to get into one.
const LOOKING_BACK: Hands = Hands { hands: 1, waiting: 32, waiting_each: 4 };
const LOADING: Hands = Hands { hands: 1, waiting: 10_000, waiting_each: 10_000 };
/// How much they leave to pages.
const NICENESS: i32 = 5;

/// Why there is no such table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HallError {
    /// Nobody knows it.
    #[error("there is no such table")]
    NoSuchTable,
    /// It has not begun, so it has no past.
    #[error("the table has not begun")]
    NotBegun,
    /// Its game is not on the shelf.
    #[error("the game {0} is not here")]
    NoSuchGame(String),
    /// Its journal does not replay under these rules.
    #[error("the journal does not replay: {0}")]
    DoesNotReplay(String),
    /// Too many want the same.
    #[error("too many wait already")]
    Busy,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<NotDone> for HallError {
    fn from(not_done: NotDone) -> Self {
        match not_done {
            NotDone::Busy(_) => Self::Busy,
            NotDone::Panicked => Self::DoesNotReplay("a rule panicked".to_owned()),
        }
    }
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
            sessions: Arc::new(Sessions::new(Arc::clone(&store), limits.session_idle)),
            tallies: Arc::new(Tallies::new(limits, Arc::clone(&store))),
            among: store.company().map(|_| Arc::new(Among::new())),
            store,
            shelf,
            thinkers: Thinkers::new(Arc::clone(&brain), limits.thinkers),
            brain,
            limits,
            counts: Arc::default(),
            waiting: Arc::default(),
            gaps: Arc::default(),
            loading: Pool::start("tavolata-load", LOADING, NICENESS),
            looking_back: Pool::start("tavolata-past", LOOKING_BACK, NICENESS),
            analysing: Pool::start("tavolata-analyse", analysis::ANALYSING, analysis::NICENESS),
            pasts: Arc::new(Pasts::new(limits.pasts)),
            tables: Arc::default(),
        }
    }

    /// A table, whoever wants it.
    pub async fn table(&self, id: TableId) -> Result<Arc<Live>, HallError> {
        self.table_for(id, Who::Table(id)).await
    }

    /// A table that somebody wants, rebuilt from its journal if nobody had it at hand: once, however many want it.
    pub async fn table_for(&self, id: TableId, who: Who) -> Result<Arc<Live>, HallError> {
        let slot = self.slot(id);
        let loaded = slot.get_or_try_init(async || {
            let around = self.among.as_ref().map(|among| among.around.clone());
            let live = Arc::new(Live::new(self.load(id, who).await?, around));
            let mut state = live.state().await;
            live.drive_bots(self, &mut state);
            live.wind(self, &state);
            self.note_results(&state).await;
            drop(state);
            Ok(live)
        });
        let loaded = loaded.await.cloned();
        if loaded.is_err() {
            let mut tables = self.at_hand();
            // Ours and the map's: nobody else tries to load it.
            if Arc::strong_count(&slot) == 2 && slot.get().is_none() {
                tables.remove(&id);
            }
        }
        loaded
    }

    /// The level of a bot that stands in.
    pub fn usual_level(&self) -> &'static str {
        render::table::default_level(self.brain.levels())
    }

    /// Whether a person sees a page of theirs at a table, here or, as far as the store knows, at another server.
    pub async fn is_looking(&self, id: TableId, person: store::PersonId) -> bool {
        let slot = self.at_hand().get(&id).map(Arc::clone);
        let live = slot.and_then(|slot| slot.get().map(Arc::clone));
        if live.is_some_and(|live| live.is_seen_by(person)) {
            return true;
        }
        let Some(company) = self.store.company() else { return false };
        let others = company.others(vec![id]).await.unwrap_or_default();
        others.get(&id).is_some_and(|others| others.sees(person))
    }

    /// The place of a table. Where very many are at hand, those nobody has looked at for longest make room.
    fn slot(&self, id: TableId) -> Slot {
        let mut tables = self.at_hand();
        if tables.len() >= self.limits.tables_at_hand && !tables.contains_key(&id) {
            let idle = tables.iter().filter_map(|(id, slot)| Some((unused_since(slot)?, *id)));
            let mut idle: Vec<_> = idle.collect();
            idle.sort_unstable();
            for (_, id) in idle.into_iter().take(self.limits.tables_at_hand / 8 + 1) {
                tables.remove(&id);
            }
        }
        Arc::clone(tables.entry(id).or_default())
    }

    /// The past of a table that has begun, up to where this record has it.
    pub async fn past(&self, record: TableRecord) -> Result<Arc<Past>, HallError> {
        if let Some(past) = self.pasts.find(&record) {
            return Ok(past);
        }
        let mut steps = self.store.steps(record.id, 0).await?;
        // Another server may have gone on meanwhile.
        steps.retain(|step| step.seq <= record.version);
        Ok(self.pasts.keep(Past::new(record, steps)))
    }

    /// Does what takes as long as a replay, where it is in nobody's way.
    pub async fn look_back<T: Send + 'static>(
        &self,
        who: Who,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        self.looking_back.run(Wish::of(who, REPLAY), work).await
    }

    /// How many wait to look back.
    pub fn looking_back(&self) -> usize {
        self.looking_back.waiting()
    }

    /// How many tables wait to be rebuilt.
    pub fn loading(&self) -> usize {
        self.loading.waiting()
    }

    /// Gives an account what a guest has, here and in the store. The guest's sessions end before anyone is told.
    pub async fn merge(
        &self,
        guest: store::PersonId,
        into: store::PersonId,
        level: &str,
    ) -> Result<(), HallError> {
        let merged = self.store.merge(guest, into, level.to_owned()).await?;
        self.sessions.close_all(merged.sessions);
        for table in merged.tables {
            let known = self.at_hand().contains_key(&table);
            if known {
                let live = self.table(table).await?;
                live.look_again(self, &mut *live.state().await).await?;
            }
        }
        Ok(())
    }

    /// Forgets a person for good, and lets their tables be as they are then.
    pub async fn forget_person(&self, person: store::PersonId) -> Result<(), HallError> {
        let gone = self.store.forget_person(person, self.usual_level().to_owned()).await?;
        self.settle_without(person, gone).await
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.at_hand().values().filter(|slot| slot.initialized()).count()
    }

    /// Lets go of tables nobody has looked at for a while.
    pub fn sweep(&self) {
        let before = chance::now() - self.limits.idle;
        self.at_hand().retain(|_, slot| unused_since(slot).is_none_or(|touched| touched > before));
    }

    /// Whether a person may open one more table.
    pub async fn has_room(&self, person: store::PersonId) -> Result<bool, StoreError> {
        let most = u32::try_from(self.limits.tables_per_person).unwrap_or(u32::MAX);
        Ok(self.store.hosted(person, most).await? < most)
    }

    pub(super) fn at_hand(&self) -> MutexGuard<'_, BTreeMap<TableId, Slot>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When somebody last wanted a table that nobody has in hand or looks at.
fn unused_since(slot: &Slot) -> Option<i64> {
    if Arc::strong_count(slot) > 1 {
        return None;
    }
    let Some(live) = slot.get() else { return Some(0) };
    let is_used = Arc::strong_count(live) > 1 || live.is_watched();
    (!is_used).then(|| live.touched.load(Ordering::Relaxed))
}

/// For tools and tests.
impl Hall {
    /// Holds a table in this very state, whatever its journal says.
    pub async fn adopt(&self, id: TableId, table: Box<dyn AnyTable>) -> Result<(), HallError> {
        let live = self.table(id).await?;
        let mut state = live.state().await;
        state.table = Some(table.into());
        state.note_asks(None);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_waits_for_what_there_is_to_see_and_for_no_longer_than_it_takes() {
        let limits = Limits::default();
        let waits = |happened| limits.pace_after(happened).as_millis();
        assert_eq!([0, 1, 2, 4, 8, 90].map(waits), [350, 350, 350, 520, 1040, 1500]);
        assert_eq!(Limits::for_a_crowd().pace_after(90), Duration::ZERO);
    }
}
