//! The plots of the Corvids: which they are, which lie face up, and what guesses have told (13.2.2, 13.2.4, 13.7).

use crate::terms::{CLEARINGS, Clearing, Clearings, Plot};

/// The plots of the Corvids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CorvidsBoard {
    /// What each plot on the map is.
    plots: [Option<Plot>; CLEARINGS],
    face_up: Clearings,
    /// The kinds a face-down plot was wrongly guessed to be, as bits: everybody heard it.
    ruled_out: [u8; CLEARINGS],
    /// How many plots were placed this turn (13.5.2).
    placed: u8,
}

impl CorvidsBoard {
    /// The plot in a clearing; others may know it only if it lies face up.
    pub const fn plot(&self, clearing: Clearing) -> Option<Plot> {
        self.plots[clearing.index()]
    }

    /// Where plots lie face up.
    #[inline]
    pub const fn face_up(&self) -> Clearings {
        self.face_up
    }

    /// Where plots lie face down.
    pub fn face_down(&self) -> Clearings {
        self.all().minus(self.face_up)
    }

    /// Where there are plots.
    pub fn all(&self) -> Clearings {
        Clearing::all().filter(|&clearing| self.plot(clearing).is_some()).collect()
    }

    /// Where plots of a kind lie face up.
    pub fn shown(&self, kind: Plot) -> Clearings {
        self.face_up.iter().filter(|&clearing| self.plot(clearing) == Some(kind)).collect()
    }

    /// How many plots of a kind are on the map, as the Corvids know.
    pub fn on_map(&self, kind: Plot) -> u8 {
        let there = self.plots.iter().filter(|&&plot| plot == Some(kind)).count();
        u8::try_from(there).expect("plots are few")
    }

    /// Whether everybody knows that a face-down plot is not of this kind, for somebody guessed so in vain.
    pub const fn is_ruled_out(&self, clearing: Clearing, kind: Plot) -> bool {
        self.ruled_out[clearing.index()] >> kind.index() & 1 == 1
    }

    /// How many plots were placed this turn.
    pub const fn placed(&self) -> u8 {
        self.placed
    }

    /// A turn of the Corvids begins.
    pub(crate) fn begin_turn(&mut self) {
        self.placed = 0;
    }

    /// Counts a plot that was placed this turn.
    pub(crate) fn count_placed(&mut self) {
        self.placed += 1;
    }

    /// Puts a plot into a clearing, face down.
    pub(crate) fn put(&mut self, clearing: Clearing, kind: Plot) {
        self.plots[clearing.index()] = Some(kind);
    }

    /// Turns a plot face up.
    pub(crate) fn flip(&mut self, clearing: Clearing) {
        self.face_up = self.face_up.with(clearing);
        self.ruled_out[clearing.index()] = 0;
    }

    /// Takes the plot out of a clearing; says which it was.
    pub(crate) fn take(&mut self, clearing: Clearing) -> Option<Plot> {
        self.face_up = self.face_up.without(clearing);
        self.ruled_out[clearing.index()] = 0;
        self.plots[clearing.index()].take()
    }

    /// Notes that a plot was guessed in vain to be of a kind.
    pub(crate) fn rule_out(&mut self, clearing: Clearing, kind: Plot) {
        self.ruled_out[clearing.index()] |= 1 << kind.index();
    }

    /// Two plots that lie alike change places; what is known of each goes with it.
    pub(crate) fn swap(&mut self, one: Clearing, other: Clearing) {
        self.plots.swap(one.index(), other.index());
        self.ruled_out.swap(one.index(), other.index());
    }
}
