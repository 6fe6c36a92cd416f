//! Clocks: how long somebody may take, and what stops the clock.
//!
//! How much time each seat has left is not kept: it follows from the steps of the table, which have their times, and from what is
//! kept here. Nothing has to be written when somebody answers, and nothing can be lost.

use super::{Answer, PersonId, TableId};
use kernel::Seat;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// The shortest time there may be for an answer or a turn, in seconds.
pub const SHORTEST: i64 = 60;
/// The longest time there may be, in seconds: 14 days.
pub const LONGEST: i64 = 14 * 24 * 3600;

/// What there is a time for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Per {
    /// Each answer.
    Answer,
    /// Each turn: from when somebody is asked until they are not.
    Turn,
}

impl Per {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Answer, Self::Turn];

    /// The word in the store and in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Answer => "answer",
            Self::Turn => "turn",
        }
    }

    /// What a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|per| per.word() == word)
    }
}

/// How fast a table is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// What there is a time for.
    pub per: Per,
    /// How many seconds.
    pub seconds: i64,
    /// How many seconds each has in reserve for the whole game.
    pub reserve: i64,
}

impl Pace {
    /// Whether there may be such a pace.
    pub fn is_allowed(self) -> bool {
        (SHORTEST..=LONGEST).contains(&self.seconds) && (0..=LONGEST).contains(&self.reserve)
    }
}

/// What else bears on a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bearing {
    /// It stops.
    Pause,
    /// It goes on.
    Resume,
    /// Somebody has come back to their seat: their time begins anew.
    Back(Seat),
}

/// Time in which no clock runs, because nobody could answer: from the first second to before the second.
pub type Gap = (i64, i64);

/// Who wishes a table to pause, and whether it does.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Wishes {
    /// Those who wish so.
    pub people: BTreeSet<PersonId>,
    /// Whether it pauses: the host wishes so, where the game does not count for ratings, or more than half of the people who sit there.
    pub paused: bool,
}

/// What is kept of clocks.
pub trait Clocks: Debug + Send + Sync {
    /// Sets the pace of a table.
    fn set_pace(&self, table: TableId, pace: Pace) -> Answer<'_, ()>;
    /// The pace of a table, if there is one.
    fn pace(&self, table: TableId) -> Answer<'_, Option<Pace>>;
    /// What has borne on the clock of a table, in order, each with its time.
    fn bearings(&self, table: TableId) -> Answer<'_, Vec<(i64, Bearing)>>;
    /// Somebody has come back to their seat.
    fn note_back(&self, table: TableId, seat: Seat, at: i64) -> Answer<'_, ()>;
    /// A person wishes a table to pause, or does so no longer.
    fn wish_pause(
        &self,
        table: TableId,
        person: PersonId,
        wishes: bool,
        at: i64,
    ) -> Answer<'_, Wishes>;
    /// Who wishes a table to pause.
    fn wishes(&self, table: TableId) -> Answer<'_, Wishes>;

    /// Notes when somebody's time at a table will be up, if the table is of this version. Whoever changes a table makes it
    /// due, in the same transaction: it is looked at again.
    fn set_due(&self, table: TableId, version: u64, due: i64) -> Answer<'_, ()>;
    /// Tables where somebody's time may be up, at most the given number.
    fn overdue(&self, now: i64, most: u32) -> Answer<'_, Vec<TableId>>;
    /// Somebody minds the clocks now. Where nobody did for longer than `silence` seconds, that was a gap. Answers every gap.
    fn mind(&self, now: i64, silence: i64) -> Answer<'_, Vec<Gap>>;
}
