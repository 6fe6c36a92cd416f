//! Choices of the Adventure Phase.

use kernel::notation::NotAChoice;
use std::fmt;
use std::str::FromStr;

/// One answer of the Adventure Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {}

impl fmt::Display for Choice {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        Err(NotAChoice::new(text))
    }
}
