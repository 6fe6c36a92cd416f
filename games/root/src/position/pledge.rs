//! What others may know of hidden cards because their owner has bound himself to pay.

use super::Position;
use crate::setting::deck::Deck;
use crate::terms::{Cards, Suit};
use kernel::Seat;
use std::hash::{Hash, Hasher};

/// A player owes cards out of a hidden pile: the pile holds at least this many of these.
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
    /// At most this many of each suit count.
    pub limits: Limits,
}

/// How many cards of each suit count at most. Where nothing is limited they are no part of a digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    most: [u8; Suit::ALL.len()],
    /// This many more of any suits.
    more: u8,
}

impl Limits {
    /// No limit to any suit.
    pub const NONE: Self = Self { most: [u8::MAX; Suit::ALL.len()], more: 0 };

    /// The same with a limit to a suit.
    pub(crate) const fn to(mut self, suit: Suit, most: u8) -> Self {
        self.most[suit.index()] = most;
        self
    }

    /// The same with this many more of any suits.
    pub(crate) const fn and_more(mut self, more: u8) -> Self {
        self.more = more;
        self
    }

    fn of(self, suit: Suit) -> usize {
        self.most[suit.index()].into()
    }
}

impl Hash for Limits {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::NONE {
            self.most.hash(state);
        }
        if self.more > 0 {
            self.more.hash(state);
        }
    }
}

impl Pledge {
    /// The cards that bring the owner of these nearer to what is owed.
    pub(crate) fn wants(&self, held: Cards, deck: &Deck) -> Cards {
        let more = self.over(held, deck) < self.limits.more.into();
        let room = |suit: &Suit| more || self.counted(held, *suit, deck) < self.limits.of(*suit);
        let wanted = Suit::ALL.into_iter().filter(room).map(|suit| deck.of_suit(suit));
        self.cards.and(wanted.fold(Cards::NONE, Cards::union)).minus(held)
    }

    /// Whether whoever holds these cards has what is owed.
    pub(crate) fn is_covered_by(&self, held: Cards, deck: &Deck) -> bool {
        let counts = Suit::ALL.map(|suit| self.counted(held, suit, deck).min(self.limits.of(suit)));
        let more = self.over(held, deck).min(self.limits.more.into());
        counts.iter().sum::<usize>() + more >= self.count.into()
    }

    /// How many cards are beyond the limit of their suit.
    fn over(&self, held: Cards, deck: &Deck) -> usize {
        if self.limits.more == 0 {
            return 0;
        }
        let over = |suit| self.counted(held, suit, deck).saturating_sub(self.limits.of(suit));
        Suit::ALL.map(over).iter().sum()
    }

    fn counted(&self, held: Cards, suit: Suit, deck: &Deck) -> usize {
        held.and(self.cards).and(deck.of_suit(suit)).len()
    }
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
        self.make_pledge(Pledge { seat, pile: Pile::Hand, cards, count: 1, limits: Limits::NONE });
    }

    /// Nothing is owed any more.
    pub(crate) fn redeem_pledge(&mut self) {
        self.pledge = None;
    }
}
