//! What moves the bots: one task per table, which has them thought for.

use super::command::Act;
use super::giving::Task;
use super::thinkers::Riddle;
use super::{Among, Deed, Hall, Live, Refused, State};
use crate::store::{Phase, StoreError};
use crate::work::{Rank, Who};
use kernel::{AnyKnowledge, Seat, Viewer};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

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
    /// How much everyone saw happen with the answer before.
    happened: usize,
    /// The epoch in which this server drives the table, where there are others.
    epoch: Option<i64>,
}

/// What is to be done next.
enum Next {
    /// A bot answers.
    Bot(Box<Turn>),
    /// A prepared answer is given, or ended.
    Prepared(Task),
}

/// What came of an answer.
pub(super) enum Came {
    /// It was played, or something else was meanwhile.
    Settled,
    /// The store did not keep it: it is to be tried again.
    NotStored,
    /// Another server drives the table.
    Lost,
}

impl Live {
    /// Sees to it that bots who are asked answer.
    pub fn drive_bots(self: &Arc<Self>, hall: &Hall, state: &mut State) {
        let others_do = |among: &Arc<Among>| among.was_denied(self.id) || !among.may_drive();
        state.mind_prepared();
        if state.driven {
            self.moved.notify_one();
            return;
        }
        let idle = state.asked_bot().is_none() && state.prepared_task(hall).is_none();
        if idle || hall.among.as_ref().is_some_and(others_do) {
            return;
        }
        state.driven = true;
        let (live, hall) = (Arc::clone(self), hall.clone());
        tokio::spawn(async move {
            let (mut wait, longest) = AFTER_FAILURE;
            while let Some(next) = live.next_turn(&hall).await {
                let came = match (live.lead(&hall).await, next) {
                    (Ok(epoch), Next::Bot(turn)) => live.take(&hall, Turn { epoch, ..*turn }).await,
                    (Ok(epoch), Next::Prepared(task)) => live.tend(&hall, task, epoch).await,
                    (Err(came), _) => came,
                };
                match came {
                    Came::Settled => (wait, _) = AFTER_FAILURE,
                    // The table is free meanwhile.
                    Came::NotStored => {
                        tokio::time::sleep(wait).await;
                        wait = longest.min(wait * 2);
                    }
                    Came::Lost => {
                        live.state().await.driven = false;
                        return;
                    }
                }
            }
        });
    }

    /// Whether a bot is asked here and nothing drives it, as far as the table is shown.
    pub(super) fn is_left_standing(&self) -> bool {
        let shown = self.shown.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        !shown.driven && shown.waits_for_bot()
    }

    /// The epoch in which this server drives the table, where there are others.
    async fn lead(&self, hall: &Hall) -> Result<Option<i64>, Came> {
        let Some((among, company)) = hall.among.as_ref().zip(hall.store.company()) else {
            return Ok(None);
        };
        match among.lead(company, self.id).await {
            Ok(Some(epoch)) => Ok(Some(epoch)),
            Ok(None) => Err(Came::Lost),
            Err(error) => Err(self.not_stored(&error)),
        }
    }

    /// The next bot to answer, or else what is to be done about a prepared answer; if there is neither, nothing moves the bots
    /// any more.
    async fn next_turn(&self, hall: &Hall) -> Option<Next> {
        let mut state = self.state().await;
        let next = state.next_bot().map(|turn| Next::Bot(Box::new(turn)));
        let next = next.or_else(|| state.prepared_task(hall).map(Next::Prepared));
        state.driven = next.is_some();
        next
    }

    async fn take(self: &Arc<Self>, hall: &Hall, turn: Turn) -> Came {
        let Turn { seat, level, version, known, scripted, who, people, happened, epoch } = turn;
        let rank = self.rank(people);
        let (pace, began) = (self.pace(hall, rank, happened), Instant::now());
        let choice = if scripted.is_some() {
            scripted
        } else {
            let choosing = hall.thinkers.choose(Riddle { known, who, rank }, level);
            hall.counts.thoughts.of(choosing).await
        };
        sleep_until(began + in_beats(began.elapsed(), pace, hall.limits.bot_pace)).await;
        let mut state = self.state().await;
        // Meanwhile the table may have moved on, been closed, or had the seat taken back.
        if state.record.version != version || state.level_of(seat).is_none() {
            return Came::Settled;
        }
        self.answer(hall, &mut state, (seat, epoch), choice).await
    }

    /// Plays a bot's choice. Where a rule breaks or the bot erred, another choice keeps the table going.
    async fn answer(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
        (seat, epoch): (Seat, Option<i64>),
        choice: Option<String>,
    ) -> Came {
        let others = state.table.as_ref().map(|table| table.offered(seat)).unwrap_or_default();
        for choice in choice.into_iter().chain(others) {
            let deed = Deed::Choose(choice);
            let act = Act { seat, deed: &deed, receipt: None, epoch, giving: None };
            match self.change(hall, state, act).await {
                Err(Refused::Broke | Refused::Rules(_)) => {}
                // Another was first: the table is as it is now, and looked at again.
                Err(Refused::Store(StoreError::Conflict)) => return Came::Settled,
                Err(Refused::Store(StoreError::Fenced)) => return self.fenced(hall),
                Err(Refused::Store(error)) => return self.not_stored(&error),
                _ => return Came::Settled,
            }
        }
        tracing::error!(table = ?self.id, %seat, "no answer of a bot can be played");
        state.stuck = Some(state.record.version);
        Came::Settled
    }

    pub(super) fn not_stored(&self, error: &StoreError) -> Came {
        tracing::error!(table = ?self.id, %error, "what a bot or a prepared answer did was not stored");
        Came::NotStored
    }

    /// Another server has taken the table over, while this one was paused or cut off.
    pub(super) fn fenced(&self, hall: &Hall) -> Came {
        tracing::info!(table = ?self.id, "another server drives the table");
        if let Some(among) = &hall.among {
            among.lose(self.id);
        }
        Came::Lost
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

    /// People who look on want to see what happened before, for as long as that takes; where nobody does, there is no hurry.
    /// It depends on nothing but what everyone was told.
    fn pace(&self, hall: &Hall, rank: Rank, happened: usize) -> Duration {
        match rank {
            Rank::Idle => hall.limits.unseen_pace,
            _ if self.is_watched() => hall.limits.pace_after(happened),
            Rank::Awaited | Rank::Wanted | Rank::Watched => Duration::ZERO,
        }
    }
}

/// How long an answer takes, where people look on: how long the bot thought, which may depend on what it alone knows, is
/// told no finer than by the beat.
fn in_beats(thought: Duration, pace: Duration, beat: Duration) -> Duration {
    if pace.is_zero() || beat.is_zero() {
        return thought;
    }
    let beats = thought.as_nanos().div_ceil(beat.as_nanos());
    pace.max(beat.saturating_mul(u32::try_from(beats).unwrap_or(u32::MAX)))
}

impl State {
    /// Whether a bot is asked that can answer.
    pub(super) fn waits_for_bot(&self) -> bool {
        self.asked_bot().is_some()
    }

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

    /// How many facts everyone heard with the latest answer.
    fn happened(&self) -> usize {
        let Some(table) = self.table.as_deref() else { return 0 };
        let from = table.answers().iter().rev().nth(1).map_or(0, |answer| answer.told);
        table.heard(Viewer::Watcher, from).len()
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
            happened: self.happened(),
            epoch: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_a_bot_thought_is_told_no_finer_than_by_the_beat() {
        let ms = Duration::from_millis;
        let takes = |thought, pace| in_beats(ms(thought), ms(pace), ms(350)).as_millis();
        assert_eq!([1, 200, 349].map(|thought| takes(thought, 350)), [350; 3]);
        assert_eq!([351, 500, 700].map(|thought| takes(thought, 350)), [700; 3]);
        assert_eq!(takes(400, 1500), 1500, "what there is to see takes longer");
        assert_eq!(takes(123, 0), 123, "nobody looks on");
    }
}
