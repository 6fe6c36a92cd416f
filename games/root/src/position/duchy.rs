//! The board of the Duchy: Burrow, revealed cards, ministers and crowns (12.2 to 12.6).

use crate::terms::{Cards, Minister, Rank};

/// The board of the Duchy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DuchyBoard {
    revealed: Cards,
    burrow: u8,
    /// Swayed ministers, as bits.
    swayed: u16,
    /// Crowns still on the board, by rank.
    crowns: [u8; Rank::ALL.len()],
}

impl DuchyBoard {
    /// Cards revealed this turn, face up in the play area.
    pub const fn revealed(&self) -> Cards {
        self.revealed
    }

    /// The warriors in the Burrow.
    pub const fn burrow(&self) -> u8 {
        self.burrow
    }

    /// Whether a minister is swayed.
    pub const fn is_swayed(&self, minister: Minister) -> bool {
        self.swayed >> minister.index() & 1 == 1
    }

    /// The crowns of a rank still on the board.
    pub const fn crowns(&self, rank: Rank) -> u8 {
        self.crowns[rank.index()]
    }
}
