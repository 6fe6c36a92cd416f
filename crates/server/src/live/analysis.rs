//! Analyses: a finished game looked back at, for those who sat there, in the background.

use super::{Hall, HallError, Live, Past, State};
use crate::brain::Moments;
use crate::shelf::Boxed;
use crate::store::{PersonId, Phase, StoreError, TableRecord};
use crate::work::{Hands, Who, Wish};
use kernel::AnyTable;
use kernel::analysis::Analysis;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// One game is looked back at at a time, and few wait for it.
pub(super) const ANALYSING: Hands = Hands { hands: 1, waiting: 32, waiting_each: 2 };
/// How much analyses leave to everyone else.
pub(super) const NICENESS: i32 = 15;
/// What one takes, roughly.
const TAKES: Duration = Duration::from_secs(20);
/// How often it is told how far one has come.
const TOLD_EVERY: Duration = Duration::from_secs(1);
/// The same seed finds the same: what the page tells, the command line tells of the same journal.
const SEED: u64 = 1;

/// Where the analysis of a table stands.
#[derive(Debug, Clone, Default)]
pub enum Analysed {
    /// Nobody has asked for one.
    #[default]
    NotYet,
    /// It is being made, and has come so far, in thousandths.
    Underway(u32),
    /// It is made.
    Done(Arc<Analysis>),
    /// It could not be made.
    Failed,
}

/// Why there is no analysis.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAnalysed {
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The person did not sit here.
    #[error("the person did not sit here")]
    NotYours,
}

impl State {
    /// Whether a person may know what an analysis has found: those who sat here, once the game is over.
    pub fn may_look_back(&self, person: PersonId) -> Result<(), NotAnalysed> {
        if self.record.phase != Phase::Over || self.cut.is_some() {
            return Err(NotAnalysed::NotOver);
        }
        if self.record.has_seat(person) { Ok(()) } else { Err(NotAnalysed::NotYours) }
    }
}

impl Hall {
    /// The analysis that is kept of a table's game.
    pub(super) async fn analysed(&self, record: &TableRecord) -> Result<Analysed, StoreError> {
        if record.phase != Phase::Over {
            return Ok(Analysed::NotYet);
        }
        let kept = self.store.analysis(record.id).await?;
        let found = kept.and_then(|text| Analysis::read(&text));
        Ok(found.map_or(Analysed::NotYet, |found| Analysed::Done(Arc::new(found))))
    }
}

impl Live {
    /// Has the game of this table analysed, unless it is or is being so.
    pub async fn analyse(
        self: &Arc<Self>,
        hall: &Hall,
        person: PersonId,
    ) -> Result<(), NotAnalysed> {
        let mut state = self.state().await;
        state.may_look_back(person)?;
        match state.analysed {
            Analysed::Underway(_) | Analysed::Done(_) => return Ok(()),
            Analysed::NotYet | Analysed::Failed => {}
        }
        state.analysed = Analysed::Underway(0);
        self.publish();
        let (live, hall, record) = (Arc::clone(self), hall.clone(), state.record.clone());
        tokio::spawn(async move { live.look_back(&hall, record, person).await });
        Ok(())
    }

    async fn look_back(self: Arc<Self>, hall: &Hall, record: TableRecord, person: PersonId) {
        let found = self.found(hall, record, person).await.unwrap_or_else(|error| {
            tracing::warn!(%error, table = ?self.id, "a game was not analysed");
            None
        });
        let analysed = match found {
            Some(found) => {
                if let Err(error) = hall.store.keep_analysis(self.id, found.text()).await {
                    tracing::warn!(%error, table = ?self.id, "an analysis is not kept");
                }
                Analysed::Done(Arc::new(found))
            }
            None => Analysed::Failed,
        };
        self.note_analysed(analysed).await;
    }

    async fn note_analysed(&self, analysed: Analysed) {
        self.state().await.analysed = analysed;
        self.publish();
        self.stir();
    }

    /// What an analysis finds; on the way it is told how far it has come.
    async fn found(
        &self,
        hall: &Hall,
        record: TableRecord,
        person: PersonId,
    ) -> Result<Option<Analysis>, HallError> {
        let past = hall.past(record).await?;
        let (shelf, brain) = (Arc::clone(&hall.shelf), Arc::clone(&hall.brain));
        let done = Arc::new(AtomicU32::new(0));
        let (game, told) = (self.game, Arc::clone(&done));
        let job = hall.analysing.run(Wish::of(Who::Person(person), TAKES), move || {
            let boxed = shelf.find(game).ok_or_else(|| HallError::NoSuchGame(game.to_owned()))?;
            let end = past.at(boxed, past.history()?.choices())?;
            let mut moments = Walked { past: &past, boxed };
            let tell = &mut |done: u32| {
                told.store(done, Ordering::Relaxed);
                true
            };
            Ok(brain.analyse(&mut moments, &*end, SEED, tell))
        });
        tokio::pin!(job);
        loop {
            tokio::select! {
                found = &mut job => return found?,
                () = tokio::time::sleep(TOLD_EVERY) => {
                    self.note_analysed(Analysed::Underway(done.load(Ordering::Relaxed))).await;
                }
            }
        }
    }
}

/// A past that is walked through.
struct Walked<'a> {
    past: &'a Past,
    boxed: &'a Boxed,
}

impl Moments for Walked<'_> {
    fn at(&mut self, answers: usize) -> Option<Box<dyn AnyTable>> {
        self.past.at(self.boxed, answers).ok()
    }
}
