//! The board of the Hundreds: Hoard and mood (14.2.4, 14.7).

use crate::terms::{ItemCounts, Mood};

/// The board of the Hundreds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HundredsBoard {
    hoard: ItemCounts,
    mood: Option<Mood>,
}

impl HundredsBoard {
    /// The items of the Hoard.
    pub const fn hoard(&self) -> &ItemCounts {
        &self.hoard
    }

    /// The mood of the warlord.
    pub const fn mood(&self) -> Option<Mood> {
        self.mood
    }
}
