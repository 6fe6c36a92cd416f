//! The plots of the Corvids: which they are, and which lie face up (13.2.2, 13.7).

use crate::terms::{CLEARINGS, Clearing, Clearings, Plot};

/// The plots of the Corvids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CorvidsBoard {
    /// What each plot on the map is.
    plots: [Option<Plot>; CLEARINGS],
    face_up: Clearings,
}

impl CorvidsBoard {
    /// The plot in a clearing; others may know it only if it lies face up.
    pub const fn plot(&self, clearing: Clearing) -> Option<Plot> {
        self.plots[clearing.index()]
    }

    /// Where plots lie face up.
    pub const fn face_up(&self) -> Clearings {
        self.face_up
    }
}
