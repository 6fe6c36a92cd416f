//! Tokens with which programs act for a person: kept as hashes, each for so much and no more, until they are revoked.

use super::{Answer, PersonId, PersonRecord, TokenHash};
use std::fmt::Debug;

/// What a program may do with a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Look at what its person may look at.
    Read,
    /// Play for its person, too.
    Play,
}

impl Scope {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Read, Self::Play];

    /// The word in the store and in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
        }
    }

    /// The scope of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.word() == word)
    }
}

/// A token of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgramToken {
    /// The hash of the token itself, which only the program has.
    pub token: TokenHash,
    /// For whom it acts.
    pub person: PersonId,
    /// What its person calls it.
    pub name: String,
    /// What may be done with it.
    pub scope: Scope,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// When it was last used, about, in seconds since 1970; none if never.
    pub used: Option<i64>,
}

/// Tokens of programs.
pub trait Tokens: Debug + Send + Sync {
    /// Keeps a token. [`super::StoreError::Conflict`] if its person has as many as one may.
    fn add_token(&self, token: ProgramToken, most: u32) -> Answer<'_, ()>;
    /// A token and its person.
    fn token(&self, token: TokenHash) -> Answer<'_, Option<(ProgramToken, PersonRecord)>>;
    /// The tokens of a person, the oldest first.
    fn tokens_of(&self, person: PersonId) -> Answer<'_, Vec<ProgramToken>>;
    /// Notes that a token was used.
    fn touch_token(&self, token: TokenHash, at: i64) -> Answer<'_, ()>;
    /// Revokes a token of a person. [`super::StoreError::Missing`] if there is none.
    fn revoke_token(&self, person: PersonId, token: TokenHash) -> Answer<'_, ()>;
}
