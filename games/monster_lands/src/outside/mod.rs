//! M18 Outside: placing.

mod adding;
mod paths;

pub(crate) use paths::why_not;

use crate::game::{Desk, Flow};
use crate::law::outside as law;
use crate::terms::{Die, Mercenary, Path, Trap};
use kernel::{Para, Seat};

/// A paragraph of placing in the Outside that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// M18.1: which Path.
    Assign(Seat, Mercenary),
    /// M18.1: this Path.
    Assigned(Seat, Mercenary, Path),
    /// M18.5: which dice, how many are still to come, and from which sort on.
    MissionPaths(Seat, Path, u8, Die),
    /// M18.5: this die.
    MissionDie(Seat, Path, Die, u8),
    /// M18.6, M18.12: what is added, from this piece on.
    Add(Seat, Path, Piece),
    /// This die is added.
    AddDie(Seat, Path, Die),
    /// M18.8: this Trap is added.
    AddTrap(Seat, Path, Trap),
    /// A Defence token is added.
    AddDefence(Seat, Path),
    /// M12.4: a Potion is taken along.
    TakePotion(Seat, Path),
    /// M12.4: a Venom is taken along.
    TakeVenom(Seat, Path),
    /// M18.10, M18.13.
    Benefits(Seat, Path),
}

/// What can be added to a Path, in the one order in which it is added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// Strength dice.
    Strength,
    /// Magic dice.
    Magic,
    /// Traps, by kind; with the Trick module in any order.
    Trap(Trap),
    /// Defence tokens.
    Defence,
    /// A Potion.
    Potion,
    /// A Venom.
    Venom,
}

/// The paragraph of a frame.
pub(crate) const fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Assign(..) | Frame::Assigned(..) => law::ASSIGN,
        Frame::MissionPaths(..) | Frame::MissionDie(..) => law::MISSION_PATHS,
        Frame::Add(..) | Frame::AddDie(..) | Frame::AddDefence(..) => law::PATH_HEADER,
        Frame::AddTrap(..) => law::FACE_DOWN,
        Frame::TakePotion(..) | Frame::TakeVenom(..) => crate::law::alchemist::TAKE_ALONG,
        Frame::Benefits(..) => law::BENEFITS,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Assign(seat, mercenary) => paths::assign(seat, mercenary, desk),
        Frame::Assigned(seat, mercenary, path) => paths::assigned(seat, mercenary, path, desk),
        Frame::MissionPaths(seat, path, left, from) => {
            paths::mission_paths(seat, path, left, from, desk)
        }
        Frame::MissionDie(seat, path, die, left) => paths::mission_die(seat, path, die, left, desk),
        Frame::Add(seat, path, from) => adding::add(seat, path, from, desk),
        Frame::AddDie(seat, path, die) => adding::die(seat, path, die, desk),
        Frame::AddTrap(seat, path, trap) => adding::trap(seat, path, trap, desk),
        Frame::AddDefence(seat, path) => adding::defence(seat, path, desk),
        Frame::TakePotion(seat, path) => adding::potion(seat, path, desk),
        Frame::TakeVenom(seat, path) => adding::venom(seat, path, desk),
        Frame::Benefits(seat, path) => adding::benefits(seat, path, desk),
    }
}
