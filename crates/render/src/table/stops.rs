//! The turns of a game, as a reader counts them: where one can stop on the way through it.

use crate::Tongue;
use kernel::{Boundary, Message, Milestone, Seat};

/// Where a turn or a round begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// After how many answers.
    pub answers: usize,
    /// The first fact of it.
    pub fact: usize,
    /// Whose turn it is, if it is anybody's.
    pub whose: Option<Seat>,
    /// The number of the round, or of the player's turn where a game counts no rounds.
    pub number: usize,
    /// Which of them is counted.
    pub counts: Boundary,
    /// How every gauge stood.
    pub stood: Vec<i32>,
}

/// The turns of a game, in order. What begins with the same answer is one stop.
pub fn stops(milestones: &[Milestone]) -> Vec<Stop> {
    let rounds = milestones.iter().any(|it| it.boundary == Boundary::Round);
    let counts = if rounds { Boundary::Round } else { Boundary::Turn };
    let mut stops: Vec<Stop> = Vec::new();
    let mut round = 0;
    for (index, milestone) in milestones.iter().enumerate() {
        let Milestone { fact, whose, answers, .. } = *milestone;
        round += usize::from(milestone.boundary == Boundary::Round);
        let same = |it: &&Milestone| it.boundary == Boundary::Turn && it.whose == whose;
        let number = if rounds { round } else { milestones[..=index].iter().filter(same).count() };
        match stops.last_mut() {
            Some(last) if last.answers == answers => {
                (last.whose, last.number) = (whose.or(last.whose), number);
            }
            Some(_) | None => {
                let stood = milestone.stood.clone();
                stops.push(Stop { answers, fact, whose, number, counts, stood });
            }
        }
    }
    stops
}

/// Where a seat's turns begin: its own, and of turns that are nobody's those in which it answers.
pub fn turns_of(seat: Seat, stops: &[Stop], answers: &[kernel::Answer]) -> Vec<usize> {
    let end = |index: usize| stops.get(index + 1).map_or(answers.len(), |next| next.answers);
    let answers_in = |from: usize, to: usize| {
        answers.get(from..to).is_some_and(|some| some.iter().any(|answer| answer.seat == seat))
    };
    let begins = stops.iter().enumerate().filter(|(index, stop)| match stop.whose {
        Some(whose) => whose == seat,
        None => answers_in(stop.answers, end(*index)),
    });
    begins.map(|(_, stop)| stop.answers).collect()
}

impl Stop {
    /// What it is called: the round or the turn, by its number.
    pub fn label(&self, tongue: &Tongue<'_>) -> String {
        let key = match self.counts {
            Boundary::Round => "ending-round",
            Boundary::Turn => "ending-turn",
        };
        tongue.say(&Message::new(key).with("number", self.number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Answer;

    fn milestone(answers: usize, boundary: Boundary, whose: Option<u8>) -> Milestone {
        Milestone { fact: answers, boundary, whose: whose.map(Seat), answers, stood: vec![0] }
    }

    #[test]
    fn turns_are_counted_by_player_where_there_are_no_rounds() {
        let turn = |answers, seat| milestone(answers, Boundary::Turn, Some(seat));
        let stops = stops(&[turn(0, 1), turn(4, 0), turn(9, 1)]);
        let told: Vec<_> = stops.iter().map(|stop| (stop.answers, stop.number)).collect();
        assert_eq!(told, [(0, 1), (4, 1), (9, 2)]);
        assert_eq!(turns_of(Seat(1), &stops, &[]), [0, 9]);
    }

    #[test]
    fn a_round_and_the_turn_it_begins_with_are_one_stop() {
        let stops = stops(&[
            milestone(0, Boundary::Round, None),
            milestone(0, Boundary::Turn, Some(2)),
            milestone(3, Boundary::Turn, None),
            milestone(5, Boundary::Round, None),
        ]);
        let told: Vec<_> = stops.iter().map(|stop| (stop.whose, stop.number)).collect();
        assert_eq!(told, [(Some(Seat(2)), 1), (None, 1), (None, 2)]);
        let answers = [2, 2, 2, 0, 1].map(|seat| Answer { seat: Seat(seat), told: 0 });
        assert_eq!(turns_of(Seat(0), &stops, &answers), [3], "it answers in a turn of nobody");
        assert_eq!(turns_of(Seat(2), &stops, &answers), [0]);
    }
}
