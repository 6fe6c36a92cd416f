//! Offering areas, cards lying about, territories and their locations.

use super::CardName;
use kernel::notation::NotAChoice;
use kernel::{Listed, Set};
use std::fmt;
use std::str::FromStr;

kernel::words! {
    /// An Offering area.
    pub enum Area { Left, Right }
}

impl Area {
    /// The other area.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

kernel::words! {
    /// How a card lies.
    pub enum Facing {
        Up,
        /// Face down, with a Trap token (K3.8).
        Down,
        /// Face down, by the Master of Traps.
        Masterly,
    }
}

/// A card of an Offering area or of one's own Selection area, as a player points at it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lying {
    /// Face up in an Offering area: `left:hamlet`.
    In(Area, CardName),
    /// Face up in the Selection area: `hamlet`.
    Selected(CardName),
    /// Face down, by its number in the order they were laid: `down:1`.
    Down(u8),
}

/// The most cards that lie face down.
const FACE_DOWN: usize = 16;

/// Card by card where it can lie face up, then those that lie face down.
impl Listed for Lying {
    const COUNT: usize = 3 * CardName::COUNT + FACE_DOWN;

    #[inline]
    fn rank(self) -> usize {
        match self {
            Self::In(area, card) => 3 * card.index() + area.index(),
            Self::Selected(card) => 3 * card.index() + 2,
            Self::Down(number) => 3 * CardName::COUNT + usize::from(number),
        }
    }

    fn ranked(rank: usize) -> Self {
        if let Some(number) = rank.checked_sub(3 * CardName::COUNT) {
            return Self::Down(u8::ranked(number));
        }
        let card = CardName::ALL[rank / 3];
        match rank % 3 {
            0 => Self::In(Area::Left, card),
            1 => Self::In(Area::Right, card),
            _ => Self::Selected(card),
        }
    }
}

impl fmt::Display for Lying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::In(area, card) => write!(f, "{area}:{card}"),
            Self::Selected(card) => write!(f, "{card}"),
            Self::Down(number) => write!(f, "down:{}", number + 1),
        }
    }
}

impl FromStr for Lying {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let refuse = || NotAChoice::new(text);
        let Some((place, what)) = text.split_once(':') else {
            return text.parse().map(Self::Selected);
        };
        if place == "down" {
            let number: u8 = what.parse().map_err(|_| refuse())?;
            return number.checked_sub(1).map(Self::Down).ok_or_else(refuse);
        }
        Ok(Self::In(place.parse()?, what.parse()?))
    }
}

kernel::words! {
    /// A territory of a Conquest board, by its code.
    pub enum Territory in u32 {
        /// The blue castle.
        Bc,
        /// The red castle.
        Rc,
        /// First of the north.
        N1,
        /// Second of the north.
        N2,
        /// Third of the north.
        N3,
        /// Fourth of the north.
        N4,
        /// Fifth of the north.
        N5,
        /// Of the west.
        W1,
        /// The centre.
        C0,
        /// First of the middle.
        C1,
        /// Second of the middle.
        C2,
        /// Of the east.
        E1,
        /// First of the south.
        S1,
        /// Second of the south.
        S2,
        /// Third of the south.
        S3,
        /// Fourth of the south.
        S4,
        /// Fifth of the south.
        S5,
    }
}

impl Territory {
    /// How many codes there are.
    pub const COUNT: usize = Self::ALL.len();
}

/// A set of territories.
pub type Territories = Set<Territory>;

kernel::words! {
    /// What a territory is.
    pub enum Ground { Castle, Land, Sea }

    /// The bonus of a location (L5.12).
    pub enum Bonus {
        Materials, Population, Gold, Exploration,
        Krystallium, Trap, Spy,
        /// The destruction of a card.
        Destruction,
        /// The double move (L5.13).
        DoubleMove,
        /// The prison (L5.14).
        Prison,
    }
}
