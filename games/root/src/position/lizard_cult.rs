//! The board of the Lizard Cult: Lost Souls, revealed cards, acolytes and Outcast (10.2, 10.4, 10.5).

use crate::terms::{Cards, Suit};

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
