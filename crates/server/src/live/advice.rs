//! Hints: what a strong player would do, thought out on the bounded pool, for the seat that asked alone.

use super::{Hall, Live, Refused};
use crate::chance;
use crate::store::{PersonId, Phase};
use kernel::{AnyTable, Seat};
use render::table::Hint;
use std::sync::Arc;

/// A hint that is to be thought out.
#[derive(Debug)]
pub struct Wondering {
    seat: Seat,
    since: u64,
    table: Box<dyn AnyTable>,
}

impl Live {
    /// Notes that a person wants a hint for their seat; none if that is already being thought about, or known.
    pub async fn wonder(&self, person: PersonId, seat: Seat) -> Result<Option<Wondering>, Refused> {
        let mut state = self.state().await;
        let held = state.seat(seat).and_then(|seat| seat.sits.person());
        if held != Some(person) {
            return Err(Refused::NotYours);
        }
        if state.record.phase != Phase::Playing || !state.asked().has(seat) {
            return Err(Refused::NotPlaying);
        }
        if state.hint(seat).is_some() {
            return Ok(None);
        }
        let (since, table) = (state.stands[seat.index()].since, state.table.boxed_clone());
        state.hints.insert(seat, (since, Hint::Thinking));
        self.publish();
        Ok(Some(Wondering { seat, since, table }))
    }

    /// Thinks a hint out and lets the seat see it, if it is still asked the same.
    pub async fn advise(self: &Arc<Self>, hall: &Hall, wondering: Wondering) {
        let Wondering { seat, since, table } = wondering;
        let hint = think(hall, table, seat).await.unwrap_or(Hint::Nothing);
        let mut state = self.state().await;
        if state.hints.get(&seat).is_some_and(|(at, _)| *at == since) {
            state.hints.insert(seat, (since, hint));
            self.publish();
        }
    }
}

async fn think(hall: &Hall, table: Box<dyn AnyTable>, seat: Seat) -> Option<Hint> {
    let permit = Arc::clone(&hall.thinkers).acquire_owned().await.ok()?;
    let brain = Arc::clone(&hall.brain);
    let thought = tokio::task::spawn_blocking(move || {
        let _thinking = permit;
        brain.advise(&*table, seat, chance::number())
    });
    // Who panics while thinking has no advice.
    let advice = thought.await.unwrap_or_default()?;
    Some(Hint::Given { choice: advice.choice, sure: advice.sure, expects: advice.expects })
}
