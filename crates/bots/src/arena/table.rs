//! What many bouts say: win rates with their uncertainty, and ratings.

use crate::arena::Record;
use std::collections::BTreeMap;

/// A rate with its 95% interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// The rate that was seen.
    pub rate: f64,
    /// The low end of the interval.
    pub low: f64,
    /// The high end of the interval.
    pub high: f64,
}

/// What the bouts say of one entrant.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Its level.
    pub level: String,
    /// At how many seats it sat.
    pub seats: u32,
    /// How many of them won; a shared win counts in part.
    pub wins: f64,
    /// The win rate of a seat.
    pub rate: Rate,
    /// Its mean score.
    pub score: f64,
    /// Its rating: 400 more are ten to one; the mean of all is 1500.
    pub rating: f64,
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

/// One line for each level that took part, the highest rated first.
pub fn standings(records: &[Record]) -> Vec<Line> {
    let mut sums: BTreeMap<&str, (u32, f64, f64)> = BTreeMap::new();
    for record in records {
        let winners = record.won.iter().filter(|&&won| won).count().max(1);
        let share = 1.0 / f64::from(u32::try_from(winners).expect("winners are few"));
        for (seat, level) in record.levels.iter().enumerate() {
            let sum = sums.entry(level).or_default();
            sum.0 += 1;
            sum.1 += if record.won[seat] { share } else { 0.0 };
            sum.2 += f64::from(record.scores[seat]);
        }
    }
    let ratings = ratings(records);
    let mut lines: Vec<Line> = sums
        .into_iter()
        .map(|(level, (seats, wins, score))| Line {
            level: level.to_owned(),
            seats,
            wins,
            rate: Rate::of(wins, seats),
            score: score / f64::from(seats.max(1)),
            rating: ratings.get(level).copied().unwrap_or(1500.0),
        })
        .collect();
    lines.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    lines
}

/// Bradley and Terry's strengths from every pair of seats of different levels, as ratings.
fn ratings(records: &[Record]) -> BTreeMap<&str, f64> {
    const ROUNDS: usize = 200;
    let pairs = pairs(records);
    let mut strength: BTreeMap<&str, f64> = pairs.keys().map(|&(level, _)| (level, 1.0)).collect();
    for _ in 0..ROUNDS {
        let old = strength.clone();
        for (&level, value) in &mut strength {
            // Half a win each way keeps an unbeaten bot's rating finite.
            let (mut wins, mut weight) = (0.5, 1.0 / (old[level] + 1.0));
            for (&(_, other), &(won, met)) in pairs.iter().filter(|((own, _), _)| *own == level) {
                wins += won;
                weight += met / (old[level] + old[other]);
            }
            *value = wins / weight;
        }
    }
    let rating = |strength: f64| 400.0 * strength.log10();
    let count = f64::from(u32::try_from(strength.len().max(1)).expect("levels are few"));
    let mean = strength.values().map(|&s| rating(s)).sum::<f64>() / count;
    strength.into_iter().map(|(level, s)| (level, 1500.0 + rating(s) - mean)).collect()
}

/// For each pair of levels how often the first was placed before the second, and how often they met.
fn pairs(records: &[Record]) -> BTreeMap<(&str, &str), (f64, f64)> {
    let mut pairs: BTreeMap<(&str, &str), (f64, f64)> = BTreeMap::new();
    for record in records {
        for (seat, level) in record.levels.iter().enumerate() {
            for (other, opponent) in record.levels.iter().enumerate().filter(|(_, o)| *o != level) {
                let pair = pairs.entry((level, opponent)).or_default();
                pair.1 += 1.0;
                pair.0 += match record.places[seat].cmp(&record.places[other]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(levels: [&str; 2], first_won: bool) -> Record {
        Record {
            bout: 0,
            levels: levels.map(str::to_owned).to_vec(),
            roles: vec![String::new(); 2],
            scores: vec![3, 1],
            places: if first_won { vec![1, 2] } else { vec![2, 1] },
            won: vec![first_won, !first_won],
            rank: None,
            decisions: 1,
            choices: BTreeMap::new(),
        }
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
        assert_eq!(lines[0].level, "master");
        let gap = lines[0].rating - lines[1].rating;
        assert!((350.0..400.0).contains(&gap), "{gap}");
        assert!((lines[0].rate.rate - 0.9).abs() < 1e-9);
    }
}
