//! Storage: what must never be lost, behind one trait.
//!
//! A step is durable when [`Store::append`] answers. `(table, seq)` is the key: who comes second is told
//! [`StoreError::Conflict`] and reads again. Implementations share one conformance suite (`tests/store`).

pub mod records;
pub mod sqlite;

pub use records::{
    Chat, Door, Opening, PersonId, PersonRecord, Phase, Report, SeatRecord, SessionRecord, Sits,
    Step, TableId, TableRecord, TokenHash,
};
pub use sqlite::Sqlite;

use std::fmt::Debug;
use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;

/// What a store answers, later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store did not do what it was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Someone else was first: the step is there already, the seat is taken, the name is in use.
    #[error("someone else was first")]
    Conflict,
    /// There is no such thing.
    #[error("there is no such thing")]
    Missing,
    /// The store is closing.
    #[error("the store is closed")]
    Closed,
    /// The store is broken, full or out of reach.
    #[error("the store failed: {0}")]
    Broken(String),
}

/// Why a file was not opened or copied.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// Another server has it open.
    #[error("another server has the database open")]
    InUse,
    /// It is not a database of ours.
    #[error("the file is not a Tavolata database")]
    Foreign,
    /// A newer program has written it.
    #[error("the database is of version {found}; this program knows {known}")]
    Newer {
        /// Its version.
        found: usize,
        /// The version this program knows.
        known: usize,
    },
    /// The system refused.
    #[error("{0}")]
    System(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<std::io::Error> for FileError {
    fn from(error: std::io::Error) -> Self {
        Self::System(error.to_string())
    }
}

/// What is kept of the step's answer under its idempotency key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    /// Who sent it.
    pub person: PersonId,
    /// The key they chose.
    pub key: String,
}

/// Where everything is kept.
pub trait Store: Debug + Send + Sync {
    /// Adds a person.
    fn add_person(&self, person: PersonRecord) -> Answer<'_, ()>;
    /// Changes a person; [`StoreError::Conflict`] if the login is in use.
    fn change_person(&self, person: PersonRecord) -> Answer<'_, ()>;
    /// A person.
    fn person(&self, id: PersonId) -> Answer<'_, Option<PersonRecord>>;
    /// The person of a login.
    fn person_of_login(&self, login: String) -> Answer<'_, Option<PersonRecord>>;

    /// Opens a session.
    fn open_session(&self, session: SessionRecord) -> Answer<'_, ()>;
    /// A session and its person.
    fn session(&self, token: TokenHash) -> Answer<'_, Option<(SessionRecord, PersonRecord)>>;
    /// The sessions of a person, the latest first.
    fn sessions_of(&self, person: PersonId) -> Answer<'_, Vec<SessionRecord>>;
    /// Closes a session of a person.
    fn close_session(&self, person: PersonId, token: TokenHash) -> Answer<'_, ()>;

    /// Adds a table with its seats.
    fn add_table(&self, table: TableRecord) -> Answer<'_, ()>;
    /// A table with its seats.
    fn table(&self, id: TableId) -> Answer<'_, Option<TableRecord>>;
    /// Changes who sits in a seat, if `was` still sits there.
    fn change_seat(&self, table: TableId, was: Sits, seat: SeatRecord) -> Answer<'_, ()>;
    /// Begins a table that gathers: its dealt journal and its phase at once. [`StoreError::Conflict`] if it has begun,
    /// was closed, or nobody sits in one of its seats.
    fn begin(&self, table: TableId, opening: Opening) -> Answer<'_, ()>;
    /// Sets the phase of a table.
    fn set_phase(&self, table: TableId, phase: Phase) -> Answer<'_, ()>;
    /// Bars a person from a table.
    fn bar(&self, table: TableId, person: PersonId) -> Answer<'_, ()>;
    /// Whether a person is barred from a table.
    fn is_barred(&self, table: TableId, person: PersonId) -> Answer<'_, bool>;
    /// The tables where a person sits or which they host, the latest first.
    fn tables_of(&self, person: PersonId) -> Answer<'_, Vec<TableRecord>>;
    /// Open tables in these phases that anyone may find, the latest first.
    fn found_tables(&self, phases: Vec<Phase>, most: u32) -> Answer<'_, Vec<TableRecord>>;

    /// Makes a step durable. [`StoreError::Conflict`] if that `seq` is taken or not the next.
    fn append(&self, table: TableId, step: Step, receipt: Option<Receipt>) -> Answer<'_, ()>;
    /// The steps of a table after the first `from`, in order.
    fn steps(&self, table: TableId, from: u64) -> Answer<'_, Vec<Step>>;
    /// The step that a person's key brought, if it was used.
    fn receipt(&self, table: TableId, receipt: Receipt) -> Answer<'_, Option<u64>>;

    /// Keeps a line of chat.
    fn say(&self, table: TableId, chat: Chat) -> Answer<'_, ()>;
    /// The latest lines of chat, in order.
    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<Chat>>;

    /// Keeps a bug report.
    fn keep_report(&self, table: TableId, report: Report) -> Answer<'_, ()>;
    /// The bug reports of a table.
    fn reports(&self, table: TableId) -> Answer<'_, Vec<Report>>;

    /// Whether the store answers.
    fn ping(&self) -> Answer<'_, ()>;
    /// Copies everything, as it stands at one moment, to a file, while play goes on.
    fn backup(&self, to: PathBuf) -> Answer<'_, ()>;
}
