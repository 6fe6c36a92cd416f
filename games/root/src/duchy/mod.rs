//! 12 The Underground Duchy.

mod speech;
pub mod view;

pub use speech::{Fact, Question, Why};

use crate::terms::Piece;
use crate::{Desk, Flow, law::duchy as law};
use kernel::{Para, settled};

/// A paragraph of the Duchy that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 12.3: the set-up.
    SetUp,
    /// 12.2.3: buildings were removed.
    PriceOfFailure,
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Duchy(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::PriceOfFailure => law::THE_PRICE_OF_FAILURE,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, _desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::SetUp | Frame::PriceOfFailure => settled(),
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
    &[Piece::Citadel, Piece::Market]
}
