//! 15 The Keepers in Iron.

mod speech;
pub mod view;

pub use speech::{Fact, Question, Why};

use crate::position::Side;
use crate::terms::{Clearing, Piece};
use crate::{Desk, Flow, Position, Setting, law::keepers as law};
use kernel::{Chance, Para, Seat, Viewer, settled};

/// A paragraph of the Keepers that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 15.3: the set-up.
    SetUp,
    /// 15.2.5: relics were removed here.
    PrizedTrophies {
        /// Where.
        clearing: Clearing,
        /// How many.
        count: u8,
        /// Who removed them.
        by: Seat,
    },
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Keepers(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::PrizedTrophies { .. } => law::PRIZED_TROPHIES,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, _desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::SetUp | Frame::PrizedTrophies { .. } => settled(),
    }
}

/// Their Birdsong.
pub(crate) fn birdsong(_desk: &mut Desk<'_>) -> Flow {
    settled()
}

/// Their Daylight.
pub(crate) fn daylight(_desk: &mut Desk<'_>) -> Flow {
    settled()
}

/// Their Evening.
pub(crate) fn evening(_desk: &mut Desk<'_>) -> Flow {
    settled()
}

/// The pieces they craft with.
pub(crate) const fn crafting() -> &'static [Piece] {
    &[Piece::Waystation]
}

/// Whether a side ignores the first hit it takes.
pub(crate) fn is_devout(_desk: &Desk<'_>, _side: Side) -> bool {
    false
}

/// Replaces values of relics a viewer cannot know by a fair sample.
pub(crate) fn redeal(_: &Setting, _: &mut Position, _: Viewer, _: &mut Chance<'_>) {}
