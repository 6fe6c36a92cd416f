//! Who sits where: joining, leaving, bots standing in, and what the host may do.

use super::asides::Aside;
use super::{CHAT, Hall, HallError, Live, State};
use crate::store::{PersonId, PersonRecord, Phase, Screens, SeatRecord, Sits, StoreError};
use kernel::Seat;
use std::sync::Arc;

/// Why a seat was not changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeatRefused {
    /// Only the host may do this.
    #[error("only the host may do this")]
    NotTheHost,
    /// The person may not come to this table.
    #[error("the person was removed from this table")]
    Barred,
    /// The seat is not as believed, or the table is in another phase.
    #[error("the seat is taken or the table has moved on")]
    TooLate,
    /// The person has a seat here already, and each has one.
    #[error("each person has one seat here")]
    OneSeat,
    /// The table is rated: those who play there have accounts, and no bot plays.
    #[error("a rated table is for accounts alone")]
    NeedsAccount,
    /// The table is rated and being played: nobody ends it, and nobody's seat is given away.
    #[error("nobody interferes with a rated game")]
    Rated,
    /// The host has muted the person.
    #[error("the person is not heard at this table")]
    Muted,
    /// The person has said too much in too short a time.
    #[error("too much was said at once")]
    TooMuch,
    /// The game cannot be dealt.
    #[error("the game cannot be dealt: {0}")]
    NotDealt(HallError),
    /// The store did not keep it.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for SeatRefused {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Self::TooLate,
            StoreError::Missing
            | StoreError::Fenced
            | StoreError::Closed
            | StoreError::Broken(_) => Self::Store(error),
        }
    }
}

/// A bot for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bot<'a> {
    /// The seat.
    pub seat: Seat,
    /// How well the bot plays.
    pub level: &'a str,
}

pub(super) type Changed = Result<(), SeatRefused>;

impl Live {
    /// Sits a person down in an open seat; the last one starts the game. Whoever shares a screen may have another name.
    pub async fn sit(
        self: &Arc<Self>,
        hall: &Hall,
        person: &PersonRecord,
        (seat, name): (Seat, Option<String>),
    ) -> Changed {
        let mut state = self.state().await;
        if self.is_barred(hall, person.id).await? {
            return Err(SeatRefused::Barred);
        }
        state.in_phase(Phase::Gathering)?;
        if state.beside.rated && person.account.is_none() {
            return Err(SeatRefused::NeedsAccount);
        }
        let mut record = SeatRecord::person(seat, person);
        match (state.record.has_seat(person.id), state.record.screens) {
            (false, _) => {}
            (true, Screens::Own) => return Err(SeatRefused::OneSeat),
            (true, Screens::Shared) => {
                let numbered = || format!("{} {}", person.name, seat.0 + 1);
                record.name = name.unwrap_or_else(numbered);
            }
        }
        self.put(hall, &mut state, record, is_nobody).await?;
        if state.record.seats.iter().all(|seat| seat.sits != Sits::Nobody) {
            self.begin(hall, &mut state).await?;
        }
        Ok(())
    }

    /// The host starts the game; bots of this level take the open seats.
    pub async fn start(self: &Arc<Self>, hall: &Hall, host: PersonId, level: &str) -> Changed {
        let mut state = self.state().await;
        state.by_host(host)?;
        state.in_phase(Phase::Gathering)?;
        if state.beside.rated {
            return Err(SeatRefused::NeedsAccount);
        }
        for seat in state.record.seats.clone() {
            if seat.sits == Sits::Nobody {
                let bot = SeatRecord::bot(seat.seat, level);
                self.put(hall, &mut state, bot, is_nobody).await?;
            }
        }
        self.begin(hall, &mut state).await
    }

    /// A person leaves a seat: open again before the game, a bot stands in during it.
    pub async fn leave(self: &Arc<Self>, hall: &Hall, person: PersonId, bot: Bot<'_>) -> Changed {
        let (Bot { seat, level }, mut state) = (bot, self.state().await);
        let is_own = |sits: &Sits| sits.person() == Some(person);
        let record = if state.record.phase == Phase::Gathering {
            SeatRecord::open(seat)
        } else {
            let sits = Sits::StandIn(level.to_owned(), person);
            SeatRecord { sits, ..state.known(seat)?.clone() }
        };
        self.put(hall, &mut state, record, is_own).await
    }

    /// The host gives a seat to a bot. During the game its person may take it back; before, nobody's seat is given.
    pub async fn stand_in(self: &Arc<Self>, hall: &Hall, host: PersonId, bot: Bot<'_>) -> Changed {
        let (Bot { seat, level }, mut state) = (bot, self.state().await);
        state.by_host(host)?;
        if state.beside.rated && state.record.phase == Phase::Gathering {
            return Err(SeatRefused::NeedsAccount);
        }
        let known = state.known(seat)?.clone();
        if known.sits.person() != Some(host) {
            state.may_be_interfered_with()?;
        }
        let record = match known.sits.person() {
            Some(_) if state.record.phase == Phase::Gathering => return Err(SeatRefused::TooLate),
            Some(person) => SeatRecord { sits: Sits::StandIn(level.to_owned(), person), ..known },
            None => SeatRecord::bot(seat, level),
        };
        self.put(hall, &mut state, record, |sits| !matches!(sits, Sits::StandIn(..))).await
    }

    /// A person takes a seat back from the bot that stands in.
    pub async fn take_back(self: &Arc<Self>, hall: &Hall, person: PersonId, seat: Seat) -> Changed {
        let mut state = self.state().await;
        let record = SeatRecord { sits: Sits::Person(person), ..state.known(seat)?.clone() };
        let is_own = |sits: &Sits| matches!(sits, Sits::StandIn(_, owner) if *owner == person);
        self.put(hall, &mut state, record, is_own).await?;
        self.note_back(hall, &mut state, seat).await?;
        self.wind(hall, &state);
        Ok(())
    }

    /// The host removes a player, who may not come back.
    pub async fn remove(self: &Arc<Self>, hall: &Hall, host: PersonId, bot: Bot<'_>) -> Changed {
        let (Bot { seat, level }, mut state) = (bot, self.state().await);
        state.by_host(host)?;
        state.may_be_interfered_with()?;
        let going = !state.record.phase.is_ended();
        let person = state.known(seat)?.sits.owner().filter(|person| going && *person != host);
        let person = person.ok_or(SeatRefused::TooLate)?;
        self.bar(hall, person).await?;
        let empty = state.record.phase == Phase::Gathering;
        let seats = state.record.seats.iter().filter(|seat| seat.sits.owner() == Some(person));
        for seat in seats.map(|seat| seat.seat).collect::<Vec<_>>() {
            let record = if empty { SeatRecord::open(seat) } else { SeatRecord::bot(seat, level) };
            self.put(hall, &mut state, record, |_| true).await?;
        }
        Ok(())
    }

    /// The host closes the table before its end.
    pub async fn close(self: &Arc<Self>, hall: &Hall, host: PersonId) -> Changed {
        let mut state = self.state().await;
        state.by_host(host)?;
        state.may_be_interfered_with()?;
        if state.record.phase.is_ended() {
            return Err(SeatRefused::TooLate);
        }
        if let Err(error) = hall.store.set_phase(self.id, Phase::Closed).await {
            return Err(self.too_late(hall, &mut state, error).await);
        }
        state.record.phase = Phase::Closed;
        self.publish();
        hall.waiting.stir(&state);
        Ok(())
    }

    /// Lets the table call a person who has a seat here, or not.
    pub async fn hush(&self, hall: &Hall, person: PersonId, hushed: bool) -> Changed {
        let mut state = self.state().await;
        if !state.record.has_seat(person) {
            return Err(SeatRefused::TooLate);
        }
        hall.store.set_hushed(self.id, person, hushed).await?;
        if hushed {
            state.beside.hushed.insert(person);
        } else {
            state.beside.hushed.remove(&person);
        }
        self.publish();
        Ok(())
    }

    /// A person who holds several seats takes this one in hand.
    pub async fn unveil(&self, hall: &Hall, person: PersonId, seat: Seat) -> Changed {
        let mut state = self.state().await;
        if !state.record.seats_of(person).any(|own| own == seat) {
            return Err(SeatRefused::TooLate);
        }
        Ok(self.put_aside(hall, &mut state, Aside::Unveiled(person, seat)).await?)
    }

    /// What was wanted is refused by the store: where another server was first, what it did is known then.
    pub(super) async fn too_late(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
        error: StoreError,
    ) -> SeatRefused {
        hall.note_conflict(&error);
        if error == StoreError::Conflict
            && hall.store.company().is_some()
            && let Err(HallError::Store(error)) = self.follow(hall, state).await
        {
            return error.into();
        }
        error.into()
    }

    /// Someone changed who sits or hosts behind the back of this table: what is stored is so.
    pub(super) async fn look_again(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
    ) -> Result<(), StoreError> {
        if hall.store.company().is_some() {
            return match self.follow(hall, state).await {
                Err(HallError::Store(error)) => Err(error),
                _ => Ok(()),
            };
        }
        let stored = hall.store.table(self.id).await?.ok_or(StoreError::Missing)?;
        (state.record.seats, state.record.host) = (stored.seats, stored.host);
        if stored.phase == Phase::Closed {
            state.record.phase = Phase::Closed;
        }
        (state.chat, state.muted) =
            (hall.store.chat(self.id, CHAT).await?, hall.store.muted(self.id).await?);
        self.forget_bars();
        self.publish();
        self.drive_bots(hall, state);
        Ok(())
    }

    pub(super) async fn put(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
        record: SeatRecord,
        is_right: impl Fn(&Sits) -> bool,
    ) -> Changed {
        let known = state.known(record.seat)?.sits.clone();
        if !is_right(&known) || state.record.phase.is_ended() {
            return Err(SeatRefused::TooLate);
        }
        if let Err(error) =
            hall.store.change_seat(self.id, state.record.phase, known, record.clone()).await
        {
            hall.note_conflict(&error);
            if error == StoreError::Conflict {
                self.look_again(hall, state).await?;
            }
            return Err(error.into());
        }
        let index = record.seat.index();
        state.record.seats[index] = record;
        self.publish();
        hall.waiting.stir(state);
        self.wind(hall, state);
        self.drive_bots(hall, state);
        Ok(())
    }
}

impl State {
    pub(super) fn by_host(&self, person: PersonId) -> Changed {
        if self.record.host == person { Ok(()) } else { Err(SeatRefused::NotTheHost) }
    }

    /// Whether its host may end it, or move others: not where that would decide what counts. A game that newer rules have cut
    /// may never come to an end.
    fn may_be_interfered_with(&self) -> Changed {
        let counts = self.beside.rated && self.record.phase == Phase::Playing;
        if counts && self.cut.is_none() { Err(SeatRefused::Rated) } else { Ok(()) }
    }

    fn in_phase(&self, phase: Phase) -> Changed {
        if self.record.phase == phase { Ok(()) } else { Err(SeatRefused::TooLate) }
    }

    fn known(&self, seat: Seat) -> Result<&SeatRecord, SeatRefused> {
        self.seat(seat).ok_or(SeatRefused::TooLate)
    }
}

fn is_nobody(sits: &Sits) -> bool {
    *sits == Sits::Nobody
}
