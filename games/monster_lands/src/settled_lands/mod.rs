//! M19 Settled Lands, and how a Land is settled (M27.6 to M27.8).

mod action;
mod settling;

pub(crate) use action::why_not;
pub(crate) use settling::{can_be_settled, offer_settle};

use crate::game::{Desk, Flow};
use crate::law::{conquest, loot, settled_lands as law};
use crate::terms::{Die, Land, Loot, Mercenary};
use kernel::{Para, Seat};

/// A paragraph of the settled Lands that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// M19.1: which dice, from this place on, the last one being of this sort.
    LandAction(Seat, Land, u8, Die),
    /// M19.1: this die.
    LandDie(Seat, Land, Die, u8),
    /// M19.1: what is gained.
    LandGain(Seat, Land),
    /// Loot from the offer: which.
    TakeLoot(Seat),
    /// Loot from the offer: this.
    TakenLoot(Seat, Loot),
    /// M27.6: whether a Land that was just conquered is settled.
    Settle(Seat, Land),
    /// M27.6: by this Mercenary.
    Settled(Seat, Land, Mercenary),
}

/// The paragraph of a frame.
pub(crate) const fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::LandAction(..) | Frame::LandDie(..) | Frame::LandGain(..) => law::LAND_ACTION,
        Frame::TakeLoot(_) | Frame::TakenLoot(..) => loot::REFILL_THE_LOOT,
        Frame::Settle(..) | Frame::Settled(..) => conquest::SETTLE,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::LandAction(seat, land, placed, last) => {
            action::land_action(seat, land, placed, last, desk)
        }
        Frame::LandDie(seat, land, die, placed) => action::land_die(seat, land, die, placed, desk),
        Frame::LandGain(seat, land) => action::land_gain(seat, land, desk),
        Frame::TakeLoot(seat) => action::take_loot(seat, desk),
        Frame::TakenLoot(seat, loot) => action::taken_loot(seat, loot, desk),
        Frame::Settle(seat, land) => settling::settle(seat, land, desk),
        Frame::Settled(seat, land, mercenary) => settling::settled_by(seat, land, mercenary, desk),
    }
}
