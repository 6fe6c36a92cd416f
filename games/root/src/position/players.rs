//! A player's cards, items, points and goal.

use crate::terms::{Card, Cards, ItemCounts, Suit};
use kernel::Seat;

/// A player's cards, items, points and goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Player {
    pub(super) hand: Cards,
    pub(super) effects: Cards,
    /// Cards in others' hands and stacks that this player has seen there.
    pub(super) seen: Cards,
    pub(super) items: ItemCounts,
    pub(super) exhausted: ItemCounts,
    pub(super) score: u8,
    pub(super) goal: Goal,
}

/// What a player plays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Goal {
    /// Victory points (3.1).
    #[default]
    Points,
    /// An activated dominance card (3.3).
    Dominance(Suit),
    /// The victory of a partner (9.2.8).
    Coalition(Seat),
}

impl Player {
    /// Nobody's cards, items, points and goal.
    pub(super) const fn nobody() -> Self {
        let (cards, items) = (Cards::NONE, ItemCounts::none());
        Self {
            hand: cards,
            effects: cards,
            seen: cards,
            items,
            exhausted: items,
            score: 0,
            goal: Goal::Points,
        }
    }

    /// The cards in hand.
    #[inline]
    pub const fn hand(&self) -> Cards {
        self.hand
    }

    /// 1.2.1 Hands. How many cards a player holds is public, which ones is not.
    pub fn hand_size(&self) -> usize {
        kernel::cite(crate::law::golden_rules::HANDS);
        self.hand.len()
    }

    /// The crafted cards with persistent effects.
    #[inline]
    pub const fn effects(&self) -> Cards {
        self.effects
    }

    /// Cards in others' hands and stacks that this player has seen there.
    pub const fn seen(&self) -> Cards {
        self.seen
    }

    /// The Crafted Items box.
    pub const fn items(&self) -> &ItemCounts {
        &self.items
    }

    /// The items of the Crafted Items box that are face down.
    pub const fn exhausted(&self) -> &ItemCounts {
        &self.exhausted
    }

    /// The Crafted Items box, to add to or take from.
    pub(crate) const fn items_mut(&mut self) -> &mut ItemCounts {
        &mut self.items
    }

    /// The face-down items of the box, to add to or take from.
    pub(crate) const fn exhausted_mut(&mut self) -> &mut ItemCounts {
        &mut self.exhausted
    }

    /// The victory points.
    #[inline]
    pub const fn score(&self) -> u8 {
        self.score
    }

    /// What the player plays for.
    #[inline]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Whether the player's marker is on the score track.
    #[inline]
    pub const fn has_score_marker(&self) -> bool {
        matches!(self.goal, Goal::Points)
    }

    /// Changes what the player plays for.
    pub(crate) fn set_goal(&mut self, goal: Goal) {
        self.goal = goal;
    }

    /// Sets the points; the marker never goes below 0.
    pub(crate) fn set_score(&mut self, score: u8) {
        self.score = score;
    }

    /// Notes that the player has seen cards where others cannot.
    pub(crate) fn see(&mut self, cards: Cards) {
        self.seen = self.seen.union(cards);
    }

    /// Takes a card out of the hand.
    #[track_caller]
    pub(super) fn drop_card(&mut self, card: Card) {
        assert!(self.hand.has(card), "a card that is played is in hand");
        self.hand = self.hand.without(card);
    }
}
