//! The directory of a learning: what was asked for, the sheets of each round, and what came of them.

use super::args::Learn;
use crate::Failure;
use bots::learn::{Aim, Effort, Sheet};
use bots::net::Trainer;
use bots::net::prior::Teacher;
use kernel::AnyGame;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// What was asked for: another learning cannot go on in its directory.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Heading {
    /// The version of the format.
    pub(super) learn: u32,
    pub(super) game: String,
    pub(super) rules: u32,
    pub(super) seed: u64,
    pub(super) games: u32,
    pub(super) effort: Effort,
    pub(super) aim: Aim,
    pub(super) trainer: Trainer,
    pub(super) teacher: Teacher,
    /// How much of the net is tried in the arena, one after the other.
    pub(super) parts: Vec<f32>,
    pub(super) bouts: u32,
    pub(super) looks: u32,
}

/// What came of a round.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Round {
    pub(super) number: u32,
    pub(super) games: usize,
    pub(super) lessons: [usize; 2],
    /// How far written judgement and net are from the games held out.
    pub(super) far: [f32; 2],
    /// How many decisions were learned to pick, and how many were held out; how far written promises and learned ones are
    /// from those.
    pub(super) picks: [usize; 2],
    pub(super) missed: [f32; 2],
    pub(super) kept: bool,
    /// How much of the net was tried last, beside what was learned of offers.
    pub(super) part: f32,
    /// Wins, seats, and the fair share of wins.
    pub(super) arena: (f64, u32, f64),
    pub(super) roles: Vec<(String, f64, u32)>,
    /// What the arena said of it, for the words of the weights.
    pub(super) proof: Option<String>,
}

/// What training came to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Report {
    pub(super) games: usize,
    pub(super) lessons: [usize; 2],
    pub(super) far: [f32; 2],
    pub(super) picks: [usize; 2],
    pub(super) missed: [f32; 2],
}

/// The directory.
#[derive(Debug)]
pub(super) struct Folder {
    dir: PathBuf,
}

impl Heading {
    pub(super) fn new(args: &Learn, game: &dyn AnyGame) -> Self {
        let effort = Effort { quick: args.quick, deep: args.deep, ..Effort::default() };
        let aim = Aim::default();
        let aim = Aim {
            search: args.search.unwrap_or(aim.search),
            win: args.win.unwrap_or(aim.win),
            ..aim
        };
        let trainer = Trainer::default();
        let trainer = Trainer {
            epochs: args.epochs.unwrap_or(trainer.epochs),
            rate: args.rate.unwrap_or(trainer.rate),
            ..trainer
        };
        Self {
            learn: 2,
            game: game.name().to_owned(),
            rules: game.edition(),
            seed: args.seed,
            games: args.games,
            effort,
            aim,
            trainer,
            teacher: Teacher::default(),
            parts: args.parts.clone(),
            bouts: args.bouts,
            looks: args.looks,
        }
    }
}

impl Folder {
    /// Opens the directory of a learning, or makes it.
    pub(super) fn open(args: &Learn, heading: &Heading) -> Result<Self, Failure> {
        let folder = Self { dir: args.dir.clone() };
        std::fs::create_dir_all(&folder.dir).map_err(|e| Failure::Write(folder.dir.clone(), e))?;
        let path = folder.file("learn.json");
        if let Ok(text) = std::fs::read_to_string(&path) {
            let theirs: Option<Heading> = serde_json::from_str(&text).ok();
            return if theirs.as_ref() == Some(heading) {
                Ok(folder)
            } else {
                Err(Failure::OtherLearning(folder.dir))
            };
        }
        let text = serde_json::to_string_pretty(heading).expect("a heading is plain data");
        folder.write("learn.json", text.as_bytes())?;
        Ok(folder)
    }

    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.dir.join(name)
    }

    /// Writes a whole file: it is there whole, or as it was.
    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        let (path, new) = (self.file(name), self.file(&format!("{name}.new")));
        let written = std::fs::write(&new, bytes).and_then(|()| std::fs::rename(&new, &path));
        written.map_err(|error| Failure::Write(path, error))
    }

    /// The bytes of a file, if it is there.
    pub(super) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Failure> {
        let path = self.file(name);
        if !path.exists() {
            return Ok(None);
        }
        std::fs::read(&path).map(Some).map_err(|error| Failure::Read(path, error))
    }

    /// The rounds that are done.
    pub(super) fn rounds(&self) -> Result<Vec<Round>, Failure> {
        Ok(Lines::read(&self.file("rounds.jsonl"))?.0)
    }

    /// Notes a round that is done.
    pub(super) fn note(&self, round: &Round) -> Result<(), Failure> {
        Lines::open::<Round>(&self.file("rounds.jsonl"))?.0.keep(round)
    }

    /// What training came to, if that is there.
    pub(super) fn report(&self, name: &str) -> Result<Option<Report>, Failure> {
        let bytes = self.read(name)?;
        Ok(bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()))
    }

    /// Keeps what training came to.
    pub(super) fn tell(&self, name: &str, report: &Report) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(report).expect("a report is plain data");
        self.write(name, text.as_bytes())
    }

    /// The numbers of the sheets of a round, in order.
    pub(super) fn numbers(&self, round: u32) -> Result<Vec<u64>, Failure> {
        Ok(self.sheets(round)?.iter().map(|sheet| sheet.number).collect())
    }

    /// The sheets of a round that were played, wherever they were, in the order of their numbers.
    pub(super) fn sheets(&self, round: u32) -> Result<Vec<Sheet>, Failure> {
        let read = |error| Failure::Read(self.dir.clone(), error);
        let mut sheets: Vec<Sheet> = Vec::new();
        for entry in std::fs::read_dir(&self.dir).map_err(read)? {
            let path = entry.map_err(read)?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with(&format!("round-{round}.sheets")) {
                sheets.extend(Lines::read(&path)?.0);
            }
        }
        sheets.sort_by_key(|sheet| sheet.number);
        sheets.dedup_by_key(|sheet| sheet.number);
        Ok(sheets)
    }
}

/// A file of one's own to which lines of JSON are added. A last line that was cut off is dropped.
#[derive(Debug)]
pub(super) struct Lines {
    path: PathBuf,
    file: File,
}

impl Lines {
    pub(super) fn open<T: DeserializeOwned>(path: &Path) -> Result<(Self, Vec<T>), Failure> {
        let (found, whole) = Self::read(path)?;
        let write = |error| Failure::Write(path.to_owned(), error);
        let opened = OpenOptions::new().append(true).create(true).open(path);
        let file = opened.map_err(write)?;
        file.set_len(whole).map_err(write)?;
        Ok((Self { path: path.to_owned(), file }, found))
    }

    /// The whole lines of a file and how many bytes they are; none where there is no such file. Nothing is changed: somebody
    /// else may be writing to it.
    pub(super) fn read<T: DeserializeOwned>(path: &Path) -> Result<(Vec<T>, u64), Failure> {
        let (mut found, mut whole, mut line) = (Vec::new(), 0_u64, Vec::new());
        if !path.exists() {
            return Ok((found, whole));
        }
        let file = File::open(path).map_err(|error| Failure::Read(path.to_owned(), error))?;
        let mut reader = BufReader::new(file);
        loop {
            line.clear();
            let read = reader.read_until(b'\n', &mut line);
            let read = read.map_err(|error| Failure::Read(path.to_owned(), error))?;
            let Some(text) = line.strip_suffix(b"\n") else { break };
            let Ok(one) = serde_json::from_slice(text) else {
                return Err(Failure::LearningLine { file: path.to_owned(), line: found.len() + 1 });
            };
            found.push(one);
            whole += u64::try_from(read).unwrap_or_default();
        }
        Ok((found, whole))
    }

    pub(super) fn keep(&mut self, one: &impl Serialize) -> Result<(), Failure> {
        let line = serde_json::to_string(one).expect("what is kept is plain data") + "\n";
        let written = self.file.write_all(line.as_bytes());
        written.map_err(|error| Failure::Write(self.path.clone(), error))
    }
}
