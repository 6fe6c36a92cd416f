//! Minding the clocks: who runs out of time is stood in for by a bot, until they are back.

use super::clock::{Clock, seats};
use super::seats::{Changed, SeatRefused};
use super::{Beside, Hall, Live, State, Time};
use crate::chance::now;
use crate::store::{Bearing, Gap, Phase, SeatRecord, Sits, Step, StoreError, TableRecord};
use crate::store::{PersonId, TableId};
use kernel::Seat;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How often it is looked whose time is up.
const ROUND: Duration = Duration::from_secs(1);
/// After how many rounds it is noted that the clocks are minded.
const NOTED: u32 = 4;
/// For how many seconds nobody may have minded the clocks before that is a gap.
const SILENCE: i64 = 10;
/// How many tables are looked at in a round.
const TOGETHER: u32 = 64;
/// After how many seconds a table is looked at again that cannot be opened.
const AGAIN: i64 = 300;
/// When a table is looked at where nobody's time runs.
const SOME_DAY: i64 = 1 << 50;

/// The times in which no clock ran, as far as they are known.
#[derive(Debug, Default)]
pub struct Gaps(Mutex<Arc<[Gap]>>);

impl Gaps {
    /// All of them.
    pub fn all(&self) -> Arc<[Gap]> {
        Arc::clone(&self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn set(&self, gaps: Vec<Gap>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = gaps.into();
    }
}

impl Hall {
    /// Minds the clocks from now on, and learns when they were not minded. To be done before anybody comes: whatever has passed
    /// since they last were is a gap, however short it is.
    pub async fn begin_to_mind(&self) -> Result<(), StoreError> {
        self.mind(0).await
    }

    async fn mind(&self, silence: i64) -> Result<(), StoreError> {
        self.gaps.set(self.store.mind(now(), silence).await?);
        Ok(())
    }

    /// Minds the clocks, as long as it is let.
    pub async fn keep_clocks(self) {
        let mut round = 0;
        loop {
            if let Err(error) = self.clock_round(round).await {
                tracing::warn!(%error, "the clocks could not be minded");
            }
            round = (round + 1) % NOTED;
            tokio::time::sleep(ROUND).await;
        }
    }

    async fn clock_round(&self, round: u32) -> Result<(), StoreError> {
        if round == 0 && !self.store.overdue(SOME_DAY, 1).await?.is_empty() {
            self.mind(SILENCE).await?;
        }
        for table in self.store.overdue(now(), TOGETHER).await? {
            self.ring(table).await?;
        }
        Ok(())
    }

    /// Looks whose time is up at a table.
    async fn ring(&self, table: TableId) -> Result<(), StoreError> {
        let Ok(live) = self.table(table).await else {
            if let Some(record) = self.store.table(table).await? {
                self.store.set_due(table, record.version, now() + AGAIN).await?;
            }
            return Ok(());
        };
        // Another server may have changed it a moment ago.
        let _as_it_is_known = live.freshen(self).await;
        live.ring(self).await;
        Ok(())
    }

    /// What goes with a table beside the game, as it is kept.
    pub(super) async fn beside(
        &self,
        record: &TableRecord,
        steps: &[Step],
    ) -> Result<Beside, StoreError> {
        Ok(Beside {
            hushed: self.store.hushed(record.id).await?,
            rated: self.store.is_rated(record.id).await?,
            clock: self.clock_of(record, steps).await?,
            wishes: self.store.wishes(record.id).await?.people,
            prepared: self.prepared(record.id).await?,
        })
    }

    /// The clock of a table as it is loaded, if it has one.
    async fn clock_of(
        &self,
        record: &TableRecord,
        steps: &[Step],
    ) -> Result<Option<Clock>, StoreError> {
        let Some(pace) = self.store.pace(record.id).await? else { return Ok(None) };
        let bearings = self.store.bearings(record.id).await?;
        // When a game began is not kept; whoever answered first was asked, and is given that time.
        let (asked, at) = match steps.first() {
            Some(first) => (0, first.at),
            None if record.phase == Phase::Playing => (record.asked, record.touched),
            None => (0, record.touched),
        };
        let clock = Clock::new(pace, record.seats.len(), (seats(asked), at));
        Ok(Some(clock.through(steps, &bearings, &self.gaps.all())))
    }
}

impl Live {
    /// Has bots stand in for those whose time is up, and notes when the next one's is.
    async fn ring(self: &Arc<Self>, hall: &Hall) {
        let mut state = self.state().await;
        let (gaps, level) = (hall.gaps.all(), hall.usual_level());
        let up = |seat: &Seat| {
            state.beside.clock.as_ref().is_some_and(|clock| clock.is_up(*seat, now(), &gaps))
        };
        let up: Vec<Seat> = state.timed().filter(up).collect();
        // Who has prepared an answer is answered for in time.
        for seat in up.into_iter().filter(|seat| !state.will_answer(*seat)).collect::<Vec<_>>() {
            self.relieve(hall, &mut state, seat, level).await;
        }
        self.wind(hall, &state);
    }

    /// Has a bot of this level stand in for the person in a seat.
    async fn relieve(self: &Arc<Self>, hall: &Hall, state: &mut State, seat: Seat, level: &str) {
        let Some(known) = state.seat(seat).cloned() else { return };
        let Some(person) = known.sits.person() else { return };
        let record = SeatRecord { sits: Sits::StandIn(level.to_owned(), person), ..known };
        let put = self.put(hall, state, record, |sits| sits.person().is_some()).await;
        if let Err(error) = put {
            tracing::warn!(table = ?self.id, %seat, %error, "no bot could stand in");
        }
    }

    /// Notes when the time of the first who is asked will be up, if the table has a clock.
    pub(super) fn wind(&self, hall: &Hall, state: &State) {
        let Some(clock) = &state.beside.clock else { return };
        let due = clock.next(state.timed(), now(), &hall.gaps.all()).unwrap_or(SOME_DAY);
        let (store, table, version) = (Arc::clone(&hall.store), self.id, state.record.version);
        tokio::spawn(async move {
            // If this is not kept, the table is looked at, and it is done again.
            let _looked_at_again = store.set_due(table, version, due).await;
        });
    }

    /// A person who sits here wishes the clock to stand, or no longer does.
    pub async fn pause(self: &Arc<Self>, hall: &Hall, person: PersonId, wishes: bool) -> Changed {
        let mut state = self.state().await;
        let may = state.record.host == person || state.record.has_seat(person);
        if !may || state.beside.clock.is_none() || state.record.phase != Phase::Playing {
            return Err(SeatRefused::TooLate);
        }
        let at = now();
        let wished = hall.store.wish_pause(self.id, person, wishes, at).await?;
        let gaps = hall.gaps.all();
        if let Some(clock) =
            state.beside.clock.as_mut().filter(|clock| clock.is_paused() != wished.paused)
        {
            clock.bear(if wished.paused { Bearing::Pause } else { Bearing::Resume }, at, &gaps);
        }
        state.beside.wishes = wished.people;
        self.publish();
        self.wind(hall, &state);
        Ok(())
    }

    /// Somebody has come back to their seat: their time begins anew.
    pub(super) async fn note_back(
        &self,
        hall: &Hall,
        state: &mut State,
        seat: Seat,
    ) -> Result<(), StoreError> {
        let (at, gaps) = (now(), hall.gaps.all());
        if let Some(clock) = state.beside.clock.as_mut() {
            clock.bear(Bearing::Back(seat), at, &gaps);
            hall.store.note_back(self.id, seat, at).await?;
        }
        Ok(())
    }
}

impl State {
    /// Lets the clock go on through steps that were made elsewhere.
    pub(super) fn run_clock(&mut self, steps: &[Step], gaps: &[Gap]) {
        if let Some(clock) = self.beside.clock.take() {
            self.beside.clock = Some(clock.through(steps, &[], gaps));
        }
    }

    /// The seats whose time runs: people who are asked.
    fn timed(&self) -> impl Iterator<Item = Seat> {
        let playing = self.record.phase == Phase::Playing && self.cut.is_none();
        let people =
            |seat: &Seat| self.seat(*seat).is_some_and(|seat| seat.sits.person().is_some());
        self.asked().iter().filter(move |_| playing).filter(people)
    }

    /// The time of a seat, if it runs.
    pub fn time(&self, seat: Seat, gaps: &[Gap]) -> Option<Time> {
        let clock = self.beside.clock.as_ref()?;
        self.timed().find(|timed| *timed == seat)?;
        clock.time(seat, now(), gaps)
    }
}
