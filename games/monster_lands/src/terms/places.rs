//! Places of the board (M1.5): buildings, and the Paths of the Outside.

kernel::words! {
    /// A building of the Citadel.
    pub enum Building in u8 {
        /// The Hunter's Lodge.
        Lodge,
        Alchemist, Tavern, Armory, PawnShop,
        Bazaar, Mine,
    }

    /// A space of the Alchemist or the Mine, where a player chooses among them.
    pub enum Space { First = "1", Second = "2", Third = "3", Fourth = "4" }

    /// Left or right: a Land dock, a Mission space, a Path of a Mission.
    pub enum Side {
        /// Land A, Mission A, the left Path.
        A,
        /// Land B, Mission B, the right Path.
        B,
    }
}

/// A place of the Outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// A Land with its four Paths.
    Land(Side),
    /// A Mission with its two Paths.
    Mission(Side),
    /// The Entrance of the Citadel with its two Paths.
    Entrance,
}

kernel::words! {
    /// A Path of the Outside.
    pub enum Path {
        A1, A2, A3, A4, B1, B2, B3, B4,
        MissionALeft, MissionARight, MissionBLeft,
        MissionBRight, Upper, Lower,
    }
}

/// The place of each Path and its number there.
const ON_THE_BOARD: [(Place, usize); Path::ALL.len()] = [
    (Place::Land(Side::A), 0),
    (Place::Land(Side::A), 1),
    (Place::Land(Side::A), 2),
    (Place::Land(Side::A), 3),
    (Place::Land(Side::B), 0),
    (Place::Land(Side::B), 1),
    (Place::Land(Side::B), 2),
    (Place::Land(Side::B), 3),
    (Place::Mission(Side::A), 0),
    (Place::Mission(Side::A), 1),
    (Place::Mission(Side::B), 0),
    (Place::Mission(Side::B), 1),
    (Place::Entrance, 0),
    (Place::Entrance, 1),
];

impl Path {
    /// The place it belongs to.
    #[inline]
    pub const fn place(self) -> Place {
        ON_THE_BOARD[self.index()].0
    }

    /// Its number within its place, from 0.
    #[inline]
    pub const fn number(self) -> usize {
        ON_THE_BOARD[self.index()].1
    }
}

impl Place {
    /// Its Paths, from the left or from above.
    pub const fn paths(self) -> &'static [Path] {
        match self {
            Self::Land(Side::A) => &[Path::A1, Path::A2, Path::A3, Path::A4],
            Self::Land(Side::B) => &[Path::B1, Path::B2, Path::B3, Path::B4],
            Self::Mission(Side::A) => &[Path::MissionALeft, Path::MissionARight],
            Self::Mission(Side::B) => &[Path::MissionBLeft, Path::MissionBRight],
            Self::Entrance => &[Path::Upper, Path::Lower],
        }
    }
}
