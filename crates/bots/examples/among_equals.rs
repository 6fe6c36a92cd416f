//! Who wins among equals at Root, over random sets of the ten factions, and how one fares among three others:
//!
//! ```text
//! cargo run --release -p bots --example among_equals -- --bots adept --sets 60 --games 8 --seed 1
//! cargo run --release -p bots --example among_equals -- --bots master:200 --against master-written:200 --weights some.weights
//! ```
//!
//! Sets are drawn so that every faction sits as often as any other; with `--against` one of the bots sits once at every seat of a
//! deal. Equal seeds play equal games.

use bots::arena::{Call, Rate, Record, play};
use bots::{AnyBot, Bot, Entrant};
use kernel::{Data, Face, Fast, Game, Options, Source};
use root::Root;
use root::terms::Faction;
use std::collections::BTreeMap;
use std::io::Write;

/// How many sit at a table.
const SEATS: usize = 4;

/// What was asked for.
struct Asked {
    bots: Entrant,
    against: Option<Entrant>,
    sets: u32,
    games: u32,
    seed: u64,
    weights: Option<String>,
    /// Only sets with this faction.
    with: Option<String>,
}

impl Asked {
    fn read() -> anyhow::Result<Self> {
        let words: Vec<String> = std::env::args().skip(1).collect();
        let named: BTreeMap<&str, &str> = words
            .chunks_exact(2)
            .filter_map(|pair| Some((pair[0].strip_prefix("--")?, pair[1].as_str())))
            .collect();
        let of = |name: &str| named.get(name).copied();
        let number = |name: &str, usual: u32| of(name).map_or(Ok(usual), str::parse);
        Ok(Self {
            bots: of("bots").unwrap_or("adept").parse()?,
            against: of("against").map(str::parse).transpose()?,
            sets: number("sets", 60)?,
            games: number("games", 8)?,
            seed: number("seed", 1)?.into(),
            weights: of("weights").map(ToOwned::to_owned),
            with: of("with").map(ToOwned::to_owned),
        })
    }

    /// Who sits where in a game of a set.
    fn seated(&self, game: u32) -> Vec<Entrant> {
        let one = game as usize % SEATS;
        let other = self.against.unwrap_or(self.bots);
        (0..SEATS).map(|seat| if seat == one { self.bots } else { other }).collect()
    }
}

/// Four factions after the other from shuffled lists of all ten.
struct Sets {
    chance: Fast,
    left: Vec<Faction>,
}

impl Sets {
    fn next(&mut self) -> Vec<Faction> {
        let mut set: Vec<Faction> = Vec::new();
        while set.len() < SEATS {
            if self.left.is_empty() {
                // A second Vagabond sits only where there is a first.
                let all = Faction::OF_PLAYERS.into_iter();
                self.left = all.filter(|&it| it != Faction::SecondVagabond).collect();
            }
            let count = u32::try_from(self.left.len()).expect("factions are few");
            let faction = self.left.swap_remove(self.chance.below(count) as usize);
            if set.contains(&faction) {
                // It sits in one of the next.
                self.left.push(faction);
                if self.left.iter().all(|faction| set.contains(faction)) {
                    self.left.clear();
                }
                continue;
            }
            set.push(faction);
        }
        set
    }
}

/// What was won, of how many seats.
#[derive(Default)]
struct Tally(BTreeMap<String, (f64, u32)>);

impl Tally {
    fn note(&mut self, record: &Record, counts: impl Fn(usize) -> bool) {
        let winners = record.seats.iter().filter(|seat| seat.won).count().max(1);
        let share = 1.0 / f64::from(u32::try_from(winners).expect("winners are few"));
        for (_, seat) in record.seats.iter().enumerate().filter(|(place, _)| counts(*place)) {
            let role = seat.role.trim_start_matches("faction-").to_owned();
            for name in [role, "all".to_owned()] {
                let sum = self.0.entry(name).or_default();
                *sum = (sum.0 + if seat.won { share } else { 0.0 }, sum.1 + 1);
            }
        }
    }

    fn tell(&self, out: &mut impl Write) -> std::io::Result<()> {
        let mut lines: Vec<_> =
            self.0.iter().map(|(role, &(won, of))| (Rate::of(won, of), role, of)).collect();
        lines.sort_by(|a, b| b.0.rate.total_cmp(&a.0.rate));
        for (Rate { rate, low, high }, role, of) in lines {
            let [rate, low, high] = [rate, low, high].map(|part| 100.0 * part);
            writeln!(out, "{role:<12} {rate:5.1} % ({low:.1} to {high:.1}) of {of}")?;
        }
        Ok(())
    }
}

fn main() -> anyhow::Result<()> {
    let asked = Asked::read()?;
    let plain = Bot::<Root>::new();
    let bot: Box<dyn AnyBot> = match &asked.weights {
        Some(path) => plain.taught(&std::fs::read(path)?)?,
        None => Box::new(plain),
    };
    let (face, data) = (Face::<Root>::new(), Data::embedded(Root::data()));
    let mut sets = Sets { chance: Fast::new(asked.seed), left: Vec::new() };
    let mut tally = Tally::default();
    for number in 0..asked.sets {
        let set = sets.next();
        let names: Vec<String> = set.iter().map(ToString::to_string).collect();
        if asked.with.as_ref().is_some_and(|with| !names.contains(with)) {
            continue;
        }
        let given = [("seats", "4".to_owned()), ("factions", names.join(","))];
        let options =
            Options::accept(Root::options(), given.iter().map(|it| (it.0, it.1.as_str())))?;
        let call = Call { game: &face, bot: &*bot, options: &options, data: &data };
        for game in 0..asked.games {
            // Where one sits among others, each deal is played once at every seat.
            let deal = if asked.against.is_some() { game / 4 } else { game };
            let seed = asked.seed * 1_000_000 + u64::from(number) * 1000 + u64::from(deal);
            let (record, _) = play(&call, &asked.seated(game), seed)?;
            let one = game as usize % SEATS;
            tally.note(&record, |place| asked.against.is_none() || place == one);
        }
    }
    tally.tell(&mut std::io::stdout().lock())?;
    Ok(())
}
