//! 13 The Corvid Conspiracy.

mod speech;
pub mod view;

pub use speech::{Fact, Question, Why};

use crate::terms::{Clearing, Clearings, Faction, Piece};
use crate::{Asking, Desk, Flow, Position, Setting, law::corvids as law};
use kernel::{Chance, Para, Seat, Viewer, settled};

/// A paragraph of the Corvids that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 13.3: the set-up.
    SetUp,
    /// 13.7.4: a raid was removed here.
    Raid(Clearing),
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Corvids(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::Raid(_) => law::RAID,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, _desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::SetUp | Frame::Raid(_) => settled(),
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
    &[Piece::Plot]
}

/// Whether a faction moves whoever rules.
#[inline]
pub(crate) const fn is_nimble(faction: Faction) -> bool {
    matches!(faction, Faction::Corvids)
}

/// Where no pieces of a faction may be placed or moved out of: face-up snares of its enemy.
#[inline]
pub(crate) fn snares(_desk: &Desk<'_>, _faction: Faction) -> Clearings {
    Clearings::NONE
}

/// Whether the defender deals an extra hit because of a hidden plot.
pub(crate) fn has_embedded_agents(_desk: &Desk<'_>) -> bool {
    false
}

/// Adds what others may do against plots during their turn.
pub(crate) fn offer_exposure<'d>(asking: Asking<'d>, _desk: &Desk<'_>, _seat: Seat) -> Asking<'d> {
    asking
}

/// A plot was removed from a clearing: says whether that triggers a raid.
pub(crate) fn plot_removed(_desk: &mut Desk<'_>, _clearing: Clearing) -> bool {
    false
}

/// Replaces plots a viewer cannot know by a fair sample.
pub(crate) fn redeal(_: &Setting, _: &mut Position, _: Viewer, _: &mut Chance<'_>) {}
