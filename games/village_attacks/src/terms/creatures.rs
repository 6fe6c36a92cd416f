//! The monsters' side: playing monsters, the summoned monster and minions.

use super::small;
use kernel::Bits;
use kernel::bits::ones;
use std::fmt;
use std::str::FromStr;

/// The most playing monsters.
pub const MONSTERS: usize = 5;
/// The most creatures: playing monsters, one summoned monster, two minions of each kind.
pub const CREATURES: usize = 10;

/// A playing monster, by its place round the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Slot(pub u8);

impl Slot {
    /// The place as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The monster as a creature.
    #[inline]
    pub const fn creature(self) -> Creature {
        Creature(self.0)
    }
}

/// A figure of the monsters' side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Creature(pub u8);

kernel::words! {
    /// A kind of minion (V30).
    pub enum Minion {
        /// Of the lich.
        BoneThrall = "bone-thrall",
        /// Of the packmaster.
        GreyWolf = "grey-wolf",
    }
}

impl Creature {
    /// The summoned monster.
    pub const SUMMONED: Self = Self(5);

    /// A minion: the first or the second of its kind.
    pub const fn minion(kind: Minion, which: u8) -> Self {
        Self(6 + 2 * kind as u8 + which)
    }

    /// The creature as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The playing monster, if it is one.
    #[inline]
    pub const fn slot(self) -> Option<Slot> {
        if self.0 < 5 { Some(Slot(self.0)) } else { None }
    }

    /// The kind of minion, if it is one.
    #[inline]
    pub const fn minion_kind(self) -> Option<Minion> {
        match self.0 {
            6 | 7 => Some(Minion::BoneThrall),
            8 | 9 => Some(Minion::GreyWolf),
            _ => None,
        }
    }
}

/// A creature is written `m1` to `m5`, `summoned`, or `minion1` to `minion4`.
impl fmt::Display for Creature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0..5 => write!(f, "m{}", self.0 + 1),
            5 => f.write_str("summoned"),
            _ => write!(f, "minion{}", self.0 - 5),
        }
    }
}

/// The text names no creature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotACreature;

impl FromStr for Creature {
    type Err = NotACreature;

    fn from_str(text: &str) -> Result<Self, NotACreature> {
        let number = |prefix: &str, most: u8| {
            let number = text.strip_prefix(prefix)?.parse::<u8>().ok()?;
            (1..=most).contains(&number).then_some(number)
        };
        if text == "summoned" {
            return Ok(Self::SUMMONED);
        }
        let minion = || number("minion", 4).map(|number| Self(number + 5));
        number("m", 5).map(|number| Self(number - 1)).or_else(minion).ok_or(NotACreature)
    }
}

/// A set of creatures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Creatures(u16);

impl Creatures {
    /// None.
    pub const NONE: Self = Self(0);
    /// The playing monsters.
    pub const PLAYING: Self = Self(0b1_1111);
    /// The minions.
    pub const MINIONS: Self = Self(0b11_1100_0000);

    /// One creature.
    #[inline]
    pub const fn only(creature: Creature) -> Self {
        Self(1 << creature.0)
    }

    /// Both minions of a kind.
    pub const fn minions(kind: Minion) -> Self {
        Self(0b11 << Creature::minion(kind, 0).0)
    }

    /// The creatures of either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The creatures of both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The creatures of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Adds a creature.
    #[inline]
    pub const fn insert(&mut self, creature: Creature) {
        self.0 |= 1 << creature.0;
    }

    /// Takes a creature out.
    #[inline]
    pub const fn remove(&mut self, creature: Creature) {
        self.0 &= !(1 << creature.0);
    }

    /// Whether the creature is in the set.
    #[inline]
    pub const fn has(self, creature: Creature) -> bool {
        self.0 >> creature.0 & 1 == 1
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        small(self.0.count_ones() as usize)
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<Creature> {
        self.iter().next()
    }

    /// The creatures in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Creature> {
        ones(u64::from(self.0)).map(|creature| Creature(small(creature)))
    }

    /// The set as the kernel draws from it.
    pub fn bits(self) -> Bits<1> {
        Bits::from_words([u64::from(self.0)])
    }
}

impl FromIterator<Creature> for Creatures {
    fn from_iter<I: IntoIterator<Item = Creature>>(creatures: I) -> Self {
        creatures.into_iter().fold(Self::NONE, |set, it| set.union(Self::only(it)))
    }
}
