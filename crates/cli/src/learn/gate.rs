//! The end of a round: what was taught must win before it is kept.

use super::School;
use super::folder::{Lines, Report, Round};
use crate::{Failure, World, pool};
use bots::arena::{self, Rate, Record};
use bots::net::Weights;
use bots::{Budget, Entrant, Level, Skill};
use kernel::{Digest, Options, Seed};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The iterations a net has time for while the written judgement has a hundred.
const FOR_A_HUNDRED: u32 = 85;

/// A bout of the gate.
struct Bout {
    seed: u64,
    options: Options,
    entrants: Vec<Entrant>,
}

/// A bout that was played.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Played {
    number: u32,
    record: Record,
}

/// What the bouts say.
#[derive(Debug, Default)]
struct Tally {
    wins: f64,
    fair: f64,
    seats: u32,
    roles: BTreeMap<String, (f64, f64, u32)>,
}

impl School<'_> {
    /// Lets what was taught meet what is written, and keeps it if it wins.
    pub(super) fn gate(
        &self,
        round: u32,
        (weights, report): (Weights, Report),
        done: &[Round],
        world: &mut World<'_>,
    ) -> Result<Round, Failure> {
        let bouts = self.bouts(round)?;
        let best =
            done.iter().filter(|it| it.kept).map(|it| it.arena.0 / f64::from(it.arena.1.max(1)));
        let best = best.fold(0.0, f64::max);
        let mut last = None;
        for &part in &self.heading.parts {
            let mut weights = weights.clone();
            weights.net.scale(part);
            let bytes = weights.write();
            // What other weights or another program have played is not theirs.
            let whose = Digest::of(&[&bytes, super::program().as_bytes()].concat()).to_string();
            let name = format!("round-{round}.gate.{:.0}.{}", 100.0 * part, &whose[..12]);
            let tally = self.meet(&name, &bytes, &bouts, world)?;
            let kept = tally.is_good() && tally.rate().rate > best;
            let proof = kept.then(|| tally.line(part));
            let roles = tally.roles.into_iter().map(|(role, (wins, _, seats))| (role, wins, seats));
            last = Some(Round {
                number: round,
                games: report.games,
                lessons: report.lessons,
                far: report.far,
                picks: report.picks,
                missed: report.missed,
                kept,
                part,
                arena: (tally.wins, tally.seats, tally.fair),
                roles: roles.collect(),
                proof,
            });
            if kept {
                break;
            }
        }
        Ok(last.expect("something is tried"))
    }

    /// The bouts: at each table the one who learned sits once at every seat, at equal iterations at every other table
    /// and else at equal time; where all win or lose together, a table of those who learned and one of the others.
    fn bouts(&self, round: u32) -> Result<Vec<Bout>, Failure> {
        let mut bouts = Vec::new();
        let is_together = self.is_together()?;
        let few = self.heading.looks * FOR_A_HUNDRED / 100;
        for table in 0.. {
            if bouts.len() >= self.heading.bouts as usize {
                break;
            }
            let seed = (self.heading.seed << 40) + ((0xA_4E7A + u64::from(round)) << 20) + table;
            let options = self.options(seed)?;
            let seats = self.seats(&options, seed)?;
            let looks = if table % 2 == 0 { self.heading.looks } else { few.max(1) };
            let of = |skill, looks| Entrant {
                budget: Some(Budget::Iterations(looks)),
                ..Entrant::of(skill)
            };
            let learned = of(Skill::Bot(Level::Master), looks);
            let written = of(Skill::Written(Level::Master), self.heading.looks);
            let mut bout = |entrants| bouts.push(Bout { seed, options: options.clone(), entrants });
            if is_together {
                bout(vec![learned; seats]);
                bout(vec![written; seats]);
                continue;
            }
            for seat in 0..seats {
                let mut entrants = vec![written; seats];
                entrants[seat] = learned;
                bout(entrants);
            }
        }
        Ok(bouts)
    }

    fn seats(&self, options: &Options, seed: u64) -> Result<usize, Failure> {
        self.called(options, self.boxed.bot, |call| {
            let table = call.game.table(options, call.data, Seed::from_number(seed))?;
            Ok(table.seats())
        })
    }

    /// Whether the seats of this game win or lose together.
    fn is_together(&self) -> Result<bool, Failure> {
        Ok(self.folder.sheets(1)?.first().is_some_and(|sheet| sheet.together))
    }

    /// Plays the bouts that were not played yet.
    fn meet(
        &self,
        name: &str,
        weights: &[u8],
        bouts: &[Bout],
        world: &World<'_>,
    ) -> Result<Tally, Failure> {
        let bot = self.taught(weights, name)?;
        let (mut lines, mut played) = Lines::open::<Played>(&self.folder.file(name))?;
        let there: Vec<u32> = played.iter().map(|it| it.number).collect();
        let missing = (0..).take(bouts.len()).filter(|number| !there.contains(number));
        let missing: Vec<u32> = missing.collect();
        let bar = pool::bar(missing.len(), world.live);
        let play = |number: u32| {
            let bout = &bouts[number as usize];
            let record = self.called(&bout.options, &*bot, |call| {
                arena::play(call, &bout.entrants, bout.seed).map(|(record, _)| record)
            })?;
            Ok(Played { number, record })
        };
        pool::play(&missing, pool::jobs(self.args.jobs), play, |one| {
            bar.inc(1);
            lines.keep(&one)?;
            played.push(one);
            Ok(())
        })?;
        bar.finish_and_clear();
        Ok(Tally::of(&played))
    }
}

impl Tally {
    fn of(played: &[Played]) -> Self {
        let mut tally = Self::default();
        for Played { record, .. } in played {
            let seats = crate::grid::float(record.seats.len());
            for seat in &record.seats {
                let is_written = seat.player.contains("-written");
                let won = if seat.won { record.share() } else { 0.0 };
                if record.is_together() {
                    // What the others would have won on the same table is the fair share.
                    let weight = 1.0 / seats;
                    if is_written {
                        tally.fair += weight * won;
                    } else {
                        tally.add("", weight * won, 0.0);
                    }
                } else if !is_written {
                    tally.add(&seat.role, won, 1.0 / seats);
                }
            }
            if record.is_together() && record.seats.iter().all(|it| !it.player.contains("-written"))
            {
                tally.seats += 1;
            }
        }
        tally
    }

    fn add(&mut self, role: &str, won: f64, fair: f64) {
        self.wins += won;
        if role.is_empty() {
            return;
        }
        self.fair += fair;
        self.seats += 1;
        let sum = self.roles.entry(role.to_owned()).or_default();
        *sum = (sum.0 + won, sum.1 + fair, sum.2 + 1);
    }

    fn rate(&self) -> Rate {
        Rate::of(self.wins, self.seats)
    }

    /// Whether it wins more than its share beyond doubt, and in no role less beyond doubt.
    fn is_good(&self) -> bool {
        let fair = self.fair / f64::from(self.seats.max(1));
        let loses = |(wins, fair, seats): &(f64, f64, u32)| {
            Rate::of(*wins, *seats).high < fair / f64::from((*seats).max(1))
        };
        self.rate().low > fair && !self.roles.values().any(loses)
    }

    fn line(&self, part: f32) -> String {
        let seats = f64::from(self.seats.max(1));
        let roles = self.roles.iter();
        let roles = roles.map(|(role, (wins, _, seats))| format!("{role} {wins:.1} of {seats}"));
        format!(
            "arena at {part} of the net: {:.1} wins at {} seats, {:.1} fair ({:.1} %); {}",
            self.wins,
            self.seats,
            self.fair,
            100.0 * self.wins / seats,
            roles.collect::<Vec<_>>().join(", ")
        )
    }
}
