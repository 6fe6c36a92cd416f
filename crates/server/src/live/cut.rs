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
        hall.store.append(self.id, step, None).await?;
        state.record.version = version;
        state.shared = entries;
        state.cut = None;
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
    ///
    /// What others chose that may be their secret still is told once the table has ended.
    pub fn cut_for(&self, viewer: Viewer) -> Option<Cut> {
        let (cut, table) = (self.cut.as_ref()?, self.table.as_deref()?);
        let tells = |seat: Seat, choice: &str| {
            self.record.phase.is_ended() || viewer.seat() == Some(seat) || table.is_open(choice)
        };
        let line = |(seat, choice): (Seat, String)| FormerLine {
            seat,
            deed: tells(seat, &choice).then(|| table.deed(&choice).ok_or(choice)),
        };
        let is_told = tells(cut.seat, &cut.choice);
        Some(Cut {
            seat: cut.seat,
            deed: is_told.then(|| table.deed(&cut.choice)).flatten(),
            why: is_told.then(|| cut.refusal.message.clone()),
            para: cut.refusal.para,
            rest: former(table).into_iter().map(line).collect(),
        })
    }
}

/// The choices at the end of the journal that are kept and not played.
fn former(table: &dyn AnyTable) -> Vec<(Seat, String)> {
    let entries = &table.journal().entries;
    let is_former = |entry: &&Entry| matches!(entry, Entry::Former(_));
    let count = entries.iter().rev().take_while(is_former).count();
    let lines = entries[entries.len() - count..].iter().filter_map(Entry::kept);
    let choices =
        lines.filter_map(|entry| entry.choice().map(|(seat, choice)| (seat, choice.to_owned())));
    choices.collect()
}
