//! Clearings, forests, and sets of clearings (2.2, 2.4).

use super::CLEARINGS;
use kernel::notation::NotAChoice;
use std::fmt;
use std::str::FromStr;

/// A clearing, counted from 0 and written from `c1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Clearing(pub u8);

impl Clearing {
    /// The clearing at an index of the map.
    #[track_caller]
    pub fn at(index: usize) -> Self {
        Self(u8::try_from(index).expect("a map is small"))
    }

    /// The clearing as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every clearing of a map.
    pub fn all() -> impl Iterator<Item = Self> {
        Clearings::ALL.iter()
    }
}

impl fmt::Display for Clearing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0 + 1)
    }
}

impl FromStr for Clearing {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        numbered(text, "c", CLEARINGS).map(Self)
    }
}

/// A forest, counted from 0 and written from `f1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Forest(pub u8);

impl Forest {
    /// The most forests a map has.
    pub const MAX: usize = 10;

    /// The forest at an index of the map.
    #[track_caller]
    pub fn at(index: usize) -> Self {
        Self(u8::try_from(index).expect("a map is small"))
    }

    /// The forest as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Forest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "f{}", self.0 + 1)
    }
}

impl FromStr for Forest {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        numbered(text, "f", Self::MAX).map(Self)
    }
}

fn numbered(text: &str, prefix: &str, count: usize) -> Result<u8, NotAChoice> {
    let number = text.strip_prefix(prefix).and_then(|number| number.parse::<u8>().ok());
    let number = number.filter(|&number| number >= 1 && usize::from(number) <= count);
    number.map(|number| number - 1).ok_or_else(|| NotAChoice::new(text))
}

/// Where a pawn can stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In a clearing.
    Clearing(Clearing),
    /// In a forest.
    Forest(Forest),
}

impl Default for Place {
    fn default() -> Self {
        Self::Clearing(Clearing(0))
    }
}

impl Place {
    /// The clearing, if it is one.
    pub const fn clearing(self) -> Option<Clearing> {
        match self {
            Self::Clearing(clearing) => Some(clearing),
            Self::Forest(_) => None,
        }
    }

    /// The forest, if it is one.
    pub const fn forest(self) -> Option<Forest> {
        match self {
            Self::Clearing(_) => None,
            Self::Forest(forest) => Some(forest),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clearing(clearing) => clearing.fmt(f),
            Self::Forest(forest) => forest.fmt(f),
        }
    }
}

impl FromStr for Place {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        text.parse().map(Self::Clearing).or_else(|_| text.parse().map(Self::Forest))
    }
}

/// A set of clearings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Clearings(u16);

impl Clearings {
    /// No clearing.
    pub const NONE: Self = Self(0);
    /// Every clearing of a map.
    pub const ALL: Self = Self((1 << CLEARINGS) - 1);

    /// One clearing alone.
    #[inline]
    pub const fn only(clearing: Clearing) -> Self {
        Self(1 << clearing.0)
    }

    /// Whether the clearing is in the set.
    #[inline]
    pub const fn has(self, clearing: Clearing) -> bool {
        self.0 >> clearing.0 & 1 == 1
    }

    /// This set and one more clearing.
    #[inline]
    #[must_use]
    pub const fn with(self, clearing: Clearing) -> Self {
        Self(self.0 | 1 << clearing.0)
    }

    /// This set less one clearing.
    #[inline]
    #[must_use]
    pub const fn without(self, clearing: Clearing) -> Self {
        Self(self.0 & !(1 << clearing.0))
    }

    /// The clearings in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The clearings in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The clearings of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<Clearing> {
        self.iter().next()
    }

    /// The clearings in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Clearing> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros();
            rest &= rest - 1;
            Some(Clearing(u8::try_from(index).expect("a map is small")))
        })
    }
}

impl FromIterator<Clearing> for Clearings {
    fn from_iter<I: IntoIterator<Item = Clearing>>(clearings: I) -> Self {
        clearings.into_iter().fold(Self::NONE, Self::with)
    }
}
