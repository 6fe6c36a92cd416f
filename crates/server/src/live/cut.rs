//! Tables whose journal newer rules refuse somewhere: they stand at the last legal moment until somebody goes on from there.

use super::command::written;
use super::seats::{Changed, SeatRefused};
use super::{Hall, Live, State};
use crate::store::{PersonId, Phase};
use kernel::{AnyTable, Entry, Seat, Viewer};
use render::table::{Cut, FormerLine};
use std::sync::Arc;

impl Live {
    /// A person who sits at the table, or its host, goes on from the last legal moment.
    pub async fn go_on(self: &Arc<Self>, hall: &Hall, person: PersonId) -> Changed {
        let mut state = self.state().await;
        if state.cut.is_none() || state.record.phase != Phase::Playing {
            return Err(SeatRefused::TooLate);
        }
        if !state.may_go_on(person) {
            return Err(SeatRefused::NotTheHost);
        }
        let table = state.table.as_ref().ok_or(SeatRefused::TooLate)?;
        let (step, entries) = (written(&state, &**table), table.journal().entries.len());
        let version = step.seq;
        if let Err(error) = hall.store.append(self.id, step, None).await {
            return Err(self.too_late(hall, &mut state, error).await);
        }
        state.record.version = version;
        state.shared = entries;
        state.cut = None;
        state.former = Arc::default();
        state.note_asks(None);
        self.publish();
        self.drive_bots(hall, &mut state);
        Ok(())
    }
}

impl State {
    /// Whether this person may decide that play goes on.
    pub fn may_go_on(&self, person: PersonId) -> bool {
        self.record.host == person || self.record.seats_of(person).next().is_some()
    }

    /// What a viewer may know of where the journal was cut and of what followed when it was played.
    pub fn cut_for(&self, viewer: Viewer) -> Option<Cut> {
        let (cut, table) = (self.cut.as_ref()?, self.table.as_deref()?);
        let telling = Telling { table, viewer, phase: self.record.phase };
        let is_told = telling.tells(cut.seat, &cut.choice);
        Some(Cut {
            seat: cut.seat,
            deed: is_told.then(|| table.deed(&cut.choice)).flatten(),
            why: is_told.then(|| cut.refusal.message.clone()),
            para: cut.refusal.para,
            rest: self.former.iter().take(TOLD).map(|choice| telling.line(choice)).collect(),
            more: self.former.len().saturating_sub(TOLD),
        })
    }
}

/// How many of the choices that followed the page of a table tells; its log tells them all.
const TOLD: usize = 200;

/// To whom what is kept and not played is told.
struct Telling<'a> {
    table: &'a dyn AnyTable,
    viewer: Viewer,
    phase: Phase,
}

impl Telling<'_> {
    /// Whether a choice may be told. What others chose that may be their secret still is told once the table has ended.
    fn tells(&self, seat: Seat, choice: &str) -> bool {
        self.phase.is_ended() || self.viewer.seat() == Some(seat) || self.table.is_open(choice)
    }

    fn line(&self, (seat, choice): &(Seat, String)) -> FormerLine {
        let deed = || self.table.deed(choice).ok_or_else(|| choice.clone());
        FormerLine { seat: *seat, deed: self.tells(*seat, choice).then(deed) }
    }
}

/// Every choice at the end of the journal that is kept and not played, as a viewer may know it.
pub fn former_for(table: &dyn AnyTable, viewer: Viewer, phase: Phase) -> Vec<FormerLine> {
    let telling = Telling { table, viewer, phase };
    former(table).iter().map(|choice| telling.line(choice)).collect()
}

/// The choices at the end of the journal that are kept and not played.
pub(super) fn former(table: &dyn AnyTable) -> Vec<(Seat, String)> {
    let entries = &table.journal().entries;
    let is_former = |entry: &&Entry| matches!(entry, Entry::Former(_));
    let count = entries.iter().rev().take_while(is_former).count();
    let lines = entries[entries.len() - count..].iter().filter_map(Entry::kept);
    let choices =
        lines.filter_map(|entry| entry.choice().map(|(seat, choice)| (seat, choice.to_owned())));
    choices.collect()
}
