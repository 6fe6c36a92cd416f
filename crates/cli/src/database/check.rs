//! Checking a database: every journal in it is replayed, and nothing is changed.

use super::gauge::Gauge;
use crate::args::Check;
use crate::voice::Voice;
use crate::{Failure, World, pool};
use kernel::{AnyGame, Message};
use serde::Serialize;
use server::check::{Problem, check};
use server::shelf::Shelf;
use server::store::sqlite::{Kept, Look};
use server::store::{FileError, Phase, Progress};
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
    problems: u64,
}

/// What was found.
#[derive(Debug, Default, Serialize)]
struct Found {
    tables: u64,
    problems: u64,
    damage: Vec<String>,
    games: BTreeMap<String, Count>,
}

/// A table with a problem, as a line of JSON.
#[derive(Debug, Serialize)]
struct Line<'a> {
    table: &'a str,
    game: &'a str,
    problem: &'static str,
    reason: String,
}

/// Looks through a database and tells what it found.
pub fn run(args: &Check, world: &mut World<'_>) -> Result<(), Failure> {
    let voice = Voice::new(world.lang);
    let broken = |error: FileError| Failure::Check(args.database.clone(), error);
    let games: Vec<&'static dyn AnyGame> = world.shelf.games().iter().map(|b| b.game).collect();
    let shelf = Shelf::new(&games, BTreeMap::new())?;
    let mut gauge = Gauge::new("cli-copying", &voice);
    let look = Look::open(&args.database, &mut |progress| gauge.show(progress));
    gauge.end();
    let mut look = look.map_err(broken)?;
    let mut found = Found { damage: look.damage().map_err(broken)?, ..Found::default() };
    let all = look.count().map_err(broken)?;
    let mut gauge = Gauge::new("cli-checking", &voice);
    loop {
        let batch = look.next(TOGETHER).map_err(broken)?;
        if batch.is_empty() {
            break;
        }
        let numbers: Vec<u32> = (0..).take(batch.len()).collect();
        let one = |number: u32| Ok((number, check(&batch[number as usize], &shelf)));
        pool::play(&numbers, pool::jobs(args.jobs), one, |(number, checked)| {
            let kept = &batch[number as usize];
            found.take(kept, checked.is_err());
            checked.err().map_or(Ok(()), |problem| tell(args, kept, &problem, &voice, world))
        })?;
        gauge.show(Progress { done: found.tables, all: all.max(found.tables) });
    }
    gauge.end();
    found.tell(args, &voice, world)
}

fn tell(
    args: &Check,
    kept: &Kept,
    problem: &Problem,
    voice: &Voice,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    let (table, game, reason) = (kept.id.as_str(), kept.game.as_str(), problem.to_string());
    if args.json {
        return world.json(&Line { table, game, problem: problem.word(), reason });
    }
    let message = match problem {
        Problem::Unreadable(_) => Message::new("cli-check-unreadable").with("error", reason),
        Problem::UnknownGame(_) => Message::new("cli-check-unknown-game"),
        Problem::DoesNotReplay(_) => {
            Message::new("cli-check-does-not-replay").with("error", reason)
        }
        Problem::Broke => Message::new("cli-check-broke"),
        Problem::NotOver => Message::new("cli-check-not-over"),
        Problem::Over(_) => Message::new("cli-check-over"),
    };
    let said = voice.say(&message);
    world.line(format!("{table} ({}): {said}", voice.title(game)))?;
    Ok(())
}

impl Found {
    fn take(&mut self, kept: &Kept, wrong: bool) {
        self.tables += 1;
        self.problems += u64::from(wrong);
        let count = self.games.entry(kept.game.clone()).or_default();
        count.tables += 1;
        count.problems += u64::from(wrong);
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
                world.line(voice.say(&count.message(voice.title(game))))?;
            }
        }
        if self.problems > 0 || !self.damage.is_empty() {
            let (tables, problems) = (self.tables, self.problems);
            return Err(Failure::Checked { file: args.database.clone(), tables, problems });
        }
        if !args.json {
            let sound = Message::new("cli-check-sound").with("tables", number(self.tables));
            world.line(voice.say(&sound.with("file", args.database.display().to_string())))?;
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
