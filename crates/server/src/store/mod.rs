//! Storage: what must never be lost, behind one trait.
//!
//! A step is durable when [`Store::append`] answers. `(table, seq)` is the key: who comes second is told
//! [`StoreError::Conflict`] and reads again. Implementations share one conformance suite (`tests/store`).

pub mod admin;
pub mod company;
pub mod moving;
mod packing;
mod place;
pub mod postgres;
pub mod clocks;
pub mod identities;
pub mod leaving;
pub mod lobby;
pub mod outbox;
pub mod prepared;
pub mod ratings;
pub mod records;
pub mod sqlite;
pub mod tokens;

pub use admin::{Admin, Invitation, Member};
pub use clocks::{Bearing, Clocks, Gap, Pace, Per, Wishes};
pub use company::{Company, Counted, News, Others, Stand};
pub use identities::{Identities, Identity};
pub use leaving::Leaving;
pub use lobby::{Lobby, Speed, Terms, Wanted};
pub use outbox::{ChannelId, ChannelRecord, Errand, Notice, Outbox, QuietHours, Settled, Way};
pub use place::Place;
pub use postgres::Postgres;
pub use prepared::{Ended, Giving, Prepared, PreparedAnswer};
pub use ratings::{Profile, Rating, Ratings, ResultRecord};
pub use records::{
    Aids, CampaignId, CampaignRecord, Chat, Door, GuestMark, Hints, Listed, Mark, Opening, Page,
    PersonId, PersonRecord, Phase, Report, Screens, SeatRecord, SessionRecord, Sits, Step, TableId,
    TableRecord, TokenHash, Undo,
};
pub use sqlite::{Kept, Sqlite};
pub use tokens::{ProgramToken, Scope, Tokens};

use std::collections::{BTreeMap, BTreeSet};
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
    /// Another server drives the table now.
    #[error("another server drives the table")]
    Fenced,
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
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// Nothing is in it, and no log beside it.
    #[error("nothing is stored in the file, and no log lies beside it")]
    Empty,
    /// Something is stored there already.
    #[error("something is stored there already")]
    Full,
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

/// How far something large has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// How much is done.
    pub done: u64,
    /// How much there is.
    pub all: u64,
}

impl From<std::io::Error> for FileError {
    fn from(error: std::io::Error) -> Self {
        Self::System(error.to_string())
    }
}

/// What is kept of a step under its idempotency key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    /// Who sent it.
    pub person: PersonId,
    /// The key they chose.
    pub key: String,
    /// What they wanted done, and for which seat.
    pub deed: String,
}

/// What a key was used for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Used {
    /// The step it brought.
    pub seq: u64,
    /// What was done, and for which seat; empty where that is older than it was kept.
    pub deed: String,
}

/// Whether a person is heard at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    /// They are.
    Heard,
    /// They are not: the host muted them.
    Muted,
}

/// The lessons of a person, each by its game and its name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Learned {
    /// Those they have come through.
    pub done: BTreeSet<(String, String)>,
    /// Those they have begun, each with its latest table.
    pub begun: BTreeMap<(String, String), TableId>,
}

/// What has changed because a guest became an account.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Merged {
    /// The tables that are not as they were.
    pub tables: Vec<TableId>,
    /// The guest's sessions, which ended.
    pub sessions: Vec<TokenHash>,
}

/// Where everything is kept.
pub trait Store:
    Admin
    + Clocks
    + Identities
    + Leaving
    + Lobby
    + Outbox
    + Prepared
    + Ratings
    + Tokens
    + Debug
    + Send
    + Sync
{
    /// Adds a person.
    fn add_person(&self, person: PersonRecord) -> Answer<'_, ()>;
    /// Changes a person's name and settings.
    fn change_person(&self, person: PersonRecord) -> Answer<'_, ()>;
    /// Gives a person this login and this hash of a password, and ends all their sessions but `keep`; answers those
    /// that ended. [`StoreError::Conflict`] if the login is in use.
    fn change_account(
        &self,
        person: PersonId,
        account: (String, String),
        keep: TokenHash,
    ) -> Answer<'_, Vec<TokenHash>>;
    /// Gives an account what a guest has: tables, seats, words. A seat the account may not have, because it sits at
    /// that table already or is barred from it, is open again before the game and a bot's of this level during it.
    fn merge(&self, guest: PersonId, into: PersonId, level: String) -> Answer<'_, Merged>;
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
    /// Notes that a session was used; [`StoreError::Missing`] if it is closed.
    fn touch_session(&self, token: TokenHash, at: i64) -> Answer<'_, ()>;
    /// Closes a session of a person.
    fn close_session(&self, person: PersonId, token: TokenHash) -> Answer<'_, ()>;

    /// Adds a table with its seats, on the usual terms.
    fn add_table(&self, table: TableRecord) -> Answer<'_, ()> {
        self.set_table(table, Terms::default())
    }
    /// A table with its seats.
    fn table(&self, id: TableId) -> Answer<'_, Option<TableRecord>>;
    /// Changes who sits in a seat, if the table is in this phase and `was` still sits there. [`StoreError::Conflict`]
    /// otherwise, or if a person would sit down who is barred or has a seat where each has one.
    fn change_seat(
        &self,
        table: TableId,
        phase: Phase,
        was: Sits,
        seat: SeatRecord,
    ) -> Answer<'_, ()>;
    /// Begins a table that gathers: its dealt journal and its phase at once. [`StoreError::Conflict`] if it has begun,
    /// was closed, or nobody sits in one of its seats.
    fn begin(&self, table: TableId, opening: Opening) -> Answer<'_, ()>;
    /// Sets the phase of a table. [`StoreError::Conflict`] if it has ended.
    fn set_phase(&self, table: TableId, phase: Phase) -> Answer<'_, ()>;
    /// Bars a person from a table.
    fn bar(&self, table: TableId, person: PersonId) -> Answer<'_, ()>;
    /// Whether a person is barred from a table.
    fn is_barred(&self, table: TableId, person: PersonId) -> Answer<'_, bool>;
    /// Makes a table one of a lesson.
    fn set_lesson(&self, table: TableId, lesson: String) -> Answer<'_, ()>;
    /// The lesson a table was set for.
    fn lesson_of(&self, table: TableId) -> Answer<'_, Option<String>>;
    /// A person has come through a lesson of a game.
    fn learn(&self, person: PersonId, lesson: (String, String), at: i64) -> Answer<'_, ()>;
    /// The lessons of a person.
    fn learned(&self, person: PersonId) -> Answer<'_, Learned>;
    /// Lets a person be heard at a table, or not.
    fn set_voice(&self, table: TableId, person: PersonId, voice: Voice) -> Answer<'_, ()>;
    /// Those who are not heard at a table.
    fn muted(&self, table: TableId) -> Answer<'_, BTreeSet<PersonId>>;
    /// The tables where a person sits or which they host: those that have not ended first, then the latest. At most
    /// the given number, after a mark.
    fn tables_of(&self, person: PersonId, after: Option<Mark>, most: u32) -> Answer<'_, Page>;
    /// How many tables a person hosts that have not ended, counted no further than `most`.
    fn hosted(&self, person: PersonId, most: u32) -> Answer<'_, u32>;
    /// Tables of a phase that anyone may find, the latest first: at most the given number, after a mark.
    fn found_tables(&self, phase: Phase, after: Option<Mark>, most: u32) -> Answer<'_, Page> {
        self.look_for(phase, Wanted::default(), after, most)
    }

    /// Makes a step durable. [`StoreError::Conflict`] if that `seq` is taken or not the next, or the table has ended.
    fn append(&self, table: TableId, step: Step, receipt: Option<Receipt>) -> Answer<'_, ()>;
    /// The steps of a table after the first `from`, in order.
    fn steps(&self, table: TableId, from: u64) -> Answer<'_, Vec<Step>>;
    /// A table with all its steps, as they stood at one moment; [`StoreError::Broken`] where one is missing.
    fn whole(&self, table: TableId) -> Answer<'_, Option<(TableRecord, Vec<Step>)>>;
    /// What a person's key was used for, if it was used.
    fn receipt(&self, table: TableId, person: PersonId, key: String) -> Answer<'_, Option<Used>>;

    /// Keeps a line of chat, and lets go of another if there is one to let go; answers the line's number.
    /// [`StoreError::Conflict`] if the person is not heard at the table.
    fn say(&self, table: TableId, chat: Chat, gone: Option<i64>) -> Answer<'_, i64>;
    /// The latest lines of chat, in order.
    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<Chat>>;

    /// Keeps a bug report.
    fn keep_report(&self, table: TableId, report: Report) -> Answer<'_, ()>;
    /// The bug reports of a table.
    fn reports(&self, table: TableId) -> Answer<'_, Vec<Report>>;

    /// Begins a campaign.
    fn add_campaign(&self, campaign: CampaignRecord) -> Answer<'_, ()>;
    /// A campaign.
    fn campaign(&self, id: CampaignId) -> Answer<'_, Option<CampaignRecord>>;
    /// The campaigns of a person in a game, the latest first, at most the given number.
    fn campaigns_of(
        &self,
        person: PersonId,
        game: String,
        most: u32,
    ) -> Answer<'_, Vec<CampaignRecord>>;
    /// The campaign a table was set for.
    fn campaign_of(&self, table: TableId) -> Answer<'_, Option<CampaignRecord>>;
    /// Moves a campaign on, and adds the table of its next game with it if there is one. [`StoreError::Conflict`] if it is
    /// not of the record's version any more; then no table is added.
    fn change_campaign(
        &self,
        campaign: CampaignRecord,
        table: Option<TableRecord>,
    ) -> Answer<'_, ()>;

    /// Adds a table as the rematch of another, on the same terms, and calls whoever is asked there first. [`StoreError::Conflict`] if that has one already; then none is added.
    fn add_rematch(&self, of: TableId, table: TableRecord) -> Answer<'_, ()>;
    /// The rematch of a table, if one was set; it may have been forgotten since.
    fn rematch_of(&self, table: TableId) -> Answer<'_, Option<TableId>>;
    /// Keeps the analysis of a table's game, in place of an earlier one. It is told to those who sat there, and to nobody else;
    /// it is forgotten with the table.
    fn keep_analysis(&self, table: TableId, analysis: String) -> Answer<'_, ()>;
    /// The analysis of a table's game, as it was kept.
    fn analysis(&self, table: TableId) -> Answer<'_, Option<String>>;

    /// Packs the steps of tables that nobody has touched since then, of at most the given number; answers how many tables they
    /// were. They are read and played on as before.
    fn pack(&self, since: i64, most: u32) -> Answer<'_, u32>;
    /// Forgets tables that nobody has touched since then and all that belongs to them, at most the given number; answers how
    /// many they were.
    fn forget_tables(&self, since: i64, most: u32) -> Answer<'_, u32>;
    /// Forgets what was said before then, at most the given number of lines; answers how many they were.
    fn forget_chat(&self, since: i64, most: u32) -> Answer<'_, u32>;
    /// Forgets sessions that nobody has used since then, at most the given number; answers how many they were.
    fn forget_sessions(&self, since: i64, most: u32) -> Answer<'_, u32>;
    /// Looks at the given number of guests who came before then, after a mark, and forgets those whom no session and no table holds;
    /// answers how many they were, and where to go on.
    fn forget_guests(
        &self,
        since: i64,
        after: Option<GuestMark>,
        most: u32,
    ) -> Answer<'_, (u32, Option<GuestMark>)>;

    /// Whether the store answers.
    fn ping(&self) -> Answer<'_, ()>;
    /// Copies everything, as it stands at one moment, to a file, while play goes on.
    fn backup(&self, to: PathBuf) -> Answer<'_, ()>;

    /// What it takes to be one server among several; none where the store is one server's alone.
    fn company(&self) -> Option<&dyn Company> {
        None
    }
}
