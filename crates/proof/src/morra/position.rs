//! The position and its verbs.

use super::Setting;
use kernel::Seat;

/// Where a game of morra stands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Position {
    round: u8,
    caller: Seat,
    call: Option<u8>,
    shown: [u8; 4],
    scores: [u8; 4],
}

impl Position {
    /// The round, from 0.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Who calls.
    pub const fn caller(&self) -> Seat {
        self.caller
    }

    /// What was called, once it was.
    pub const fn called(&self) -> Option<u8> {
        self.call
    }

    /// How many fingers a seat has shown; 0 for none yet.
    pub const fn fingers_of(&self, seat: Seat) -> u8 {
        self.shown[seat.index()]
    }

    /// A seat's points.
    pub const fn score_of(&self, seat: Seat) -> u8 {
        self.scores[seat.index()]
    }

    /// The fingers shown by all.
    pub fn total(&self) -> u8 {
        self.shown.iter().sum()
    }

    /// The caller calls a total.
    pub const fn call(&mut self, total: u8) {
        self.call = Some(total);
    }

    /// A seat shows fingers.
    pub const fn show(&mut self, seat: Seat, fingers: u8) {
        self.shown[seat.index()] = fingers;
    }

    /// A seat scores points.
    pub const fn score(&mut self, seat: Seat, points: u8) {
        self.scores[seat.index()] += points;
    }

    /// Hands are lowered and the next seat calls; a round is over when the call has gone all the way round.
    pub fn pass_the_call(&mut self, seats: usize) {
        self.call = None;
        self.shown = [0; 4];
        self.caller = self.caller.after(seats);
        self.round += u8::from(self.caller == Seat(0));
    }

    pub(super) fn audit(&self, setting: &Setting) -> Result<(), String> {
        if self.shown.iter().any(|&fingers| fingers > setting.fingers) {
            return Err(format!("a hand shows too many fingers: {:?}", self.shown));
        }
        let most = setting.points * setting.rounds;
        match self.scores.iter().find(|&&score| score > most || score % setting.points != 0) {
            Some(score) => Err(format!("{score} points cannot be scored")),
            None => Ok(()),
        }
    }
}
