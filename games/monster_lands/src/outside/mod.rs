//! M18 Outside: placing.

mod adding;
mod paths;

pub(crate) use paths::why_not;

use crate::law::outside as law;
use crate::terms::{Colour, Die, Mercenary, Path, Store, Trap};
use crate::{Desk, Flow};
use kernel::Seat;

kernel::frames! {
    /// A paragraph of placing in the Outside that stands open.
    pub enum Frame {
        Assign(seat: Seat, mercenary: Mercenary) = law::ASSIGN => paths::assign,
        Assigned(seat: Seat, mercenary: Mercenary, path: Path) = law::ASSIGN => paths::assigned,
        MissionPaths(seat: Seat, path: Path, left: u8, from: Die) = law::MISSION_PATHS => paths::mission_paths,
        MissionDie(seat: Seat, path: Path, die: Die, left: u8) = law::MISSION_PATHS => paths::mission_die,
        Add(seat: Seat, path: Path, from: Piece) = law::PATH_HEADER => adding::add,
        AddDie(seat: Seat, path: Path, die: Die) = law::PATH_HEADER => adding::die,
        AddTrap(seat: Seat, path: Path, trap: Trap) = law::FACE_DOWN => adding::trap,
        AddDefence(seat: Seat, path: Path) = law::PATH_HEADER => adding::token(seat, path, Store::Defence, desk),
        TakeAlong(seat: Seat, path: Path, what: Store) = crate::law::alchemist::TAKE_ALONG => adding::token,
        Benefits(seat: Seat, path: Path) = law::BENEFITS => adding::benefits,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
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
    /// Defence tokens, then a Potion, then a Venom.
    Token(Store),
}

impl Piece {
    /// The piece that a die for a fight is.
    fn of(die: Die) -> Self {
        if die.colour() == Colour::Strength { Self::Strength } else { Self::Magic }
    }
}
