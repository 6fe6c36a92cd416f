//! How seats are told apart: colour, emblem and pattern together, never colour alone.

use crate::Tongue;
use crate::look::{self, Art};
use kernel::Seat;

/// The marks of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Livery {
    /// The number of the colour and of the pattern in the style sheet: classes `livery-0` to `livery-10`.
    pub number: u8,
    /// The emblem.
    pub emblem: Art,
    /// A letter, for those who need one.
    pub letter: char,
}

const EMBLEMS: [&str; 8] = [
    "seat-fox",
    "seat-owl",
    "seat-rabbit",
    "seat-bear",
    "seat-frog",
    "seat-wolf",
    "seat-hedgehog",
    "seat-beaver",
];

impl Livery {
    /// The marks of a seat where the game gives it no others.
    pub fn of(seat: Seat) -> Self {
        let number = seat.0 % 8;
        Self {
            number,
            emblem: look::ui(EMBLEMS[usize::from(number)]),
            letter: char::from(b'A' + number),
        }
    }

    /// The letter in the reader's language, where the game's words have another there.
    pub fn letter_in(self, tongue: &Tongue<'_>, game: &str) -> String {
        let own =
            || tongue.maybe(format!("page-{game}-letter-{}", self.letter.to_ascii_lowercase()));
        let own = self.letter.is_ascii_uppercase().then(own).flatten();
        own.unwrap_or_else(|| self.letter.to_string())
    }

    /// The class of the style sheet.
    pub fn class(self) -> String {
        format!("livery-{}", self.number)
    }
}

/// What everyone sees of who sits where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plate {
    /// The seat.
    pub seat: Seat,
    /// Who sits there.
    pub name: String,
    /// The role, in the reader's language.
    pub role: String,
    /// The marks.
    pub livery: Livery,
    /// What kind of player it is.
    pub sitter: Sitter,
    /// Whether the seat is asked now.
    pub asked: bool,
    /// How much time it has, if that runs.
    pub time: Option<PlateTime>,
}

/// How much time a seat has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlateTime {
    /// Until which second since 1970; none while the clock stands.
    pub until: Option<i64>,
    /// How many seconds there are in reserve.
    pub reserve: i64,
    /// The same in words, for whoever has no script.
    pub text: String,
}

/// What kind of player sits in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person, and whether a page of theirs is open.
    Person {
        /// Whether a page of theirs is open.
        present: bool,
    },
    /// A bot: when it is asked, it thinks.
    Bot,
}
