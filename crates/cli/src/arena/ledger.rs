//! The file an arena is kept in: what was asked for, then a line for every bout.

use crate::Failure;
use bots::arena::Record;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The version of the format.
pub(super) const FORMAT: u32 = 1;

/// What an arena was asked for: another one cannot go on from its file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Heading {
    /// The version of the format.
    pub(super) arena: u32,
    pub(super) game: String,
    pub(super) rules: u32,
    pub(super) options: Vec<BTreeMap<String, String>>,
    pub(super) data: Vec<(String, String)>,
    pub(super) bots: Vec<String>,
    pub(super) against: Vec<String>,
    pub(super) seed: u64,
    /// The fingerprint of the weights that were named, if any were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) weights: Option<String>,
}

/// Keeps bouts, where they are to be kept.
#[derive(Debug)]
pub(super) struct Ledger(Option<(PathBuf, File)>);

impl Heading {
    /// The first thing in which two arenas differ, as the end of a key.
    fn differs(&self, other: &Self) -> Option<&'static str> {
        let pairs = [
            (self.arena == other.arena, "format"),
            (self.game == other.game, "game"),
            (self.rules == other.rules, "rules"),
            (self.options == other.options, "options"),
            (self.data == other.data, "data"),
            (self.bots == other.bots, "bots"),
            (self.against == other.against, "against"),
            (self.seed == other.seed, "seed"),
            (self.weights == other.weights, "weights"),
        ];
        pairs.into_iter().find(|(same, _)| !same).map(|(_, what)| what)
    }
}

impl Ledger {
    /// Opens the file of an arena, and hands back the bouts that are in it. A last line that was cut off is dropped.
    pub(super) fn open(
        path: Option<&Path>,
        heading: &Heading,
    ) -> Result<(Self, Vec<Record>), Failure> {
        let Some(path) = path else { return Ok((Self(None), Vec::new())) };
        let write = |error| Failure::Write(path.to_owned(), error);
        let file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = file.map_err(write)?;
        let mut text = String::new();
        let read = file.read_to_string(&mut text);
        read.map_err(|error| Failure::Read(path.to_owned(), error))?;
        let first = serde_json::to_string(heading).expect("a heading is plain data") + "\n";
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole == 0 && !first.starts_with(&text) {
            return Err(Failure::NotAnArena(path.to_owned()));
        }
        let records = records(path, &text[..whole], heading)?;
        let length = u64::try_from(whole).expect("a text is as long as its file");
        file.set_len(length).map_err(write)?;
        file.seek(SeekFrom::Start(length)).map_err(write)?;
        if whole == 0 {
            file.write_all(first.as_bytes()).map_err(write)?;
        }
        Ok((Self(Some((path.to_owned(), file))), records))
    }

    /// Keeps a bout.
    pub(super) fn keep(&mut self, record: &Record) -> Result<(), Failure> {
        let Some((path, file)) = &mut self.0 else { return Ok(()) };
        let line = serde_json::to_string(record).expect("a record is plain data") + "\n";
        file.write_all(line.as_bytes()).map_err(|error| Failure::Write(path.clone(), error))
    }
}

/// The bouts of a file, if it is of this arena.
fn records(path: &Path, text: &str, heading: &Heading) -> Result<Vec<Record>, Failure> {
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return Ok(Vec::new()) };
    let theirs: Heading =
        serde_json::from_str(first).map_err(|_| Failure::NotAnArena(path.to_owned()))?;
    if let Some(what) = theirs.differs(heading) {
        return Err(Failure::OtherArena { file: path.to_owned(), what });
    }
    let record = |(number, line): (usize, &str)| {
        let broken = |_| Failure::ArenaLine { file: path.to_owned(), line: number };
        serde_json::from_str(line).map_err(broken)
    };
    (2..).zip(lines).map(record).collect()
}
