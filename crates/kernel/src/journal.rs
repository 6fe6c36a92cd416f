//! The journal: a game as text. Save file, export, bug report and regression test.

use crate::{Digest, Seat, Seed};
use std::fmt;

/// A game as text: what the table was set with, then every choice and every chance in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Journal {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// Replaced data files and the fingerprints of their texts.
    pub data: Vec<(String, Digest)>,
    /// The hash of the seed, where the table's chance came from one.
    pub commitment: Option<Digest>,
    /// The seed itself: in private saves, and for everyone once the game has ended.
    pub seed: Option<Seed>,
    /// What happened.
    pub entries: Vec<Entry>,
}

/// One line of what happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// Chance brought this outcome, below n.
    Chance(u32, u32),
    /// A seat chose this, in notation.
    Choice(Seat, String),
    /// Here the state had a fingerprint that began so.
    Check(String),
}

/// A journal cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct JournalError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

const FIRST: &str = "tavolata journal 1";
const RULE: &str = "---";

impl Journal {
    /// The line of an entry in the written journal, from 1.
    pub fn line_of(&self, entry: usize) -> usize {
        let seeds = usize::from(self.commitment.is_some()) + usize::from(self.seed.is_some());
        4 + self.options.len() + self.data.len() + seeds + entry + 1
    }

    /// Reads a journal; every line must be one the writer would write.
    pub fn parse(text: &str) -> Result<Self, JournalError> {
        let mut lines = Lines { lines: text.lines().enumerate().peekable(), last: 0 };
        lines.exactly(FIRST)?;
        let game = lines.field("game ")?.to_owned();
        let rules = lines.field("rules ")?;
        let rules = rules.parse().map_err(|_| lines.refuse("the rules version is a number"))?;
        let options = lines.pairs("option ", '=')?;
        let mut journal = Self {
            game,
            rules,
            options,
            data: Vec::new(),
            commitment: None,
            seed: None,
            entries: Vec::new(),
        };
        for (file, digest) in lines.pairs("data ", ' ')? {
            let digest =
                digest.parse().map_err(|_| lines.refuse("a data line ends with a digest"))?;
            journal.data.push((file, digest));
        }
        if let Some(text) = lines.maybe("commitment ") {
            journal.commitment = Some(
                text.parse().map_err(|_| lines.refuse("a commitment is 64 hexadecimal digits"))?,
            );
        }
        if let Some(text) = lines.maybe("seed ") {
            journal.seed =
                Some(text.parse().map_err(|_| lines.refuse("a seed is 64 hexadecimal digits"))?);
        }
        lines.exactly(RULE)?;
        while let Some((_, line)) = lines.next() {
            let entry = Entry::parse(line);
            journal.entries.push(
                entry.ok_or_else(|| {
                    lines.refuse("this is neither a choice, a chance nor a check")
                })?,
            );
        }
        journal.is_written_as(text)?;
        Ok(journal)
    }

    /// Refuses what could be read but would never be written: `+1: pass`, `* 03/6`, digests in capitals.
    fn is_written_as(&self, text: &str) -> Result<(), JournalError> {
        let written = self.to_string();
        let mut lines = written.lines().zip(text.lines()).enumerate();
        match lines.find(|(_, (ours, theirs))| ours != theirs) {
            Some((index, (ours, _))) => {
                Err(JournalError { line: index + 1, reason: format!("this is written \"{ours}\"") })
            }
            None => Ok(()),
        }
    }
}

impl Entry {
    fn parse(line: &str) -> Option<Self> {
        if let Some(chance) = line.strip_prefix("* ") {
            let (outcome, n) = chance.split_once('/')?;
            let (outcome, n) = (outcome.parse().ok()?, n.parse().ok()?);
            return (outcome < n).then_some(Self::Chance(outcome, n));
        }
        if let Some(digest) = line.strip_prefix("= ") {
            let digits = digest.len() == 16 && digest.bytes().all(|byte| byte.is_ascii_hexdigit());
            return digits.then(|| Self::Check(digest.to_owned()));
        }
        let (seat, choice) = line.split_once(": ")?;
        (!choice.is_empty()).then_some(Self::Choice(seat.parse().ok()?, choice.to_owned()))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance(outcome, n) => write!(f, "* {outcome}/{n}"),
            Self::Choice(seat, choice) => write!(f, "{seat}: {choice}"),
            Self::Check(digest) => write!(f, "= {digest}"),
        }
    }
}

impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST}\ngame {}\nrules {}", self.game, self.rules)?;
        self.options.iter().try_for_each(|(name, value)| writeln!(f, "option {name}={value}"))?;
        self.data.iter().try_for_each(|(file, digest)| writeln!(f, "data {file} {digest}"))?;
        self.commitment.iter().try_for_each(|hash| writeln!(f, "commitment {hash}"))?;
        self.seed.iter().try_for_each(|seed| writeln!(f, "seed {seed}"))?;
        writeln!(f, "{RULE}")?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

struct Lines<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    last: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let (index, line) = self.lines.next()?;
        self.last = index + 1;
        Some((self.last, line))
    }

    fn refuse(&self, reason: &str) -> JournalError {
        JournalError { line: self.last.max(1), reason: reason.to_owned() }
    }

    fn exactly(&mut self, expected: &str) -> Result<(), JournalError> {
        match self.next() {
            Some((_, line)) if line == expected => Ok(()),
            Some(_) => Err(self.refuse(&format!("expected \"{expected}\""))),
            None => Err(JournalError {
                line: self.last + 1,
                reason: format!("the text ends before \"{expected}\""),
            }),
        }
    }

    fn field(&mut self, prefix: &str) -> Result<&'a str, JournalError> {
        self.maybe(prefix).ok_or_else(|| JournalError {
            line: self.last + 1,
            reason: format!("expected a line that begins with \"{prefix}\""),
        })
    }

    fn maybe(&mut self, prefix: &str) -> Option<&'a str> {
        let value = self.lines.peek()?.1.strip_prefix(prefix)?;
        self.next();
        Some(value)
    }

    fn pairs(
        &mut self,
        prefix: &str,
        between: char,
    ) -> Result<Vec<(String, String)>, JournalError> {
        let mut pairs = Vec::new();
        while let Some(pair) = self.maybe(prefix) {
            let (name, value) = pair
                .split_once(between)
                .ok_or_else(|| self.refuse(&format!("expected \"{between}\" in the line")))?;
            pairs.push((name.to_owned(), value.to_owned()));
        }
        Ok(pairs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Journal {
        Journal {
            game: "morra".into(),
            rules: 1,
            options: vec![("seats".into(), "2".into())],
            data: vec![("deck.toml".into(), Digest::of(&1))],
            commitment: Some(Seed::from_number(1).commitment()),
            seed: Some(Seed::from_number(1)),
            entries: vec![
                Entry::Chance(3, 6),
                Entry::Choice(Seat(1), "show 3".into()),
                Entry::Check("0123456789abcdef".into()),
            ],
        }
    }

    #[test]
    fn a_journal_is_read_as_it_was_written() {
        let journal = example();
        let text = journal.to_string();
        assert_eq!(Journal::parse(&text), Ok(journal.clone()));
        assert_eq!(text.lines().nth(journal.line_of(1) - 1), Some("1: show 3"));
    }

    #[test]
    fn a_broken_line_is_named_by_its_number() {
        let text = example().to_string();
        for (good, bad, line) in [
            ("tavolata journal 1", "tavolata journal 9", 1),
            ("rules 1", "rules one", 3),
            ("option seats=2", "option seats", 4),
            ("* 3/6", "* 6/6", 9),
            ("1: show 3", "x: show 3", 10),
            ("1: show 3", "+1: show 3", 10),
            ("* 3/6", "* 03/6", 9),
            ("= 0123456789abcdef", "= 01234", 11),
        ] {
            let error = Journal::parse(&text.replace(good, bad)).unwrap_err();
            assert_eq!(error.line, line, "{bad}: {error}");
        }
        assert_eq!(Journal::parse("").unwrap_err().line, 1);
    }
}
