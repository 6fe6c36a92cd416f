//! The journal: a game as text. Save file, export, bug report and regression test.
//! Elsewhere: event log, event sourcing, game record.

use crate::{Digest, Seat, Seed};
use std::fmt;

/// A game as text: what the table was set with, then every choice and every chance in order.
///
/// It is the only format, and outlives every change of positions, frames and facts: what it says is said in options, in
/// words and in notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Journal {
    /// The game's name.
    pub game: String,
    /// The edition of the game it was begun with: its rules and its data.
    pub edition: u32,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// Replaced data files and the fingerprints of their texts.
    pub data: Vec<(String, Digest)>,
    /// The set-up in words, line by line; nothing where the game began at its beginning.
    pub setup: Vec<String>,
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
    /// Here a turn or a round had begun, and what everyone could observe had a fingerprint that began so.
    Check(String),
    /// A check of the first kind, over positions and frames: kept as it was written, compared with nothing.
    Mark(String),
    /// A line that newer rules have no place for: kept as it was written, not played.
    Former(String),
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

/// The first line of a journal.
const FIRST: &str = "tavolata journal 2";
/// The first line of the journals that came before; they differ in how they name the edition, and in their checks.
const BEFORE: &str = "tavolata journal 1";
const RULE: &str = "---";

impl Journal {
    /// The line of an entry in the written journal, from 1.
    pub fn line_of(&self, entry: usize) -> usize {
        let seeds = usize::from(self.commitment.is_some()) + usize::from(self.seed.is_some());
        4 + self.options.len() + self.data.len() + self.setup.len() + seeds + entry + 1
    }

    /// Reads a journal; every line must be one the writer would write.
    pub fn parse(text: &str) -> Result<Self, JournalError> {
        let mut lines = Lines { lines: text.lines().enumerate().peekable(), last: 0 };
        let is_before = lines.maybe(BEFORE).is_some();
        if !is_before {
            lines.exactly(FIRST)?;
        }
        let game = lines.field("game ")?.to_owned();
        let edition = lines.field(if is_before { "rules " } else { "edition " })?;
        let edition = edition.parse().map_err(|_| lines.refuse("the edition is a number"))?;
        let options = lines.pairs("option ", '=')?;
        let mut journal = Self {
            game,
            edition,
            options,
            data: Vec::new(),
            setup: Vec::new(),
            commitment: None,
            seed: None,
            entries: Vec::new(),
        };
        for (file, digest) in lines.pairs("data ", ' ')? {
            let digest =
                digest.parse().map_err(|_| lines.refuse("a data line ends with a digest"))?;
            journal.data.push((file, digest));
        }
        while let Some(line) = lines.maybe("setup ") {
            journal.setup.push(line.to_owned());
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
            let entry = line.parse().map_err(|NotAnEntry| lines.refuse(&NotAnEntry.to_string()));
            journal.entries.push(entry?);
        }
        journal.is_written_as(text, is_before)?;
        Ok(journal)
    }

    /// Refuses what could be read but would never be written: `+1: pass`, `* 03/6`, digests in capitals.
    fn is_written_as(&self, text: &str, is_before: bool) -> Result<(), JournalError> {
        let mut written = self.to_string();
        if is_before {
            written = written.replacen(FIRST, BEFORE, 1).replacen("\nedition ", "\nrules ", 1);
        }
        let mut lines = written.lines().zip(text.lines()).enumerate();
        match lines.find(|(_, (ours, theirs))| ours != theirs) {
            Some((index, (ours, _))) => {
                Err(JournalError { line: index + 1, reason: format!("this is written \"{ours}\"") })
            }
            None => Ok(()),
        }
    }
}

/// A line is no entry of a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this is neither a choice, a chance nor a check")]
pub struct NotAnEntry;

impl std::str::FromStr for Entry {
    type Err = NotAnEntry;

    fn from_str(line: &str) -> Result<Self, NotAnEntry> {
        Self::read(line).ok_or(NotAnEntry)
    }
}

impl Entry {
    /// The outcome of chance, below n, if it is one.
    pub const fn chance(&self) -> Option<(u32, u32)> {
        match self {
            Self::Chance(outcome, n) => Some((*outcome, *n)),
            Self::Choice(..) | Self::Check(_) | Self::Mark(_) | Self::Former(_) => None,
        }
    }

    /// The choice and whose it is, if it is one.
    pub fn choice(&self) -> Option<(Seat, &str)> {
        match self {
            Self::Choice(seat, choice) => Some((*seat, choice)),
            Self::Chance(..) | Self::Check(_) | Self::Mark(_) | Self::Former(_) => None,
        }
    }

    /// What is kept and not played, if this is such an entry.
    pub fn kept(&self) -> Option<Self> {
        match self {
            Self::Former(line) => line.parse().ok(),
            Self::Chance(..) | Self::Choice(..) | Self::Check(_) | Self::Mark(_) => None,
        }
    }

    /// This entry as one that is kept and not played.
    #[must_use]
    pub fn former(&self) -> Self {
        match self {
            Self::Former(_) => self.clone(),
            Self::Chance(..) | Self::Choice(..) | Self::Check(_) | Self::Mark(_) => {
                Self::Former(self.to_string())
            }
        }
    }

    fn read(line: &str) -> Option<Self> {
        if let Some(chance) = line.strip_prefix("* ") {
            let (outcome, n) = chance.split_once('/')?;
            let (outcome, n) = (outcome.parse().ok()?, n.parse().ok()?);
            return (outcome < n).then_some(Self::Chance(outcome, n));
        }
        if let Some(digest) = line.strip_prefix("~ ") {
            return is_short_digest(digest).then(|| Self::Check(digest.to_owned()));
        }
        if let Some(digest) = line.strip_prefix("= ") {
            return is_short_digest(digest).then(|| Self::Mark(digest.to_owned()));
        }
        if let Some(former) = line.strip_prefix("! ") {
            let entry = Self::read(former).filter(|entry| !matches!(entry, Self::Former(_)));
            return entry.map(|entry| entry.former());
        }
        let (seat, choice) = line.split_once(": ")?;
        (!choice.is_empty()).then_some(Self::Choice(seat.parse().ok()?, choice.to_owned()))
    }
}

fn is_short_digest(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance(outcome, n) => write!(f, "* {outcome}/{n}"),
            Self::Choice(seat, choice) => write!(f, "{seat}: {choice}"),
            Self::Check(digest) => write!(f, "~ {digest}"),
            Self::Mark(digest) => write!(f, "= {digest}"),
            Self::Former(line) => write!(f, "! {line}"),
        }
    }
}

impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST}\ngame {}\nedition {}", self.game, self.edition)?;
        self.options.iter().try_for_each(|(name, value)| writeln!(f, "option {name}={value}"))?;
        self.data.iter().try_for_each(|(file, digest)| writeln!(f, "data {file} {digest}"))?;
        self.setup.iter().try_for_each(|line| writeln!(f, "setup {line}"))?;
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
            edition: 1,
            options: vec![("seats".into(), "2".into())],
            data: vec![("deck.toml".into(), Digest::of(&1))],
            setup: vec!["round 2".into(), "score north 3".into()],
            commitment: Some(Seed::from_number(1).commitment()),
            seed: Some(Seed::from_number(1)),
            entries: vec![
                Entry::Chance(3, 6),
                Entry::Choice(Seat(1), "show 3".into()),
                Entry::Check("0123456789abcdef".into()),
                Entry::Former("0: show 1".into()),
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
            ("tavolata journal 2", "tavolata journal 9", 1),
            ("edition 1", "edition one", 3),
            ("option seats=2", "option seats", 4),
            ("* 3/6", "* 6/6", 11),
            ("1: show 3", "x: show 3", 12),
            ("1: show 3", "+1: show 3", 12),
            ("* 3/6", "* 03/6", 11),
            ("~ 0123456789abcdef", "~ 01234", 13),
            ("! 0: show 1", "! show 1", 14),
            ("! 0: show 1", "! ! 0: show 1", 14),
        ] {
            let error = Journal::parse(&text.replace(good, bad)).unwrap_err();
            assert_eq!(error.line, line, "{bad}: {error}");
        }
        assert_eq!(Journal::parse("").unwrap_err().line, 1);
    }

    #[test]
    fn a_journal_of_the_first_kind_is_read_and_its_checks_are_kept() {
        let text = example().to_string();
        let before = text.replace("journal 2", "journal 1").replace("edition 1", "rules 1");
        let before = before.replace("~ 0123456789abcdef", "= 0123456789abcdef");
        let journal = Journal::parse(&before).unwrap();
        assert_eq!(journal.edition, 1);
        assert_eq!(journal.entries[2], Entry::Mark("0123456789abcdef".into()));
        assert_eq!(journal.to_string(), text.replace("~ 0", "= 0"));
        assert_eq!(Journal::parse(&before.replace("rules 1", "edition 1")).unwrap_err().line, 3);
        assert_eq!(Journal::parse(&before.replace("* 3/6", "* 03/6")).unwrap_err().line, 11);
    }
}
