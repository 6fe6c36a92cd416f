//! What moves the bots: one task per table, which has them thought for.

use super::command::Act;
use super::thinkers::Riddle;
use super::{Deed, Hall, Live, Refused, State};
use crate::store::{Phase, StoreError};
use crate::work::{Rank, Who};
use kernel::{AnyKnowledge, Seat};
use std::sync::Arc;
use std::time::Duration;

/// How long a table waits after an answer could not be stored; longer each time, up to the second.
const AFTER_FAILURE: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

/// A bot that is to answer.
struct Turn {
    seat: Seat,
    level: String,
    version: u64,
    known: Box<dyn AnyKnowledge>,
    /// What a lesson has it do.
    scripted: Option<String>,
    who: Who,
    /// Whether a person sits at the table.
    people: bool,
}

/// What came of an answer.
enum Came {
    /// It was played, or something else was meanwhile.
    Settled,
    /// The store did not keep it: it is to be tried again.
    NotStored,
}

impl Live {
    /// Sees to it that bots who are asked answer.
    pub fn drive_bots(self: &Arc<Self>, hall: &Hall, state: &mut State) {
        if state.driven || state.asked_bot().is_none() {
            return;
        }
        state.driven = true;
        let (live, hall) = (Arc::clone(self), hall.clone());
        tokio::spawn(async move {
            let (mut wait, longest) = AFTER_FAILURE;
            while let Some(turn) = live.next_turn().await {
                match live.take(&hall, turn).await {
                    Came::Settled => (wait, _) = AFTER_FAILURE,
                    // The table is free meanwhile.
                    Came::NotStored => {
                        tokio::time::sleep(wait).await;
                        wait = longest.min(wait * 2);
                    }
                }
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

    async fn take(self: &Arc<Self>, hall: &Hall, turn: Turn) -> Came {
        let Turn { seat, level, version, known, scripted, who, people } = turn;
        let rank = self.rank(people);
        let pace = tokio::time::sleep(self.pace(hall, rank));
        let choice = match scripted {
            Some(choice) => Some(choice),
            None => hall.thinkers.choose(Riddle { known, who, rank }, level).await,
        };
        pace.await;
        let mut state = self.state().await;
        // Meanwhile the table may have moved on, been closed, or had the seat taken back.
        if state.record.version != version || state.level_of(seat).is_none() {
            return Came::Settled;
        }
        self.answer(hall, &mut state, seat, choice).await
    }

    /// Plays a bot's choice. Where a rule breaks or the bot erred, another choice keeps the table going.
    async fn answer(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
        seat: Seat,
        choice: Option<String>,
    ) -> Came {
        let others = state.table.as_ref().map(|table| table.offered(seat)).unwrap_or_default();
        for choice in choice.into_iter().chain(others) {
            let deed = Deed::Choose(choice);
            match self.change(hall, state, Act { seat, deed: &deed, receipt: None }).await {
                Err(Refused::Broke | Refused::Rules(_)) => {}
                Err(Refused::Store(error)) => return self.not_stored(&error),
                _ => return Came::Settled,
            }
        }
        tracing::error!(table = ?self.id, %seat, "no answer of a bot can be played");
        state.stuck = Some(state.record.version);
        Came::Settled
    }

    fn not_stored(&self, error: &StoreError) -> Came {
        tracing::error!(table = ?self.id, %error, "a bot's answer was not stored");
        Came::NotStored
    }

    /// How much an answer is wanted.
    fn rank(&self, people: bool) -> Rank {
        match (people, self.is_looked_at()) {
            (true, true) => Rank::Awaited,
            (true, false) => Rank::Wanted,
            (false, true) => Rank::Watched,
            (false, false) => Rank::Idle,
        }
    }

    /// People who look on want to see what happens; where nobody does, there is no hurry.
    fn pace(&self, hall: &Hall, rank: Rank) -> Duration {
        match rank {
            Rank::Idle => hall.limits.unseen_pace,
            _ if self.is_watched() => hall.limits.bot_pace,
            Rank::Awaited | Rank::Wanted | Rank::Watched => Duration::ZERO,
        }
    }
}

impl State {
    /// The level a bot plays at, if the table is being played and a bot sits there.
    fn level_of(&self, seat: Seat) -> Option<&str> {
        let playing = self.record.phase == Phase::Playing;
        self.seat(seat).filter(|_| playing)?.sits.bot()
    }

    /// The first seat that is asked and a bot's.
    fn asked_bot(&self) -> Option<Seat> {
        let going = self.stuck != Some(self.record.version) && self.cut.is_none();
        let mut asked = self.table.iter().filter(|_| going).flat_map(|table| table.asked());
        if let Some((seat, _)) = self.scripted() {
            return asked.find(|asked| *asked == seat);
        }
        let going = self.lets_bots_play();
        asked.find(|seat| going && self.level_of(*seat).is_some())
    }

    fn next_bot(&self) -> Option<Turn> {
        let seat = self.asked_bot()?;
        Some(Turn {
            seat,
            level: self.level_of(seat)?.to_owned(),
            version: self.record.version,
            known: self.table.as_ref()?.knowledge(seat)?,
            scripted: self.scripted().map(|(_, choice)| choice.to_owned()),
            who: Who::Person(self.record.host),
            people: self.record.seats.iter().any(|seat| seat.sits.person().is_some()),
        })
    }
}
