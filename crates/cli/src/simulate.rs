//! Many games, counted.

use crate::args::{Levels, Simulate, Skill};
use crate::player::{Player, player};
use crate::setup::Setup;
use crate::voice::Voice;
use crate::{Failure, World};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::face::AnyQuiet;
use kernel::{Message, Outcome, Seed, Verdict};
use render::text::{Ink, pad, visible};
use serde::Serialize;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// So many games are played before their lines are written.
const BATCH: u64 = 4096;

/// One simulated game.
#[derive(Debug, Clone, Serialize)]
pub struct Record {
    /// The game.
    pub game: &'static str,
    /// Its seed.
    pub seed: u64,
    /// How many decisions it took.
    pub decisions: u64,
    /// What was decided: ranked, won, lost, drawn, or the rank of one who played alone.
    pub verdict: &'static str,
    /// Seat by seat.
    pub standings: Vec<Line>,
}

/// One seat's line.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Line {
    /// The seat, from 1.
    pub seat: u8,
    /// Its score.
    pub score: i32,
    /// Its place, from 1.
    pub place: u8,
    /// Whether it won.
    pub won: bool,
}

/// Plays many games, writes a line for each and a table of them all.
pub fn run(args: &Simulate, world: &mut World<'_>) -> Result<(), Failure> {
    let boxed = world.shelf.find(&args.game)?;
    let voice = Voice::of(world.lang, boxed)?;
    let setup = Setup::new(boxed, &args.setting, &[], &voice)?;
    let table = setup.table(Seed::from_number(args.seed), &voice)?;
    let voice = voice.at(&*table);
    let named = args.bots.clone().unwrap_or_default();
    let skills = skills(&named, table.seats());
    let mut out = args.out.as_ref().map(create).transpose()?;
    let mut summary = Summary::new(&skills);
    let bar = bar(args.games, world.live);
    let start = Instant::now();
    for first in (0..args.games).step_by(usize::try_from(BATCH).expect("a batch is small")) {
        let count = BATCH.min(args.games - first);
        let batch = Batch { setup: &setup, skills: &skills, seed: args.seed + first, count };
        for record in batch.play(threads(args), &bar, &voice)? {
            if let (Some(out), Some(path)) = (&mut out, &args.out) {
                let line = serde_json::to_string(&record).expect("a record is plain data");
                writeln!(out, "{line}").map_err(|error| Failure::Write(path.clone(), error))?;
            }
            summary.count(&record);
        }
    }
    bar.finish_and_clear();
    if let (Some(mut out), Some(path)) = (out, &args.out) {
        out.flush().map_err(|error| Failure::Write(path.clone(), error))?;
    }
    summary.show(args, start.elapsed().as_secs_f64(), &voice, world)
}

fn threads(args: &Simulate) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    args.threads.unwrap_or_else(cores).max(1)
}

fn create(path: &PathBuf) -> Result<BufWriter<File>, Failure> {
    File::create(path).map(BufWriter::new).map_err(|error| Failure::Write(path.clone(), error))
}

/// Who plays each seat: those named, over and over.
fn skills(named: &Levels, seats: usize) -> Vec<Skill> {
    let named = if named.0.is_empty() { &[Skill::Random] } else { &named.0[..] };
    named.iter().copied().cycle().take(seats).collect()
}

fn bar(games: u64, live: bool) -> ProgressBar {
    if !live {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta} ")
        .expect("the template of the bar is good");
    ProgressBar::new(games).with_style(style)
}

/// Games with consecutive seeds.
struct Batch<'a> {
    setup: &'a Setup,
    skills: &'a [Skill],
    seed: u64,
    count: u64,
}

impl Batch<'_> {
    /// Plays the games on several threads; the records come in the order of the seeds.
    fn play(
        &self,
        threads: usize,
        bar: &ProgressBar,
        voice: &Voice,
    ) -> Result<Vec<Record>, Failure> {
        let (next, done) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        let work = || -> Result<(), Failure> {
            let mut simulator = Simulator::new(self.setup, self.skills, voice)?;
            let mut own = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.count {
                    break;
                }
                own.push(simulator.game(self.seed + number, voice)?);
                bar.inc(1);
            }
            done.lock().expect("no thread panics with the records").extend(own);
            Ok(())
        };
        std::thread::scope(|scope| {
            let started: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let ended = started.into_iter().map(|thread| thread.join().expect("a game is played"));
            ended.collect::<Result<(), Failure>>()
        })?;
        let mut records = done.into_inner().expect("no thread panics with the records");
        records.sort_by_key(|record: &Record| record.seed);
        Ok(records)
    }
}

/// Plays one game after another.
struct Simulator<'a> {
    setup: &'a Setup,
    skills: &'a [Skill],
    /// Where everyone plays at random, a quiet table is all it takes.
    quiet: Option<Box<dyn AnyQuiet>>,
}

impl<'a> Simulator<'a> {
    fn new(setup: &'a Setup, skills: &'a [Skill], voice: &Voice) -> Result<Self, Failure> {
        let at_random = skills.iter().all(|&skill| skill == Skill::Random);
        let quiet = || setup.boxed.game.quiet(&setup.options, &setup.data, 0);
        let quiet = at_random.then(quiet).transpose();
        let quiet = quiet.map_err(|error| crate::setup::refusal(error, voice))?;
        Ok(Self { setup, skills, quiet })
    }

    fn game(&mut self, seed: u64, voice: &Voice) -> Result<Record, Failure> {
        let (outcome, decisions) = match &mut self.quiet {
            Some(quiet) => {
                quiet.restart_with(seed);
                quiet.finish_at_random()
            }
            None => self.thoughtful(seed, voice)?,
        };
        Ok(record(self.setup.boxed.game.name(), seed, decisions, &outcome))
    }

    fn thoughtful(&self, seed: u64, voice: &Voice) -> Result<(Outcome, u64), Failure> {
        let mut table = self.setup.table(Seed::from_number(seed), voice)?;
        let mut players = self.players(seed)?;
        let mut decisions = 0;
        while let Some(&seat) = table.asked().first() {
            let choice = players[seat.index()].answer(&*table, seat);
            let choice = choice.expect("a seat that is asked has an answer");
            let played = table.play(seat, &choice);
            played.map_err(|refusal| Failure::Set(voice.say(&refusal.message)))?;
            decisions += 1;
        }
        let outcome = table.outcome().expect("a game in which nobody is asked is over");
        Ok((outcome, decisions))
    }

    fn players(&self, seed: u64) -> Result<Vec<Box<dyn Player>>, Failure> {
        let seated = (0_u64..).zip(self.skills);
        let player = |(seat, &skill)| player(self.setup.boxed, skill, (seed << 24) ^ (seat << 56));
        seated.map(player).collect()
    }
}

fn record(game: &'static str, seed: u64, decisions: u64, outcome: &Outcome) -> Record {
    let verdict = match outcome.verdict {
        Verdict::Ranked => "ranked",
        Verdict::Together { won: true } => "won",
        Verdict::Together { won: false } => "lost",
        Verdict::Solo { rank, .. } => rank,
        Verdict::Drawn(_) => "drawn",
    };
    let line = |line: &kernel::Standing| Line {
        seat: line.seat.0 + 1,
        score: line.score,
        place: line.place,
        won: line.won,
    };
    let standings = outcome.standings.iter().map(line).collect();
    Record { game, seed, decisions, verdict, standings }
}

/// What the games came to.
#[derive(Debug)]
struct Summary {
    games: u64,
    decisions: u64,
    least: u64,
    most: u64,
    verdicts: std::collections::BTreeMap<&'static str, u64>,
    seats: Vec<SeatSum>,
}

#[derive(Debug)]
struct SeatSum {
    skill: Skill,
    wins: u64,
    score: i64,
    lowest: i32,
    highest: i32,
}

impl Summary {
    fn new(skills: &[Skill]) -> Self {
        let seat = |&skill: &Skill| SeatSum {
            skill,
            wins: 0,
            score: 0,
            lowest: i32::MAX,
            highest: i32::MIN,
        };
        Self {
            games: 0,
            decisions: 0,
            least: u64::MAX,
            most: 0,
            verdicts: std::collections::BTreeMap::new(),
            seats: skills.iter().map(seat).collect(),
        }
    }

    fn count(&mut self, record: &Record) {
        self.games += 1;
        self.decisions += record.decisions;
        self.least = self.least.min(record.decisions);
        self.most = self.most.max(record.decisions);
        *self.verdicts.entry(record.verdict).or_default() += 1;
        for line in &record.standings {
            let seat = &mut self.seats[usize::from(line.seat) - 1];
            seat.wins += u64::from(line.won);
            seat.score += i64::from(line.score);
            seat.lowest = seat.lowest.min(line.score);
            seat.highest = seat.highest.max(line.score);
        }
    }

    fn show(
        &self,
        args: &Simulate,
        seconds: f64,
        voice: &Voice,
        world: &mut World<'_>,
    ) -> Result<(), Failure> {
        let done = Message::new("cli-simulate-done")
            .with("games", number(self.games))
            .with("game", voice.title(&args.game))
            .with("decisions", number(self.decisions))
            .with("seconds", format!("{seconds:.1}"));
        world.line(world.ink(Ink::Bold, voice.say(&done)))?;
        if self.games == 0 {
            return Ok(());
        }
        world.lines(grid(&self.rows(voice)))?;
        if self.verdicts.keys().any(|&verdict| verdict != "ranked") {
            let shares = self
                .verdicts
                .iter()
                .map(|(verdict, &count)| format!("{verdict} {:.1} %", share(count, self.games)));
            world.line(shares.collect::<Vec<_>>().join(", "))?;
        }
        let length = Message::new("cli-simulate-length")
            .with("mean", format!("{:.1}", mean(self.decisions, self.games)))
            .with("least", number(self.least))
            .with("most", number(self.most));
        world.line(voice.say(&length))?;
        if let Some(out) = &args.out {
            let file = out.display().to_string();
            world.line(voice.say(&Message::new("cli-simulate-out").with("file", file)))?;
        }
        Ok(())
    }

    fn rows(&self, voice: &Voice) -> Vec<Vec<String>> {
        let heads = ["seat", "player", "wins", "score", "spread"];
        let mut rows = vec![heads.map(|head| voice.word(format!("cli-simulate-{head}"))).to_vec()];
        for (number, seat) in (0_u8..).zip(&self.seats) {
            #[expect(clippy::cast_precision_loss, reason = "a mean of sums far below 2^52")]
            let score = seat.score as f64 / self.games as f64;
            rows.push(vec![
                voice.say(&Message::new("cli-seat").with("who", kernel::Seat(number))),
                voice.word(seat.skill.key()),
                format!("{:.1} %", share(seat.wins, self.games)),
                format!("{score:.1}"),
                format!("{} … {}", seat.lowest, seat.highest),
            ]);
        }
        rows
    }
}

/// Rows as a table, the first column to the left and the others to the right.
fn grid(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| visible(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let cell = |(column, text): (usize, &String)| {
        let missing = " ".repeat(widths[column].saturating_sub(visible(text)));
        if column == 0 { pad(text, widths[0]) } else { format!("  {missing}{text}") }
    };
    rows.iter()
        .map(|row| format!("  {}", row.iter().enumerate().map(cell).collect::<String>()))
        .collect()
}

fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

#[expect(clippy::cast_precision_loss, reason = "a mean of counts far below 2^52")]
fn mean(sum: u64, count: u64) -> f64 {
    sum as f64 / count as f64
}

fn share(part: u64, whole: u64) -> f64 {
    100.0 * mean(part, whole)
}
