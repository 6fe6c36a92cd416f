//! Following: what other servers did at a table is played here as it was there.
//! Elsewhere: optimistic concurrency control, state-machine replication.

use super::command::RECENT;
use super::{Analysed, CHAT, Hall, HallError, Live, State};
use crate::store::{Company, Phase, Stand, Step, StoreError};
use crate::work::Who;
use kernel::Entry;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How long whoever wants to see a table waits for the store to say how it stands; then it is shown as it is known.
const PATIENCE: Duration = Duration::from_secs(1);

impl Live {
    /// Sees to it that the table is as the store has it: another server may have changed it a moment ago.
    pub async fn freshen(self: &Arc<Self>, hall: &Hall) -> Result<(), HallError> {
        let Some(company) = hall.store.company() else { return Ok(()) };
        let fresh = async {
            let stand = stand(company, self).await?;
            if self.stands_at(stand) { Ok(()) } else { self.catch_up(hall).await }
        };
        match tokio::time::timeout(PATIENCE, fresh).await {
            Ok(Err(HallError::NoSuchTable)) => {
                hall.let_go(self.id);
                Err(HallError::NoSuchTable)
            }
            // Whoever only looks sees what is known; whoever changes something is told by the store.
            Ok(Ok(()) | Err(_)) | Err(_) => Ok(()),
        }
    }

    /// Whether the table is shown as the store has it.
    pub(super) fn stands_at(&self, stand: Stand) -> bool {
        let shown = self.shown.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        shown.record.version == stand.version && shown.changes == stand.changes
    }

    /// Follows what others did, as soon as nobody has the table in hand.
    pub(super) async fn catch_up(self: &Arc<Self>, hall: &Hall) -> Result<(), HallError> {
        let mut state = self.state().await;
        self.follow(hall, &mut state).await
    }

    /// Brings a table in hand to where the store has it.
    pub(super) async fn follow(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
    ) -> Result<(), HallError> {
        let Some(company) = hall.store.company() else { return self.read_again(hall, state).await };
        let stand = stand(company, self).await?;
        if stand.version > state.record.version {
            let steps = hall.store.steps(self.id, state.record.version).await?;
            if state.play_on(&steps) {
                state.run_clock(&steps, &hall.gaps.all());
            } else {
                self.read_again(hall, state).await?;
            }
        }
        if stand.changes != state.changes {
            self.look_over(hall, company, state).await?;
            state.changes = stand.changes;
        }
        self.publish();
        hall.waiting.stir(state);
        self.drive_bots(hall, state);
        Ok(())
    }

    /// Reads everything about a table but its steps.
    async fn look_over(
        self: &Arc<Self>,
        hall: &Hall,
        company: &dyn Company,
        state: &mut State,
    ) -> Result<(), HallError> {
        let stored = hall.store.table(self.id).await?.ok_or(HallError::NoSuchTable)?;
        let begun = state.table.is_none() && stored.phase != Phase::Gathering;
        if begun && (stored.phase, stored.version) != (Phase::Closed, 0) {
            return self.read_again(hall, state).await;
        }
        if stored.phase.is_ended() {
            state.record.phase = stored.phase;
        } else if state.record.phase == Phase::Closed {
            // It was opened again.
            return self.read_again(hall, state).await;
        }
        (state.record.seats, state.record.host) = (stored.seats, stored.host);
        (state.chat, state.muted) =
            (hall.store.chat(self.id, CHAT).await?, hall.store.muted(self.id).await?);
        state.reports = hall.store.reports(self.id).await?.len();
        state.rematch = hall.store.rematch_of(self.id).await?;
        // What is being made here is told when it is made.
        if !matches!(state.analysed, Analysed::Underway(_)) {
            state.analysed = hall.analysed(&state.record).await?;
        }
        state.take_asides(&company.asides(self.id).await?);
        let steps = hall.store.steps(self.id, 0).await?;
        state.beside = hall.beside(&state.record, &steps).await?;
        self.forget_bars();
        Ok(())
    }

    /// Reads a table anew: what is stored is what happened.
    async fn read_again(&self, hall: &Hall, state: &mut State) -> Result<(), HallError> {
        let stored = hall.load(self.id, Who::Table(self.id)).await?;
        let former = std::mem::replace(state, stored);
        // Whoever moves the bots still does.
        state.driven = former.driven;
        if hall.store.company().is_none() {
            (state.unveiled, state.hints, state.read) =
                (former.unveiled, former.hints, former.read);
        }
        self.forget_bars();
        self.publish();
        Ok(())
    }
}

async fn stand(company: &dyn Company, live: &Live) -> Result<Stand, HallError> {
    let stands = company.stands(vec![live.id]).await?;
    stands.get(&live.id).copied().ok_or(HallError::NoSuchTable)
}

impl State {
    /// Plays steps that were made elsewhere; whether they went as they went there. Where something was taken back, or the
    /// rules bring something else, the journal has to be read.
    pub(super) fn play_on(&mut self, steps: &[Step]) -> bool {
        steps.iter().all(|step| self.play_step(step))
    }

    fn play_step(&mut self, step: &Step) -> bool {
        let Some(table) = self.table.as_ref().filter(|_| self.cut.is_none()) else { return false };
        let known = table.journal().entries.len();
        let follows = step.seq == self.record.version + 1
            && known == self.shared
            && usize::try_from(step.keep) == Ok(known);
        if !follows {
            return false;
        }
        let mut next = table.boxed_clone();
        let (mut answered, mut told) = (None, None);
        for line in step.lines.lines() {
            let Ok(entry) = line.parse::<Entry>() else { return false };
            let Some((seat, choice)) = entry.choice() else { continue };
            let Ok(played) = next.play(seat, choice) else { return false };
            (answered, told) = (Some(seat), told.or(Some(played.told_from)));
        }
        let mut lines = String::new();
        for entry in &next.journal().entries[known..] {
            writeln!(lines, "{entry}").expect("a string takes what is written to it");
        }
        if lines != step.lines {
            return false;
        }
        self.shared = next.journal().entries.len();
        self.table = Some(next.into());
        (self.record.version, self.record.phase) = (step.seq, step.phase);
        (self.record.asked, self.record.touched) = (step.asked, step.at);
        if let Some(told) = told {
            self.recent = told.saturating_sub(RECENT);
        }
        self.note_asks(answered);
        true
    }
}

impl Hall {
    /// Lets go of a table that is no longer there.
    pub(super) fn let_go(&self, id: crate::store::TableId) {
        self.at_hand().remove(&id);
    }

    /// Counts that another was first.
    pub(super) fn note_conflict(&self, error: &StoreError) {
        match error {
            StoreError::Conflict => self.counts.conflicts.fetch_add(1, Ordering::Relaxed),
            StoreError::Fenced => self.counts.fenced.fetch_add(1, Ordering::Relaxed),
            StoreError::Missing | StoreError::Closed | StoreError::Broken(_) => 0,
        };
    }
}
