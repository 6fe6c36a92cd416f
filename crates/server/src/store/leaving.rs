//! Leaving for good: what is kept of a person, and forgetting it.

use super::{Answer, Chat, Merged, PersonId, TableId};
use std::fmt::Debug;

/// What is kept of a person, and forgetting it.
pub trait Leaving: Debug + Send + Sync {
    /// What a person has said, the latest first, at most the given number of lines.
    fn words_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<(TableId, Chat)>>;
    /// The tables that do not call a person.
    fn hushed_by(&self, person: PersonId) -> Answer<'_, Vec<TableId>>;
    /// Forgets a person: their account, sessions, channels, tokens, words, results and wishes. A seat of theirs is open again
    /// before the game, and a bot's of this level during it; in games that have ended nobody's name is on it. Tables of theirs
    /// that gather are closed. Answers the tables that are not as they were, and the sessions that ended.
    fn forget_person(&self, person: PersonId, level: String) -> Answer<'_, Merged>;
}
