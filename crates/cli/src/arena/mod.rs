//! Bots against bots: who is how strong.

mod ledger;
mod report;

use crate::args::Arena;
use crate::setup::{Setup, refusal, taught};
use crate::voice::Voice;
use crate::{Boxed, Failure, World, pool};
use bots::Entrant;
use bots::arena::rota::is_a_table;
use bots::arena::{self, Call, Record, Rota};
use kernel::{Digest, Seed};
use ledger::{Heading, Ledger};
use std::path::Path;

/// Plays the bouts that are not played yet, and rates everybody who took part.
pub fn run(args: &Arena, world: &mut World<'_>) -> Result<(), Failure> {
    let args = &on_threads(args.clone());
    let boxed = taught(world.shelf.find(&args.game)?, args.weights.as_deref())?;
    let voice = Voice::of(world.lang, boxed)?;
    let meeting = Meeting::new(args, boxed, &voice)?;
    let heading = meeting.heading(args);
    let (mut ledger, mut records) = Ledger::open(args.out.as_deref(), &heading)?;
    let played: Vec<u32> = records.iter().map(|record| record.number).collect();
    let bouts = meeting.rota.whole(args.games);
    let missing: Vec<u32> = (0..bouts).filter(|bout| !played.contains(bout)).collect();
    let bar = pool::bar(missing.len(), world.live);
    let bout = |number| meeting.bout(number, args.seed, &voice);
    pool::play(&missing, pool::jobs(args.jobs), bout, |record| {
        ledger.keep(&record)?;
        records.push(record);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    let report = report::Report::new(args, &records);
    if args.json {
        world.line(serde_json::to_string_pretty(&report).expect("a report is plain data"))?;
        return Ok(());
    }
    report.show(played.len(), &voice, world)
}

/// Who meets, and at which tables.
struct Meeting {
    setups: Vec<Setup>,
    rota: Rota,
    data: Vec<(String, String)>,
}

impl Meeting {
    fn new(args: &Arena, boxed: Boxed, voice: &Voice) -> Result<Self, Failure> {
        let (entrants, against) = (&args.bots.0, against(args));
        if entrants.is_empty() {
            return Err(Failure::NobodyMeets);
        }
        let preset = if args.duel { vec![("seats", "2".to_owned())] } else { Vec::new() };
        let mut setups = Vec::new();
        for each in each(args) {
            let mut setting = args.setting.clone();
            setting.options.extend(each);
            setups.push(Setup::new(boxed, &setting, &preset, voice)?);
        }
        let seed = Seed::from_number(args.seed);
        let tables = setups.iter().map(|setup| setup.table(seed, voice));
        let tables = tables.collect::<Result<Vec<_>, _>>()?;
        let seats: Vec<usize> = tables.iter().map(|table| table.seats()).collect();
        for &seats in &seats {
            fits(entrants, against, seats)?;
        }
        let data = tables[0].journal().data.iter();
        let data = data.map(|(file, digest)| (file.clone(), digest.to_string())).collect();
        Ok(Self { setups, rota: Rota::new(entrants, against, &seats), data })
    }

    fn bout(&self, number: u32, seed: u64, voice: &Voice) -> Result<Record, Failure> {
        let bout = self.rota.bout(number, seed);
        let Setup { boxed, options, data } = &self.setups[bout.set];
        let call = Call { game: boxed.game, bot: boxed.bot, options, data };
        let played = arena::play(&call, &bout.entrants, bout.seed);
        let (record, _) = played.map_err(|error| refusal(error, voice))?;
        Ok(Record { number, ..record })
    }

    fn heading(&self, args: &Arena) -> Heading {
        let game = self.setups[0].boxed.game;
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let names = |entrants: &[Entrant]| entrants.iter().map(ToString::to_string).collect();
        Heading {
            arena: ledger::FORMAT,
            game: game.name().to_owned(),
            rules: game.edition(),
            options: self.setups.iter().map(|s| s.options.iter().map(owned).collect()).collect(),
            data: self.data.clone(),
            bots: names(&args.bots.0),
            against: names(against(args)),
            seed: args.seed,
            weights: args.weights.as_ref().and_then(|path| fingerprint(path)),
        }
    }
}

/// What tells one file of weights from another.
fn fingerprint(path: &Path) -> Option<String> {
    std::fs::read(path).ok().map(|bytes| Digest::of(&bytes).to_string())
}

/// The same arena in which everybody who searches does so on the threads that were asked for.
fn on_threads(mut args: Arena) -> Arena {
    if let Some(threads) = args.threads {
        let all = args.bots.0.iter_mut().chain(args.against.iter_mut().flat_map(|it| &mut it.0));
        all.for_each(|entrant| *entrant = entrant.on(threads));
    }
    args
}

fn against(args: &Arena) -> &[Entrant] {
    args.against.as_ref().map_or(&[], |levels| &levels.0)
}

/// The sets of options to go through: each value of an option with each of the others.
fn each(args: &Arena) -> Vec<Vec<(String, String)>> {
    let mut sets: Vec<Vec<(String, String)>> = vec![Vec::new()];
    let mut names: Vec<&String> = args.each.iter().map(|(name, _)| name).collect();
    names.dedup();
    for (place, name) in names.iter().enumerate() {
        if names[..place].contains(name) {
            continue;
        }
        let values = || args.each.iter().filter(|(other, _)| other == *name);
        let with = |set: &Vec<(String, String)>| {
            let set = set.clone();
            values()
                .map(move |value| [set.clone(), vec![value.clone()]].concat())
                .collect::<Vec<_>>()
        };
        sets = sets.iter().flat_map(with).collect();
    }
    sets
}

/// Refuses a table that is named but does not fill the seats.
fn fits(entrants: &[Entrant], against: &[Entrant], seats: usize) -> Result<(), Failure> {
    let named = entrants.len();
    if against.is_empty() && is_a_table(entrants) && named != seats {
        return Err(Failure::TableDoesNotFit { named, seats });
    }
    Ok(())
}
