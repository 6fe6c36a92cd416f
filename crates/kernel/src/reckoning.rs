//! How a game went: where it stood at every turn, and what the score of each seat is made of.

use crate::para::trace;
use crate::{Boundary, Message, Outcome, Seat, Spoken, Table};

/// A number that tells how a game stands: the score of a seat, or what everyone has in common.
#[derive(Debug, Clone, PartialEq)]
pub struct Gauge {
    /// Whose it is; none for what everyone has in common.
    pub of: Option<Seat>,
    /// What it is called, where it is not a seat's score.
    pub name: Option<Message>,
    /// How it stands.
    pub value: i32,
    /// The most it can be, where that is known.
    pub most: Option<i32>,
}

impl Gauge {
    /// The score of each seat.
    pub fn scores(outcome: &Outcome) -> Vec<Self> {
        let line = |line: &crate::Standing| Self {
            of: Some(line.seat),
            name: None,
            value: line.score,
            most: None,
        };
        outcome.standings.iter().map(line).collect()
    }

    /// What everyone has in common.
    pub fn common(name: Message, value: impl Into<i32>, most: Option<i32>) -> Self {
        Self { of: None, name: Some(name), value: value.into(), most }
    }
}

/// Where a turn or a round began, and how the game stood then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Milestone {
    /// The fact that began it.
    pub fact: usize,
    /// Whether a turn or a round.
    pub boundary: Boundary,
    /// Whose turn it is, if it is anybody's.
    pub whose: Option<Seat>,
    /// After how many answers it began.
    pub answers: usize,
    /// How every gauge stood.
    pub stood: Vec<i32>,
}

/// What a game was decided by, and what each seat's part in it is made of.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Reckoning {
    /// What decided it, where that is not told by the scores alone.
    pub decided: Option<Message>,
    /// What was counted, in the order it is read.
    pub sources: Vec<Source>,
    /// What the sources come to.
    pub comes_to: ComesTo,
}

/// What the sources of a reckoning come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ComesTo {
    /// Each seat's score.
    #[default]
    Score,
    /// Nothing: they are what each did for all.
    Nothing,
}

/// One thing that was counted.
#[derive(Debug, Clone, PartialEq)]
pub struct Source {
    /// What it is called.
    pub name: Message,
    /// What it came to for each seat.
    pub counts: Vec<i32>,
}

impl Reckoning {
    /// A reckoning of these sources, by seat; those that brought nobody anything are left out.
    pub fn of(sources: impl IntoIterator<Item = (Message, Vec<i32>)>) -> Self {
        let sources = sources.into_iter().map(|(name, counts)| Source { name, counts });
        let sources = sources.filter(|source| source.counts.iter().any(|count| *count != 0));
        Self { sources: sources.collect(), ..Self::default() }
    }

    /// The same, decided by this.
    #[must_use]
    pub fn decided(self, decided: Option<Message>) -> Self {
        Self { decided, ..self }
    }

    /// What the sources of a seat add up to.
    pub fn sum(&self, seat: Seat) -> i32 {
        self.sources.iter().filter_map(|source| source.counts.get(seat.index())).sum()
    }
}

impl<G: Spoken> Table<G> {
    /// Where turns and rounds began, and how the game stood then. Secret as long as the game is on.
    pub fn milestones(&self) -> &[Milestone] {
        &self.milestones
    }

    /// How the game stands, in numbers. Secret as long as the game is on.
    pub fn gauges(&self) -> Vec<Gauge> {
        trace::silently(|| G::gauges(self.setting(), &self.state().position))
    }

    /// What decided the game, and what each seat's part in it is made of. Secret as long as the game is on.
    pub fn reckoning(&self) -> Reckoning {
        trace::silently(|| G::reckoning(self.setting(), &self.state().position, self.told()))
    }

    /// Notes how the game stands where turns and rounds have begun since the last milestone.
    pub(crate) fn note_milestones(&mut self) {
        let from = self.milestones.last().map_or(0, |last| last.fact + 1);
        let stood: Vec<i32> = self.gauges().iter().map(|gauge| gauge.value).collect();
        let begun = self.told().iter().enumerate().skip(from);
        let begun = begun.filter_map(|(fact, told)| Some((fact, told.boundary?, told.whose)));
        let answers = self.answers().len();
        let milestones = begun.map(|(fact, boundary, whose)| Milestone {
            fact,
            boundary,
            whose,
            answers,
            stood: stood.clone(),
        });
        let milestones: Vec<_> = milestones.collect();
        self.milestones.extend(milestones);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_brought_nobody_anything_is_not_listed() {
        let sources = [("craft", vec![0, 0]), ("battle", vec![3, -1]), ("own", vec![0, 4])];
        let sources = sources.map(|(name, counts)| (Message::new(name), counts));
        let reckoning = Reckoning::of(sources);
        let names: Vec<&str> = reckoning.sources.iter().map(|it| &*it.name.key).collect();
        assert_eq!(names, ["battle", "own"]);
        assert_eq!((reckoning.sum(Seat(0)), reckoning.sum(Seat(1))), (3, 3));
    }
}
