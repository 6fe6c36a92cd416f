//! The board of the Alliance: supporters and officers (8.2, 8.3).

use crate::terms::{Card, Cards};

/// The board of the Alliance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct AllianceBoard {
    supporters: Cards,
    officers: u8,
}

impl AllianceBoard {
    /// The supporters stack: face down, only the Alliance may look.
    pub const fn supporters(&self) -> Cards {
        self.supporters
    }

    /// The warriors in the Officers box.
    pub const fn officers(&self) -> u8 {
        self.officers
    }

    /// Adds a supporter.
    pub(crate) fn add_supporter(&mut self, card: Card) {
        self.supporters = self.supporters.with(card);
    }

    /// Takes a supporter off the stack.
    pub(crate) fn remove_supporter(&mut self, card: Card) {
        self.supporters = self.supporters.without(card);
    }

    /// Replaces the stack. For imagining.
    pub(crate) fn set_supporters(&mut self, cards: Cards) {
        self.supporters = cards;
    }

    /// Puts warriors into the Officers box.
    pub(crate) fn add_officers(&mut self, count: u8) {
        self.officers += count;
    }

    /// Takes warriors out of the Officers box.
    pub(crate) fn remove_officers(&mut self, count: u8) {
        self.officers -= count;
    }
}
