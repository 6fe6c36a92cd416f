//! Outcomes: scores, ranking, ties, in every game the same type.

use crate::seat::MAX_SEATS;
use crate::{FixedVec, Seat, Seats};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Outcome {
    /// A line for each seat, in seat order.
    pub standings: FixedVec<Standing, MAX_SEATS>,
    /// What was decided.
    pub verdict: Verdict,
}

/// One seat's line of the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its score.
    pub score: i32,
    /// Its place, from 1; seats that share a place are tied.
    pub place: u8,
    /// Whether it has won, alone or with others.
    pub won: bool,
}

/// What was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Verdict {
    /// The seats were ranked; those that won say so.
    #[default]
    Ranked,
    /// Everyone played together and won or lost.
    Together {
        /// Whether they won.
        won: bool,
    },
    /// One seat played alone and earned this rank: the key of its name, and its number from 0, the lowest.
    Solo {
        /// The key of the rank's name.
        rank: &'static str,
        /// How high it is.
        level: u8,
    },
    /// Nobody won: the key of the reason.
    Drawn(&'static str),
}

impl Outcome {
    /// A ranking by score and tie-breaks, highest first; seats equal in all of them share the place.
    pub fn ranked<K: Ord + Copy>(lines: impl IntoIterator<Item = (Seat, i32, K)>) -> Self {
        let lines: FixedVec<Scored<K>, MAX_SEATS> =
            lines.into_iter().map(|(seat, score, key)| Scored(Some((seat, score, key)))).collect();
        let rank = |line: &Scored<K>| line.0.map(|(_, score, key)| (score, key));
        let standings = lines.iter().filter_map(|line| {
            let (seat, score, _) = line.0?;
            let ahead = lines.iter().filter(|other| rank(other) > rank(line)).count();
            let place = u8::try_from(ahead).expect("seats are few") + 1;
            Some(Standing { seat, score, place, won: place == 1 })
        });
        Self { standings: standings.collect(), verdict: Verdict::Ranked }
    }

    /// The seats that won.
    pub fn winners(&self) -> Seats {
        self.standings.iter().filter(|line| line.won).map(|line| line.seat).collect()
    }

    /// The line of a seat.
    pub fn standing(&self, seat: Seat) -> Option<&Standing> {
        self.standings.iter().find(|line| line.seat == seat)
    }
}

#[derive(Clone, Copy)]
struct Scored<K>(Option<(Seat, i32, K)>);

impl<K> Default for Scored<K> {
    fn default() -> Self {
        Self(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_and_what_is_left_tied_is_shared() {
        let outcome = Outcome::ranked([
            (Seat(0), 30, 2),
            (Seat(1), 30, 5),
            (Seat(2), 12, 0),
            (Seat(3), 30, 5),
        ]);
        let places: Vec<u8> = outcome.standings.iter().map(|line| line.place).collect();
        assert_eq!(places, [3, 1, 4, 1]);
        assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
    }
}
