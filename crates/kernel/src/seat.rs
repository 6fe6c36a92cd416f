//! Seats round the table.

use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// A place at the table, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct Seat(pub u8);

/// The most seats a table has.
pub const MAX_SEATS: usize = 8;

impl Seat {
    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise, of `count`.
    #[must_use]
    pub const fn after(self, count: usize) -> Self {
        if self.index() + 1 >= count { Self(0) } else { Self(self.0 + 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);
    /// Every seat there can be.
    pub const EVERYONE: Self = Self(u8::MAX);

    /// The first `count` seats.
    pub const fn first(count: usize) -> Self {
        if count >= MAX_SEATS { Self::EVERYONE } else { Self((1 << count) - 1) }
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set less one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(u8::try_from(rest.trailing_zeros()).ok()?);
            rest &= rest.checked_sub(1)?;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Through whose eyes a game is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// One who sits at the table.
    Seat(Seat),
    /// One who stands behind nobody: sees what is public.
    Watcher,
}

impl Viewer {
    /// The seat, if the viewer has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Watcher => None,
        }
    }

    /// Whether this viewer sits here.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Whether this viewer belongs to the seats.
    pub fn is_among(self, seats: Seats) -> bool {
        seats == Seats::EVERYONE || self.seat().is_some_and(|seat| seats.has(seat))
    }
}
