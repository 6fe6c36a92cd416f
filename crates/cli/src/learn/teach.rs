//! The middle of a round: what the games teach.

use super::School;
use crate::{Failure, World};
use bots::learn;
use bots::net::train::Trained;
use bots::net::{Lesson, Trainer, Weights};
use kernel::Message;

impl School<'_> {
    /// Teaches what was kept so far the games of a round and of the one before; the weights that come of it.
    pub(super) fn teach(
        &self,
        round: u32,
        kept: &[u8],
        world: &mut World<'_>,
    ) -> Result<(Weights, Trained), Failure> {
        let mut weights = self.boxed.bot.blank().map_err(|e| self.refused(e))?;
        weights = weights.with_numbers_of(kept).map_err(|e| self.refused(e))?;
        let mut lessons = Vec::new();
        let mut games = 0;
        for of in round.saturating_sub(1).max(1)..=round {
            for sheet in self.folder.sheets(of)? {
                games += 1;
                let options = self.options(sheet.number)?;
                let bot = self.boxed.bot;
                let taken = self.called(&options, bot, |call| {
                    learn::lessons(call, &sheet, &self.heading.aim)
                })?;
                lessons.extend(taken);
            }
        }
        let trained = self.train(&mut weights, &lessons, round, world)?;
        weights.from = vec![
            format!("round {round}, seed {}, {games} games", self.heading.seed),
            format!("tavolata {}, rules of edition {}", env!("CARGO_PKG_VERSION"), weights.edition),
            format!("{} lessons, {} held out", trained.lessons[0], trained.lessons[1]),
            format!("far from what came: {:.4}, as written {:.4}", trained.after, trained.before),
        ];
        Ok((weights, trained))
    }

    fn train(
        &self,
        weights: &mut Weights,
        lessons: &[Lesson],
        round: u32,
        world: &mut World<'_>,
    ) -> Result<Trained, Failure> {
        let trainer = Trainer { seed: self.heading.seed ^ u64::from(round), ..Trainer::default() };
        let mut told = Vec::new();
        let trained = trainer.train(&mut weights.net, lessons, |epoch, far| {
            told.push(format!("{epoch}: {far:.4}"));
        });
        let figure = |far: f32| self.voice.figure(&format!("{far:.4}"));
        let said = Message::new("cli-learn-taught")
            .with("round", round)
            .with("lessons", trained.lessons[0])
            .with("held", trained.lessons[1])
            .with("before", figure(trained.before))
            .with("after", figure(trained.after));
        world.line(self.voice.say(&said))?;
        world.line(format!("  {}", self.voice.figure(&told.join(", "))))?;
        Ok(trained)
    }

    fn refused(&self, error: bots::net::WeightsError) -> Failure {
        Failure::Weights(self.folder.file("kept.weights"), error)
    }
}
