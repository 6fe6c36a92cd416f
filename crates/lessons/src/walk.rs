//! Walking through a lesson as it is meant to be taken: for whoever writes one, and for the tests that hold them all.

use crate::lesson::{drawn, is_meant};
use crate::{Lesson, Step};
use kernel::{AnyGame, AnyTable, Data, Entry, Fast, Seat, Source, Viewer};

/// How many choices free play may take before it is given up.
const PATIENCE: usize = 2_000;

/// A lesson that cannot be taken as it is written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{lesson}, step {step}: {reason}")]
pub struct Stumble {
    /// The lesson.
    pub lesson: String,
    /// The step, from 1.
    pub step: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// A walk through a lesson.
struct Walk<'a> {
    lesson: &'a Lesson,
    table: Box<dyn AnyTable>,
    /// The facts told before the learner last chose.
    told: usize,
    luck: Fast,
}

impl Lesson {
    /// Walks through the lesson, making the first choice of every ask, and shows the table before each step; with the
    /// number of steps, how it ends. Tells what every check of a lesson needs to know: each choice is offered, what is
    /// explained has been told, what tempts is offered and not what is wanted, and all written chance has fallen.
    pub fn walk(
        &self,
        game: &dyn AnyGame,
        data: &Data,
        mut look: impl FnMut(usize, &dyn AnyTable),
    ) -> Result<(), Stumble> {
        let fault = |step: usize, reason: String| Stumble {
            lesson: self.name.clone(),
            step: step + 1,
            reason,
        };
        let table = self.set(game, data).map_err(|error| fault(0, error.to_string()))?;
        let mut walk = Walk { lesson: self, table, told: 0, luck: Fast::new(self.seed) };
        for (at, step) in self.steps.iter().enumerate() {
            let stands = self.standing(&*walk.table, at);
            if stands != at {
                return Err(fault(at, format!("the table stands at step {}", stands + 1)));
            }
            let paused = self.between(at, &*walk.table, game, data);
            if paused.is_none() && walk.is_pause(step) {
                return Err(fault(
                    at,
                    "nothing stands between what is explained and what came then".to_owned(),
                ));
            }
            look(at, paused.as_deref().unwrap_or(&*walk.table));
            walk.take(at, step).map_err(|reason| fault(at, reason))?;
        }
        look(self.steps.len(), &*walk.table);
        let left = walk.left();
        if left > 0 {
            return Err(fault(self.steps.len(), format!("{left} written chances never fell")));
        }
        Ok(())
    }
}

impl Walk<'_> {
    fn take(&mut self, at: usize, step: &Step) -> Result<(), String> {
        match step {
            Step::Say { para: None, .. } => Ok(()),
            Step::Say { para: Some(para), .. } => self.has_told(para),
            Step::Ask { .. } => self.answer(at, step),
            Step::Play { seat, choice } => self.play(*seat, choice),
            Step::Free { .. } => self.wander(at),
        }
    }

    /// Whether a step shows the table as it was after a choice of the learner.
    fn is_pause(&self, step: &Step) -> bool {
        let by_learner = |entry: &Entry| matches!(entry, Entry::Choice(Lesson::SEAT, _));
        let has_chosen = self.table.journal().entries.iter().any(by_learner);
        has_chosen && matches!(step, Step::Say { para: Some(_), .. })
    }

    /// Whether a paragraph has told something since the last choice.
    fn has_told(&self, para: &str) -> Result<(), String> {
        let story = self.table.story(Viewer::Seat(Lesson::SEAT), self.told);
        if story.iter().any(|line| line.para.number() == para) {
            return Ok(());
        }
        let told: Vec<&str> = story.iter().map(|line| line.para.number()).collect();
        Err(format!("{para} has told nothing since the last choice, but {}", told.join(" ")))
    }

    fn answer(&mut self, at: usize, step: &Step) -> Result<(), String> {
        let Step::Ask { choices, tempting, .. } = step else { return Ok(()) };
        let offered = self.table.offered(Lesson::SEAT);
        for written in choices.iter().chain(tempting.iter().map(|it| &it.choice)) {
            if !offered.iter().any(|choice| is_meant(choice, written)) {
                return Err(format!("\"{written}\" is not among {}", offered.join(" | ")));
            }
        }
        let first = offered.iter().find(|choice| is_meant(choice, &choices[0]));
        let first = first.ok_or("nothing is wanted")?;
        if self.lesson.refuses(at, first).is_some() {
            return Err(format!("\"{first}\" is wanted and put off"));
        }
        let told =
            self.table.story(Viewer::Seat(Lesson::SEAT), 0).last().map_or(0, |it| it.index + 1);
        self.play(Lesson::SEAT, first)?;
        self.told = told;
        Ok(())
    }

    fn play(&mut self, seat: Seat, choice: &str) -> Result<(), String> {
        let played = self.table.play(seat, choice);
        played.map_err(|refusal| self.refused(seat, choice, &refusal.message.key))?;
        Ok(())
    }

    fn refused(&self, seat: Seat, choice: &str, why: &str) -> String {
        let asked = |seat: Seat| format!("{seat}: {}", self.table.offered(seat).join(" | "));
        let asked: Vec<String> = self.table.asked().into_iter().map(asked).collect();
        format!("\"{choice}\" of seat {seat} is refused ({why}); asked is {}", asked.join("; "))
    }

    /// Plays at random until what free play is for has come.
    fn wander(&mut self, at: usize) -> Result<(), String> {
        for _ in 0..PATIENCE {
            if self.lesson.standing(&*self.table, at) != at {
                return Ok(());
            }
            let Some(&seat) = self.table.asked().first() else { break };
            let offered = self.table.offered(seat);
            let pick = self.luck.below(u32::try_from(offered.len()).unwrap_or(1)) as usize;
            self.play(seat, &offered[pick])?;
        }
        Err("free play never comes to its end".to_owned())
    }

    /// How many written chances have not fallen.
    fn left(&self) -> usize {
        self.lesson.chance.len().saturating_sub(drawn(&*self.table))
    }
}
