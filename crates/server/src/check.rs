//! Checking what is kept: whether a table can be opened from it, and stands as it is said to.

use crate::live::{HallError, History};
use crate::shelf::Shelf;
use crate::store::{Kept, Phase, StoreError};
use kernel::Opened;
use kernel::replay::{Cut, Difference};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What is wrong with a table.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Problem {
    /// What is kept cannot be read.
    #[error("{0}")]
    Unreadable(StoreError),
    /// Its game is not on the shelf.
    #[error("the game {0} is not here")]
    UnknownGame(String),
    /// Its journal does not replay.
    #[error("{0}")]
    DoesNotReplay(HallError),
    /// These rules refuse a choice of it: it opens at the last moment that is legal.
    #[error("line {}: {}: {} is refused", .0.line, .0.seat, .0.choice)]
    Cut(Box<Cut>),
    /// A rule broke on the way.
    #[error("a rule broke")]
    Broke,
    /// It is kept as over, but is not.
    #[error("it is kept as over, but the game has not ended")]
    NotOver,
    /// It has ended, but is not kept as over.
    #[error("the game has ended, but it is kept as {}", .0.word())]
    Over(Phase),
}

impl Problem {
    /// Its name.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable",
            Self::UnknownGame(_) => "unknown-game",
            Self::DoesNotReplay(_) => "does-not-replay",
            Self::Cut(_) => "cut",
            Self::Broke => "broke",
            Self::NotOver => "not-over",
            Self::Over(_) => "over",
        }
    }
}

/// Opens a table from what is kept of it: answers where it is not quite as it was played, or what is wrong with it.
pub fn check(kept: &Kept, shelf: &Shelf) -> Result<Vec<Difference>, Problem> {
    let (record, steps) = kept.read.as_ref().map_err(|error| Problem::Unreadable(error.clone()))?;
    let boxed = shelf.find(&record.game);
    let boxed = boxed.ok_or_else(|| Problem::UnknownGame(record.game.clone()))?;
    let opened = || History::of(record, steps)?.opened(boxed);
    let opened = catch_unwind(AssertUnwindSafe(opened)).map_err(|_| Problem::Broke)?;
    let Opened { table, findings } = opened.map_err(Problem::DoesNotReplay)?;
    if let Some(cut) = findings.cut {
        return Err(Problem::Cut(Box::new(cut)));
    }
    match (table.outcome().is_some(), record.phase) {
        (false, Phase::Over) => Err(Problem::NotOver),
        (true, phase @ (Phase::Gathering | Phase::Playing)) => Err(Problem::Over(phase)),
        _ => Ok(findings.differences),
    }
}
