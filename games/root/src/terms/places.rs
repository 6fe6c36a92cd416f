//! Clearings and forests (2.2, 2.4).

use super::{CLEARINGS, Clearings};
use kernel::notation::NotAChoice;
use std::fmt;
use std::str::FromStr;

/// A clearing, counted from 0 and written from `c1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Clearing(pub u8);

impl Clearing {
    /// The clearing at an index of the map.
    #[inline]
    #[track_caller]
    pub fn at(index: usize) -> Self {
        Self(u8::try_from(index).expect("a map is small"))
    }

    /// The clearing as an index.
    #[inline]
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
