//! The board of the Lizard Cult: Lost Souls, revealed cards, acolytes and Outcast (10.2, 10.4, 10.5).

use crate::terms::{Card, Cards, Suit};

/// The board of the Lizard Cult.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LizardCultBoard {
    lost_souls: Cards,
    revealed: Cards,
    acolytes: u8,
    outcast: Option<Suit>,
    hated: bool,
    /// Suits scored for this turn, as bits (10.5.3).
    scored: u8,
}

impl LizardCultBoard {
    /// The Lost Souls pile: anybody may look through it.
    pub const fn lost_souls(&self) -> Cards {
        self.lost_souls
    }

    /// Cards revealed this turn, face up in the play area.
    pub const fn revealed(&self) -> Cards {
        self.revealed
    }

    /// The warriors in the Acolytes box.
    pub const fn acolytes(&self) -> u8 {
        self.acolytes
    }

    /// The suit that is the Outcast.
    pub const fn outcast(&self) -> Option<Suit> {
        self.outcast
    }

    /// Whether the Outcast is Hated.
    pub const fn is_hated(&self) -> bool {
        self.hated
    }

    /// Whether a suit was scored for this turn.
    pub const fn has_scored(&self, suit: Suit) -> bool {
        self.scored >> suit.index() & 1 == 1
    }
}

/// Verbs.
impl LizardCultBoard {
    /// Adds a card to the Lost Souls.
    pub(crate) fn lose_soul(&mut self, card: Card) {
        self.lost_souls = self.lost_souls.with(card);
    }

    /// Takes one of the Lost Souls.
    pub(crate) fn save_soul(&mut self, card: Card) {
        self.lost_souls = self.lost_souls.without(card);
    }

    /// Takes all Lost Souls off their pile.
    pub(crate) fn take_lost_souls(&mut self) -> Cards {
        std::mem::take(&mut self.lost_souls)
    }

    /// Lays a card of the hand open in the play area.
    pub(crate) fn reveal(&mut self, card: Card) {
        self.revealed = self.revealed.with(card);
    }

    /// Takes all revealed cards up.
    pub(crate) fn take_revealed(&mut self) -> Cards {
        std::mem::take(&mut self.revealed)
    }

    /// Puts warriors into the Acolytes box.
    pub(crate) fn add_acolytes(&mut self, count: u8) {
        self.acolytes += count;
    }

    /// Takes warriors out of the Acolytes box.
    pub(crate) fn remove_acolytes(&mut self, count: u8) {
        self.acolytes -= count;
    }

    /// Moves the marker to a suit, its plain side up.
    pub(crate) fn set_outcast(&mut self, suit: Suit) {
        (self.outcast, self.hated) = (Some(suit), false);
    }

    /// Turns the marker to its Hated side.
    pub(crate) fn hate_outcast(&mut self) {
        self.hated = true;
    }

    /// Notes that a suit was scored for.
    pub(crate) fn mark_scored(&mut self, suit: Suit) {
        self.scored |= 1 << suit.index();
    }

    /// Forgets what was scored: a new turn begins.
    pub(crate) fn begin_turn(&mut self) {
        self.scored = 0;
    }
}
