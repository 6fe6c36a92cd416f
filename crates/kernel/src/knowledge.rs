//! What one seat may know of a table: all that whoever thinks for it is given.

use crate::{Brisk, Digest, Game, Redealt, Seat, Source, Spoken, State, Table, Viewer};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// What a seat that is asked may know of its table.
///
/// It holds the table's state and never shows it: all that can be had of it is a state in which everything the seat
/// cannot know was replaced by a fair sample. There is no way from here to the journal, the seed or another seat.
/// Elsewhere: information set.
#[derive(Clone)]
pub struct Knowledge<G: Game> {
    setting: Arc<G::Setting>,
    state: State<G>,
    seat: Seat,
    offered: Vec<G::Choice>,
    commitment: Option<Digest>,
    happened: usize,
}

impl<G: Spoken> Table<G> {
    /// What a seat may know; none if it is not asked.
    pub fn knowledge(&self, seat: Seat) -> Option<Knowledge<G>> {
        self.ask_of(seat).map(|_| self.insight(seat))
    }

    /// What a seat may know, whether or not it is asked: for whoever looks back at a game.
    pub fn insight(&self, seat: Seat) -> Knowledge<G> {
        let offers = self.ask_of(seat).map_or(&[][..], |ask| self.offers(ask));
        Knowledge {
            setting: Arc::clone(self.setting()),
            state: *self.state(),
            seat,
            offered: offers.iter().map(|offer| offer.choice).collect(),
            commitment: self.journal().commitment,
            happened: self.journal().entries.len(),
        }
    }
}

impl<G: Spoken> Brisk<G> {
    /// What a seat may know; none if it is not asked.
    pub fn knowledge(&self, seat: Seat) -> Option<Knowledge<G>> {
        let ask = self.asks().iter().find(|ask| ask.seat == seat)?;
        Some(Knowledge {
            setting: Arc::clone(self.setting()),
            state: *self.state(),
            seat,
            offered: self.offers(ask).iter().map(|offer| offer.choice).collect(),
            commitment: Some(self.commitment()),
            happened: self.happened(),
        })
    }
}

impl<G: Game> Knowledge<G> {
    /// What is shared.
    pub fn setting(&self) -> &G::Setting {
        &self.setting
    }

    /// Whose it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat is offered.
    pub fn offered(&self) -> &[G::Choice] {
        &self.offered
    }

    /// The hash of the table's seed, which everyone knows.
    pub const fn commitment(&self) -> Option<Digest> {
        self.commitment
    }

    /// How much has happened at the table: choices, and what chance brought.
    pub const fn happened(&self) -> usize {
        self.happened
    }

    /// What the seat is offered.
    pub fn offers(&self) -> &[G::Choice] {
        &self.offered
    }

    /// A state in which everything the seat cannot know was replaced by a fair sample.
    pub fn redealt(&self, source: &mut dyn Source) -> Redealt<G> {
        self.state.redealt(&self.setting, Viewer::Seat(self.seat), source)
    }
}

impl<G: Game> fmt::Debug for Knowledge<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Knowledge").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// What a seat may know of its table, whichever game it is of.
pub trait AnyKnowledge: fmt::Debug + Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// Whose it is.
    fn seat(&self) -> Seat;
    /// What the seat is offered, in notation.
    fn offered(&self) -> Vec<String>;
    /// The hash of the table's seed, which everyone knows.
    fn commitment(&self) -> Option<Digest>;
    /// How much has happened at the table.
    fn happened(&self) -> usize;
    /// The typed knowledge behind the face.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Spoken> AnyKnowledge for Knowledge<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn offered(&self) -> Vec<String> {
        self.offered.iter().map(ToString::to_string).collect()
    }

    fn commitment(&self) -> Option<Digest> {
        self.commitment
    }

    fn happened(&self) -> usize {
        self.happened
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
