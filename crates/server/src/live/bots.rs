//! What moves the bots: one task per table, thinking on a bounded pool.

use super::{Deed, Hall, Live, Refused, State};
use crate::chance;
use crate::store::Phase;
use kernel::{AnyTable, Seat};
use std::sync::Arc;
use std::time::Duration;

/// A bot that is to answer.
struct Turn {
    seat: Seat,
    level: String,
    version: u64,
    table: Box<dyn AnyTable>,
}

impl Live {
    /// Sees to it that bots who are asked answer.
    pub fn drive_bots(self: &Arc<Self>, hall: &Hall, state: &mut State) {
        if state.driven || state.next_bot().is_none() {
            return;
        }
        state.driven = true;
        let (live, hall) = (Arc::clone(self), hall.clone());
        tokio::spawn(async move {
            while let Some(turn) = live.next_turn().await {
                live.take(&hall, turn).await;
            }
        });
    }

    /// The next bot to answer; if there is none, nothing moves the bots any more.
    async fn next_turn(&self) -> Option<Turn> {
        let mut state = self.state().await;
        let next = state.next_bot();
        state.driven = next.is_some();
        next
    }

    async fn take(self: &Arc<Self>, hall: &Hall, turn: Turn) {
        let (seat, version) = (turn.seat, turn.version);
        let pace = tokio::time::sleep(self.pace(hall));
        let choice = think(hall, turn).await;
        pace.await;
        let mut state = self.state().await;
        // Meanwhile the table may have moved on, been closed, or had the seat taken back.
        if state.record.version != version || state.level_of(seat).is_none() {
            return;
        }
        let others = state.table.ask(seat).into_iter().flat_map(|ask| ask.offers);
        let others: Vec<String> = others.map(|offer| offer.choice).collect();
        for choice in choice.into_iter().chain(others) {
            if self.try_for_bot(hall, &mut state, (seat, choice)).await {
                return;
            }
        }
        tracing::error!(table = ?self.id, %seat, "no answer of a bot can be played");
        state.stuck = Some(version);
    }

    /// Plays a bot's choice; whether that is settled. Where a rule broke or the bot erred, another choice keeps the
    /// table going.
    async fn try_for_bot(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
        (seat, choice): (Seat, String),
    ) -> bool {
        let deed = Deed::Choose(choice);
        let done = self.change(hall, state, (seat, &deed), None).await;
        if let Err(Refused::Store(error)) = &done {
            tracing::error!(table = ?self.id, %error, "a bot's answer was not stored");
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        !matches!(done, Err(Refused::Broke | Refused::Rules(_)))
    }

    /// People who look on want to see what happens.
    fn pace(&self, hall: &Hall) -> Duration {
        if self.is_watched() { hall.limits.bot_pace } else { Duration::ZERO }
    }
}

impl State {
    /// The level a bot plays at, if the table is being played and a bot sits there.
    fn level_of(&self, seat: Seat) -> Option<&str> {
        let playing = self.record.phase == Phase::Playing;
        self.seat(seat).filter(|_| playing)?.sits.bot()
    }

    fn next_bot(&self) -> Option<Turn> {
        if self.stuck == Some(self.record.version) {
            return None;
        }
        let mut asked = self.table.asked().into_iter();
        asked.find_map(|seat| {
            let level = self.level_of(seat)?.to_owned();
            let table = self.table.boxed_clone();
            Some(Turn { seat, level, version: self.record.version, table })
        })
    }
}

async fn think(hall: &Hall, turn: Turn) -> Option<String> {
    let permit = Arc::clone(&hall.thinkers).acquire_owned().await.ok()?;
    let brain = Arc::clone(&hall.brain);
    let thought = tokio::task::spawn_blocking(move || {
        let _thinking = permit;
        brain.choose(&*turn.table, turn.seat, &turn.level, chance::number())
    });
    // A bot that panics has no choice of its own.
    thought.await.unwrap_or_default()
}
