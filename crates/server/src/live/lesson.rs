//! Lessons at a table: what is wanted next, and what is said to whoever wants something else.

use super::asides::Aside;
use super::{Hall, Live, Refused, State};
use crate::chance::now;
use crate::store::PersonId;
use kernel::face::RefusalSheet;
use kernel::{Message, Seat};
use lessons::{Lesson, Step};
use render::table::Later;
use std::sync::Arc;

impl State {
    /// The lesson of this table and the step it is at; past the last step it is done.
    pub fn taught(&self) -> Option<(&Lesson, usize)> {
        let (lesson, table) = (self.lesson.as_deref()?, self.table.as_deref()?);
        Some((lesson, lesson.standing(table, self.read)))
    }

    /// The step a lesson is at, if it leads still.
    pub(super) fn step(&self) -> Option<&Step> {
        let (lesson, at) = self.taught()?;
        lesson.steps.get(at)
    }

    /// Why a lesson does not want a choice now, if it does not.
    pub(super) fn held_back(&self, choice: &str) -> Option<Refused> {
        let (lesson, at) = self.taught()?;
        let later = put_off(lesson, at, choice)?;
        let (Later::Told(message) | Later::First(message)) = later;
        Some(Refused::Rules(RefusalSheet { message, para: None, report: None }))
    }

    /// What a lesson has a seat other than the learner's do now.
    pub(super) fn scripted(&self) -> Option<(Seat, &str)> {
        match self.step()? {
            Step::Play { seat, choice } => Some((*seat, choice)),
            Step::Say { .. } | Step::Ask { .. } | Step::Free { .. } => None,
        }
    }

    /// Whether bots play as they like: always but where a lesson leads.
    pub(super) fn lets_bots_play(&self) -> bool {
        match self.step() {
            None | Some(Step::Free { .. }) => true,
            Some(Step::Say { .. } | Step::Ask { .. } | Step::Play { .. }) => false,
        }
    }
}

/// Why a lesson at a step puts a choice off, if it does.
pub(crate) fn put_off(lesson: &Lesson, at: usize, choice: &str) -> Option<Later> {
    Some(match lesson.refuses(at, choice)? {
        Some(word) => Later::Told(Message::new(lesson.key(word))),
        None => Later::First(Message::new("page-lesson-later")),
    })
}

impl Live {
    /// Goes on from what a step says, once it was read. What was gone on from before stays so.
    pub async fn read_on(
        self: &Arc<Self>,
        hall: &Hall,
        person: PersonId,
        step: usize,
    ) -> Result<(), Refused> {
        let mut state = self.state().await;
        let learner = state.seat(Lesson::SEAT).and_then(|seat| seat.sits.person());
        if learner != Some(person) {
            return Err(Refused::NotYours);
        }
        let Some((_, at)) = state.taught() else { return Err(Refused::NotPlaying) };
        if at == step && matches!(state.step(), Some(Step::Say { .. })) {
            self.put_aside(hall, &mut state, Aside::Read(step + 1)).await?;
            self.note_learned(hall, &state).await;
            self.drive_bots(hall, &mut state);
        }
        Ok(())
    }

    /// Notes that a learner has come through, once they have. A note that is lost is made when they come through again.
    pub(super) async fn note_learned(&self, hall: &Hall, state: &State) {
        let Some((lesson, at)) = state.taught().filter(|(lesson, at)| *at == lesson.steps.len())
        else {
            return;
        };
        let learner = state.seat(Lesson::SEAT).and_then(|seat| seat.sits.person());
        let Some(learner) = learner else { return };
        let learned = (state.game.to_owned(), lesson.name.clone());
        if let Err(error) = hall.store.learn(learner, learned, now()).await {
            tracing::error!(table = ?self.id, %error, at, "a lesson's end was not noted");
        }
    }
}
