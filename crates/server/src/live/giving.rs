//! Giving prepared answers: when, and by whoever moves the bots.

use super::bots::Came;
use super::command::Act;
use super::{Deed, Hall, Lasts, Live, Refused, State, Time};
use crate::chance::{self, now};
use crate::store::{Ended, Giving, PersonId, StoreError, TableId};
use kernel::Seat;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// How many seconds before somebody's time is up their prepared answer is given at the latest.
const IN_TIME: i64 = 3;

/// What is to be done about a prepared answer.
#[derive(Debug, Clone, Copy)]
pub(super) enum Task {
    /// It is given at this moment.
    Give(i64, Instant),
    /// It is given no more.
    End(i64, u64, Ended),
}

impl State {
    /// What is to be done about a prepared answer next, if anything is.
    pub(super) fn prepared_task(&mut self, hall: &Hall) -> Option<Task> {
        let outlived = self.beside.prepared.iter().find_map(|it| {
            let ended = it.outlived.filter(|_| it.kept.ended.is_none())?;
            Some(Task::End(it.kept.number, it.kept.version, ended))
        });
        if outlived.is_some() {
            return outlived;
        }
        let met = |seat: Seat| {
            let met = self.met(seat)?;
            Some((seat, met.kept.number, met.kept.version, self.offers(seat, &met.kept.choice)))
        };
        let all: Vec<_> = self.asked().iter().filter_map(met).collect();
        if let Some((_, number, version, _)) = all.iter().find(|(.., offered)| !offered) {
            return Some(Task::End(*number, *version, Ended::NotOffered));
        }
        let due = all.into_iter().map(|(seat, number, ..)| (self.due(hall, seat), number));
        due.min().map(|(due, number)| Task::Give(number, due))
    }

    /// When a seat's prepared answer is given: it is drawn once for each time the seat is asked.
    fn due(&mut self, hall: &Hall, seat: Seat) -> Instant {
        let answers = self.answers_of(seat);
        if let Some((_, due)) = self.drawn.get(&seat).filter(|(asked, _)| *asked == answers) {
            return *due;
        }
        let left = match self.time(seat, &hall.gaps.all()) {
            Some(Time::Until(until, reserve)) => Some(until + reserve - now()),
            Some(Time::Stands(..)) | None => None,
        };
        let due = Instant::now() + pause(hall.limits.prepared, left, chance::number());
        self.drawn.insert(seat, (answers, due));
        due
    }
}

/// How long after the question a prepared answer is given, by a number that was drawn: somewhere in this span, and before a
/// time that everyone can see is up. Nothing else of the game is looked at: who waits learns nothing by waiting.
fn pause((least, most): (Duration, Duration), left: Option<i64>, drawn: u64) -> Duration {
    let parts = u32::try_from(drawn % 1001).unwrap_or_default();
    let pause = least + most.saturating_sub(least) * parts / 1000;
    let in_time =
        |left: i64| Duration::from_secs(u64::try_from(left - IN_TIME).unwrap_or_default());
    left.map_or(pause, |left| pause.min(in_time(left)))
}

impl Hall {
    /// Goes on where a prepared answer waited when a server ended. Where there are others, one of them does.
    pub async fn go_on_with_prepared(self) {
        if self.among.is_some() {
            return;
        }
        match self.store.with_prepared(1000).await {
            Ok(tables) => {
                for table in tables {
                    self.goes_on(table).await;
                }
            }
            Err(error) => tracing::warn!(%error, "prepared answers were not looked for"),
        }
    }

    /// Opens a table, whereupon it goes on by itself.
    async fn goes_on(&self, table: TableId) {
        if let Err(error) = self.table(table).await {
            tracing::warn!(?table, %error, "a table with prepared answers cannot be opened");
        }
    }

    /// Whether what a person is asked at a table will be answered as they have prepared it.
    pub async fn answers_itself(&self, table: TableId, person: PersonId) -> bool {
        let prepared = self.store.prepared(table).await.unwrap_or_default();
        if !prepared.iter().any(|it| it.person == person && it.ended.is_none()) {
            return false;
        }
        let Ok(live) = self.table(table).await else { return false };
        let state = live.shown();
        let asked = state.asked();
        let mut own = state.record.seats_of(person).filter(|seat| asked.has(*seat)).peekable();
        own.peek().is_some() && own.all(|seat| state.will_answer(seat))
    }
}

impl Live {
    /// Does what is to be done about a prepared answer.
    pub(super) async fn tend(
        self: &Arc<Self>,
        hall: &Hall,
        task: Task,
        epoch: Option<i64>,
    ) -> Came {
        match task {
            Task::End(number, version, ended) => {
                let mut state = self.state().await;
                self.end_prepared(hall, &mut state, (number, version), ended).await
            }
            Task::Give(number, due) => {
                tokio::select! {
                    biased;
                    () = sleep_until(due) => self.give(hall, number, epoch).await,
                    // Something else may be to be done first.
                    () = self.moved.notified() => Came::Settled,
                }
            }
        }
    }

    async fn end_prepared(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
        (number, version): (i64, u64),
        ended: Ended,
    ) -> Came {
        let kept = hall.store.end_prepared(self.id, number, version, ended).await;
        self.known_again(hall, state, kept).await
    }

    /// Gives a prepared answer, if it still answers what is asked.
    async fn give(self: &Arc<Self>, hall: &Hall, number: i64, epoch: Option<i64>) -> Came {
        let mut state = self.state().await;
        let met = state.asked().iter().find_map(|seat| {
            let met = state.met(seat).filter(|met| met.kept.number == number)?;
            Some((seat, met.kept.choice.clone(), met.kept.version, met.lasts == Lasts::Once))
        });
        let Some((seat, choice, version, once)) = met else { return Came::Settled };
        let giving = Giving { number, version, ended: once.then_some(Ended::Given), epoch };
        let deed = Deed::Choose(choice);
        let act = Act { seat, deed: &deed, receipt: None, epoch, giving: Some(giving) };
        // Counted as a choice of the person's is: nobody can tell them apart there either.
        let done = hall.counts.choices.of(self.change(hall, &mut state, act)).await;
        state.drawn.remove(&seat);
        let kept = match done {
            Ok(_) => Ok(()),
            Err(Refused::Store(error)) => Err(error),
            Err(_) => {
                let known = (number, version);
                return self.end_prepared(hall, &mut state, known, Ended::NotOffered).await;
            }
        };
        self.known_again(hall, &mut state, kept).await
    }

    /// Knows the prepared answers as they are kept, once one of them was given or ended.
    async fn known_again(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
        kept: Result<(), StoreError>,
    ) -> Came {
        match kept {
            // It was taken back meanwhile, or another server was first.
            Ok(()) | Err(StoreError::Missing | StoreError::Conflict) => {}
            Err(StoreError::Fenced) => return self.fenced(hall),
            Err(error) => return self.not_stored(&error),
        }
        match hall.prepared(self.id).await {
            Ok(prepared) => state.beside.prepared = prepared,
            Err(error) => return self.not_stored(&error),
        }
        state.mind_prepared();
        self.publish();
        Came::Settled
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_is_waited_depends_on_what_was_drawn_and_on_the_clock_alone() {
        let span = (Duration::from_secs(5), Duration::from_secs(20));
        assert_eq!(pause(span, None, 0), span.0);
        assert_eq!(pause(span, None, 1000), span.1);
        let drawn = (0..5000).map(|drawn| pause(span, None, drawn * 7919));
        assert!(drawn.clone().all(|it| (span.0..=span.1).contains(&it)));
        let mean = drawn.map(|it| it.as_secs_f64()).sum::<f64>() / 5000.0;
        assert!((12.0..13.0).contains(&mean), "{mean}");
        assert_eq!(pause(span, Some(60), 1000), span.1, "there is time enough");
        assert_eq!(pause(span, Some(10), 1000), Duration::from_secs(7));
        assert_eq!(pause(span, Some(2), 0), Duration::ZERO);
        assert_eq!(pause((Duration::ZERO, Duration::ZERO), None, 77), Duration::ZERO);
    }
}
