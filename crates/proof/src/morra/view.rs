//! What a viewer may know: everything that lies on this table.

use super::{Position, Setting};
use kernel::{Seat, Seats};
use serde::Serialize;

/// What anyone may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// The seat that calls.
    pub caller: Seat,
    /// What was called.
    pub call: Option<u8>,
    /// The hand and the points of each seat.
    pub hands: Vec<Hand>,
}

/// A seat's hand and points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hand {
    /// The fingers it shows; 0 while it shows none.
    pub fingers: u8,
    /// Its points.
    pub score: u8,
}

impl View {
    pub(super) fn of(setting: &Setting, position: &Position) -> Self {
        let hand =
            |seat| Hand { fingers: position.fingers_of(seat), score: position.score_of(seat) };
        Self {
            round: position.round() + 1,
            caller: position.caller(),
            call: position.called(),
            hands: Seats::first(setting.seats).iter().map(hand).collect(),
        }
    }
}
