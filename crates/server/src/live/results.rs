//! What becomes of a game, for those who played it.

use super::{Hall, State};
use crate::chance::{self, now};
use crate::store::{Phase, ResultRecord, SeatRecord, Sits, StoreError};
use kernel::{AnyTable, Outcome, Verdict};

impl Hall {
    /// Keeps what became of a game that is over, once, however often it is said; and makes the profiles of those who have none.
    pub(super) async fn note_results(&self, state: &State) {
        if let Err(error) = self.try_to_note_results(state).await {
            tracing::error!(table = ?state.record.id, %error, "the results of a game were not kept");
        }
    }

    async fn try_to_note_results(&self, state: &State) -> Result<(), StoreError> {
        let over = state.table.as_deref().filter(|_| state.record.phase == Phase::Over);
        // Lessons are no games, and whoever plays alone among bots has nobody to be compared with.
        let Some(outcome) = over.and_then(AnyTable::outcome).filter(|_| state.lesson.is_none())
        else {
            return Ok(());
        };
        let mut results = Vec::new();
        for seat in &state.record.seats {
            let Some(person) = seat.sits.owner() else { continue };
            let account =
                self.store.person(person).await?.is_some_and(|person| person.account.is_some());
            if account {
                self.store.profile(person, chance::handle()).await?;
                results.extend(result(state, seat, &outcome));
            }
        }
        if results.is_empty() { Ok(()) } else { self.store.keep_results(results).await }
    }
}

/// What became of the game for a seat. Whoever has left a rated table to a bot has come last.
fn result(state: &State, seat: &SeatRecord, outcome: &Outcome) -> Option<ResultRecord> {
    let person = seat.sits.owner()?;
    let line = outcome.standing(seat.seat)?;
    let seats = u8::try_from(state.record.seats.len()).unwrap_or(u8::MAX);
    let left = state.beside.rated && matches!(seat.sits, Sits::StandIn(..));
    let together = matches!(outcome.verdict, Verdict::Together { .. } | Verdict::Solo { .. });
    let role = state.names().of(seat.seat);
    Some(ResultRecord {
        table: state.record.id,
        seat: seat.seat,
        person,
        game: state.record.game.clone(),
        role: if role.key == "seat-number" { String::new() } else { role.key.to_string() },
        place: if left { seats } else { line.place },
        seats,
        won: line.won && !left,
        // Those who play together are not compared.
        rated: state.beside.rated && !together,
        at: now(),
    })
}
