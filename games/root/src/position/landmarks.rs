//! Where landmarks stand, and what lies on their cards (F).

use crate::terms::{Card, Cards, Clearing, ItemCounts, Landmark, Landmarks, Piece};

/// The most cards that lie in the Black Market.
pub const STALLS: usize = 3;

/// Where landmarks stand, and what lies on their cards. The Ferry is kept with the map, where it crosses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LandmarksBoard {
    /// Those that were drawn and are not yet set up (A.5.2).
    waiting: Landmarks,
    at: [Option<Clearing>; Landmark::COUNT],
    market: [Option<Card>; STALLS],
    forge: ItemCounts,
}

impl LandmarksBoard {
    /// Those that wait to be set up.
    pub const fn waiting(&self) -> Landmarks {
        self.waiting
    }

    /// The clearing of a landmark; that of the Ferry the map knows.
    #[inline]
    pub const fn at(&self, landmark: Landmark) -> Option<Clearing> {
        self.at[landmark.index()]
    }

    /// The card of a stall of the Black Market, face down.
    pub fn stall(&self, stall: usize) -> Option<Card> {
        self.market.get(stall).copied().flatten()
    }

    /// The cards of the Black Market.
    pub fn market(&self) -> Cards {
        self.market.iter().copied().flatten().collect()
    }

    /// The items at the Legendary Forge.
    #[inline]
    pub const fn forge(&self) -> &ItemCounts {
        &self.forge
    }

    /// Lets a landmark that was drawn wait to be set up.
    pub(crate) fn await_set_up(&mut self, landmark: Landmark) {
        self.waiting = self.waiting.with(landmark);
    }

    /// Sets a landmark up in a clearing.
    pub(crate) fn stand(&mut self, landmark: Landmark, clearing: Clearing) {
        self.waiting = self.waiting.without(landmark);
        self.at[landmark.index()] = Some(clearing);
    }

    /// Puts a card in a stall of the Black Market; hands back the one that lay there.
    pub(crate) fn put_in_stall(&mut self, stall: usize, card: Card) -> Option<Card> {
        self.market[stall].replace(card)
    }

    /// The items at the Legendary Forge, to add to or take from.
    pub(crate) const fn forge_mut(&mut self) -> &mut ItemCounts {
        &mut self.forge
    }
}

/// The slot of the Elder Treetop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Treetop {
    /// The clearing it belongs to.
    pub(super) clearing: Option<Clearing>,
    /// The building in it.
    pub(super) building: Option<Piece>,
}
