//! Learning: games, lessons, a gate, round after round.

pub mod args;
mod folder;
mod gate;
mod teach;

use crate::setup::refusal;
use crate::voice::Voice;
use crate::{Boxed, Failure, World, pool};
use args::Learn;
use bots::AnyBot;
use bots::arena::Call;
use bots::learn::{self, Sheet};
use bots::net::Weights;
use folder::{Folder, Heading, Lines, Round};
use kernel::{Data, Digest, Message, Options};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Learns round after round, from where the directory stands.
pub fn run(args: &Learn, world: &mut World<'_>) -> Result<(), Failure> {
    let boxed = world.shelf.find(&args.game)?;
    let voice = Voice::of(world.lang, boxed)?;
    let blank = boxed.bot.beginning().map_err(|error| Failure::Weights(args.dir.clone(), error))?;
    let heading = Heading::new(args, boxed.game);
    let folder = Folder::open(args, &heading)?;
    let school = School { args, boxed, heading, folder, voice };
    school.keep(&blank)?;
    let start = Instant::now();
    let hours = args.hours.map(|hours| Duration::from_secs_f64(3600.0 * hours.max(0.0)));
    for round in 1..=args.rounds {
        let done = school.folder.rounds()?;
        if let Some(before) = done.iter().find(|it| it.number == round) {
            school.tell(before, world)?;
            continue;
        }
        if hours.is_some_and(|hours| start.elapsed() >= hours) {
            break;
        }
        let bytes = school.kept(&done, &blank)?;
        let bot = school.taught(&bytes, "kept.weights")?;
        school.play(round, &*bot, world)?;
        if args.part.is_some() {
            return Ok(());
        }
        let candidate = school.candidate(round, &bytes, world)?;
        let judged = school.gate(round, candidate, &done, world)?;
        // That it is noted is what keeps it: a round that is cut off before is judged again.
        school.folder.note(&judged)?;
        school.keep(&blank)?;
        school.tell(&judged, world)?;
    }
    Ok(())
}

/// All that a learning works with.
struct School<'a> {
    args: &'a Learn,
    boxed: Boxed,
    heading: Heading,
    folder: Folder,
    voice: Voice,
}

/// What tells this program from another, as it was built: bouts that another has played prove nothing of this one.
fn program() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let bytes = std::env::current_exe().and_then(std::fs::read).unwrap_or_default();
        Digest::of(&bytes).to_string()[..12].to_owned()
    })
}

impl School<'_> {
    /// The weights that are kept after some rounds: those of the last of them that won, as far as they were tried.
    fn kept(&self, done: &[Round], blank: &Weights) -> Result<Vec<u8>, Failure> {
        let Some(round) = done.iter().rev().find(|it| it.kept) else { return Ok(blank.write()) };
        let name = format!("round-{}.weights", round.number);
        let bytes = self.folder.read(&name)?.unwrap_or_default();
        let refused = |error| Failure::Weights(self.folder.file(&name), error);
        let mut weights = blank.clone().with_numbers_of(&bytes).map_err(refused)?;
        weights.net.scale(round.part);
        weights.from.extend(round.proof.clone());
        Ok(weights.write())
    }

    /// Lays what is kept where it is found.
    fn keep(&self, blank: &Weights) -> Result<(), Failure> {
        let bytes = self.kept(&self.folder.rounds()?, blank)?;
        if self.folder.read("kept.weights")?.as_ref() == Some(&bytes) {
            return Ok(());
        }
        self.folder.write("kept.weights", &bytes)
    }

    /// The bot of some weights.
    fn taught(&self, bytes: &[u8], name: &str) -> Result<Box<dyn AnyBot>, Failure> {
        let taught = self.boxed.bot.taught(bytes);
        taught.map_err(|error| Failure::Weights(self.folder.file(name), error))
    }

    /// The numbers of the games of a round.
    fn numbers(&self, round: u32) -> impl Iterator<Item = u64> + use<> {
        let first = (self.heading.seed << 40) + (u64::from(round) << 24);
        (0..u64::from(self.heading.games)).map(move |game| first + game)
    }

    /// The options of the table of a number.
    fn options(&self, number: u64) -> Result<Options, Failure> {
        let drawn = self.boxed.bot.tables(number);
        let drawn = drawn.iter().map(|(name, value)| (*name, value.as_str()));
        let accepted = Options::accept(self.boxed.game.options(), drawn);
        accepted.map_err(|error| refusal(error, &self.voice))
    }

    /// Does something with the call of a table.
    fn called<T>(
        &self,
        options: &Options,
        bot: &dyn AnyBot,
        run: impl FnOnce(&Call<'_>) -> Result<T, kernel::game::SetError>,
    ) -> Result<T, Failure> {
        let data = Data::embedded(self.boxed.game.data());
        let call = Call { game: self.boxed.game, bot, options, data: &data };
        run(&call).map_err(|error| refusal(error, &self.voice))
    }

    /// Plays the games of a round, or of this part of it, that were not played yet.
    fn play(&self, round: u32, bot: &dyn AnyBot, world: &mut World<'_>) -> Result<(), Failure> {
        let there = self.folder.numbers(round)?;
        let (part, parts) = self.args.part.unwrap_or((1, 1));
        let mine = |number: &u64| number % u64::from(parts) == u64::from(part - 1);
        let numbers = self.numbers(round).filter(|number| there.binary_search(number).is_err());
        let numbers: Vec<u64> = numbers.filter(mine).collect();
        let name = match self.args.part {
            Some((part, parts)) => format!("round-{round}.sheets.{part}-of-{parts}"),
            None => format!("round-{round}.sheets"),
        };
        let (mut lines, _) = Lines::open::<Sheet>(&self.folder.file(&name))?;
        let places: Vec<u32> = (0..).take(numbers.len()).collect();
        let bar = pool::bar(places.len(), world.live);
        let game = |place: u32| {
            let number = numbers[place as usize];
            let options = self.options(number)?;
            self.called(&options, bot, |call| learn::play(call, number, self.heading.effort))
        };
        pool::play(&places, pool::jobs(self.args.jobs), game, |sheet| {
            bar.inc(1);
            lines.keep(&sheet)
        })?;
        bar.finish_and_clear();
        let played = Message::new("cli-learn-played")
            .with("round", round)
            .with("games", numbers.len())
            .with("found", there.len());
        world.line(self.voice.say(&played))?;
        Ok(())
    }

    /// Tells what came of a round, and why it was kept or not.
    fn tell(&self, round: &Round, world: &mut World<'_>) -> Result<(), Failure> {
        let (wins, seats, fair) = round.arena;
        let rate = bots::arena::Rate::of(wins, seats);
        let percent = |part: f64| self.voice.figure(&crate::grid::percent(part));
        let key = if round.kept { "cli-learn-kept" } else { "cli-learn-dropped" };
        let said = Message::new(key)
            .with("round", round.number)
            .with("rate", percent(rate.rate))
            .with("interval", self.voice.figure(&crate::grid::interval(rate)))
            .with("fair", percent(fair / f64::from(seats.max(1))))
            .with("seats", seats);
        world.line(self.voice.say(&said))?;
        let roles = round.roles.iter().map(|(role, wins, seats)| {
            let rate = wins / f64::from((*seats).max(1));
            format!("{} {}", self.voice.word(role.clone()), percent(rate))
        });
        let roles = roles.collect::<Vec<_>>().join(", ");
        if !roles.is_empty() {
            world.line(format!("  {roles}"))?;
        }
        Ok(())
    }
}
