//! Prepared answers: what people have said they will answer the next time they are asked something.
//!
//! One belongs to a table, a seat and the person who sits there. It is gone when the seat changes hands and when the game ends,
//! in the transaction that does so.

use super::{Answer, PersonId, Step, TableId};
use kernel::Seat;
use std::fmt::Debug;

/// Why a prepared answer is given no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// It was given.
    Given,
    /// Its question was asked, and it was not offered.
    NotOffered,
    /// The turn has ended.
    Turn,
    /// Something has happened that it was to last until.
    Happened,
}

impl Ended {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Given, Self::NotOffered, Self::Turn, Self::Happened];

    /// The word in the store, and in texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Given => "given",
            Self::NotOffered => "not-offered",
            Self::Turn => "turn",
            Self::Happened => "happened",
        }
    }

    /// What a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ended| ended.word() == word)
    }
}

/// A prepared answer as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreparedAnswer {
    /// Its number; 0 until it is kept.
    pub number: i64,
    /// For which seat.
    pub seat: Seat,
    /// Whose it is.
    pub person: PersonId,
    /// The question, as it is written down.
    pub question: String,
    /// The choice, in notation.
    pub choice: String,
    /// The choice in words, as it is written down.
    pub label: String,
    /// How long it lasts, as it is written down.
    pub lasts: String,
    /// It answers what is asked after a given number of answers of the seat, or later.
    pub answers: u64,
    /// How many facts had been told then.
    pub told: u64,
    /// When it was prepared.
    pub at: i64,
    /// Counts its changes.
    pub version: u64,
    /// How often it was given.
    pub given: u64,
    /// Why it is given no more, if so: it is kept as a note to its person.
    pub ended: Option<Ended>,
}

/// A prepared answer that is given now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Giving {
    /// Its number.
    pub number: i64,
    /// The version in which it is known.
    pub version: u64,
    /// Whether it is given no more after this.
    pub ended: Option<Ended>,
    /// The epoch in which this server drives the table, where there are others.
    pub epoch: Option<i64>,
}

/// What is kept of prepared answers.
pub trait Prepared: Debug + Send + Sync {
    /// Keeps a prepared answer in the place of one to the same question; answers its number. Of one person at a table at most so
    /// many are kept: the oldest make room, notes first. [`super::StoreError::Conflict`] unless the table is being played and
    /// the person sits in that seat.
    fn prepare(&self, table: TableId, answer: PreparedAnswer, most: u32) -> Answer<'_, i64>;
    /// The prepared answers of a table, in the order of their numbers.
    fn prepared(&self, table: TableId) -> Answer<'_, Vec<PreparedAnswer>>;
    /// Those of a person, at most the given number.
    fn prepared_of(
        &self,
        person: PersonId,
        most: u32,
    ) -> Answer<'_, Vec<(TableId, PreparedAnswer)>>;
    /// Takes a prepared answer of a person's back. [`super::StoreError::Missing`] if there is none.
    fn unprepare(&self, table: TableId, person: PersonId, number: i64) -> Answer<'_, ()>;
    /// Takes back whatever is prepared for a seat.
    fn unprepare_seat(&self, table: TableId, seat: Seat) -> Answer<'_, ()>;
    /// A prepared answer is given no more. [`super::StoreError::Missing`] if it is not as it is known.
    fn end_prepared(
        &self,
        table: TableId,
        number: i64,
        version: u64,
        ended: Ended,
    ) -> Answer<'_, ()>;
    /// Makes a step durable that gives a prepared answer. [`super::StoreError::Missing`] if that is not as it is known, or was
    /// taken back; [`super::StoreError::Fenced`] if another server drives the table; else as [`super::Store::append`].
    fn give_prepared(&self, table: TableId, step: Step, giving: Giving) -> Answer<'_, ()>;
    /// Tables that are played where somebody is asked who has prepared an answer, be it to this or another question.
    fn with_prepared(&self, most: u32) -> Answer<'_, Vec<TableId>>;
}
