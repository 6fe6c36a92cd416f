//! Dice: their colours, and handfuls of them.

use kernel::notation::NotAChoice;
use kernel::{Listed, Set};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

kernel::words! {
    /// The colour of a die.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Colour in u8 {
        /// Red.
        Strength = "s",
        /// Purple.
        Magic = "m",
        /// Yellow.
        Persuasion = "p",
    }
}

/// What a die shows: 1 to 6.
pub type Face = u8;

/// A set of colours.
pub type Colours = Set<Colour>;

/// Strength and Magic, which fight Monsters.
pub const FIGHTING: Colours = Set::from_bits(0b011);

/// What a Mercenary takes to a Path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Load {
    /// The dice.
    pub dice: Dice,
    /// How many Traps.
    pub traps: u8,
    /// How many Defence tokens.
    pub defence: u8,
    /// How many Potions.
    pub potions: u8,
    /// How many Venoms.
    pub venoms: u8,
}

/// Dice by colour, not rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Dice {
    /// Strength dice.
    pub strength: u8,
    /// Magic dice.
    pub magic: u8,
    /// Persuasion dice.
    pub persuasion: u8,
}

impl Dice {
    /// This many dice of one colour.
    pub fn some(colour: Colour, count: u8) -> Self {
        let mut dice = Self::default();
        *dice.of_mut(colour) = count;
        dice
    }

    /// How many of a colour.
    pub const fn of(&self, colour: Colour) -> u8 {
        match colour {
            Colour::Strength => self.strength,
            Colour::Magic => self.magic,
            Colour::Persuasion => self.persuasion,
        }
    }

    /// How many of these colours.
    pub fn of_any(&self, colours: Colours) -> u8 {
        let counted = |colour: Colour| if colours.has(colour) { self.of(colour) } else { 0 };
        Colour::ALL.into_iter().map(counted).sum()
    }

    /// The count of a colour, to change.
    pub const fn of_mut(&mut self, colour: Colour) -> &mut u8 {
        match colour {
            Colour::Strength => &mut self.strength,
            Colour::Magic => &mut self.magic,
            Colour::Persuasion => &mut self.persuasion,
        }
    }

    /// How many in all.
    pub const fn total(&self) -> u8 {
        self.strength + self.magic + self.persuasion
    }

    /// These dice and those.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            strength: self.strength + other.strength,
            magic: self.magic + other.magic,
            persuasion: self.persuasion + other.persuasion,
        }
    }

    /// Whether there are at least those.
    pub const fn covers(&self, other: &Self) -> bool {
        self.strength >= other.strength
            && self.magic >= other.magic
            && self.persuasion >= other.persuasion
    }
}

/// A die of a Dice Pool: a Persuasion die shows its face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Die {
    /// A Strength die.
    Strength,
    /// A Magic die.
    Magic,
    /// A Persuasion die and what it shows.
    Persuasion(Face),
}

impl Die {
    /// Its colour.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Strength => Colour::Strength,
            Self::Magic => Colour::Magic,
            Self::Persuasion(_) => Colour::Persuasion,
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Strength => f.write_str("s"),
            Self::Magic => f.write_str("m"),
            Self::Persuasion(face) => write!(f, "p{face}"),
        }
    }
}

impl FromStr for Die {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        match text.as_bytes() {
            b"s" => Ok(Self::Strength),
            b"m" => Ok(Self::Magic),
            [b'p', face @ b'1'..=b'6'] => Ok(Self::Persuasion(face - b'0')),
            _ => Err(NotAChoice::new(text)),
        }
    }
}

/// Strength, Magic, then Persuasion face by face.
impl Listed for Die {
    const COUNT: usize = 8;

    #[inline]
    fn rank(self) -> usize {
        match self {
            Self::Strength => 0,
            Self::Magic => 1,
            Self::Persuasion(face) => 1 + usize::from(face),
        }
    }

    fn ranked(rank: usize) -> Self {
        match rank {
            0 => Self::Strength,
            1 => Self::Magic,
            face => Self::Persuasion(Face::ranked(face - 1)),
        }
    }
}
