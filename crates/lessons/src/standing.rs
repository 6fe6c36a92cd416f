//! Where a learner stands: it follows from the table's journal, and from what was read since the last choice.

use crate::lesson::is_meant;
use crate::{Lesson, Step, Until};
use kernel::{AnyTable, Entry, Viewer};

impl Lesson {
    /// The step a table is at; past the last one the lesson is done. What is said counts as read up to the step `read`.
    pub fn standing(&self, table: &dyn AnyTable, read: usize) -> usize {
        let entries = table.journal().entries.iter();
        let mut choices = entries.filter(|entry| matches!(entry, Entry::Choice(..))).count();
        for (at, step) in self.steps.iter().enumerate() {
            match step {
                Step::Say { .. } if choices == 0 && at >= read => return at,
                Step::Say { .. } => {}
                Step::Ask { .. } | Step::Play { .. } if choices == 0 => return at,
                Step::Ask { .. } | Step::Play { .. } => choices -= 1,
                Step::Free { until, .. } if !until.is_reached(table) => return at,
                Step::Free { .. } => choices = 0,
            }
        }
        self.steps.len()
    }

    /// What is said if the learner makes a choice at a step that does not want it: the last word of the message's key, or
    /// nothing of its own.
    pub fn refuses(&self, at: usize, choice: &str) -> Option<Option<&str>> {
        match self.steps.get(at) {
            None | Some(Step::Free { .. }) => None,
            Some(Step::Say { .. } | Step::Play { .. }) => Some(None),
            Some(Step::Ask { choices, tempting, .. }) => {
                if choices.iter().any(|written| is_meant(choice, written)) {
                    return None;
                }
                let told = tempting.iter().find(|it| is_meant(choice, &it.choice));
                Some(told.map(|it| it.word.as_str()))
            }
        }
    }

    /// How many things were said up to a step, that one included, and how many are said in all. The asks of a chain are said
    /// once.
    pub fn bubbles(&self, at: usize) -> (usize, usize) {
        let is_said = |index: &usize| match &self.steps[*index] {
            Step::Play { .. } => false,
            step => *index == 0 || !step.continues(self.steps.get(*index - 1)),
        };
        let upto = self.steps.len().min(at + 1);
        ((0..upto).filter(is_said).count(), (0..self.steps.len()).filter(is_said).count())
    }
}

impl Step {
    /// Whether this is an ask of the same chain as another step.
    pub(crate) fn continues(&self, other: Option<&Self>) -> bool {
        match (self, other) {
            (Self::Ask { word, .. }, Some(Self::Ask { word: before, .. })) => word == before,
            _ => false,
        }
    }
}

impl Until {
    fn is_reached(&self, table: &dyn AnyTable) -> bool {
        match self {
            Self::Over => table.outcome().is_some(),
            Self::Told(para, often) => {
                let story = table.story(Viewer::Seat(Lesson::SEAT), 0);
                let told = story.iter().filter(|line| line.para.number() == para).count();
                told >= *often || table.outcome().is_some()
            }
        }
    }
}
