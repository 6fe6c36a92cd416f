//! This server among others: it says that it lives, hears what they did, drives the bots of tables that it leads, and takes
//! over from those that are gone.

use super::{Hall, Live};
use crate::recent::Recent;
use crate::store::{Company, News, StoreError, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

/// For how long this server says that it lives.
const LIFETIME: Duration = Duration::from_secs(4);
/// How often it says so.
const PULSE: Duration = Duration::from_secs(1);
/// A server that could not say so for this long drives nothing: another may do so already.
const STALE: Duration = Duration::from_secs(3);
/// How often it looks for news that were lost, and for tables that nobody drives.
const LOOK: Duration = Duration::from_secs(1);
/// How long those who come and go are gathered before the others hear of them.
const GATHER: Duration = Duration::from_millis(20);
/// How many tables are taken over at once.
const ADOPTED: u32 = 64;
/// How long a table that another drives is left alone.
const DENIED: Duration = Duration::from_millis(800);
/// For how many tables of a moment's news it is looked who sits there; what is left out is looked at now and then.
const STIRRED: usize = 64;
/// Of how many tables it is known that another drives them.
const REMEMBERED: usize = 10_000;

/// This server among others.
#[derive(Debug)]
pub struct Among {
    /// The tables this server drives, and in which epoch.
    leads: Mutex<BTreeMap<TableId, i64>>,
    /// When another was found to drive a table.
    denied: Mutex<Recent<TableId, Instant>>,
    /// When this server last said that it lives.
    renewed: Mutex<Option<Instant>>,
    leaving: AtomicBool,
    /// Servers that live.
    nodes: AtomicU32,
    /// Leases taken over from others that were gone.
    pub taken: AtomicU64,
    /// Tables that somebody came to or left.
    pub(super) around: UnboundedSender<TableId>,
    coming: Mutex<Option<UnboundedReceiver<TableId>>>,
}

/// What goes on beside the tables, until it is dropped.
#[derive(Debug)]
pub struct Attending {
    _tasks: JoinSet<()>,
}

impl Among {
    pub(super) fn new() -> Self {
        let (around, coming) = unbounded_channel();
        Self {
            leads: Mutex::default(),
            denied: Mutex::new(Recent::new(REMEMBERED)),
            renewed: Mutex::default(),
            leaving: AtomicBool::new(false),
            nodes: AtomicU32::new(1),
            taken: AtomicU64::new(0),
            around,
            coming: Mutex::new(Some(coming)),
        }
    }

    /// How many servers live.
    pub fn nodes(&self) -> u32 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// How many tables this server drives.
    pub fn leads(&self) -> usize {
        self.led().len()
    }

    /// Whether this server has said lately that it lives, and does not go.
    pub(super) fn may_drive(&self) -> bool {
        let renewed = *self.renewed.lock().unwrap_or_else(PoisonError::into_inner);
        renewed.is_some_and(|at| at.elapsed() < STALE) && !self.leaving.load(Ordering::Relaxed)
    }

    /// Whether another was found to drive a table a moment ago.
    pub(super) fn was_denied(&self, table: TableId) -> bool {
        let mut denied = self.denied.lock().unwrap_or_else(PoisonError::into_inner);
        denied.get(table).is_some_and(|at| at.elapsed() < DENIED)
    }

    /// The epoch in which this server drives a table; none if another does.
    pub(super) async fn lead(
        &self,
        company: &dyn Company,
        table: TableId,
    ) -> Result<Option<i64>, StoreError> {
        if !self.may_drive() {
            return Ok(None);
        }
        let known = self.led().get(&table).copied();
        if known.is_some() {
            return Ok(known);
        }
        let epoch = company.lead(table).await?;
        let mut denied = self.denied.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(epoch) = epoch {
            denied.remove(table);
            self.led().insert(table, epoch);
            self.taken.fetch_add(u64::from(epoch > 1), Ordering::Relaxed);
        } else {
            denied.insert(table, Instant::now());
        }
        Ok(epoch)
    }

    /// Another drives the table now.
    pub(super) fn lose(&self, table: TableId) {
        self.led().remove(&table);
    }

    fn led(&self) -> MutexGuard<'_, BTreeMap<TableId, i64>> {
        self.leads.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hall {
    /// Takes part among other servers, if the store is shared with any, until what is answered is dropped.
    pub fn attend(&self) -> Attending {
        let mut tasks = JoinSet::new();
        if let (Some(among), Some(company)) = (&self.among, self.store.company()) {
            tasks.spawn(live_on(self.clone(), Arc::clone(among)));
            let coming = among.coming.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some((coming, news)) = coming.zip(company.hear()) {
                tasks.spawn(show_up(self.clone(), coming));
                tasks.spawn(hear(self.clone(), Arc::clone(among), news));
            }
        }
        Attending { _tasks: tasks }
    }

    /// Goes from among the others: drives nothing any more, and gives up its leases.
    pub async fn leave(&self) {
        let (Some(among), Some(company)) = (&self.among, self.store.company()) else { return };
        among.leaving.store(true, Ordering::Relaxed);
        among.led().clear();
        if let Err(error) = company.leave().await {
            tracing::warn!(%error, "the leases were not given up; they end by themselves");
        }
    }

    /// The tables at hand.
    fn all_at_hand(&self) -> Vec<Arc<Live>> {
        self.at_hand().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    fn known(&self, id: TableId) -> Option<Arc<Live>> {
        self.at_hand().get(&id).and_then(|slot| slot.get().cloned())
    }
}

/// Says that this server lives, as long as it does.
async fn live_on(hall: Hall, among: Arc<Among>) {
    let Some(company) = hall.store.company() else { return };
    loop {
        // What took long to be said counts from when it was begun.
        let (begun, mut wait) = (Instant::now(), PULSE);
        if among.leaving.load(Ordering::Relaxed) {
            return;
        }
        match tokio::time::timeout(STALE, company.live_on(LIFETIME)).await {
            Ok(Ok(nodes)) => {
                *among.renewed.lock().unwrap_or_else(PoisonError::into_inner) = Some(begun);
                among.nodes.store(nodes, Ordering::Relaxed);
            }
            Ok(Err(_)) | Err(_) => wait /= 4,
        }
        tokio::time::sleep(wait).await;
    }
}

/// Tells the others who is at which table.
async fn show_up(hall: Hall, mut coming: UnboundedReceiver<TableId>) {
    let Some(company) = hall.store.company() else { return };
    while let Some(first) = coming.recv().await {
        tokio::time::sleep(GATHER).await;
        let mut tables = BTreeSet::from([first]);
        while let Ok(more) = coming.try_recv() {
            tables.insert(more);
        }
        for live in tables.into_iter().filter_map(|id| hall.known(id)) {
            if let Err(error) = company.show_up(live.id, live.here_now()).await {
                tracing::debug!(%error, "who is at a table was not told");
            }
        }
    }
}

/// Hears what the others tell, and looks now and then whether something was lost.
async fn hear(hall: Hall, among: Arc<Among>, mut news: UnboundedReceiver<News>) {
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            one = news.recv() => {
                let Some(one) = one else { return };
                let mut all = BTreeSet::from([one]);
                while let Ok(more) = news.try_recv() {
                    all.insert(more);
                }
                hall.take_news(&all).await;
            }
            _ = look.tick() => hall.look_round(&among).await,
        }
    }
}

impl Hall {
    async fn take_news(&self, news: &BTreeSet<News>) {
        let (mut tables, mut here, mut others) = (Vec::new(), Vec::new(), Vec::new());
        for one in news {
            match one {
                News::Table(table) => match self.known(*table) {
                    Some(live) => tables.push(live),
                    None => others.push(*table),
                },
                News::Here(table) => here.extend(self.known(*table)),
                News::Session(token) => self.sessions.close(*token),
                News::Person(person) => self.sessions.forget_person(*person),
                News::Counted(counted) => self.tallies.hear(*counted),
                News::Everything => {
                    let watched = self.all_at_hand();
                    for live in watched.iter().filter(|live| live.is_watched_here()) {
                        live.tell_around();
                    }
                    tables.extend(watched);
                    self.waiting.stir_all();
                }
            }
        }
        self.stir_others(others).await;
        self.compare(tables).await;
        self.see_others(here).await;
    }

    /// Lets those who sit at tables that are not at hand hear that these have changed, if any of them listens here.
    async fn stir_others(&self, mut tables: Vec<TableId>) {
        tables.truncate(STIRRED);
        for table in tables.into_iter().filter(|_| self.waiting.is_heard()) {
            if let Ok(Some(record)) = self.store.table(table).await {
                self.waiting.stir_seats(&record.seats);
            }
        }
    }

    /// What must not be missed: tables that were changed or are driven by nobody, sessions that were closed.
    async fn look_round(&self, among: &Arc<Among>) {
        let all = self.all_at_hand();
        let held: BTreeSet<TableId> = among.led().keys().copied().collect();
        let at_hand: BTreeSet<TableId> = all.iter().map(|live| live.id).collect();
        let gone: Vec<TableId> = held.difference(&at_hand).copied().collect();
        let wanted = |live: &Arc<Live>| live.is_watched_here() || held.contains(&live.id);
        let wanted: Vec<Arc<Live>> = all.into_iter().filter(wanted).collect();
        let watched: Vec<_> =
            wanted.iter().filter(|live| live.is_watched_here()).cloned().collect();
        self.compare(wanted.clone()).await;
        self.see_others(watched).await;
        self.look_at_sessions().await;
        let Some(company) = self.store.company() else { return };
        if !gone.is_empty() && company.let_go(gone.clone()).await.is_ok() {
            let mut leads = among.led();
            for table in gone {
                leads.remove(&table);
            }
        }
        if among.may_drive() {
            self.drive_on(wanted.into_iter().filter(|live| held.contains(&live.id)));
            self.adopt_undriven(company, among).await;
        }
    }

    /// Drives what this server leads and nothing drives here: while the database was away nobody could, and nobody else will.
    fn drive_on(&self, led: impl Iterator<Item = Arc<Live>>) {
        for live in led.filter(|live| live.is_left_standing()) {
            let hall = self.clone();
            tokio::spawn(async move {
                let mut state = live.state().await;
                live.drive_bots(&hall, &mut state);
            });
        }
    }

    /// Follows what was done at tables that do not stand as the store has them.
    async fn compare(&self, tables: Vec<Arc<Live>>) {
        let Some(company) = self.store.company().filter(|_| !tables.is_empty()) else { return };
        let ids = tables.iter().map(|live| live.id).collect();
        let Ok(stands) = company.stands(ids).await else { return };
        for live in tables {
            match stands.get(&live.id) {
                Some(stand) if live.stands_at(*stand) => {}
                Some(_) => {
                    let hall = self.clone();
                    tokio::spawn(async move {
                        if let Err(error) = live.catch_up(&hall).await {
                            tracing::debug!(table = ?live.id, %error, "not followed");
                        }
                    });
                }
                None => self.let_go(live.id),
            }
        }
    }

    /// Sees who is at tables elsewhere.
    async fn see_others(&self, tables: Vec<Arc<Live>>) {
        let Some(company) = self.store.company().filter(|_| !tables.is_empty()) else { return };
        let ids = tables.iter().map(|live| live.id).collect();
        let Ok(mut others) = company.others(ids).await else { return };
        for live in tables {
            live.see_others(others.remove(&live.id).unwrap_or_default());
        }
    }

    async fn look_at_sessions(&self) {
        let Some(company) = self.store.company() else { return };
        let attended = self.sessions.attended();
        if attended.is_empty() {
            return;
        }
        let Ok(open) = company.open_sessions(attended.clone()).await else { return };
        self.sessions
            .close_all(attended.into_iter().filter(|token| !open.contains(token)).collect());
    }

    /// Takes over tables where a bot is asked and nobody moves it.
    async fn adopt_undriven(&self, company: &dyn Company, among: &Arc<Among>) {
        let Ok(undriven) = company.undriven(ADOPTED).await else { return };
        for table in undriven {
            if !matches!(among.lead(company, table).await, Ok(Some(_))) {
                continue;
            }
            let hall = self.clone();
            tokio::spawn(async move { hall.drive(table).await });
        }
    }

    /// Sees to it that the bots of a table that this server leads move, or that there is nothing to move.
    async fn drive(&self, table: TableId) {
        let settled = match self.table(table).await {
            Ok(live) => {
                let mut state = live.state().await;
                live.drive_bots(self, &mut state);
                // A bot that is asked and cannot be driven just now is looked at again.
                !state.driven && !state.waits_for_bot()
            }
            Err(error) => {
                tracing::warn!(?table, %error, "a table that waits for a bot cannot be opened");
                true
            }
        };
        if let Some(company) = self.store.company().filter(|_| settled) {
            // What is not settled is looked at again.
            let _again = company.settle(table).await;
        }
    }
}
