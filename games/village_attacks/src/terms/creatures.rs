//! The monsters' side: playing monsters, the summoned monster and minions.

use kernel::Set;
use kernel::notation::{NotAChoice, number};
use std::fmt;
use std::str::FromStr;

/// The most playing monsters.
pub const MONSTERS: usize = 5;
/// The most creatures: playing monsters, one summoned monster, two minions of each kind.
pub const CREATURES: usize = 10;

kernel::numbered! {
    /// A playing monster, by its place round the table.
    pub struct Slot: MONSTERS in u8;
    /// A figure of the monsters' side.
    pub struct Creature: CREATURES in u16;
}

impl Slot {
    /// The monster as a creature.
    #[inline]
    pub const fn creature(self) -> Creature {
        Creature(self.0)
    }
}

kernel::words! {
    /// A kind of minion (V30).
    pub enum Minion {
        /// Of the lich.
        BoneThrall,
        /// Of the packmaster.
        GreyWolf,
    }
}

impl Creature {
    /// The summoned monster.
    pub const SUMMONED: Self = Self(5);

    /// A minion: the first or the second of its kind.
    pub const fn minion(kind: Minion, which: u8) -> Self {
        Self(6 + 2 * kind as u8 + which)
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

impl FromStr for Creature {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        if text == "summoned" {
            return Ok(Self::SUMMONED);
        }
        let minion = |_| number(text, "minion", 1, CREATURES - 6).map(|it| Self::at(it + 6));
        number(text, "m", 1, MONSTERS).map(Self::at).or_else(minion)
    }
}

/// A set of creatures.
pub type Creatures = Set<Creature>;
/// The playing monsters.
pub const PLAYING: Creatures = Creatures::from_bits(0b1_1111);
/// The minions.
pub const MINIONS: Creatures = Creatures::from_bits(0b11_1100_0000);

impl Minion {
    /// Both figures of the kind.
    pub const fn figures(self) -> Creatures {
        Creatures::from_bits(0b11 << Creature::minion(self, 0).0)
    }
}
