//! Answers and their notation.

use kernel::notation::{NotAChoice, Words};
use std::fmt;
use std::str::FromStr;

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// `call 7`
    Call(u8),
    /// `show 3`
    Show(u8),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call(total) => write!(f, "call {total}"),
            Self::Show(fingers) => write!(f, "show {fingers}"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let mut words = Words::of(text);
        let choice = match words.word()? {
            "call" => Self::Call(words.read()?),
            "show" => Self::Show(words.read()?),
            _ => return Err(words.refuse()),
        };
        words.end(choice)
    }
}
