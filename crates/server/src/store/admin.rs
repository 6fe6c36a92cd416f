//! What those who look after a server do: see everything, shut somebody out, open a table again, let somebody in.

use super::{Answer, Mark, Merged, Page, PersonId, PersonRecord, Phase, TableId, TokenHash};
use std::fmt::Debug;

/// What is known of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// Who.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// Their login, if they have an account.
    pub login: Option<String>,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// Since when they are banned, if they are.
    pub banned: Option<i64>,
    /// Whether they look after the server.
    pub is_admin: bool,
}

/// An invitation: whoever shows its code may make an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// The hash of the code, which only those who are invited have.
    pub code: TokenHash,
    /// What it is for, as whoever made it calls it.
    pub name: String,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// Until when.
    pub until: i64,
    /// How many may still come with it.
    pub uses: u32,
}

/// What those who look after a server do.
pub trait Admin: Debug + Send + Sync {
    /// Tables of a phase, whoever may find them, the latest first: at most the given number, after a mark.
    fn every_table(&self, phase: Phase, after: Option<Mark>, most: u32) -> Answer<'_, Page>;
    /// Opens a table again that was closed, in this phase. [`super::StoreError::Conflict`] if it is not closed.
    fn reopen(&self, table: TableId, phase: Phase, at: i64) -> Answer<'_, ()>;

    /// A person, with what is known of them.
    fn member(&self, person: PersonId) -> Answer<'_, Option<Member>>;
    /// People with an account, in the order of their logins, from this one on, at most the given number.
    fn members(&self, from: String, most: u32) -> Answer<'_, Vec<Member>>;
    /// People who are banned, the latest first, at most the given number.
    fn banned(&self, most: u32) -> Answer<'_, Vec<Member>>;
    /// Bans a person: their sessions and tokens end, and none counts from now on; seats of theirs are open again before the
    /// game, and a bot of this level stands in during it; tables of theirs that gather are closed; they look after nothing.
    /// Answers the tables that are not as they were, and the sessions that ended.
    fn ban(&self, person: PersonId, level: String, at: i64) -> Answer<'_, Merged>;
    /// Lets a person come again.
    fn unban(&self, person: PersonId) -> Answer<'_, ()>;
    /// Lets a person look after the server, or not. [`super::StoreError::Missing`] if they have no account or are banned.
    fn set_admin(&self, person: PersonId, looks_after: bool) -> Answer<'_, ()>;
    /// Whether a person looks after the server.
    fn is_admin(&self, person: PersonId) -> Answer<'_, bool>;

    /// Keeps an invitation. [`super::StoreError::Conflict`] if there are as many as may be.
    fn add_code(&self, invitation: Invitation, most: u32) -> Answer<'_, ()>;
    /// The invitations that count at a moment, the latest first.
    fn codes(&self, at: i64) -> Answer<'_, Vec<Invitation>>;
    /// Takes an invitation back.
    fn uninvite(&self, code: TokenHash) -> Answer<'_, ()>;
    /// Gives a person their first account, with an invitation if one is needed; adds the person if they are new.
    /// [`super::StoreError::Missing`] if the invitation does not count, [`super::StoreError::Conflict`] if the login is in use;
    /// then nothing is done, and the invitation is as it was.
    fn join(&self, person: PersonRecord, code: Option<TokenHash>, at: i64) -> Answer<'_, ()>;
}
