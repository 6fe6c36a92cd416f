//! The pieces on a card.

use crate::setting::faces::Spaces;
use crate::terms::Space;

/// The pieces on a card: which spaces are filled, and which of them by a Krystallium in place of a cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Works {
    filled: u16,
    stand_ins: u16,
}

impl Works {
    /// The filled spaces.
    #[inline]
    pub const fn filled(self) -> u16 {
        self.filled
    }

    /// How many pieces there are.
    pub const fn len(self) -> u32 {
        self.filled.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.filled == 0
    }

    /// How many spaces of a kind are filled.
    pub const fn on(self, spaces: &Spaces, space: Space) -> u32 {
        (self.filled & spaces.of[space.index()]).count_ones()
    }

    /// Whether a Krystallium fills a space in place of a cube.
    pub const fn stands_in(self, bit: u16) -> bool {
        self.stand_ins & bit != 0
    }

    /// Whether every space is filled.
    #[inline]
    pub const fn is_full(self, spaces: &Spaces) -> bool {
        self.filled == spaces.all
    }

    /// Whether one of these spaces is free.
    #[inline]
    pub const fn has_room(self, among: u16) -> bool {
        among & !self.filled != 0
    }

    /// Fills the first free space among these.
    #[track_caller]
    pub(crate) fn fill(&mut self, among: u16) {
        let free = among & !self.filled;
        assert!(free != 0, "there is a free space for the piece");
        self.filled |= free & free.wrapping_neg();
    }

    /// A Krystallium fills the first free space among these in place of a cube.
    #[track_caller]
    pub(crate) fn stand_in(&mut self, among: u16) {
        let free = among & !self.filled;
        let bit = free & free.wrapping_neg();
        self.fill(among);
        self.stand_ins |= bit;
    }

    /// The spaces filled by cubes: neither Krystallium nor Soldiers.
    #[inline]
    pub const fn cubes(self, spaces: &Spaces) -> u16 {
        self.filled & spaces.basic() & !self.stand_ins
    }

    /// Takes a piece off the last filled space among these.
    #[track_caller]
    pub(crate) fn empty(&mut self, among: u16) {
        let taken = self.filled & among & !self.stand_ins;
        assert!(taken != 0, "there is a piece to take");
        self.filled &= !(1 << taken.ilog2());
    }
}
