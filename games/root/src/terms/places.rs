//! Clearings and forests (2.2, 2.4).

use super::{CLEARINGS, Clearings};
use kernel::notation::NotAChoice;
use std::fmt;
use std::str::FromStr;

kernel::numbered! {
    /// A clearing, counted from 0 and written from `c1`.
    pub struct Clearing: CLEARINGS in u16, written "c" from 1;
    /// A forest, counted from 0 and written from `f1`; a map has at most this many.
    pub struct Forest: 10 in u16, written "f" from 1;
}

impl Clearing {
    /// Every clearing of a map.
    pub fn all() -> impl Iterator<Item = Self> {
        Clearings::ALL.iter()
    }
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

kernel::listed! { Place { Clearing(clearing: Clearing), Forest(forest: Forest) } {} }
