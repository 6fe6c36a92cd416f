//! Several servers on one store: who lives, who drives which table, and what they tell each other.
//! Elsewhere: cluster nodes.
//!
//! Any of them answers for any table: what is appended at `(table, seq)` is what happened. Only what must happen once, as a
//! bot's answer, takes a lease: it has an epoch, and a step of an older epoch is refused, however long its server was
//! paused or cut off. News are hints: one that is lost costs a look at the store.
//! Elsewhere: lease with a fencing token.

use super::{Answer, PersonId, Step, TableId, TokenHash};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;

/// How a table stands in the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stand {
    /// How many steps it has.
    pub version: u64,
    /// How often something else about it has changed.
    pub changes: u64,
}

/// What one server tells the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum News {
    /// Something about a table has changed.
    Table(TableId),
    /// Somebody came to a table or left it.
    Here(TableId),
    /// A session was closed.
    Session(TokenHash),
    /// A person has changed.
    Person(PersonId),
    /// Something was counted that is counted for all.
    Counted(Counted),
    /// Much may have been missed.
    Everything,
}

/// Something that one server has counted for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Counted {
    /// What.
    pub kind: u8,
    /// For whom.
    pub of: u128,
    /// Whether it was counted for nothing.
    pub back: bool,
    /// Tells it from others that are alike.
    pub which: u64,
}

/// Those whose pages of a table are open at other servers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Others {
    /// People, with their names.
    pub people: BTreeMap<PersonId, String>,
    /// Those of them whose pages are all hidden: behind other pages, or in another window.
    pub hidden: BTreeSet<PersonId>,
    /// Whether somebody without a session looks on.
    pub strangers: bool,
}

impl Others {
    /// Whether a person sees a page of theirs.
    pub fn sees(&self, person: PersonId) -> bool {
        self.people.contains_key(&person) && !self.hidden.contains(&person)
    }
}

/// A server among others, as far as the store knows.
pub trait Company: Debug + Send + Sync {
    /// Says that this server lives, for so long by the clock of the store; answers how many do.
    fn live_on(&self, lifetime: Duration) -> Answer<'_, u32>;
    /// This server goes: it drives nothing any more, and nobody is at it.
    fn leave(&self) -> Answer<'_, ()>;

    /// Takes the lease of a table, unless a server that lives has it; answers its epoch.
    fn lead(&self, table: TableId) -> Answer<'_, Option<i64>>;
    /// Gives up the leases of tables.
    fn let_go(&self, tables: Vec<TableId>) -> Answer<'_, ()>;
    /// Notes that there is nothing to drive at a table as it stands, though a bot is asked.
    fn settle(&self, table: TableId) -> Answer<'_, ()>;
    /// Makes a step durable that this server makes in an epoch. [`super::StoreError::Fenced`] if the lease is another's,
    /// else as [`super::Store::append`].
    fn append_led(&self, table: TableId, step: Step, epoch: i64) -> Answer<'_, ()>;
    /// Some of the tables where a bot is asked and no server that lives has the lease.
    fn undriven(&self, most: u32) -> Answer<'_, Vec<TableId>>;

    /// How tables stand; those that are not there are left out.
    fn stands(&self, tables: Vec<TableId>) -> Answer<'_, BTreeMap<TableId, Stand>>;
    /// Those of these sessions that are open.
    fn open_sessions(&self, tokens: Vec<TokenHash>) -> Answer<'_, BTreeSet<TokenHash>>;

    /// Says whose pages of a table are open at this server.
    fn show_up(&self, table: TableId, here: Others) -> Answer<'_, ()>;
    /// Whose pages of tables are open at others.
    fn others(&self, tables: Vec<TableId>) -> Answer<'_, BTreeMap<TableId, Others>>;

    /// Keeps what is no part of the game but moves with a person from server to server, under a name.
    fn set_aside(&self, table: TableId, name: String, text: String) -> Answer<'_, ()>;
    /// All that was kept so.
    fn asides(&self, table: TableId) -> Answer<'_, BTreeMap<String, String>>;

    /// Tells the others. Whoever tells goes on; the news follow.
    fn tell(&self, news: News);
    /// The news of the others, from now on; none if somebody hears them already.
    fn hear(&self) -> Option<UnboundedReceiver<News>>;
}
