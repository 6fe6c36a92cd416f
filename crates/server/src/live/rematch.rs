//! The rematch: the same game with the same people, and the next of them begins.

use super::begin::{opening_of, options_with};
use super::hall::REPLAY;
use super::history::parsed;
use super::{Hall, HallError, Live, State};
use crate::chance::{self, now};
use crate::store::{PersonId, Phase, SeatRecord, Sits, StoreError, TableId, TableRecord};
use crate::work::{Who, Wish};
use kernel::{AnyTable, Seat};
use std::sync::Arc;

/// Why there is no rematch.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoRematch {
    /// The game is not over, or it is one of a lesson or of a campaign.
    #[error("there is nothing to play again")]
    NotOver,
    /// The person has no seat here.
    #[error("the person has no seat here")]
    NotYours,
    /// It could not be dealt or kept.
    #[error(transparent)]
    Hall(#[from] HallError),
}

impl From<StoreError> for NoRematch {
    fn from(error: StoreError) -> Self {
        Self::Hall(error.into())
    }
}

impl State {
    /// Whether those who sit here may play it again.
    pub fn may_be_rematched(&self) -> bool {
        let is_over = self.record.phase == Phase::Over && self.table.is_some();
        is_over && self.lesson.is_none() && self.campaign.is_none() && self.cut.is_none()
    }

    /// Who would begin a rematch, where somebody begins.
    pub fn next_to_begin(&self) -> Option<Seat> {
        let table = self.table.as_deref()?;
        (table.seats() > 1).then(|| first_of(table).after(table.seats()))
    }
}

/// Who began.
fn first_of(table: &dyn AnyTable) -> Seat {
    table.milestones().iter().find_map(|milestone| milestone.whose).unwrap_or_default()
}

impl Live {
    /// The rematch of this table: the one that is set, or a new one that this person sets. Everyone who has the table open is
    /// told of it.
    pub async fn rematch(
        self: &Arc<Self>,
        hall: &Hall,
        person: PersonId,
    ) -> Result<TableId, NoRematch> {
        let mut state = self.state().await;
        if let Some(set) = state.rematch {
            return Ok(set);
        }
        if !state.may_be_rematched() {
            return Err(NoRematch::NotOver);
        }
        if !state.record.has_seat(person) {
            return Err(NoRematch::NotYours);
        }
        let next = hall.dealt_again(&state, person).await?;
        let id = next.id;
        let set = match hall.store.add_rematch(self.id, next).await {
            Ok(()) => id,
            // Another node was first.
            Err(StoreError::Conflict) => {
                hall.store.rematch_of(self.id).await?.ok_or(StoreError::Conflict)?
            }
            Err(error) => return Err(error.into()),
        };
        state.rematch = Some(set);
        self.publish();
        Ok(set)
    }
}

impl Hall {
    /// The table of a rematch, dealt.
    async fn dealt_again(&self, state: &State, host: PersonId) -> Result<TableRecord, HallError> {
        let (old, first) = (&state.record, state.next_to_begin());
        let (shelf, game) = (Arc::clone(&self.shelf), old.game.clone());
        let opening = parsed(&old.opening)?;
        let dealt = self.loading.run(Wish::of(Who::Person(host), REPLAY), move || {
            let boxed = shelf.find(&game).ok_or(HallError::NoSuchGame(game))?;
            let opener = boxed.game.opener().zip(first);
            let number = first.map(|seat| (seat.0 + 1).to_string()).unwrap_or_default();
            let named = opener.map(|(name, _)| (name, number.as_str()));
            let deal = |named: Option<(&str, &str)>| {
                let options = options_with(boxed, &opening, named)?;
                boxed.game.table(&options, &boxed.data, chance::seed())
            };
            // Where the one who would begin cannot be named, chance says who does.
            let table =
                deal(named).or_else(|error| if named.is_some() { deal(None) } else { Err(error) });
            let table = table.map_err(|error| HallError::DoesNotReplay(error.to_string()))?;
            Ok::<_, HallError>((opening_of(&*table), boxed.game.opener()))
        });
        let (opening, opener) = dealt.await??;
        let mut seats = seated_again(&old.seats);
        if opener.is_none() && seats.len() > 1 {
            // The first seat always begins: another sits there now.
            seats = turned(&seats);
        }
        Ok(TableRecord {
            id: chance::table_id(),
            opening: opening.journal,
            host,
            phase: Phase::Playing,
            version: 0,
            asked: opening.asked,
            since: now(),
            touched: now(),
            seats,
            ..old.clone()
        })
    }
}

/// The same people and bots; who had a bot stand in sits themselves again.
fn seated_again(seats: &[SeatRecord]) -> Vec<SeatRecord> {
    let again = |seat: &SeatRecord| match seat.sits.owner() {
        Some(person) => SeatRecord { sits: Sits::Person(person), ..seat.clone() },
        None => seat.clone(),
    };
    seats.iter().map(again).collect()
}

/// Everyone one seat on: who sat second sits first.
fn turned(seats: &[SeatRecord]) -> Vec<SeatRecord> {
    let places: Vec<Seat> = seats.iter().map(|seat| seat.seat).collect();
    let next = seats.iter().cycle().skip(1);
    let turned = places.into_iter().zip(next);
    turned.map(|(seat, record)| SeatRecord { seat, ..record.clone() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sat_second_sits_first_and_nobody_is_lost() {
        let seat = |seat, name: &str| SeatRecord {
            name: name.to_owned(),
            ..SeatRecord::bot(Seat(seat), "novice")
        };
        let turned = turned(&[seat(0, "a"), seat(1, "b"), seat(2, "c")]);
        let told: Vec<_> = turned.iter().map(|seat| (seat.seat.0, seat.name.as_str())).collect();
        assert_eq!(told, [(0, "b"), (1, "c"), (2, "a")]);
    }

    #[test]
    fn who_had_a_bot_stand_in_sits_again() {
        let sits = Sits::StandIn("novice".to_owned(), PersonId(4));
        let again = seated_again(&[SeatRecord { sits, ..SeatRecord::open(Seat(0)) }]);
        assert_eq!(again[0].sits, Sits::Person(PersonId(4)));
    }
}
