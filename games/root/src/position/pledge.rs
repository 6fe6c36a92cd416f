//! What others may know of hidden cards because their owner has bound himself to pay.

use super::Position;
use crate::terms::Cards;
use kernel::Seat;

/// A player owes cards out of a hidden pile: the pile holds at least so many of these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pledge {
    /// Who owes them.
    pub seat: Seat,
    /// Out of which pile.
    pub pile: Pile,
    /// The cards that would do.
    pub cards: Cards,
    /// How many are owed.
    pub count: u8,
}

/// A pile of hidden cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Pile {
    /// A hand.
    #[default]
    Hand,
    /// The supporters of the Alliance.
    Supporters,
}

impl Position {
    /// What is owed out of a hidden pile.
    pub const fn pledge(&self) -> Option<Pledge> {
        self.pledge
    }

    /// Notes that a player owes cards: whoever imagines the pile imagines them there.
    pub(crate) fn make_pledge(&mut self, pledge: Pledge) {
        self.pledge = (pledge.count > 0).then_some(pledge);
    }

    /// Notes that a player owes one of these cards of the hand.
    pub(crate) fn owe_card(&mut self, seat: Seat, cards: Cards) {
        self.make_pledge(Pledge { seat, pile: Pile::Hand, cards, count: 1 });
    }

    /// Nothing is owed any more.
    pub(crate) fn redeem_pledge(&mut self) {
        self.pledge = None;
    }
}
