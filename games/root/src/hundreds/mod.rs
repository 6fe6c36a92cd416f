//! 14 The Lord of the Hundreds.

mod speech;
pub mod view;

pub use speech::{Fact, Question, Why};

use crate::position::Side;
use crate::terms::Piece;
use crate::{Desk, Flow, law::hundreds as law};
use kernel::{Para, settled};

/// A paragraph of the Hundreds that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 14.3: the set-up.
    SetUp,
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Hundreds(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::SetUp => law::FACTION_SET_UP,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, _desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::SetUp => settled(),
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
    &[Piece::Stronghold]
}

/// The frame in which an attacker may declare looting.
pub(crate) fn start_of_battle(_desk: &Desk<'_>) -> Option<crate::Frame> {
    None
}

/// The frame of what a mood lets them do before the roll.
pub(crate) fn before_the_roll(_desk: &Desk<'_>) -> Option<crate::Frame> {
    None
}

/// Whether a side deals none of the hits it rolls.
pub(crate) fn is_looting(_desk: &Desk<'_>, _side: Side) -> bool {
    false
}

/// Whether the attacker deals an extra hit in wrath.
pub(crate) fn is_wrathful(_desk: &Desk<'_>) -> bool {
    false
}

/// Whether a side ignores the first hit it takes.
pub(crate) fn is_stubborn(_desk: &Desk<'_>, _side: Side) -> bool {
    false
}

/// The frame of what is looted at the end of a battle.
pub(crate) fn end_of_battle(_desk: &Desk<'_>) -> Option<crate::Frame> {
    None
}
