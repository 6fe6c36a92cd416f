//! What an arena came to, as tables and as JSON.

use crate::args::Arena;
use crate::grid::{grid, interval, percent};
use crate::voice::Voice;
use crate::{Failure, World};
use bots::arena::{self, Line, Rate, Record};
use kernel::Message;
use render::text::Ink;
use serde::Serialize;

/// What an arena came to.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Report {
    game: String,
    seed: u64,
    games: usize,
    standings: Vec<Line>,
    pairs: Vec<Pair>,
    roles: Vec<InRole>,
    /// Whether everybody won or lost together: then nobody has points or a share of his own.
    #[serde(skip)]
    together: bool,
}

/// How two players did against each other.
#[derive(Debug, Clone, Serialize)]
struct Pair {
    first: String,
    second: String,
    /// How often a seat of the first met one of the second.
    met: u32,
    /// How often it was placed better; the same place is half.
    better: Rate,
}

/// How a player did in a role.
#[derive(Debug, Clone, Serialize)]
struct InRole {
    role: String,
    #[serde(flatten)]
    line: Line,
}

impl Report {
    pub(super) fn new(args: &Arena, records: &[Record]) -> Self {
        let pairs = arena::pairs(records).into_iter();
        let pairs = pairs.map(|((first, second), (better, met))| Pair {
            first: first.to_owned(),
            second: second.to_owned(),
            met,
            better: Rate::of(better, met),
        });
        let roles = arena::roles(records).into_iter();
        let roles = roles.map(|((_, role), line)| InRole { role, line });
        Self {
            game: args.game.clone(),
            seed: args.seed,
            games: records.len(),
            standings: arena::standings(records),
            pairs: pairs.collect(),
            roles: roles.collect(),
            together: records.iter().all(Record::is_together),
        }
    }

    pub(super) fn show(
        &self,
        found: usize,
        voice: &Voice,
        world: &mut World<'_>,
    ) -> Result<(), Failure> {
        let title = Message::new("cli-arena-title")
            .with("games", self.games)
            .with("game", voice.title(&self.game))
            .with("found", found);
        world.line(world.ink(Ink::Bold, voice.say(&title)))?;
        if self.games == 0 {
            return Ok(());
        }
        world.lines(grid(&self.rating(voice)))?;
        if self.standings.len() > 2 && !self.together {
            world.line("")?;
            world.line(world.ink(Ink::Bold, voice.word("cli-arena-pairs")))?;
            world.lines(grid(&self.crossed(voice)))?;
        }
        if self.roles.iter().any(|other| other.role != self.roles[0].role) {
            world.line("")?;
            world.line(world.ink(Ink::Bold, voice.word("cli-arena-roles")))?;
            world.lines(grid(&self.in_roles(voice)))?;
        }
        Ok(())
    }

    fn rating(&self, voice: &Voice) -> Vec<Vec<String>> {
        let heads = ["player", "rating", "seats", "wins", "interval", "fair", "score"];
        let mut rows = vec![heads.map(|head| voice.word(format!("cli-arena-{head}"))).to_vec()];
        let told = self.told(heads.len());
        for line in &self.standings {
            let rating = line.rating.map_or_else(String::new, |rating| format!("{rating:.0}"));
            let [first, rest @ ..] = figures(&line.name, line, voice);
            rows.push([vec![first, rating], rest.to_vec()].concat());
        }
        for row in &mut rows {
            row.truncate(told);
        }
        rows
    }

    /// How many of a given number of columns are told: the last two are a fair share and points.
    const fn told(&self, columns: usize) -> usize {
        if self.together { columns - 2 } else { columns }
    }

    /// Everybody against everybody: how often the one in the row was placed better.
    fn crossed(&self, voice: &Voice) -> Vec<Vec<String>> {
        let names = || self.standings.iter().map(|line| line.name.clone());
        let mut rows = vec![[String::new()].into_iter().chain(names()).collect()];
        for own in names() {
            let cell = |other: String| {
                let met = self.pairs.iter().find(|p| p.first == own && p.second == other);
                met.map_or_else(String::new, |pair| {
                    voice.figure(&format!(
                        "{} ({})",
                        percent(pair.better.rate),
                        interval(pair.better)
                    ))
                })
            };
            rows.push([own.clone()].into_iter().chain(names().map(cell)).collect());
        }
        rows
    }

    fn in_roles(&self, voice: &Voice) -> Vec<Vec<String>> {
        let heads = ["player", "role", "seats", "wins", "interval", "fair", "score"];
        let mut rows = vec![heads.map(|head| voice.word(format!("cli-arena-{head}"))).to_vec()];
        for own in &self.standings {
            for InRole { role, line } in self.roles.iter().filter(|r| r.line.name == own.name) {
                let [first, rest @ ..] = figures(&line.name, line, voice);
                rows.push([vec![first, voice.word(role.clone())], rest.to_vec()].concat());
            }
        }
        for row in &mut rows {
            row.truncate(self.told(heads.len()));
        }
        rows
    }
}

fn figures(name: &str, line: &Line, voice: &Voice) -> [String; 6] {
    [
        name.to_owned(),
        line.seats.to_string(),
        voice.figure(&percent(line.rate.rate)),
        voice.figure(&interval(line.rate)),
        voice.figure(&percent(line.fair)),
        voice.figure(&format!("{:.1}", line.score)),
    ]
}
