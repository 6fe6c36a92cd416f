//! How fast the rules run: in CPU time of one core, with a fixed loop to compare machines by.

use crate::args::Bench;
use crate::setup::{Setup, refusal, taught};
use crate::voice::Voice;
use crate::{Failure, World};
use bots::{AnyBot, Budget, Level, Task, player};
use cpu_time::ThreadTime;
use kernel::{AnyKnowledge, AnyQuiet, Fast, Message, Seat, Seed};
use render::text::Ink;
use serde::Serialize;
use stats_alloc::INSTRUMENTED_SYSTEM;
use std::time::{Duration, Instant};

/// What was measured of a game.
#[derive(Debug, Clone, Serialize)]
pub struct Figures {
    /// The game.
    pub game: &'static str,
    /// How many seats played.
    pub seats: usize,
    /// Random games in a second of CPU time.
    pub games_per_second: f64,
    /// Decisions in a second of CPU time.
    pub decisions_per_second: f64,
    /// Nanoseconds of CPU time for a decision.
    pub nanoseconds_per_decision: f64,
    /// Decisions in a game.
    pub decisions_per_game: f64,
    /// Bytes of a position.
    pub position_bytes: usize,
    /// Bytes of a position with its open frames.
    pub state_bytes: usize,
    /// Nanoseconds to clone a state.
    pub nanoseconds_per_clone: f64,
    /// Search iterations in a second of CPU time on one core, cut off after [`CUT_OFF`] decisions beyond the tree.
    pub iterations_per_second: f64,
    /// Search iterations in a second of the clock, thinking as a master does on one thread and on several; where asked.
    pub on_threads: Option<OnThreads>,
    /// Heap allocations for a decision; none if this program does not count them.
    pub allocations_per_decision: Option<f64>,
}

/// How much faster several threads are.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct OnThreads {
    /// How many.
    pub threads: u32,
    /// Iterations in a second on one.
    pub one: f64,
    /// Iterations in a second on several threads.
    pub many: f64,
}

/// All that was measured.
#[derive(Debug, Clone, Serialize)]
pub struct Speeds {
    /// Nanoseconds for a step of the fixed loop.
    pub calibration_nanoseconds: f64,
    /// Game by game.
    pub games: Vec<Figures>,
}

/// Measures a game, or all of them.
pub fn run(args: &Bench, world: &mut World<'_>) -> Result<(), Failure> {
    let games = match &args.game {
        Some(name) => vec![taught(world.shelf.find(name)?, args.weights.as_deref())?],
        None => world.shelf.games().to_vec(),
    };
    let mut report =
        Speeds { calibration_nanoseconds: calibrate(args.seconds / 10.0), games: Vec::new() };
    for boxed in games {
        let voice = Voice::of(world.lang, boxed)?;
        let setup = Setup::new(boxed, &args.setting, &[], &voice)?;
        let figures = measure(&setup, args.seconds, &voice)?;
        let on_threads = match args.threads {
            Some(threads) => Some(on_threads(&setup, threads, args.seconds, &voice)?),
            None => None,
        };
        report.games.push(Figures { on_threads, ..figures });
    }
    if args.json {
        let json = serde_json::to_string_pretty(&report).expect("a report is plain data");
        world.line(json)?;
        return Ok(());
    }
    show(&report, world)
}

/// Measures one game at random play for this many seconds of CPU time.
pub fn measure(setup: &Setup, seconds: f64, voice: &Voice) -> Result<Figures, Failure> {
    let quiet = setup.boxed.game.quiet(&setup.options, &setup.data, 1);
    let mut quiet = quiet.map_err(|error| refusal(error, voice))?;
    let seats = setup.table(Seed::from_number(1), voice)?.seats();
    // Buffers grow and caches warm before anything counts.
    quiet.play_at_random(20_000);
    let allocations = allocations_per_decision(&mut *quiet);
    let (decisions, games, spent) = rounds(&mut *quiet, seconds);
    let clone = nanoseconds_per_clone(&*quiet, seconds / 10.0);
    let (position_bytes, state_bytes) = quiet.sizes();
    let iterations = iterations_per_second(setup, seconds, voice)?;
    Ok(Figures {
        game: setup.boxed.game.name(),
        seats,
        games_per_second: float(games) / spent,
        decisions_per_second: float(decisions) / spent,
        nanoseconds_per_decision: spent * 1e9 / float(decisions),
        decisions_per_game: float(decisions) / float(games.max(1)),
        position_bytes,
        state_bytes,
        nanoseconds_per_clone: clone,
        iterations_per_second: iterations,
        on_threads: None,
        allocations_per_decision: allocations,
    })
}

/// Decisions, games and seconds spent.
fn rounds(quiet: &mut dyn AnyQuiet, seconds: f64) -> (u64, u64, f64) {
    const ROUND: u64 = 20_000;
    let (mut decisions, mut games) = (0, 0);
    let start = ThreadTime::now();
    loop {
        games += quiet.play_at_random(ROUND);
        decisions += ROUND;
        let spent = start.elapsed().as_secs_f64();
        if spent >= seconds {
            return (decisions, games, spent);
        }
    }
}

/// After how many decisions beyond its tree a search is cut off when it is measured.
pub const CUT_OFF: u32 = 30;

/// How fast a search looks ahead, at moments spread over games of quick bots.
fn iterations_per_second(setup: &Setup, seconds: f64, voice: &Voice) -> Result<f64, Failure> {
    const LOOKS: u32 = 2_000;
    // Fewer where a game is over before.
    let mut decisions = 25;
    let bot = setup.boxed.bot;
    let (mut iterations, mut spent) = (0, 0.0);
    for seed in 1.. {
        let before = iterations;
        let mut table = setup.table(Seed::from_number(seed), voice)?;
        let mut player = player(bot, Level::Novice.into(), seed);
        loop {
            for _ in 0..decisions {
                let Some(&seat) = table.asked().first() else { break };
                let known = table.knowledge(seat).expect("the seat is asked");
                let choice = player.answer(&*known).expect("a seat that is asked answers");
                table.play(seat, &choice).expect("a player answers with something offered");
            }
            let known = table.asked().first().and_then(|&seat| table.knowledge(seat));
            let Some(known) = known else { break };
            let start = ThreadTime::now();
            if !bot.look_ahead(&*known, CUT_OFF, LOOKS) {
                break;
            }
            (iterations, spent) = (iterations + LOOKS, spent + start.elapsed().as_secs_f64());
            if spent >= seconds {
                return Ok(f64::from(iterations) / spent);
            }
        }
        if iterations == before {
            decisions /= 2;
        }
    }
    unreachable!("games do not run out")
}

/// How fast a master looks ahead on one thread and on several, by the clock: at the same moments of a game, in turns, so
/// that what else the machine does weighs on both.
fn on_threads(
    setup: &Setup,
    threads: u32,
    seconds: f64,
    voice: &Voice,
) -> Result<OnThreads, Failure> {
    let bot = setup.boxed.bot;
    let mut table = setup.table(Seed::from_number(1), voice)?;
    let mut player = player(bot, Level::Novice.into(), 1);
    let moments = 8;
    let each = Duration::from_secs_f64(seconds / f64::from(moments)).max(Duration::from_millis(1));
    let mut rates = [(0.0, 0.0); 2];
    let mut measured = 0;
    while let Some(&seat) = table.asked().first().filter(|_| measured < moments) {
        let known = table.knowledge(seat).expect("the seat is asked");
        if known.offered().len() > 1 {
            for (rate, threads) in rates.iter_mut().zip([1, threads]) {
                let (looks, spent) = thought(bot, &*known, seat, (threads, each));
                *rate = (rate.0 + looks, rate.1 + spent);
            }
            measured += 1;
        }
        let choice = player.answer(&*known).expect("a seat that is asked answers");
        table.play(seat, &choice).expect("a player answers with something offered");
    }
    let [one, many] = rates.map(|(looks, spent)| looks / f64::max(spent, 1e-9));
    Ok(OnThreads { threads, one, many })
}

/// How many iterations a master makes on a number of threads in about so long, and the seconds that were spent.
fn thought(
    bot: &dyn AnyBot,
    known: &dyn AnyKnowledge,
    seat: Seat,
    (threads, time): (u32, Duration),
) -> (f64, f64) {
    let task =
        Task { budget: Some(Budget::Time(time)), threads, ..Task::new(seat, Level::Master, 1) };
    let start = Instant::now();
    let thought = bot.mind().think(known, task);
    let looks = thought.map_or(0, |thought| thought.iterations);
    (f64::from(looks), start.elapsed().as_secs_f64())
}

fn nanoseconds_per_clone(quiet: &dyn AnyQuiet, seconds: f64) -> f64 {
    const ROUND: u64 = 100_000;
    let (mut clones, start) = (0, ThreadTime::now());
    loop {
        quiet.copy_state(ROUND);
        clones += ROUND;
        let spent = start.elapsed().as_secs_f64();
        if spent >= seconds {
            return spent * 1e9 / float(clones);
        }
    }
}

/// Counted by the allocator of the program, where it is one that counts.
fn allocations_per_decision(quiet: &mut dyn AnyQuiet) -> Option<f64> {
    const DECISIONS: u64 = 100_000;
    let counted = || {
        let stats = INSTRUMENTED_SYSTEM.stats();
        stats.allocations + stats.reallocations
    };
    let before = counted();
    std::hint::black_box(Box::new(before));
    let start = counted();
    if start == before {
        return None;
    }
    quiet.play_at_random(DECISIONS);
    let made = u64::try_from(counted() - start).unwrap_or(u64::MAX);
    Some(float(made) / float(DECISIONS))
}

/// Nanoseconds for a step of a fixed loop: a small generator walking through 64 KiB.
pub fn calibrate(seconds: f64) -> f64 {
    const ROUND: u64 = 100_000;
    let (mut words, mut fast, mut steps) = (vec![1_u32; 1 << 14], Fast::new(1), 0);
    let start = ThreadTime::now();
    loop {
        for _ in 0..ROUND {
            let bits = fast.bits();
            let place = &mut words[(bits >> 18) as usize];
            *place = place.rotate_left(5) ^ bits;
        }
        std::hint::black_box(&words);
        steps += ROUND;
        let spent = start.elapsed().as_secs_f64();
        if spent >= seconds {
            return spent * 1e9 / float(steps);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts far below 2^52")]
fn float(count: u64) -> f64 {
    count as f64
}

fn show(report: &Speeds, world: &mut World<'_>) -> Result<(), Failure> {
    let voice = Voice::new(world.lang);
    let ns = format!("{:.2}", report.calibration_nanoseconds);
    world.line(voice.say(&Message::new("cli-bench-calibration").with("ns", ns)))?;
    for figures in &report.games {
        let game = Voice::of(world.lang, world.shelf.find(figures.game)?)?;
        let seats = Message::new("cli-play-title").with("game", game.title(figures.game));
        let title = voice.say(&seats.with("seats", figures.seats));
        world.line("")?;
        world.line(world.ink(Ink::Bold, title))?;
        for (key, value) in rows(figures, &voice) {
            world.line(format!("  {value:>14}  {}", voice.word(key)))?;
        }
        if let Some(OnThreads { threads, one, many }) = figures.on_threads {
            let said = Message::new("cli-bench-threads")
                .with("threads", threads)
                .with("one", thousands(one))
                .with("times", voice.figure(&format!("{:.2}", many / one.max(1.0))));
            world.line(format!("  {:>14}  {}", thousands(many), voice.say(&said)))?;
        }
    }
    Ok(())
}

fn rows(figures: &Figures, voice: &Voice) -> [(&'static str, String); 9] {
    let allocations = figures.allocations_per_decision.map_or_else(
        || voice.word("cli-bench-uncounted"),
        |allocations| format!("{allocations:.4}"),
    );
    [
        ("cli-bench-iterations", thousands(figures.iterations_per_second)),
        ("cli-bench-decisions", thousands(figures.decisions_per_second)),
        ("cli-bench-games", thousands(figures.games_per_second)),
        ("cli-bench-per-decision", format!("{:.1}", figures.nanoseconds_per_decision)),
        ("cli-bench-per-game", format!("{:.1}", figures.decisions_per_game)),
        ("cli-bench-position", figures.position_bytes.to_string()),
        ("cli-bench-state", figures.state_bytes.to_string()),
        ("cli-bench-clone", format!("{:.1}", figures.nanoseconds_per_clone)),
        ("cli-bench-allocations", allocations),
    ]
}

/// A number with its thousands apart.
fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut said = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            said.push(' ');
        }
        said.push(digit);
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(thousands(12_345_678.4), "12 345 678");
        assert_eq!(thousands(999.0), "999");
    }
}
