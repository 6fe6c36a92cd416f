//! A table's past: its journal folded from its steps, and any moment of it.

use super::HallError;
use crate::chance;
use crate::shelf::Boxed;
use crate::store::{Step, TableRecord};
use kernel::{AnyTable, Entry, Journal, Opened, Viewer};

/// A table's journal, the seed included.
#[derive(Debug, Clone)]
pub struct History(Journal);

impl History {
    /// Folds the steps of a table onto its opening.
    pub fn of(record: &TableRecord, steps: &[Step]) -> Result<Self, HallError> {
        let opening = parsed(&record.opening)?;
        let mut text: Vec<String> = opening.entries.iter().map(Entry::to_string).collect();
        for step in steps {
            text.truncate(usize::try_from(step.keep).unwrap_or(usize::MAX));
            text.extend(step.lines.lines().map(str::to_owned));
        }
        let head = Journal { entries: Vec::new(), ..opening };
        let whole = format!("{head}{}\n", text.join("\n"));
        let whole = if text.is_empty() { head.to_string() } else { whole };
        parsed(&whole).map(Self)
    }

    /// A journal as it is.
    pub const fn from_journal(journal: Journal) -> Self {
        Self(journal)
    }

    /// The journal, the seed included.
    pub const fn journal(&self) -> &Journal {
        &self.0
    }

    /// How many choices there were.
    pub fn choices(&self) -> usize {
        self.0.entries.iter().filter(|entry| entry.choice().is_some()).count()
    }

    /// The table as it stands at the end, and what was found on the way there.
    pub fn opened(&self, boxed: &Boxed) -> Result<Opened, HallError> {
        replay(boxed, &self.0)
    }

    /// The table as it stood after a given number of choices.
    pub fn at(&self, boxed: &Boxed, choices: usize) -> Result<Box<dyn AnyTable>, HallError> {
        let mut seen = 0;
        let mut later = self.0.entries.iter().position(|entry| {
            seen += usize::from(entry.choice().is_some());
            seen > choices
        });
        let cut = later.take().unwrap_or(self.0.entries.len());
        let entries = self.0.entries[..cut].to_vec();
        replay(boxed, &Journal { entries, ..self.0.clone() }).map(|opened| opened.table)
    }

    /// After how many choices a viewer first heard a fact.
    pub fn moment_of(
        &self,
        boxed: &Boxed,
        viewer: Viewer,
        fact: usize,
    ) -> Result<usize, HallError> {
        let (mut before, mut after) = (0, self.choices());
        while before < after {
            let middle = usize::midpoint(before, after);
            if self.at(boxed, middle)?.story(viewer, fact).is_empty() {
                before = middle + 1;
            } else {
                after = middle;
            }
        }
        Ok(after)
    }
}

/// A journal as it is stored.
pub(super) fn parsed(text: &str) -> Result<Journal, HallError> {
    Journal::parse(text).map_err(|error| HallError::DoesNotReplay(error.to_string()))
}

fn replay(boxed: &Boxed, journal: &Journal) -> Result<Opened, HallError> {
    let replayed = boxed.game.replay(journal, &boxed.data, chance::seed());
    replayed.map_err(|error| HallError::DoesNotReplay(error.to_string()))
}
