//! What many bouts say: win rates with their uncertainty, and ratings.

use crate::arena::{Record, Sitting};
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// A rate with its 95% interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Rate {
    /// The rate that was seen.
    pub rate: f64,
    /// The low end of the interval.
    pub low: f64,
    /// The high end of the interval.
    pub high: f64,
}

/// What the games say of one player, or of one player in one role.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Line {
    /// Who it is.
    pub name: String,
    /// At how many seats it sat.
    pub seats: u32,
    /// How many of them won; a shared win counts in part.
    pub wins: f64,
    /// The win rate of a seat.
    pub rate: Rate,
    /// The rate that would be its fair share: one by the number of seats.
    pub fair: f64,
    /// Its mean score.
    pub score: f64,
    /// Its rating: 400 more are ten to one; the mean of all is 1500. Only where players are rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
}

impl Rate {
    /// The rate of some wins among some tries (Wilson's interval).
    pub fn of(wins: f64, tries: u32) -> Self {
        const Z: f64 = 1.96;
        let n = f64::from(tries.max(1));
        let rate = wins / n;
        let scale = 1.0 + Z * Z / n;
        let middle = (rate + Z * Z / (2.0 * n)) / scale;
        let half = Z / scale * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        Self { rate, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[derive(Debug, Clone, Copy, Default)]
struct Sum {
    seats: u32,
    wins: f64,
    fair: f64,
    score: f64,
}

impl Sum {
    fn line(self, name: String) -> Line {
        let seats = f64::from(self.seats.max(1));
        Line {
            name,
            seats: self.seats,
            wins: self.wins,
            rate: Rate::of(self.wins, self.seats),
            fair: self.fair / seats,
            score: self.score / seats,
            rating: None,
        }
    }
}

/// One line for everybody who took part, the highest rated first.
pub fn standings(records: &[Record]) -> Vec<Line> {
    let ratings = ratings(records);
    let mut lines = lines(records, |seat| seat.player.clone());
    for line in &mut lines {
        line.rating = ratings.get(line.name.as_str()).copied();
    }
    lines.sort_by(|a, b| b.rating.unwrap_or(0.0).total_cmp(&a.rating.unwrap_or(0.0)));
    lines
}

/// One line for each player in each role, by player and by role's key.
pub fn roles(records: &[Record]) -> BTreeMap<(String, String), Line> {
    sums_by(records, |seat| (seat.player.clone(), seat.role.clone()))
        .into_iter()
        .map(|(key, sum)| (key.clone(), sum.line(key.0)))
        .collect()
}

fn lines(records: &[Record], name: impl Fn(&Sitting) -> String) -> Vec<Line> {
    sums_by(records, name).into_iter().map(|(name, sum)| sum.line(name)).collect()
}

fn sums_by<K: Ord>(records: &[Record], key: impl Fn(&Sitting) -> K) -> BTreeMap<K, Sum> {
    let mut sums: BTreeMap<K, Sum> = BTreeMap::new();
    for record in records {
        let fair = 1.0 / f64::from(u32::try_from(record.seats.len()).expect("seats are few"));
        for seat in &record.seats {
            let sum = sums.entry(key(seat)).or_default();
            sum.seats += 1;
            sum.wins += if seat.won { record.share() } else { 0.0 };
            sum.fair += fair;
            sum.score += f64::from(seat.score);
        }
    }
    sums
}

/// Bradley and Terry's strengths from every pair of seats of different players, as ratings.
fn ratings(records: &[Record]) -> BTreeMap<&str, f64> {
    const ROUNDS: usize = 200;
    let pairs = pairs(records);
    let mut strength: BTreeMap<&str, f64> = pairs.keys().map(|&(name, _)| (name, 1.0)).collect();
    for _ in 0..ROUNDS {
        let old = strength.clone();
        for (&name, value) in &mut strength {
            // Half a win each way keeps an unbeaten bot's rating finite.
            let (mut wins, mut weight) = (0.5, 1.0 / (old[name] + 1.0));
            for (&(_, other), &(won, met)) in pairs.iter().filter(|((own, _), _)| *own == name) {
                wins += won;
                weight += f64::from(met) / (old[name] + old[other]);
            }
            *value = wins / weight;
        }
    }
    let rating = |strength: f64| 400.0 * strength.log10();
    let count = f64::from(u32::try_from(strength.len().max(1)).expect("players are few"));
    let mean = strength.values().map(|&s| rating(s)).sum::<f64>() / count;
    strength.into_iter().map(|(name, s)| (name, 1500.0 + rating(s) - mean)).collect()
}

/// For each pair of players how often the first was placed before the second, seat by seat, and how often they met.
pub fn pairs(records: &[Record]) -> BTreeMap<(&str, &str), (f64, u32)> {
    let mut pairs: BTreeMap<(&str, &str), (f64, u32)> = BTreeMap::new();
    for record in records {
        for own in &record.seats {
            for other in record.seats.iter().filter(|other| other.player != own.player) {
                let pair = pairs.entry((&own.player, &other.player)).or_default();
                pair.1 += 1;
                pair.0 += match own.place.cmp(&other.place) {
                    Ordering::Less => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Greater => 0.0,
                };
            }
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(players: [&str; 2], first_won: bool) -> Record {
        let sitting = |(player, won): (&str, bool)| Sitting {
            player: player.to_owned(),
            role: "clan".to_owned(),
            score: if won { 3 } else { 1 },
            place: if won { 1 } else { 2 },
            won,
            choices: BTreeMap::new(),
        };
        let seats = players.into_iter().zip([first_won, !first_won]).map(sitting).collect();
        let (game, verdict) = ("tiny".to_owned(), "ranked".to_owned());
        Record { game, number: 0, seed: 1, verdict, decisions: 1, turns: 1, seats }
    }

    #[test]
    fn the_interval_holds_the_rate_and_narrows_with_more_bouts() {
        let few = Rate::of(7.0, 10);
        let many = Rate::of(700.0, 1000);
        assert!(few.low < 0.7 && 0.7 < few.high);
        assert!((many.low - 0.671).abs() < 0.001 && (many.high - 0.728).abs() < 0.001, "{many:?}");
        assert_eq!(Rate::of(0.0, 0).rate.to_bits(), 0);
    }

    #[test]
    fn who_wins_nine_in_ten_is_rated_about_400_above() {
        let mut records: Vec<_> = (0..90).map(|_| record(["master", "novice"], true)).collect();
        records.extend((0..10).map(|_| record(["master", "novice"], false)));
        let lines = standings(&records);
        assert_eq!(lines[0].name, "master");
        let gap = lines[0].rating.unwrap() - lines[1].rating.unwrap();
        assert!((350.0..400.0).contains(&gap), "{gap}");
        assert!((lines[0].rate.rate - 0.9).abs() < 1e-9);
        assert!((lines[0].fair - 0.5).abs() < 1e-9);
        assert!((lines[0].score - 2.8).abs() < 1e-9);
        assert_eq!(pairs(&records)[&("novice", "master")], (10.0, 100));
        assert_eq!(roles(&records)[&("novice".to_owned(), "clan".to_owned())].seats, 100);
    }
}
