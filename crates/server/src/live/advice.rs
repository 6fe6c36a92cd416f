//! Hints: what a strong player would do, thought out like a bot's answer, for the seat that asked alone.

use super::asides::Aside;
use super::thinkers::Riddle;
use super::{Hall, Live, Refused};
use crate::store::{PersonId, Phase};
use crate::work::{Rank, Who};
use kernel::{AnyKnowledge, Seat};
use render::table::Hint;
use std::sync::Arc;

/// A hint that is to be thought out.
#[derive(Debug)]
pub struct Wondering {
    person: PersonId,
    seat: Seat,
    since: u64,
    known: Box<dyn AnyKnowledge>,
}

impl Live {
    /// Notes that a person wants a hint for their seat; none if that is already being thought about, or known.
    pub async fn wonder(
        &self,
        hall: &Hall,
        person: PersonId,
        seat: Seat,
    ) -> Result<Option<Wondering>, Refused> {
        let mut state = self.state().await;
        let held = state.seat(seat).and_then(|seat| seat.sits.person());
        if held != Some(person) {
            return Err(Refused::NotYours);
        }
        let known = state.table.as_ref().and_then(|table| table.knowledge(seat));
        let known = known.ok_or(Refused::NotPlaying)?;
        if state.record.phase != Phase::Playing || state.cut.is_some() {
            return Err(Refused::NotPlaying);
        }
        if !state.record.gives_hints() {
            return Err(Refused::NoHints);
        }
        if state.hint(seat).is_some() {
            return Ok(None);
        }
        let since = state.stands[seat.index()].since;
        self.put_aside(hall, &mut state, Aside::Hint(seat, since, Hint::Thinking)).await?;
        Ok(Some(Wondering { person, seat, since, known }))
    }

    /// Thinks a hint out and lets the seat see it, if it is still asked the same.
    pub async fn advise(self: &Arc<Self>, hall: &Hall, wondering: Wondering) {
        let Wondering { person, seat, since, known } = wondering;
        let riddle = Riddle { known, who: Who::Person(person), rank: Rank::Awaited };
        let hint = hall.thinkers.advise(riddle).await.map_or(Hint::Nothing, |advice| Hint::Given {
            choice: advice.choice,
            sure: advice.sure,
            expects: advice.expects,
        });
        let mut state = self.state().await;
        if state.hints.get(&seat).is_some_and(|(at, _)| *at == since) {
            let aside = Aside::Hint(seat, since, hint);
            if let Err(error) = self.put_aside(hall, &mut state, aside).await {
                tracing::warn!(table = ?self.id, %error, "a hint was not kept");
            }
        }
    }
}
