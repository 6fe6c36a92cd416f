//! 8 The Woodland Alliance.

use crate::terms::{Clearing, Piece};
use crate::{Desk, Flow, law};
use kernel::{Message, Para, Seat, settled};

/// Open paragraphs of chapter 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 8.2.4: a base was removed.
    RemovingBases {
        /// Which.
        base: Piece,
    },
    /// 8.2.6: a player moved warriors in or removed sympathy.
    Outrage {
        /// Where.
        clearing: Clearing,
        /// Who owes a card.
        by: Seat,
    },
    /// 8.3: the set-up.
    SetUp,
    /// 8.4.
    Birdsong,
    /// 8.5.
    Daylight,
    /// 8.6.
    Evening,
}

pub(crate) fn paragraph(frame: &Frame) -> Para {
    use law::alliance as a;
    match frame {
        Frame::RemovingBases { .. } => a::REMOVING_BASES,
        Frame::Outrage { .. } => a::OUTRAGE,
        Frame::SetUp => a::GATHER_WARRIORS,
        Frame::Birdsong => a::BIRDSONG,
        Frame::Daylight => a::DAYLIGHT,
        Frame::Evening => a::EVENING,
    }
}

pub(crate) fn resolve(frame: Frame, _desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::RemovingBases { .. } | Frame::Outrage { .. } | Frame::SetUp => settled(),
        Frame::Birdsong | Frame::Daylight | Frame::Evening => settled(),
    }
}

/// What is asked in chapter 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        match self {}
    }
}

/// What happens in chapter 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self) -> Message {
        match self {}
    }
}

/// Why something is withheld in chapter 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        match self {}
    }
}
