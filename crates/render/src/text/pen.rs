//! Colour, where there is any.

use std::fmt::Display;

/// Writes with or without colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pen {
    /// Whether the paper takes colour.
    pub colour: bool,
}

/// How a text looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// As it is.
    Plain,
    /// Bold.
    Bold,
    /// Faint.
    Dim,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Magenta.
    Magenta,
    /// Cyan.
    Cyan,
}

impl Ink {
    const fn code(self) -> &'static str {
        match self {
            Self::Plain => "0",
            Self::Bold => "1",
            Self::Dim => "2",
            Self::Red => "31",
            Self::Green => "32",
            Self::Yellow => "33",
            Self::Blue => "94",
            Self::Magenta => "35",
            Self::Cyan => "36",
        }
    }
}

impl Pen {
    /// A pen without colour.
    pub const PLAIN: Self = Self { colour: false };

    /// Text in an ink.
    pub fn ink(self, ink: Ink, text: impl Display) -> String {
        if self.colour && ink != Ink::Plain {
            format!("\u{1b}[{}m{text}\u{1b}[0m", ink.code())
        } else {
            text.to_string()
        }
    }
}
