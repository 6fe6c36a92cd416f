//! 11 The Riverfolk Company.

mod speech;
pub mod view;

pub use speech::{Fact, Question, Why};

use crate::position::Side;
use crate::terms::Faction;
use crate::{Desk, Flow, law::riverfolk as law};
use kernel::{Para, Seat, settled};

/// A paragraph of the Riverfolk that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 11.3: the set-up.
    SetUp,
    /// 11.2.5.I: trade posts were removed.
    TradeDisruption {
        /// How many.
        count: u8,
    },
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Riverfolk(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::TradeDisruption { .. } => law::TRADE_DISRUPTION,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, _desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::SetUp | Frame::TradeDisruption { .. } => settled(),
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

/// Whether a faction's hand lies open for everybody.
pub(crate) const fn has_open_hand(faction: Faction) -> bool {
    matches!(faction, Faction::Riverfolk)
}

/// Whether a player treats rivers as paths.
#[inline]
pub(crate) fn swims(desk: &Desk<'_>, seat: Seat) -> bool {
    desk.setting.faction(seat) == Faction::Riverfolk
}

/// Whether a faction moves along rivers whoever rules.
#[inline]
pub(crate) const fn ignores_rule_on_rivers(faction: Faction) -> bool {
    matches!(faction, Faction::Riverfolk)
}

/// The frame in which the turn player may buy services at the start of Birdsong.
pub(crate) fn open_shop(_desk: &Desk<'_>) -> Option<crate::Frame> {
    None
}

/// Mercenaries that fight on a side of the battle.
pub(crate) fn mercenaries(_desk: &Desk<'_>, _side: Side) -> u8 {
    0
}
