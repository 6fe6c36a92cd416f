//! Commands: validated on a copy, made durable, then acknowledged and published.
//! Elsewhere: write-ahead, commit before acknowledge.

use super::{Hall, HallError, Live, Moved, State};
use crate::chance::now;
use crate::store::{Giving, PersonId, Phase, Receipt, Report, Step, StoreError, Undo};
use kernel::face::RefusalSheet;
use kernel::{AnyTable, Seat};
use std::fmt::Write as _;
use std::sync::Arc;

/// What a person wants done at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// Who.
    pub person: PersonId,
    /// For which seat.
    pub seat: Seat,
    /// What.
    pub deed: Deed,
    /// The version of the table it answers.
    pub expected: u64,
    /// The key under which it is done once, however often it is sent.
    pub key: String,
}

/// A deed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Answer with this choice, in notation.
    Choose(String),
    /// Take back the last choice.
    Undo,
    /// Take back every choice of this turn.
    RestartTurn,
}

/// A deed of a seat, and what is kept to know it again.
pub(super) struct Act<'a> {
    pub(super) seat: Seat,
    pub(super) deed: &'a Deed,
    pub(super) receipt: Option<Receipt>,
    /// The epoch in which this server drives the table, where a bot does it and there are other servers.
    pub(super) epoch: Option<i64>,
    /// The prepared answer that is given with it.
    pub(super) giving: Option<Giving>,
}

impl Deed {
    const fn takes_back(&self) -> bool {
        match self {
            Self::Choose(_) => false,
            Self::Undo | Self::RestartTurn => true,
        }
    }
}

impl Command {
    /// What is wanted, for which seat, and what it answers, as a receipt keeps it.
    fn wish(&self) -> String {
        let Self { seat, expected, .. } = self;
        match &self.deed {
            Deed::Choose(choice) => format!("{seat} at {expected}: {choice}"),
            Deed::Undo => format!("{seat} at {expected}, undo"),
            Deed::RestartTurn => format!("{seat} at {expected}, restart"),
        }
    }
}

/// It is done, or was done when the key was first used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Done {
    /// The version of the table once it was done.
    pub version: u64,
}

/// Why a command was not done. Nothing has changed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Refused {
    /// The seat is not this person's.
    #[error("the seat is another's")]
    NotYours,
    /// The table has moved on.
    #[error("the table has moved on")]
    Stale,
    /// The table is not being played.
    #[error("the table is not being played")]
    NotPlaying,
    /// The host lets nothing be taken back here.
    #[error("nothing is taken back at this table")]
    NoUndo,
    /// The host lets no hints be given here.
    #[error("no hints are given at this table")]
    NoHints,
    /// Too much was taken back at this table.
    #[error("too much was taken back")]
    TooOften,
    /// The rules refuse it.
    #[error("the rules refuse it")]
    Rules(RefusalSheet),
    /// A rule broke; a report was kept.
    #[error("a rule broke")]
    Broke,
    /// The store did not keep it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Live {
    /// Does what a person commands.
    pub async fn obey(self: &Arc<Self>, hall: &Hall, command: Command) -> Result<Done, Refused> {
        let mut state = self.state().await;
        let mut done = self.try_to_obey(hall, &mut state, &command).await;
        // Another server was first: what it did is known now, and the command is judged again.
        for _ in 0..AGAIN {
            if done != Err(Refused::Store(StoreError::Conflict)) {
                break;
            }
            done = self.try_to_obey(hall, &mut state, &command).await;
        }
        let Err(refused) = done else { return done };
        let refused = match refused {
            Refused::Store(StoreError::Conflict) => Refused::Stale,
            other => other,
        };
        let used = hall.store.receipt(self.id, command.person, command.key.clone()).await?;
        match used {
            // Sent before and done then: the first answer stands.
            Some(used) if used.deed == command.wish() => Ok(Done { version: used.seq }),
            // The key of a page answers one question: another answer to it comes too late.
            Some(_) if !matches!(refused, Refused::NotYours) => Err(Refused::Stale),
            Some(_) | None => Err(refused),
        }
    }

    async fn try_to_obey(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
        command: &Command,
    ) -> Result<Done, Refused> {
        let seat = state.seat(command.seat).ok_or(Refused::NotYours)?;
        if seat.sits.person() != Some(command.person) {
            return Err(Refused::NotYours);
        }
        if state.record.phase != Phase::Playing || state.cut.is_some() {
            return Err(Refused::NotPlaying);
        }
        let stands = state.stands[command.seat.index()].since..=state.record.version;
        if !stands.contains(&command.expected) {
            return Err(Refused::Stale);
        }
        if command.deed.takes_back() && state.record.aids.undo == Undo::Forbidden {
            return Err(Refused::NoUndo);
        }
        if command.deed.takes_back() && state.record.version >= hall.limits.steps {
            return Err(Refused::TooOften);
        }
        if let Deed::Choose(choice) = &command.deed
            && let Some(held) = state.held_back(choice)
        {
            return Err(held);
        }
        let receipt =
            Receipt { person: command.person, key: command.key.clone(), deed: command.wish() };
        let receipt = Some(receipt);
        let act =
            Act { seat: command.seat, deed: &command.deed, receipt, epoch: None, giving: None };
        self.change(hall, state, act).await
    }

    /// Plays a deed on a copy, makes it durable, puts the copy in place and lets everyone see.
    pub(super) async fn change(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
        Act { seat, deed, receipt, epoch, giving }: Act<'_>,
    ) -> Result<Done, Refused> {
        let before = state.table.as_ref().ok_or(Refused::NotPlaying)?;
        let mut next = before.boxed_clone();
        let told_from = match played(&mut *next, seat, deed) {
            Ok(told_from) => told_from,
            Err(RefusalSheet { report: Some(journal), .. }) => {
                self.report(hall, state, journal.to_string()).await?;
                return Err(Refused::Broke);
            }
            Err(refusal) => return Err(Refused::Rules(refusal)),
        };
        let step = written(state, &*next);
        let moved = Moved::by(&step);
        let (version, phase) = (step.seq, step.phase);
        if deed.takes_back() {
            self.unprepare_seat(hall, state, seat).await?;
        }
        let met = state.met(seat).filter(|_| giving.is_none()).map(|met| met.kept.number);
        let kept = match (giving, epoch.zip(hall.store.company())) {
            (Some(giving), _) => hall.store.give_prepared(self.id, step, giving),
            (None, Some((epoch, company))) => company.append_led(self.id, step, epoch),
            (None, None) => hall.store.append(self.id, step, receipt.clone()),
        };
        let kept = hall.counts.appends.of(kept).await;
        if let Err(error) = kept {
            hall.note_conflict(&error);
            if error == StoreError::Conflict {
                return Err(self.overtaken(hall, state, receipt).await?);
            }
            return Err(error.into());
        }
        state.shared = next.journal().entries.len();
        state.table = Some(next.into());
        (state.record.version, state.record.phase) = (version, phase);
        if deed.takes_back() {
            state.broken = version;
        }
        if let Some(told_from) = told_from {
            state.recent = told_from.saturating_sub(RECENT);
        }
        if phase == Phase::Over {
            hall.note_results(state).await;
        }
        if phase == Phase::Over && state.campaign.is_some() {
            hall.count_ended(state).await;
        }
        self.note_answered(hall, state, met).await;
        state.note_asks(Some(seat));
        if let Some(clock) = state.beside.clock.as_mut() {
            clock.step(moved, &hall.gaps.all());
        }
        hall.counts.steps.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        self.publish();
        hall.waiting.stir(state);
        self.wind(hall, state);
        self.note_learned(hall, state).await;
        self.drive_bots(hall, state);
        Ok(Done { version })
    }

    /// What is stored is what happened: either this key was used before, or another server was first.
    async fn overtaken(
        self: &Arc<Self>,
        hall: &Hall,
        state: &mut State,
        receipt: Option<Receipt>,
    ) -> Result<Refused, StoreError> {
        let used = match receipt {
            Some(Receipt { person, key, .. }) => hall.store.receipt(self.id, person, key).await?,
            None => None,
        };
        if used.is_some() {
            return Ok(Refused::Stale);
        }
        Ok(match self.follow(hall, state).await {
            Ok(()) => Refused::Store(StoreError::Conflict),
            Err(HallError::Store(error)) => Refused::Store(error),
            Err(_) => Refused::Stale,
        })
    }

    async fn report(
        &self,
        hall: &Hall,
        state: &mut State,
        journal: String,
    ) -> Result<(), StoreError> {
        tracing::error!(table = ?self.id, version = state.record.version, "a rule broke");
        // Who finds the way to break a rule may go it again and again.
        if state.reports >= REPORTS {
            return Ok(());
        }
        let report = Report { at: now(), journal };
        hall.store.keep_report(self.id, report).await?;
        state.reports += 1;
        self.publish();
        Ok(())
    }
}

/// How many reports are kept of one table.
const REPORTS: usize = 8;

/// How often a command is judged again because another server was first.
const AGAIN: u32 = 8;

/// How many facts before the latest a short log shows.
pub(super) const RECENT: usize = 120;

/// Plays a deed; says where its story begins, if it has one.
fn played(
    table: &mut dyn AnyTable,
    seat: Seat,
    deed: &Deed,
) -> Result<Option<usize>, RefusalSheet> {
    match deed {
        Deed::Choose(choice) => table.play(seat, choice).map(|played| Some(played.told_from)),
        Deed::Undo => table.undo(seat).map(|()| None),
        Deed::RestartTurn => table.undo_turn(seat).map(|()| None),
    }
}

/// What has to be stored for a table to become the next.
pub(super) fn written(state: &State, next: &dyn AnyTable) -> Step {
    let old = state.table.iter().map(|table| table.journal().entries.len()).sum::<usize>();
    let new = &next.journal().entries;
    let keep = new.len().min(old).min(state.shared);
    let mut lines = String::new();
    for entry in &new[keep..] {
        writeln!(lines, "{entry}").expect("a string takes what is written to it");
    }
    let asked = next.asked().into_iter().fold(0, |bits, seat: Seat| bits | 1 << seat.0);
    let phase = if next.outcome().is_some() { Phase::Over } else { Phase::Playing };
    Step { seq: state.record.version + 1, keep: keep as u64, lines, asked, phase, at: now() }
}
