//! The middle of a round: what the games teach.

use super::School;
use super::folder::Report;
use crate::{Failure, World};
use bots::learn::{self, Taught};
use bots::net::Weights;
use kernel::Message;

impl School<'_> {
    /// What a round has taught: made once and kept in the directory, so that what was cut off goes on with the same.
    pub(super) fn candidate(
        &self,
        round: u32,
        kept: &[u8],
        world: &mut World<'_>,
    ) -> Result<(Weights, Report), Failure> {
        let names = [format!("round-{round}.weights"), format!("round-{round}.taught.json")];
        let blank = self.boxed.bot.blank().map_err(|e| self.refused(&names[0], e))?;
        let there = (self.folder.read(&names[0])?, self.folder.report(&names[1])?);
        if let (Some(bytes), Some(report)) = there {
            let weights = blank.with_numbers_of(&bytes).map_err(|e| self.refused(&names[0], e))?;
            return Ok((weights, report));
        }
        let kept = blank.with_numbers_of(kept).map_err(|e| self.refused("kept.weights", e))?;
        let (weights, report) = self.teach(round, kept, world)?;
        self.folder.write(&names[0], &weights.write())?;
        self.folder.tell(&names[1], &report)?;
        Ok((weights, report))
    }

    /// Teaches weights the games of a round and of the one before.
    fn teach(
        &self,
        round: u32,
        mut weights: Weights,
        world: &mut World<'_>,
    ) -> Result<(Weights, Report), Failure> {
        let mut all = Taught::default();
        let mut games = 0;
        for of in round.saturating_sub(1).max(1)..=round {
            for sheet in self.folder.sheets(of)? {
                games += 1;
                let options = self.options(sheet.number)?;
                let bot = self.boxed.bot;
                let taken = self
                    .called(&options, bot, |call| learn::taught(call, &sheet, &self.heading.aim))?;
                all.lessons.extend(taken.lessons);
                all.picks.extend(taken.picks);
            }
        }
        let report = self.train(&mut weights, &all, (round, games), world)?;
        let numbers = self.numbers(round).collect::<Vec<_>>();
        let [first, last] = [numbers.first(), numbers.last()].map(|it| it.copied().unwrap_or(0));
        weights.from = vec![
            format!(
                "round {round}, seed {}, {games} games, the last of them {first} to {last}",
                self.heading.seed
            ),
            format!(
                "tavolata {}, program {}, rules of edition {}",
                env!("CARGO_PKG_VERSION"),
                super::program(),
                weights.edition
            ),
            format!("{} lessons, {} held out", report.lessons[0], report.lessons[1]),
            format!("far from what came: {:.4}, as written {:.4}", report.far[1], report.far[0]),
            format!("{} picks, {} held out", report.picks[0], report.picks[1]),
            format!(
                "far from what was picked: {:.4}, as written {:.4}",
                report.missed[1], report.missed[0]
            ),
        ];
        Ok((weights, report))
    }

    fn train(
        &self,
        weights: &mut Weights,
        all: &Taught,
        (round, games): (u32, usize),
        world: &mut World<'_>,
    ) -> Result<Report, Failure> {
        let seed = self.heading.seed ^ u64::from(round);
        let trainer = bots::net::Trainer { seed, ..self.heading.trainer };
        let mut told = Vec::new();
        let trained = trainer.train(&mut weights.net, &all.lessons, |epoch, far| {
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
        let teacher = bots::net::prior::Teacher { seed, ..self.heading.teacher };
        let mut prior = weights.prior.take().unwrap_or_default();
        let (missed, picks) = prior.train(&all.picks, &teacher);
        weights.prior = Some(prior);
        let said = Message::new("cli-learn-picked")
            .with("picks", picks[0])
            .with("held", picks[1])
            .with("before", figure(missed[0]))
            .with("after", figure(missed[1]));
        world.line(self.voice.say(&said))?;
        let far = [trained.before, trained.after];
        Ok(Report { games, lessons: trained.lessons, far, picks, missed })
    }

    fn refused(&self, name: &str, error: bots::net::WeightsError) -> Failure {
        Failure::Weights(self.folder.file(name), error)
    }
}
