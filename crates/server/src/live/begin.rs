//! Beginning: until then a table has options and seats, and nothing is dealt.

use super::hall::REPLAY;
use super::seats::{Changed, SeatRefused};
use super::{Clock, Hall, HallError, Live, State};
use crate::chance::{self, now};
use crate::shelf::Boxed;
use crate::store::{Opening, Phase, StoreError, TableRecord};
use crate::work::{Who, Wish};
use kernel::game::SetError;
use kernel::{AnyTable, Journal, Options, Undealt};
use std::sync::Arc;

/// Whether the table of a record has been dealt: it gathers no more, and was not closed while it did.
pub(super) fn is_dealt(record: &TableRecord, opening: &Journal) -> bool {
    match record.phase {
        Phase::Gathering => false,
        Phase::Playing | Phase::Over => true,
        Phase::Closed => {
            record.version > 0 || opening.commitment.is_some() || !opening.entries.is_empty()
        }
    }
}

/// The table of an opening as it is before the deal. Whatever an opening may hold beyond its options is left alone.
pub(super) fn undealt(boxed: &Boxed, opening: &Journal) -> Result<Undealt, HallError> {
    let undealt = options(boxed, opening).and_then(|set| boxed.game.undealt(&set, &boxed.data));
    undealt.map_err(|error| cannot_be_set(&error))
}

fn options(boxed: &Boxed, opening: &Journal) -> Result<Options, SetError> {
    options_with(boxed, opening, None)
}

/// The options of an opening, one of them as it is named here.
pub(super) fn options_with(
    boxed: &Boxed,
    opening: &Journal,
    named: Option<(&str, &str)>,
) -> Result<Options, SetError> {
    let is_other = |name: &str| named.is_none_or(|(other, _)| other != name);
    let given = opening.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let given = given.filter(|(name, _)| is_other(name));
    let given = given.chain(named);
    Options::accept_former(boxed.game.options(), given, boxed.game.former_options())
}

fn cannot_be_set(error: &SetError) -> HallError {
    HallError::DoesNotReplay(error.to_string())
}

/// What the store is told of a table that is dealt.
pub fn opening_of(table: &dyn AnyTable) -> Opening {
    let asked = table.asked().into_iter().fold(0, |bits, seat| bits | 1 << seat.0);
    Opening { journal: table.journal().to_string(), asked, at: now() }
}

impl Hall {
    /// Deals a table anew, from a fresh seed.
    async fn deal(&self, record: &TableRecord) -> Result<Box<dyn AnyTable>, HallError> {
        let (shelf, game) = (Arc::clone(&self.shelf), record.game.clone());
        let opening = super::history::parsed(&record.opening)?;
        let dealt = self.loading.run(Wish::of(Who::Table(record.id), REPLAY), move || {
            let boxed = shelf.find(&game).ok_or(HallError::NoSuchGame(game))?;
            let table = options(boxed, &opening)
                .and_then(|set| boxed.game.table(&set, &boxed.data, chance::seed()));
            table.map_err(|error| cannot_be_set(&error))
        });
        dealt.await?
    }
}

impl Live {
    /// Draws the seed, deals, keeps that for good, and lets everyone see.
    pub(super) async fn begin(self: &Arc<Self>, hall: &Hall, state: &mut State) -> Changed {
        let table = hall.deal(&state.record).await.map_err(SeatRefused::NotDealt)?;
        let opening = opening_of(&*table);
        match hall.store.begin(self.id, opening.clone()).await {
            Err(StoreError::Conflict) => {
                // Another was first: what it dealt is what is played.
                self.follow(hall, state).await.map_err(SeatRefused::NotDealt)?;
                return Err(SeatRefused::TooLate);
            }
            kept => kept?,
        }
        let Opening { journal, asked, at } = opening;
        (state.record.opening, state.record.asked, state.record.touched) = (journal, asked, at);
        state.record.phase = Phase::Playing;
        state.shared = table.journal().entries.len();
        state.table = Some(table.into());
        state.note_asks(None);
        if let Some(pace) = state.beside.clock.as_ref().map(Clock::pace) {
            let seats = state.record.seats.len();
            state.beside.clock = Some(Clock::new(pace, seats, (state.asked(), at)));
        }
        self.publish();
        hall.waiting.stir(state);
        self.wind(hall, state);
        self.drive_bots(hall, state);
        Ok(())
    }
}
