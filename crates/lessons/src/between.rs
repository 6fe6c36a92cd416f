//! Between two paragraphs: a pause shows the table as it was when the paragraph it explains had just told something.

use crate::{Lesson, Step};
use kernel::{AnyGame, AnyTable, Data, Entry, Seat, Seed};

impl Lesson {
    /// The table as it stood between what a pause explains and what the rules did next; none where a step is no pause, or
    /// explains what came before the first choice.
    pub fn between(
        &self,
        at: usize,
        table: &dyn AnyTable,
        game: &dyn AnyGame,
        data: &Data,
    ) -> Option<Box<dyn AnyTable>> {
        let Some(Step::Say { para: Some(para), .. }) = self.steps.get(at) else { return None };
        let journal = table.journal();
        let entries = journal.entries.iter().enumerate();
        let choices: Vec<(usize, Seat, &str)> = entries
            .filter_map(|(index, entry)| match entry {
                Entry::Choice(seat, choice) => Some((index, *seat, choice.as_str())),
                Entry::Chance(..) | Entry::Check(_) | Entry::Mark(_) | Entry::Former(_) => None,
            })
            .collect();
        let own = choices.iter().rposition(|(_, seat, _)| *seat == Self::SEAT).unwrap_or(0);
        choices[own.min(choices.len())..].iter().find_map(|&(index, seat, choice)| {
            let mut before = journal.clone();
            before.entries.truncate(index);
            let fresh = Seed::from_number(self.seed);
            let mut table = game.replay(&before, data, fresh).ok()?.table;
            self.script(&mut *table);
            table.play_until(seat, choice, para).ok()?.then_some(table)
        })
    }
}
