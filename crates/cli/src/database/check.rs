//! Checking a database: every journal in it is replayed, and nothing is changed.

use super::gauge::Gauge;
use crate::args::Check;
use crate::voice::Voice;
use crate::{Failure, World, pool};
use kernel::Message;
use kernel::replay::Difference;
use serde::Serialize;
use server::check::{Problem, check};
use server::shelf::Shelf;
use server::store::moving::Tour;
use server::store::{FileError, Kept, Phase, Progress};
use std::collections::BTreeMap;

/// How many tables are held in memory at a time.
const TOGETHER: u32 = 256;

/// What was found of one game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
struct Count {
    tables: u64,
    gathering: u64,
    playing: u64,
    over: u64,
    closed: u64,
    steps: u64,
    differing: u64,
    problems: u64,
}

/// What was found.
#[derive(Debug, Default, Serialize)]
struct Found {
    tables: u64,
    differing: u64,
    problems: u64,
    damage: Vec<String>,
    games: BTreeMap<String, Count>,
}

/// A table of which there is something to tell, as a line of JSON.
#[derive(Debug, Serialize)]
struct CheckedTable<'a> {
    table: &'a str,
    game: &'a str,
    found: &'static str,
    reason: String,
}

/// What came of opening a table.
type Checked = Result<Vec<Difference>, Problem>;

/// Looks through a database and tells what it found.
pub fn run(args: &Check, world: &mut World<'_>) -> Result<(), Failure> {
    let voice = Voice::new(world.lang);
    let broken = |error: FileError| Failure::Check(super::shown(&args.database), error);
    let runtime = tokio::runtime::Runtime::new()?;
    let shelf = Shelf::new(&world.shelf.titles(), BTreeMap::new())?;
    let mut gauge = Gauge::new("cli-copying", &voice);
    let mut told = |progress| gauge.show(progress);
    let look = runtime.block_on(Tour::open(&args.database, &mut told));
    gauge.end();
    let mut look = look.map_err(broken)?;
    let mut found = Found { damage: look.damage().map_err(broken)?, ..Found::default() };
    let all = runtime.block_on(look.count()).map_err(broken)?;
    let mut gauge = Gauge::new("cli-checking", &voice);
    loop {
        let batch = runtime.block_on(look.next(TOGETHER)).map_err(broken)?;
        if batch.is_empty() {
            break;
        }
        let numbers: Vec<u32> = (0..).take(batch.len()).collect();
        let one = |number: u32| Ok((number, check(&batch[number as usize], &shelf)));
        pool::play(&numbers, pool::jobs(args.jobs), one, |(number, checked)| {
            let kept = &batch[number as usize];
            found.take(kept, &checked);
            match &checked {
                Ok(differences) if differences.is_empty() => Ok(()),
                checked => tell(args, kept, checked, world),
            }
        })?;
        gauge.show(Progress { done: found.tables, all: all.max(found.tables) });
    }
    gauge.end();
    found.tell(args, &voice, world)
}

/// The voice of a game, or our own where there is no such game.
fn voice_of(game: &str, world: &World<'_>) -> Result<Voice, Failure> {
    let boxed = world.shelf.find(game);
    boxed.map_or_else(|_| Ok(Voice::new(world.lang)), |boxed| Voice::of(world.lang, boxed))
}

/// Tells what there is to tell of a table.
fn tell(
    args: &Check,
    kept: &Kept,
    checked: &Checked,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    let (table, game) = (kept.id.as_str(), kept.game.as_str());
    let voice = voice_of(game, world)?;
    let reason = voice.say(&message(checked, &voice));
    if args.json {
        let found = checked.as_ref().map_or_else(Problem::word, |_| "differs");
        return world.json(&CheckedTable { table, game, found, reason });
    }
    world.line(format!("{table} ({}): {reason}", voice.title(game)))?;
    Ok(())
}

/// What was found, as a sentence.
fn message(checked: &Checked, voice: &Voice) -> Message {
    let of = |key: &'static str| Message::new(key);
    let at = |line: usize, what: &Message| {
        of("cli-check-differs").with("line", line).with("what", voice.say(what))
    };
    match checked {
        Ok(differences) => {
            let first = differences.first().expect("there is something to tell");
            at(first.line, &first.message())
        }
        Err(Problem::Cut(cut)) => at(cut.line, &cut.message()),
        Err(Problem::Unreadable(error)) => {
            of("cli-check-unreadable").with("error", error.to_string())
        }
        Err(Problem::DoesNotReplay(error)) => {
            of("cli-check-does-not-replay").with("error", error.to_string())
        }
        Err(Problem::UnknownGame(_)) => of("cli-check-unknown-game"),
        Err(Problem::Broke) => of("cli-check-broke"),
        Err(Problem::NotOver) => of("cli-check-not-over"),
        Err(Problem::Over(_)) => of("cli-check-over"),
    }
}

impl Found {
    fn take(&mut self, kept: &Kept, checked: &Checked) {
        let wrong = u64::from(checked.is_err());
        let differs = u64::from(checked.as_ref().is_ok_and(|all| !all.is_empty()));
        self.tables += 1;
        self.differing += differs;
        self.problems += wrong;
        let count = self.games.entry(kept.game.clone()).or_default();
        count.tables += 1;
        count.differing += differs;
        count.problems += wrong;
        let Ok((record, steps)) = &kept.read else { return };
        count.steps += steps.len() as u64;
        *match record.phase {
            Phase::Gathering => &mut count.gathering,
            Phase::Playing => &mut count.playing,
            Phase::Over => &mut count.over,
            Phase::Closed => &mut count.closed,
        } += 1;
    }

    fn tell(&self, args: &Check, voice: &Voice, world: &mut World<'_>) -> Result<(), Failure> {
        if args.json {
            world.json(self)?;
        } else {
            for line in &self.damage {
                world.line(
                    voice.say(&Message::new("cli-check-damage").with("error", line.as_str())),
                )?;
            }
            for (game, count) in &self.games {
                let title = voice_of(game, world)?.title(game);
                world.line(voice.say(&count.message(title)))?;
            }
            if self.differing > 0 {
                let differing = Message::new("cli-check-differing");
                world.line(voice.say(&differing.with("tables", number(self.differing))))?;
            }
        }
        if self.problems > 0 || !self.damage.is_empty() {
            let (tables, problems) = (self.tables, self.problems);
            return Err(Failure::Checked { file: super::shown(&args.database), tables, problems });
        }
        if !args.json {
            let sound = Message::new("cli-check-sound").with("tables", number(self.tables));
            world.line(voice.say(&sound.with("file", args.database.to_string())))?;
        }
        Ok(())
    }
}

impl Count {
    fn message(&self, game: String) -> Message {
        Message::new("cli-check-game")
            .with("game", game)
            .with("tables", number(self.tables))
            .with("gathering", number(self.gathering))
            .with("playing", number(self.playing))
            .with("over", number(self.over))
            .with("closed", number(self.closed))
            .with("steps", number(self.steps))
    }
}

/// A count as messages take it.
fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
