//! Helpers for the notation of choices: words parted by spaces.

use std::str::FromStr;

/// The text is no choice of this game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is no choice of this game")]
pub struct NotAChoice {
    /// The text.
    pub text: String,
}

impl NotAChoice {
    /// The refusal of a text.
    pub fn new(text: &str) -> Self {
        Self { text: text.to_owned() }
    }
}

/// Reads a text word by word.
#[derive(Debug, Clone)]
pub struct Words<'a> {
    text: &'a str,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// The words of a text.
    pub fn of(text: &'a str) -> Self {
        Self { text, words: text.split_whitespace() }
    }

    /// The next word.
    pub fn word(&mut self) -> Result<&'a str, NotAChoice> {
        self.words.next().ok_or_else(|| self.refuse())
    }

    /// The next word, read as something.
    pub fn read<T: FromStr>(&mut self) -> Result<T, NotAChoice> {
        let word = self.word()?;
        word.parse().map_err(|_| self.refuse())
    }

    /// The next word without this prefix, read as something: `c7` with the prefix `c` is 7.
    pub fn read_after<T: FromStr>(&mut self, prefix: &str) -> Result<T, NotAChoice> {
        let word = self.word()?.strip_prefix(prefix).ok_or_else(|| self.refuse())?;
        word.parse().map_err(|_| self.refuse())
    }

    /// The value, if no word is left.
    pub fn end<T>(mut self, value: T) -> Result<T, NotAChoice> {
        if self.words.next().is_none() { Ok(value) } else { Err(self.refuse()) }
    }

    /// The refusal of the whole text.
    pub fn refuse(&self) -> NotAChoice {
        NotAChoice::new(self.text)
    }
}

/// An enum whose values are written as words: gives it `ALL`, `word`, `Display` and `FromStr`.
///
/// ```
/// kernel::words! {
///     /// A suit.
///     pub enum Suit {
///         /// Foxes.
///         Fox = "fox",
///         /// Mice.
///         Mouse = "mouse",
///     }
/// }
/// assert_eq!("mouse".parse(), Ok(Suit::Mouse));
/// assert_eq!(Suit::Fox.to_string(), "fox");
/// assert_eq!(Suit::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$row:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name { $($(#[$row])* $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word for it.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// Its number in the order, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::notation::NotAChoice;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err($crate::notation::NotAChoice::new(text)),
                }
            }
        }
    };
}
