//! Zones and sets of zones.

use super::small;
use kernel::Bits;
use kernel::bits::ones;
use std::fmt;
use std::str::FromStr;

/// The most zones a map has.
pub const ZONES: usize = 16;

/// A zone of the castle, by its number on the map; 0 is the Castle Heart (V1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Zone(pub u8);

impl Zone {
    /// The Castle Heart.
    pub const HEART: Self = Self(0);

    /// The zone as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "z{}", self.0)
    }
}

/// The text names no zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAZone;

impl FromStr for Zone {
    type Err = NotAZone;

    fn from_str(text: &str) -> Result<Self, NotAZone> {
        let number = text.strip_prefix('z').and_then(|number| number.parse().ok());
        number.filter(|&number: &u8| usize::from(number) < ZONES).map(Self).ok_or(NotAZone)
    }
}

/// A set of zones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Zones(u16);

impl Zones {
    /// No zone.
    pub const NONE: Self = Self(0);

    /// One zone.
    #[inline]
    pub const fn only(zone: Zone) -> Self {
        Self(1 << zone.0)
    }

    /// This set and one zone more.
    #[must_use]
    #[inline]
    pub const fn with(self, zone: Zone) -> Self {
        Self(self.0 | 1 << zone.0)
    }

    /// This set less one zone.
    #[must_use]
    #[inline]
    pub const fn without(self, zone: Zone) -> Self {
        Self(self.0 & !(1 << zone.0))
    }

    /// The zones of either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The zones of both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The zones of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the zone is in the set.
    #[inline]
    pub const fn has(self, zone: Zone) -> bool {
        self.0 >> zone.0 & 1 == 1
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The zones in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Zone> {
        ones(u64::from(self.0)).map(|zone| Zone(small(zone)))
    }

    /// The set as the kernel draws from it.
    pub fn bits(self) -> Bits<1> {
        Bits::from_words([u64::from(self.0)])
    }
}

impl FromIterator<Zone> for Zones {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Self {
        zones.into_iter().fold(Self::NONE, Self::with)
    }
}
