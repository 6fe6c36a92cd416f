//! The way through a game that is kept as a journal.

use super::Walk;
use kernel::{AnyGame, AnyTable, Data, Entry, Journal, Seed};

/// A journal that is walked through, one answer after the other.
#[derive(Debug)]
pub struct Journaled<'a> {
    game: &'a dyn AnyGame,
    data: &'a Data,
    journal: &'a Journal,
    /// The lines that are choices.
    lines: Vec<usize>,
    reached: Option<(usize, Box<dyn AnyTable>)>,
}

impl<'a> Journaled<'a> {
    /// The way through a journal of a game.
    pub fn new(game: &'a dyn AnyGame, data: &'a Data, journal: &'a Journal) -> Self {
        let lines = journal.entries.iter().enumerate();
        let lines = lines.filter(|(_, entry)| entry.choice().is_some()).map(|(line, _)| line);
        Self { game, data, journal, lines: lines.collect(), reached: None }
    }

    /// The table as a replay of the journal's first answers reaches it.
    fn replayed(&self, answers: usize) -> Option<Box<dyn AnyTable>> {
        let end = self.lines.get(answers).copied().unwrap_or(self.journal.entries.len());
        let entries = self.journal.entries[..end].to_vec();
        let journal = Journal { entries, ..self.journal.clone() };
        let opened = self.game.replay(&journal, self.data, Seed::from_number(0));
        opened.ok().map(|opened| opened.table)
    }

    /// Plays the next answer, if chance brings what it did.
    fn step(&self, table: &mut dyn AnyTable, done: usize) -> bool {
        let then = &self.journal.entries;
        let line = self.lines[done];
        let Some((seat, choice)) = then[line].choice() else { return false };
        let before = table.journal().entries.len();
        if table.play(seat, choice).is_err() {
            return false;
        }
        chances(&then[line + 1..]).eq(chances(&table.journal().entries[before + 1..]))
    }
}

impl Walk for Journaled<'_> {
    fn at(&mut self, answers: usize) -> Option<Box<dyn AnyTable>> {
        let reached = self.reached.take().filter(|(done, _)| *done <= answers);
        let (mut done, mut table) = match reached {
            Some(reached) => reached,
            None => (answers, self.replayed(answers)?),
        };
        while done < answers {
            if !self.step(&mut *table, done) {
                // What chance brought is only in the journal.
                table = self.replayed(answers)?;
                break;
            }
            done += 1;
        }
        let found = table.boxed_clone();
        self.reached = Some((answers, table));
        Some(found)
    }
}

/// What chance brought before the next choice.
fn chances(entries: &[Entry]) -> impl Iterator<Item = &Entry> {
    let until = entries.iter().take_while(|entry| entry.choice().is_none());
    until.filter(|entry| entry.chance().is_some())
}
