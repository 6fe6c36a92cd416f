//! Loading: a table rebuilt from what is stored, as it stands.

use super::begin::{is_dealt, undealt};
use super::cut::former;
use super::hall::REPLAY;
use super::history::parsed;
use super::{Analysed, Beside, CHAT, Hall, HallError, History, Stand, State};
use crate::shelf::Boxed;
use crate::store::{CampaignId, Chat, PersonId, Step, TableId, TableRecord};
use crate::work::{Who, Wish};
use kernel::replay::Cut;
use kernel::{AnyTable, Opened, Viewer};
use lang::Names;
use lessons::Lesson;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// How many of the latest steps are played one by one where several servers answer for a table: so each of them knows since
/// when a seat is asked what it is asked, and takes an answer to a page that another drew.
const LATEST: usize = 24;

/// All that is kept of a table.
#[derive(Debug)]
struct Kept {
    record: TableRecord,
    steps: Vec<Step>,
    chat: Vec<Chat>,
    muted: BTreeSet<PersonId>,
    reports: usize,
    lesson: Option<String>,
    campaign: Option<(CampaignId, PersonId)>,
    rematch: Option<TableId>,
    analysed: Analysed,
    beside: Beside,
    changes: u64,
    /// What is put aside, where several servers have to know.
    asides: Option<BTreeMap<String, String>>,
}

impl Hall {
    /// Rebuilds a table from its journal, when the turn of whoever wants it comes.
    pub(super) async fn load(&self, id: TableId, who: Who) -> Result<State, HallError> {
        self.counts.loads.fetch_add(1, Ordering::Relaxed);
        self.counts.replays.of(self.rebuild(id, who)).await
    }

    async fn rebuild(&self, id: TableId, who: Who) -> Result<State, HallError> {
        let kept = self.kept(id).await?;
        let games = Arc::clone(&self.shelf);
        let rebuilt = self.loading.run(Wish::of(who, REPLAY), move || {
            let missing = || HallError::NoSuchGame(kept.record.game.clone());
            let boxed = games.find(&kept.record.game).ok_or_else(missing)?;
            kept.state(boxed)
        });
        rebuilt.await?
    }

    async fn kept(&self, id: TableId) -> Result<Kept, HallError> {
        // Counted first: what changes while the rest is read is read again.
        let (changes, asides) = match self.store.company() {
            Some(company) => {
                let stand = company.stands(vec![id]).await?.remove(&id).unwrap_or_default();
                (stand.changes, Some(company.asides(id).await?))
            }
            None => (0, None),
        };
        let (record, steps) = self.store.whole(id).await?.ok_or(HallError::NoSuchTable)?;
        let analysed = self.analysed(&record).await?;
        let beside = self.beside(&record, &steps).await?;
        Ok(Kept {
            beside,
            record,
            analysed,
            steps,
            chat: self.store.chat(id, CHAT).await?,
            reports: self.store.reports(id).await?.len(),
            muted: self.store.muted(id).await?,
            lesson: self.store.lesson_of(id).await?,
            campaign: self.store.campaign_of(id).await?.map(|it| (it.id, it.person)),
            rematch: self.store.rematch_of(id).await?,
            changes,
            asides,
        })
    }
}

impl Kept {
    /// The table as it stands.
    fn state(&self, boxed: &Boxed) -> Result<State, HallError> {
        let former = self.steps.len().saturating_sub(LATEST);
        if self.asides.is_some() && self.steps.len() > former {
            let mut state = self.state_after(boxed, former)?;
            if state.play_on(&self.steps[former..]) {
                (state.broken, state.record.phase) = (self.record.version, self.record.phase);
                return Ok(state);
            }
        }
        self.state_after(boxed, self.steps.len())
    }

    /// The table as it stood after a given number of steps.
    fn state_after(&self, boxed: &Boxed, steps: usize) -> Result<State, HallError> {
        let lesson = self.lesson.as_ref().and_then(|name| boxed.lesson(name)).cloned();
        let rebuilt = rebuilt(boxed, &self.record, &self.steps[..steps], lesson.as_deref())?;
        let Rebuilt { roles, table, shared, cut } = rebuilt;
        let is_cut = |_: &&Arc<dyn AnyTable>| cut.is_some();
        let former =
            table.as_ref().filter(is_cut).map(|table| former(&**table)).unwrap_or_default();
        let story = table.iter().flat_map(|table| table.story(Viewer::Watcher, 0));
        let told = story.last().map_or(0, |line| line.index);
        let version = steps as u64;
        let stand = Stand { since: version, ..Stand::default() };
        let mut state = State {
            broken: version,
            stands: vec![stand; self.record.seats.len()],
            record: TableRecord { version, ..self.record.clone() },
            changes: self.changes,
            game: boxed.game.name(),
            roles,
            table,
            shared,
            cut,
            former: former.into(),
            chat: self.chat.clone(),
            muted: self.muted.clone(),
            reports: self.reports,
            campaign: self.campaign,
            analysed: self.analysed.clone(),
            rematch: self.rematch,
            beside: self.beside.clone(),
            recent: told.saturating_sub(CHAT as usize),
            unveiled: BTreeMap::new(),
            hints: BTreeMap::new(),
            driven: false,
            stuck: None,
            drawn: BTreeMap::new(),
            lesson,
            read: 0,
        };
        state.note_asks(None);
        if let Some(asides) = &self.asides {
            state.take_asides(asides);
        }
        Ok(state)
    }
}

/// A table rebuilt from what is stored.
struct Rebuilt {
    roles: Names,
    table: Option<Arc<dyn AnyTable>>,
    shared: usize,
    cut: Option<Cut>,
}

/// Rebuilds a table: as it stands once it has begun, before that without a game.
fn rebuilt(
    boxed: &Boxed,
    record: &TableRecord,
    steps: &[Step],
    lesson: Option<&Lesson>,
) -> Result<Rebuilt, HallError> {
    let opening = parsed(&record.opening)?;
    if !is_dealt(record, &opening) {
        let roles = undealt(boxed, &opening)?.roles.into_iter().collect();
        return Ok(Rebuilt { roles, table: None, shared: 0, cut: None });
    }
    let history = History::of(record, steps)?;
    let Opened { mut table, findings } = history.opened(boxed)?;
    if let Some(lesson) = lesson {
        lesson.script(&mut *table);
    }
    let stored = &history.journal().entries;
    let shared = stored.iter().zip(&table.journal().entries).take_while(|(a, b)| a == b).count();
    let roles = Names::roles(&*table);
    Ok(Rebuilt { roles, table: Some(table.into()), shared, cut: findings.cut })
}
