//! The lobby: what tables are set with beside their game, what they are looked for by, and who is asked to come.

use super::{Answer, Listed, Mark, Pace, Page, PersonId, Phase, TableId, TableRecord};
use kernel::Lang;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// How many tables are looked at in one go where not every one is wanted: what was not found there is looked for further on.
pub const LOOKED_AT: u32 = 500;
/// Up to how many seconds for an answer or a turn a table is quick.
pub const QUICK: i64 = 3600;

/// What a table is set with beside its game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Terms {
    /// The lesson it is, if it is one.
    pub lesson: Option<String>,
    /// How fast it is played, if there is a clock.
    pub pace: Option<Pace>,
    /// Whether its result counts for ratings.
    pub rated: bool,
    /// The language that is spoken there, if its host has said so.
    pub tongue: Option<Lang>,
    /// Whether somebody there explains the game.
    pub taught: bool,
}

/// How fast tables are played, roughly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Speed {
    /// Without a clock.
    Untimed,
    /// An hour at most for an answer or a turn.
    Quick,
    /// Longer.
    Slow,
}

impl Speed {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Untimed, Self::Quick, Self::Slow];

    /// The word in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Untimed => "none",
            Self::Quick => "quick",
            Self::Slow => "slow",
        }
    }

    /// What a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.word() == word)
    }

    /// How fast a pace is.
    pub fn of(pace: Option<Pace>) -> Self {
        match pace {
            None => Self::Untimed,
            Some(pace) if pace.seconds <= QUICK => Self::Quick,
            Some(_) => Self::Slow,
        }
    }
}

/// Which tables are looked for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Wanted {
    /// Of this game.
    pub game: Option<String>,
    /// Played so fast.
    pub speed: Option<Speed>,
    /// Rated, or not.
    pub rated: Option<bool>,
    /// Where this language is spoken, or nobody has said which.
    pub tongue: Option<Lang>,
    /// Where the game is explained.
    pub taught: bool,
}

impl Wanted {
    /// Whether every table of the game is wanted.
    pub const fn is_any(&self) -> bool {
        self.speed.is_none() && self.rated.is_none() && self.tongue.is_none() && !self.taught
    }

    /// Whether a table of the game is one of them.
    pub fn fits(&self, table: &Listed) -> bool {
        self.speed.is_none_or(|speed| speed == Speed::of(table.terms.pace))
            && self.rated.is_none_or(|rated| rated == table.terms.rated)
            && self.tongue.is_none_or(|tongue| table.terms.tongue.is_none_or(|it| it == tongue))
            && (!self.taught || table.terms.taught)
    }

    /// How many tables have to be looked at to find a given number.
    pub(super) fn looks_at(&self, most: u32) -> u32 {
        if self.is_any() { most + 1 } else { LOOKED_AT.max(most + 1) }
    }

    /// Those that are wanted of the tables that were looked at, each with its rank, and where to go on.
    pub(super) fn choose(&self, seen: Vec<(Listed, i64)>, most: u32) -> Page {
        let full = seen.len() >= self.looks_at(most) as usize;
        let mark = |(table, rank): &(Listed, i64)| Mark { rank: *rank, id: table.id };
        let last = seen.last().map(mark).filter(|_| full);
        let mut found: Vec<_> = seen.into_iter().filter(|(table, _)| self.fits(table)).collect();
        let more = found.len() > most as usize;
        found.truncate(most as usize);
        let next = if more { found.last().map(mark) } else { last };
        Page { tables: found.into_iter().map(|(table, _)| table).collect(), next }
    }
}

/// Tables that are set, looked for, and asked to.
pub trait Lobby: Debug + Send + Sync {
    /// Adds a table with its seats and terms, all at once.
    fn set_table(&self, table: TableRecord, terms: Terms) -> Answer<'_, ()>;
    /// The tables of a phase that anyone may find and somebody looks for, the latest first: at most the given number, after a mark. There
    /// may be fewer though the list goes on.
    fn look_for(
        &self,
        phase: Phase,
        wanted: Wanted,
        after: Option<Mark>,
        most: u32,
    ) -> Answer<'_, Page>;

    /// Asks a person to a table that gathers, and has them called once. [`super::StoreError::Conflict`] if it gathers no longer,
    /// they may not come, or a number were asked already.
    fn invite(&self, table: TableId, person: PersonId, at: i64, most: u32) -> Answer<'_, ()>;
    /// Those who were asked to a table.
    fn invited(&self, table: TableId) -> Answer<'_, BTreeSet<PersonId>>;
    /// The tables that gather and a person is asked to, the latest first, at most the given number.
    fn invitations(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Listed>>;
    /// A person will not come.
    fn decline(&self, table: TableId, person: PersonId) -> Answer<'_, ()>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Per;

    fn listed(id: u128, terms: Terms) -> (Listed, i64) {
        let table = Listed {
            id: TableId(id),
            game: "morra".into(),
            phase: Phase::Gathering,
            asked: 0,
            touched: 5,
            terms,
            seats: Vec::new(),
        };
        (table, 5)
    }

    #[test]
    fn a_list_goes_on_where_not_everything_was_looked_at() {
        let rated = Wanted { rated: Some(true), ..Wanted::default() };
        let table = |id| listed(id, Terms { rated: id % 100 == 7, ..Terms::default() });
        let page = rated.choose((0..500).map(table).collect(), 3);
        let ids: Vec<u128> = page.tables.iter().map(|table| table.id.0).collect();
        assert_eq!(ids, [7, 107, 207]);
        assert_eq!(page.next.map(|mark| mark.id.0), Some(207), "there is more");
        let page = rated.choose((0..500).map(table).collect(), 9);
        assert_eq!((page.tables.len(), page.next.map(|mark| mark.id.0)), (5, Some(499)));
        let page = rated.choose((0..400).map(table).collect(), 9);
        assert_eq!((page.tables.len(), page.next), (4, None), "that is all there is");
    }

    #[test]
    fn a_table_fits_what_is_wanted() {
        let slow = Pace { per: Per::Turn, seconds: 86_400, reserve: 0 };
        let terms = Terms { pace: Some(slow), tongue: Some(Lang::Italian), ..Terms::default() };
        let (table, _) = listed(1, terms);
        let fits = |wanted: Wanted| wanted.fits(&table);
        assert!(fits(Wanted::default()));
        assert!(fits(Wanted { speed: Some(Speed::Slow), ..Wanted::default() }));
        assert!(!fits(Wanted { speed: Some(Speed::Untimed), ..Wanted::default() }));
        assert!(!fits(Wanted { rated: Some(true), ..Wanted::default() }));
        assert!(fits(Wanted { tongue: Some(Lang::Italian), ..Wanted::default() }));
        assert!(!fits(Wanted { tongue: Some(Lang::French), ..Wanted::default() }));
        assert!(!fits(Wanted { taught: true, ..Wanted::default() }));
    }
}
