//! The board of the Keepers: Retinue and relics (15.2, 15.5, 15.6).

use crate::terms::{Cards, Retinue};

/// The board of the Keepers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KeepersBoard {
    retinue: [Cards; Retinue::ALL.len()],
    /// Relics in forests and in the Relics box.
    relics_elsewhere: u8,
}

impl KeepersBoard {
    /// The cards of a column of the Retinue, the Faithful Retainers not among them.
    pub const fn column(&self, column: Retinue) -> Cards {
        self.retinue[column.index()]
    }

    /// All cards of the Retinue.
    pub fn retinue(&self) -> Cards {
        self.retinue.into_iter().fold(Cards::NONE, Cards::union)
    }

    /// Relics that are not in clearings.
    pub const fn relics_elsewhere(&self) -> u8 {
        self.relics_elsewhere
    }
}
