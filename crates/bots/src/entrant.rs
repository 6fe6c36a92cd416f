//! Who plays: a level or chance, and how long it thinks.
//! Elsewhere: agent.

use crate::level::Level;
use crate::search::Budget;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How well somebody plays who is no person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    /// Not at all: at random.
    Random,
    /// By judgement alone, one step ahead: what a search makes of it is left out, so that a judgement can be measured.
    OneStep,
    /// The same by the judgement that is written.
    OneStepWritten,
    /// As a bot of this level.
    Bot(Level),
    /// As a bot of this level that searches, by the judgement that is written here: it stays as it is when a bot comes to
    /// judge in another way, so that what is balanced can be measured again.
    Written(Level),
}

/// How the name of a skill ends that judges as it is written.
const WRITTEN: &str = "-written";
/// The name of one who looks one step ahead.
const ONE_STEP: &str = "one-step";

/// A skill with its budget: `master`, `master:500` for a number of iterations, or `master:250ms` for a time; `adept-written` and
/// `master-written` by the written judgement; `master:500/2` on two threads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entrant {
    /// How well it plays.
    pub skill: Skill,
    /// How long it thinks, where that is not the level's own measure.
    pub budget: Option<Budget>,
    /// On how many threads it thinks.
    pub threads: u32,
}

/// The threads a search is given at most.
pub const MOST_THREADS: u32 = 64;

/// The text is no entrant.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAnEntrant {
    /// No such level.
    #[error(
        "\"{0}\" is none of random, novice, adept, master, grandmaster, adept-written, master-written, one-step, one-step-written"
    )]
    Level(String),
    /// No such budget.
    #[error(
        "\"{0}\" is no budget: write iterations as in master:500, or a time as in master:250ms"
    )]
    Budget(String),
    /// No such number of threads.
    #[error("\"{0}\" is no number of threads: write it as in master:500/2, at most {MOST_THREADS}")]
    Threads(String),
    /// This level does not search.
    #[error("{0} does not search, so it takes no budget and no threads")]
    NoSearch(Skill),
}

impl Skill {
    /// The level it plays at, unless it plays at random.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Random | Self::OneStep | Self::OneStepWritten => None,
            Self::Bot(level) | Self::Written(level) => Some(level),
        }
    }
}

impl Entrant {
    /// A skill with its own measure.
    pub const fn of(skill: Skill) -> Self {
        Self { skill, budget: None, threads: 1 }
    }

    /// The same on a given number of threads, if it searches.
    #[must_use]
    pub fn on(self, threads: u32) -> Self {
        let searches = self.skill.level().is_some_and(Level::searches);
        Self { threads: if searches { threads.max(1) } else { 1 }, ..self }
    }
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Self {
        Self::of(Skill::Bot(level))
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::OneStep => f.write_str(ONE_STEP),
            Self::OneStepWritten => write!(f, "{ONE_STEP}{WRITTEN}"),
            Self::Bot(level) => level.fmt(f),
            Self::Written(level) => write!(f, "{level}{WRITTEN}"),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.skill.fmt(f)?;
        match self.budget {
            None => Ok(()),
            Some(Budget::Iterations(iterations)) => write!(f, ":{iterations}"),
            Some(Budget::Time(time)) => write!(f, ":{}ms", time.as_millis()),
        }?;
        match self.threads {
            1 => Ok(()),
            threads => write!(f, "/{threads}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = NotAnEntrant;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (text, threads) = match text.trim().rsplit_once('/') {
            Some((text, threads)) => (text, Some(threads)),
            None => (text.trim(), None),
        };
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let skill = skill(name).ok_or_else(|| NotAnEntrant::Level(name.to_owned()))?;
        if (budget.is_some() || threads.is_some()) && !skill.level().is_some_and(Level::searches) {
            return Err(NotAnEntrant::NoSearch(skill));
        }
        let read = |text: &str| read(text).ok_or_else(|| NotAnEntrant::Budget(text.to_owned()));
        let count = |text: &str| {
            let count =
                text.parse().ok().filter(|&count: &u32| (1..=MOST_THREADS).contains(&count));
            count.ok_or_else(|| NotAnEntrant::Threads(text.to_owned()))
        };
        let threads = threads.map_or(Ok(1), count)?;
        Ok(Self { budget: budget.map(read).transpose()?, threads, ..Self::of(skill) })
    }
}

/// Reads the name of a skill.
fn skill(name: &str) -> Option<Skill> {
    match name {
        "random" => return Some(Skill::Random),
        ONE_STEP => return Some(Skill::OneStep),
        _ => {}
    }
    match name.strip_suffix(WRITTEN) {
        Some(ONE_STEP) => Some(Skill::OneStepWritten),
        Some(level) => {
            let known = [Level::Adept, Level::Master];
            level.parse().ok().filter(|level: &Level| known.contains(level)).map(Skill::Written)
        }
        None => name.parse().ok().map(Skill::Bot),
    }
}

/// Reads a budget: `500`, `250ms` or `2s`.
fn read(text: &str) -> Option<Budget> {
    let positive = |number: &str| number.parse::<u32>().ok().filter(|&number| number > 0);
    if let Some(iterations) = positive(text) {
        return Some(Budget::Iterations(iterations));
    }
    let time = match text.strip_suffix("ms") {
        Some(number) => Duration::from_millis(positive(number)?.into()),
        None => Duration::from_secs(positive(text.strip_suffix('s')?)?.into()),
    };
    Some(Budget::Time(time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_and_written_the_same_way() {
        for text in [
            "random",
            "novice",
            "adept:64",
            "adept-written",
            "one-step",
            "one-step-written",
            "master",
            "master:500",
            "master:250ms",
            "grandmaster",
            "grandmaster:4000",
            "grandmaster/2",
            "master:500/2",
            "master-written:500",
        ] {
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
        assert_eq!("master:2s".parse::<Entrant>().unwrap().to_string(), "master:2000ms");
    }

    #[test]
    fn what_is_no_entrant_is_refused_with_a_sentence() {
        let said = |text: &str| text.parse::<Entrant>().unwrap_err().to_string();
        let known = "random, novice, adept, master, grandmaster, adept-written, master-written, \
                     one-step, one-step-written";
        for name in
            ["clever", "novice-written", "grandmaster-written", "random-written", "-written"]
        {
            assert_eq!(said(name), format!("\"{name}\" is none of {known}"));
        }
        assert_eq!(
            said("novice:5"),
            "novice does not search, so it takes no budget and no threads"
        );
        assert!(said("novice/2").contains("does not search"));
        assert!(said("one-step:20").contains("does not search"));
        for threads in ["0", "two", "65", ""] {
            assert!(said(&format!("master/{threads}")).contains("number of threads"), "{threads}");
        }
        for budget in ["", "0", "long", "-3", "2h"] {
            assert!(said(&format!("master:{budget}")).contains("is no budget"), "{budget}");
        }
    }
}
