//! What many games came to.

use crate::grid::{float, grid, interval, percent};
use crate::voice::Voice;
use crate::{Failure, World};
use bots::arena::{Rate, Record, Sitting};
use kernel::Message;
use render::text::Ink;
use std::collections::BTreeMap;

/// Everything that happened at some seats: their scores in order, and what they won.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    /// Who played there: the first of them.
    pub player: String,
    /// The scores, lowest first.
    pub scores: Vec<i32>,
    /// The wins; a shared one counts in part.
    pub wins: f64,
    /// What would be the fair share of the wins.
    pub fair: f64,
}

impl Tally {
    /// The rate of wins.
    pub fn rate(&self) -> Rate {
        Rate::of(self.wins, u32::try_from(self.scores.len()).unwrap_or(u32::MAX))
    }

    /// The score that this part of all scores stay below.
    pub fn quantile(&self, part: f64) -> i32 {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a place among the scores"
        )]
        let place = (part * float(self.scores.len().saturating_sub(1))).round() as usize;
        self.scores.get(place).copied().unwrap_or_default()
    }

    fn mean(&self) -> f64 {
        let sum: i64 = self.scores.iter().copied().map(i64::from).sum();
        #[expect(clippy::cast_precision_loss, reason = "a sum far below 2^52")]
        let sum = sum as f64;
        sum / float(self.scores.len().max(1))
    }
}

/// The tallies of seats that have the same key.
pub fn by<K: Ord>(records: &[Record], key: impl Fn(usize, &Sitting) -> K) -> BTreeMap<K, Tally> {
    let mut tallies: BTreeMap<K, Tally> = BTreeMap::new();
    for record in records {
        for (number, seat) in record.seats.iter().enumerate() {
            let tally = tallies.entry(key(number, seat)).or_default();
            tally.player.clone_from(&seat.player);
            tally.scores.push(seat.score);
            tally.wins += if seat.won { record.share() } else { 0.0 };
            tally.fair += 1.0 / float(record.seats.len());
        }
    }
    for tally in tallies.values_mut() {
        tally.scores.sort_unstable();
    }
    tallies
}

/// Shows scores by seat and by role, lengths, verdicts, and how often each kind of choice was made.
pub fn show(records: &[Record], voice: &Voice, world: &mut World<'_>) -> Result<(), Failure> {
    if records.is_empty() {
        return Ok(());
    }
    let seats = by(records, |number, _| number);
    let seats = seats.into_iter().map(|(number, tally)| ((number + 1).to_string(), tally));
    let has_points = !records.iter().all(Record::is_together);
    world.lines(table("cli-simulate-seat", seats, has_points, voice))?;
    let roles = by(records, |_, seat| seat.role.clone());
    if roles.len() > 1 {
        let roles = roles.into_iter().map(|(role, tally)| (voice.word(role), tally));
        world.line("")?;
        world.lines(table("cli-simulate-role", roles, has_points, voice))?;
    }
    verdicts(records, voice, world)?;
    world.line("")?;
    world.line(length("cli-simulate-length", records, |record| record.decisions, voice))?;
    world.line(length("cli-simulate-turns", records, |record| record.turns, voice))?;
    choices(records, voice, world)
}

fn table(
    head: &'static str,
    rows: impl Iterator<Item = (String, Tally)>,
    has_points: bool,
    voice: &Voice,
) -> Vec<String> {
    let heads = ["player", "wins", "interval", "score", "middle", "spread"];
    let heads = heads.map(|head| voice.word(format!("cli-simulate-{head}")));
    let mut grown = vec![[vec![voice.word(head)], heads.to_vec()].concat()];
    for (name, tally) in rows {
        let rate = tally.rate();
        let middle = [0.25, 0.5, 0.75].map(|part| tally.quantile(part).to_string());
        grown.push(vec![
            name,
            tally.player.clone(),
            voice.figure(&percent(rate.rate)),
            voice.figure(&interval(rate)),
            voice.figure(&format!("{:.1}", tally.mean())),
            middle.join(" | "),
            format!("{} … {}", tally.quantile(0.0), tally.quantile(1.0)),
        ]);
    }
    if !has_points {
        // Who wins or loses together has no points.
        for row in &mut grown {
            row.truncate(4);
        }
    }
    grid(&grown)
}

fn verdicts(records: &[Record], voice: &Voice, world: &mut World<'_>) -> Result<(), Failure> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for record in records {
        *counts.entry(&record.verdict).or_default() += 1;
    }
    if counts.keys().all(|&verdict| verdict == "ranked") {
        return Ok(());
    }
    let named = |verdict: &str| {
        let own = voice.maybe(format!("cli-simulate-verdict-{verdict}"));
        own.or_else(|| voice.maybe(verdict.to_owned())).unwrap_or_else(|| verdict.to_owned())
    };
    let share = |count: usize| voice.figure(&percent(float(count) / float(records.len())));
    let shares =
        counts.iter().map(|(verdict, &count)| format!("{} {}", named(verdict), share(count)));
    world.line("")?;
    world.line(shares.collect::<Vec<_>>().join(", "))?;
    Ok(())
}

fn length(
    key: &'static str,
    records: &[Record],
    of: impl Fn(&Record) -> u32,
    voice: &Voice,
) -> String {
    let sum: u64 = records.iter().map(|record| u64::from(of(record))).sum();
    let lengths = || records.iter().map(&of);
    #[expect(clippy::cast_precision_loss, reason = "a sum far below 2^52")]
    let mean = sum as f64 / float(records.len());
    let message = Message::new(key)
        .with("mean", voice.figure(&format!("{mean:.1}")))
        .with("least", lengths().min().unwrap_or_default())
        .with("most", lengths().max().unwrap_or_default());
    voice.say(&message)
}

/// How often each role made each kind of choice in a game, the commonest first.
fn choices(records: &[Record], voice: &Voice, world: &mut World<'_>) -> Result<(), Failure> {
    let mut counts: BTreeMap<&str, BTreeMap<&str, u32>> = BTreeMap::new();
    let mut seats: BTreeMap<&str, u32> = BTreeMap::new();
    for seat in records.iter().flat_map(|record| &record.seats) {
        *seats.entry(&seat.role).or_default() += 1;
        for (kind, count) in &seat.choices {
            *counts.entry(kind).or_default().entry(&seat.role).or_default() += count;
        }
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, roles)| std::cmp::Reverse(roles.values().sum::<u32>()));
    let are_alike = seats.len() == 1;
    let heads = seats.keys().map(|&role| {
        voice.word(if are_alike { "cli-simulate-each-seat" } else { role }.to_owned())
    });
    let mut rows = vec![[voice.word("cli-simulate-choice")].into_iter().chain(heads).collect()];
    for (kind, roles) in counts {
        let mean = |(role, &seats): (&&str, &u32)| {
            let made = roles.get(role).copied().unwrap_or_default();
            voice.figure(&format!("{:.2}", f64::from(made) / f64::from(seats)))
        };
        rows.push([kind.to_owned()].into_iter().chain(seats.iter().map(mean)).collect());
    }
    world.line("")?;
    world.line(world.ink(Ink::Bold, voice.word("cli-simulate-choices")))?;
    world.lines(grid(&rows))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_stand_where_they_should() {
        let tally = Tally { scores: vec![1, 2, 3, 4, 50], ..Tally::default() };
        assert_eq!([0.0, 0.25, 0.5, 1.0].map(|part| tally.quantile(part)), [1, 2, 3, 50]);
        assert!((tally.mean() - 12.0).abs() < 1e-9);
        assert_eq!(Tally::default().quantile(0.5), 0);
    }
}
