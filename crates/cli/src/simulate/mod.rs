//! Many games, counted.

pub mod tally;

use crate::args::Simulate;
use crate::setup::{Setup, refusal, taught};
use crate::voice::Voice;
use crate::{Failure, World, plot, pool};
use bots::arena::{self, Call, Record, Rush};
use bots::{Entrant, Skill};
use kernel::game::SetError;
use kernel::{AnyTable, Message, Seed};
use render::text::Ink;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Plays many games, writes a line for each and tells what they came to.
pub fn run(args: &Simulate, world: &mut World<'_>) -> Result<(), Failure> {
    let boxed = taught(world.shelf.find(&args.game)?, args.weights.as_deref())?;
    let voice = Voice::of(world.lang, boxed)?;
    let setup = Setup::new(boxed, &args.setting, &[], &voice)?;
    let table = setup.table(Seed::from_number(args.seed), &voice)?;
    let entrants = entrants(args);
    let mut keeper = Keeper::new(args)?;
    let call =
        Call { game: boxed.game, bot: boxed.bot, options: &setup.options, data: &setup.data };
    let hurried = args.journals.is_none() && Rush::suits(&entrants);
    let idle = Mutex::new(Vec::new());
    let game = |number: u32| {
        let seed = args.seed + u64::from(number);
        let played = if hurried {
            rushed(&call, &idle, seed).map(|record| (record, None))
        } else {
            arena::play(&call, &entrants, seed).map(|(record, table)| (record, Some(table)))
        };
        let (record, table) = played.map_err(|error| refusal(error, &voice))?;
        Ok((Record { number, ..record }, table))
    };
    let numbers: Vec<u32> = (0..args.games).collect();
    let bar = pool::bar(numbers.len(), world.live);
    let (start, mut records) = (Instant::now(), Vec::new());
    pool::play(&numbers, pool::jobs(args.jobs), game, |(record, table)| {
        keeper.keep(&record, table.as_deref())?;
        records.push(record);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    keeper.end()?;
    let voice = voice.at(&*table);
    title(args, &records, start.elapsed().as_secs_f64(), &voice, world)?;
    tally::show(&records, &voice, world)?;
    told(args, &records, &voice, world)
}

/// Plays a random game at a table that is idle, or at a new one.
fn rushed(call: &Call<'_>, idle: &Mutex<Vec<Rush>>, seed: u64) -> Result<Record, SetError> {
    let lock = || idle.lock().unwrap_or_else(PoisonError::into_inner);
    let found = lock().pop();
    let mut rush = found.map_or_else(|| Rush::new(call), Ok)?;
    let record = rush.play(seed);
    lock().push(rush);
    Ok(record)
}

/// Who plays, seat by seat; at random unless somebody is named.
fn entrants(args: &Simulate) -> Vec<Entrant> {
    let named = args.bots.as_ref().map_or(&[][..], |levels| &levels.0);
    if named.is_empty() { vec![Entrant::of(Skill::Random)] } else { named.to_vec() }
}

/// Keeps what was asked to be kept of every game.
struct Keeper {
    lines: Option<(PathBuf, BufWriter<File>)>,
    journals: Option<PathBuf>,
}

impl Keeper {
    fn new(args: &Simulate) -> Result<Self, Failure> {
        let create = |path: &PathBuf| {
            let file = File::create(path).map_err(|error| Failure::Write(path.clone(), error))?;
            Ok::<_, Failure>((path.clone(), BufWriter::new(file)))
        };
        for dir in args.plot.iter().chain(&args.journals) {
            std::fs::create_dir_all(dir).map_err(|error| Failure::Write(dir.clone(), error))?;
        }
        let lines = args.out.as_ref().map(create).transpose()?;
        Ok(Self { lines, journals: args.journals.clone() })
    }

    fn keep(&mut self, record: &Record, table: Option<&dyn AnyTable>) -> Result<(), Failure> {
        if let Some((path, out)) = &mut self.lines {
            let line = serde_json::to_string(record).expect("a record is plain data");
            writeln!(out, "{line}").map_err(|error| Failure::Write(path.clone(), error))?;
        }
        if let Some((dir, table)) = self.journals.as_ref().zip(table) {
            let path = dir.join(format!("{}.journal", record.seed));
            write(&path, &table.journal().to_string())?;
        }
        Ok(())
    }

    fn end(self) -> Result<(), Failure> {
        let Some((path, mut out)) = self.lines else { return Ok(()) };
        out.flush().map_err(|error| Failure::Write(path, error))
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| Failure::Write(path.to_owned(), error))
}

fn title(
    args: &Simulate,
    records: &[Record],
    seconds: f64,
    voice: &Voice,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    let decisions: u64 = records.iter().map(|record| u64::from(record.decisions)).sum();
    let done = Message::new("cli-simulate-done")
        .with("games", records.len())
        .with("game", voice.title(&args.game))
        .with("decisions", i64::try_from(decisions).unwrap_or(i64::MAX))
        .with("seconds", voice.figure(&format!("{seconds:.1}")));
    world.line(world.ink(Ink::Bold, voice.say(&done)))?;
    Ok(())
}

/// Draws what was asked to be drawn, and says where everything is.
fn told(
    args: &Simulate,
    records: &[Record],
    voice: &Voice,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    let said = |key: &'static str, path: &Path| {
        voice.say(&Message::new(key).with("file", path.display().to_string()))
    };
    if let Some(dir) = args.plot.as_ref().filter(|_| !records.is_empty()) {
        // Who wins or loses together has no points.
        if !records.iter().all(Record::is_together) {
            write(&dir.join("scores.svg"), &plot::scores(&args.game, records, voice))?;
        }
        write(&dir.join("wins.svg"), &plot::wins(&args.game, records, voice))?;
        world.line(said("cli-simulate-plotted", dir))?;
    }
    if let Some(dir) = &args.journals {
        world.line(said("cli-simulate-journals", dir))?;
    }
    if let Some(out) = &args.out {
        world.line(said("cli-simulate-out", out))?;
    }
    Ok(())
}
