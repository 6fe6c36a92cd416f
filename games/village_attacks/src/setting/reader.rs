//! Reads a step of an effect word by word, and refuses what is left over.

use super::steps::{Symbols, Where};
use crate::terms::Symbol;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The text is no step of an effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotAStep {
    /// It says nothing, for this reason.
    Unread(String, String),
    /// It is a step of a capability.
    NotForTraps(String),
    /// It is a step of a trap.
    OnlyForTraps(String),
}

impl fmt::Display for NotAStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread(text, why) => write!(f, "\"{text}\" is no word of the game here: {why}"),
            Self::NotForTraps(text) => write!(f, "a trap cannot do this: \"{text}\""),
            Self::OnlyForTraps(text) => write!(f, "only a trap can do this: \"{text}\""),
        }
    }
}

/// The arguments of a step; each can be taken once.
pub(super) struct StepReader<'a> {
    /// What the step does.
    pub(super) verb: &'a str,
    text: &'a str,
    words: Vec<&'a str>,
}

impl<'a> StepReader<'a> {
    /// The words of a step.
    pub(super) fn of(text: &'a str) -> Self {
        let mut words = text.split_whitespace();
        let verb = words.next().unwrap_or_default();
        Self { verb, text, words: words.collect() }
    }

    /// How many or how much; 1 if it is not said.
    pub(super) fn number(&mut self, key: &str) -> Result<u8, NotAStep> {
        self.number_in(key, 1..=u8::MAX)
    }

    /// How many or how much, between two numbers; the number nearest 1 if it is not said.
    pub(super) fn number_in(
        &mut self,
        key: &str,
        range: RangeInclusive<u8>,
    ) -> Result<u8, NotAStep> {
        let usual = 1.clamp(*range.start(), *range.end());
        let within = |word: &str| word.parse().ok().filter(|number| range.contains(number));
        Ok(self.read(key, within)?.unwrap_or(usual))
    }

    /// One zone; the own one if it is not said.
    pub(super) fn zone(&mut self) -> Result<Where, NotAStep> {
        let one = |word: &str| match word.parse().ok()? {
            Where::Reach1 | Where::Reach2 => None,
            zone @ (Where::Own | Where::Adjacent | Where::Near | Where::Within2) => Some(zone),
        };
        Ok(self.read("z", one)?.unwrap_or(Where::Own))
    }

    /// Symbols parted by strokes.
    pub(super) fn symbols(&mut self, key: &str) -> Result<Symbols, NotAStep> {
        let all = |word: &str| word.split('/').map(|it| it.parse::<Symbol>().ok()).collect();
        self.read(key, all)?.ok_or_else(|| self.lacks(key))
    }

    /// A word that must be there.
    pub(super) fn needed<T: FromStr>(&mut self, key: &str) -> Result<T, NotAStep> {
        self.perhaps(key)?.ok_or_else(|| self.lacks(key))
    }

    /// A word that may be there.
    pub(super) fn perhaps<T: FromStr>(&mut self, key: &str) -> Result<Option<T>, NotAStep> {
        self.read(key, |word| word.parse().ok())
    }

    /// The first of some words that stands there alone.
    pub(super) fn flag<T: Copy + fmt::Display>(&mut self, flags: &[T]) -> Option<T> {
        flags.iter().copied().find(|flag| self.take(|word| word == flag.to_string()).is_some())
    }

    /// The step, if all its words were taken.
    pub(super) fn end<T>(self, step: T) -> Result<T, NotAStep> {
        match self.words.first() {
            None => Ok(step),
            Some(word) => Err(self.refuse(format!("{} takes no {word}", self.verb))),
        }
    }

    /// The refusal of a verb that no card has.
    pub(super) fn unknown(&self) -> NotAStep {
        self.refuse(format!("there is no step {}", self.verb))
    }

    fn refuse(&self, reason: String) -> NotAStep {
        NotAStep::Unread(self.text.to_owned(), reason)
    }

    fn lacks(&self, key: &str) -> NotAStep {
        self.refuse(format!("{} needs {key}", self.verb))
    }

    /// Takes the word `key=value`, if it is there, and reads its value.
    fn read<T>(
        &mut self,
        key: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, NotAStep> {
        let value = |word: &'a str| word.strip_prefix(key)?.strip_prefix('=');
        let Some(word) = self.take(|word| value(word).is_some()) else { return Ok(None) };
        let read = value(word).and_then(read);
        read.map(Some).ok_or_else(|| self.refuse(format!("{} cannot have {word}", self.verb)))
    }

    fn take(&mut self, is_it: impl Fn(&'a str) -> bool) -> Option<&'a str> {
        let at = self.words.iter().position(|word| is_it(word))?;
        Some(self.words.remove(at))
    }
}
