//! Answers and their notation.

use kernel::Seat;
use kernel::notation::{NotAChoice, Words};
use std::fmt;
use std::str::FromStr;

kernel::words! {
    /// What a card is.
    pub enum Kind {
        /// A light weapon.
        Sword = "sword",
        /// A long weapon.
        Pike = "pike",
        /// A heavy weapon.
        Axe = "axe",
        /// No weapon: it is laid against a march, or against an ambush.
        Ambush = "ambush",
    }
}

impl Kind {
    /// The weapons.
    pub const WEAPONS: [Self; 3] = [Self::Sword, Self::Pike, Self::Axe];
}

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// `swap axe`: this card for another.
    Swap(Kind),
    /// `stand`: keep all cards.
    Stand,
    /// `train`: a soldier, for a coin.
    Train,
    /// `arm axe`: to march with.
    Arm(Kind),
    /// `rest`: no more deeds.
    Rest,
    /// `at 2`: against this seat.
    At(Seat),
    /// `ambush`: lay one.
    Ambush,
    /// `hold`: lay none.
    Hold,
    /// `drop axe`: a card too many.
    Drop(Kind),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap(kind) => write!(f, "swap {kind}"),
            Self::Stand => f.write_str("stand"),
            Self::Train => f.write_str("train"),
            Self::Arm(kind) => write!(f, "arm {kind}"),
            Self::Rest => f.write_str("rest"),
            Self::At(seat) => write!(f, "at {seat}"),
            Self::Ambush => f.write_str("ambush"),
            Self::Hold => f.write_str("hold"),
            Self::Drop(kind) => write!(f, "drop {kind}"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let mut words = Words::of(text);
        let choice = match words.word()? {
            "swap" => Self::Swap(words.read()?),
            "stand" => Self::Stand,
            "train" => Self::Train,
            "arm" => Self::Arm(words.read()?),
            "rest" => Self::Rest,
            "at" => Self::At(words.read()?),
            "ambush" => Self::Ambush,
            "hold" => Self::Hold,
            "drop" => Self::Drop(words.read()?),
            _ => return Err(words.refuse()),
        };
        words.end(choice)
    }
}
