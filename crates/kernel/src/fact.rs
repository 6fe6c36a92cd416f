//! Facts: what happened, under which paragraph, and who may know it.

use crate::{Game, Para, Seat, Seats, Viewer};

/// A fact as it was told.
/// Elsewhere: event, log entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told<G: Game> {
    /// The paragraph it is filed under.
    pub para: Para,
    /// What happened.
    pub fact: G::Fact,
    /// Who may know it.
    pub to: Seats,
    /// What everyone else hears instead, if anything.
    pub others: Option<G::Fact>,
    /// What begins with it, if a round or a turn does.
    pub boundary: Option<Boundary>,
    /// Whose turn begins with it, if anybody's does.
    pub whose: Option<Seat>,
}

/// What begins with a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Boundary {
    /// A round.
    Round,
    /// A turn.
    Turn,
}

impl<G: Game> Told<G> {
    /// What a viewer hears of it.
    pub fn heard_by(&self, viewer: Viewer) -> Option<G::Fact> {
        if viewer.is_among(self.to) { Some(self.fact) } else { self.others }
    }
}
