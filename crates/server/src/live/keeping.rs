//! What whoever looks after the server does at a table that may be theirs or not.

use super::begin::is_dealt;
use super::history::parsed;
use super::{Hall, HallError, Live};
use crate::chance::now;
use crate::store::{Merged, PersonId, Phase, StoreError, TableId};
use std::sync::Arc;

impl Hall {
    /// Closes a table before its end.
    pub async fn close_table(&self, id: TableId) -> Result<(), HallError> {
        self.store.set_phase(id, Phase::Closed).await.map_err(no_table)?;
        self.look_again_at(id).await
    }

    /// Opens a table again that was closed: it gathers, or is played, as it did. Everybody's time begins anew.
    pub async fn reopen_table(&self, id: TableId) -> Result<(), HallError> {
        let record = self.store.table(id).await?.ok_or(HallError::NoSuchTable)?;
        let dealt = is_dealt(&record, &parsed(&record.opening)?);
        let phase = if dealt { Phase::Playing } else { Phase::Gathering };
        let at = now();
        if record.phase == Phase::Closed && self.store.pace(id).await?.is_some() {
            for seat in &record.seats {
                self.store.note_back(id, seat.seat, at).await?;
            }
        }
        self.store.reopen(id, phase, at).await.map_err(no_table)?;
        self.look_again_at(id).await
    }

    /// Bans a person, and lets their tables be as they are then.
    pub async fn ban(&self, person: PersonId) -> Result<(), HallError> {
        let gone = self.store.ban(person, self.usual_level().to_owned(), now()).await?;
        self.settle_without(person, gone).await
    }

    /// Somebody has gone: their pages hear of it, and their tables are as they are then.
    pub(super) async fn settle_without(
        &self,
        person: PersonId,
        gone: Merged,
    ) -> Result<(), HallError> {
        self.sessions.close_all(gone.sessions);
        self.sessions.forget_person(person);
        for table in gone.tables {
            self.look_again_at(table).await?;
        }
        Ok(())
    }

    /// Lets a table that is at hand be as it is stored.
    async fn look_again_at(&self, id: TableId) -> Result<(), HallError> {
        if !self.at_hand().contains_key(&id) {
            return Ok(());
        }
        let live = self.table(id).await?;
        live.look_again_whole(self).await
    }
}

impl Live {
    /// Somebody changed this table behind its back: what is stored is so, its phase too.
    async fn look_again_whole(self: &Arc<Self>, hall: &Hall) -> Result<(), HallError> {
        let mut state = self.state().await;
        let stored = hall.store.table(self.id).await?.ok_or(HallError::NoSuchTable)?;
        if state.record.phase.is_ended() && !stored.phase.is_ended() {
            self.follow(hall, &mut state).await?;
        } else {
            self.look_again(hall, &mut state).await?;
        }
        hall.waiting.stir(&state);
        self.wind(hall, &state);
        self.drive_bots(hall, &mut state);
        Ok(())
    }
}

fn no_table(error: StoreError) -> HallError {
    match error {
        StoreError::Missing => HallError::NoSuchTable,
        other => other.into(),
    }
}
