//! Rewards: what the end of a game is worth to each seat.

use kernel::{Outcome, Standing, Verdict};

/// What the end of a game is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reward {
    /// From 1 for the first place to -1 for the last, evenly; those who share a place share what they are worth. Whoever plays together
    /// or alone has 1 for a win and -1 for a loss; a draw is 0.
    #[default]
    Rank,
    /// The score less the best of the others'. Players who play together or alone have 1 or -1; a draw is 0.
    Margin,
}

impl Reward {
    /// The reward of a name: `rank` or `margin`.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "rank" => Some(Self::Rank),
            "margin" => Some(Self::Margin),
            _ => None,
        }
    }

    /// What an outcome is worth to each seat.
    pub fn write(self, outcome: &Outcome, rewards: &mut [f32]) {
        for (&line, reward) in outcome.standings.iter().zip(rewards) {
            *reward = self.of(outcome, line);
        }
    }

    fn of(self, outcome: &Outcome, line: Standing) -> f32 {
        match outcome.verdict {
            Verdict::Drawn(_) => 0.0,
            Verdict::Together { won } => {
                if won {
                    1.0
                } else {
                    -1.0
                }
            }
            Verdict::Solo { .. } => {
                if line.won {
                    1.0
                } else {
                    -1.0
                }
            }
            Verdict::Ranked if outcome.standings.len() < 2 => {
                if line.won {
                    1.0
                } else {
                    -1.0
                }
            }
            Verdict::Ranked => match self {
                Self::Rank => rank(outcome, line),
                Self::Margin => margin(outcome, line),
            },
        }
    }
}

fn rank(outcome: &Outcome, line: Standing) -> f32 {
    let tied = outcome.standings.iter().filter(|other| other.place == line.place).count();
    let last = float(outcome.standings.len() - 1);
    let place = f32::from(line.place) - 1.0 + float(tied - 1) / 2.0;
    1.0 - 2.0 * place / last
}

fn margin(outcome: &Outcome, line: Standing) -> f32 {
    let others = outcome.standings.iter().filter(|other| other.seat != line.seat);
    let best = others.map(|other| other.score).max().unwrap_or_default();
    #[expect(clippy::cast_precision_loss, reason = "scores are small")]
    let margin = (line.score - best) as f32;
    margin
}

fn float(count: usize) -> f32 {
    f32::from(u8::try_from(count).expect("seats are few"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

    fn of(reward: Reward, outcome: &Outcome) -> Vec<f32> {
        let mut rewards = vec![0.0; outcome.standings.len()];
        reward.write(outcome, &mut rewards);
        rewards
    }

    #[test]
    fn ranks_are_spread_evenly_and_shared() {
        let lines = [(Seat(0), 30, 0), (Seat(1), 12, 0), (Seat(2), 12, 0), (Seat(3), 5, 0)];
        let outcome = Outcome::ranked(lines);
        assert_eq!(of(Reward::Rank, &outcome), [1.0, 0.0, 0.0, -1.0]);
        assert_eq!(of(Reward::Margin, &outcome), [18.0, -18.0, -18.0, -25.0]);
    }

    #[test]
    fn who_plays_together_wins_or_loses() {
        let mut outcome = Outcome::ranked([(Seat(0), 0, 0), (Seat(1), 0, 0)]);
        outcome.verdict = Verdict::Together { won: false };
        assert_eq!(of(Reward::Rank, &outcome), [-1.0, -1.0]);
        outcome.verdict = Verdict::Drawn("nobody");
        assert_eq!(of(Reward::Margin, &outcome), [0.0, 0.0]);
    }
}
