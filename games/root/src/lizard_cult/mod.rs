//! 10 The Lizard Cult.

mod speech;
pub mod view;

pub use speech::{Fact, Question, Why};

use crate::position::Woodland;
use crate::terms::{Clearing, Piece, Suit};
use crate::{Desk, Flow, law::lizard_cult as law};
use kernel::{Para, settled};

/// A paragraph of the Cult that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 10.3: the set-up.
    SetUp,
    /// 10.2.5: gardens were removed.
    FearOfTheFaithful {
        /// How many.
        count: u8,
    },
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::LizardCult(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::FearOfTheFaithful { .. } => law::FEAR_OF_THE_FAITHFUL,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, _desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::SetUp | Frame::FearOfTheFaithful { .. } => settled(),
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

/// The pieces they craft with: gardens of the Outcast's suit.
pub(crate) fn crafting(desk: &Desk<'_>) -> &'static [Piece] {
    match desk.position.lizard_cult.outcast() {
        Some(Suit::Fox) => &[Piece::FoxGarden],
        Some(Suit::Rabbit) => &[Piece::RabbitGarden],
        Some(Suit::Mouse) => &[Piece::MouseGarden],
        Some(Suit::Bird) | None => &[],
    }
}

/// Whether the Cult rules a clearing by its gardens alone.
#[inline]
pub(crate) fn has_pilgrims(woodland: &Woodland, clearing: Clearing) -> bool {
    Piece::GARDENS.iter().any(|&garden| woodland.with(garden).has(clearing))
}
