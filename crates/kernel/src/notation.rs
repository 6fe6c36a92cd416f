//! Helpers for the notation of choices: words parted by spaces.
//! Elsewhere: action string, move notation.

use std::fmt::{self, Write};
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

/// Writes a notation, each field where it is named; a field that is not written goes with the space before it.
pub fn write(
    f: &mut fmt::Formatter<'_>,
    notation: &str,
    fields: &[(&str, Option<&dyn fmt::Display>)],
) -> fmt::Result {
    for (at, word) in notation.split(' ').enumerate() {
        let field = fields.iter().find(|(name, _)| field_of(word) == Some(name));
        if let Some((_, None)) = field {
            continue;
        }
        if at > 0 {
            f.write_char(' ')?;
        }
        match field {
            Some((_, Some(value))) => value.fmt(f)?,
            Some((_, None)) | None => f.write_str(word)?,
        }
    }
    Ok(())
}

/// Whether a text may be of this notation, by the words before its first field.
pub fn opens(notation: &str, text: &str) -> bool {
    match notation.split_once('{') {
        Some((words, _)) => text.starts_with(words.trim_end()),
        None => text == notation,
    }
}

/// The part of a text where a notation names a field: one word, or all that is left for the last of the notation.
pub fn part<'t>(notation: &str, text: &'t str, field: &str) -> Option<&'t str> {
    let mut rest = Some(text);
    let mut words = notation.split(' ').peekable();
    while let Some(word) = words.next() {
        let (here, after) = match rest?.split_once(' ') {
            Some((here, after)) if words.peek().is_some() => (here, Some(after)),
            _ => (rest?, None),
        };
        if field_of(word) == Some(field) {
            return Some(here);
        }
        rest = after;
    }
    None
}

/// Whether this is how it is written.
pub fn is_written(value: &impl fmt::Display, text: &str) -> bool {
    let mut rest = Rest(text);
    write!(rest, "{value}").is_ok() && rest.0.is_empty()
}

/// Whether a notation names each of these fields once, each as a word of its own, and no other.
pub const fn names(notation: &str, fields: &[&str]) -> bool {
    let text = notation.as_bytes();
    let (mut at, mut found) = (0, 0);
    while at < text.len() {
        if text[at] == b'{' {
            if at > 0 && text[at - 1] != b' ' {
                return false;
            }
            let mut field = 0;
            while field < fields.len() && !stands_at(text, at + 1, fields[field].as_bytes()) {
                field += 1;
            }
            if field == fields.len() {
                return false;
            }
            found += 1;
        }
        at += 1;
    }
    found == fields.len()
}

/// Whether a field's name stands here, and its brace closes the word.
const fn stands_at(text: &[u8], from: usize, name: &[u8]) -> bool {
    let mut at = 0;
    while at < name.len() && from + at < text.len() {
        if text[from + at] != name[at] {
            return false;
        }
        at += 1;
    }
    let close = from + at;
    let is_closed = at == name.len() && close < text.len() && text[close] == b'}';
    is_closed && (close + 1 == text.len() || text[close + 1] == b' ')
}

/// The field that a word of a notation names.
fn field_of(word: &str) -> Option<&str> {
    word.strip_prefix('{')?.strip_suffix('}')
}

/// What of a text is still to be written.
struct Rest<'a>(&'a str);

impl Write for Rest<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// The number behind a letter, of `count` that are written from `first` on: `c7` among 12 from 1 is 6.
pub fn number(text: &str, letter: &str, first: usize, count: usize) -> Result<usize, NotAChoice> {
    let digits = text.strip_prefix(letter);
    let number = digits.and_then(|digits| digits.parse::<usize>().ok()?.checked_sub(first));
    let number = number.filter(|&number| number < count);
    let number = number.filter(|number| digits.is_some_and(|it| is_written(&(number + first), it)));
    number.ok_or_else(|| NotAChoice::new(text))
}

/// The length of the word for a name: [`word_of`].
pub const fn length_of_word(name: &str) -> usize {
    let (name, mut at, mut length) = (name.as_bytes(), 0, 0);
    while at < name.len() {
        length += if at > 0 && name[at].is_ascii_uppercase() { 2 } else { 1 };
        at += 1;
    }
    length
}

/// The word for a name in camel case, in kebab case: `DuchessOfMud` is written `duchess-of-mud`.
pub const fn word_of<const LENGTH: usize>(name: &str) -> [u8; LENGTH] {
    let (name, mut at, mut to, mut word) = (name.as_bytes(), 0, 0, [b'-'; LENGTH]);
    while at < name.len() {
        if at > 0 && name[at].is_ascii_uppercase() {
            to += 1;
        }
        word[to] = name[at].to_ascii_lowercase();
        (at, to) = (at + 1, to + 1);
    }
    word
}

/// Enums whose values are written as words: gives each `ALL`, `WORDS`, `word`, `Display`, `FromStr` and its list; with a type of word behind
/// `in`, also sets of it ([`Set`](crate::Set)). The word follows from the name, unless another is stated.
///
/// ```
/// kernel::words! {
///     /// A suit.
///     pub enum Suit in u8 {
///         Fox,
///         Mouse,
///         AnySuit = "any",
///     }
/// }
/// assert_eq!("mouse".parse(), Ok(Suit::Mouse));
/// assert_eq!(Suit::AnySuit.to_string(), "any");
/// assert_eq!(Suit::WORDS, ["fox", "mouse", "any"]);
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident $(in $bits:ident)? { $($(#[$row:meta])* $variant:ident $(= $word:literal)?),+ $(,)? }
        $($others:tt)*
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name { $($(#[$row])* #[doc = concat!("`", stringify!($variant), "`")] $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$(stringify!($variant)),+].len()] = [$(Self::$variant),+];

            /// Their words, in order.
            pub const WORDS: [&'static str; Self::ALL.len()] = [$(Self::$variant.word()),+];

            /// The word for it.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $crate::words!(@word $variant $($word)?)),+ }
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
                let named = Self::ALL.into_iter().find(|it| it.word() == text);
                named.ok_or_else(|| $crate::notation::NotAChoice::new(text))
            }
        }

        impl $crate::Listed for $name {
            const COUNT: usize = $name::ALL.len();

            #[inline]
            fn rank(self) -> usize {
                self.index()
            }

            fn ranked(rank: usize) -> Self {
                $name::ALL[rank]
            }
        }

        $($crate::words!(@member $name $bits);)?
        $crate::words! { $($others)* }
    };
    () => {};
    (@word $variant:ident $word:literal) => { $word };
    (@word $variant:ident) => {
        const {
            const NAME: &str = stringify!($variant);
            const WORD: [u8; $crate::notation::length_of_word(NAME)] = $crate::notation::word_of(NAME);
            match core::str::from_utf8(&WORD) {
                Ok(word) => word,
                Err(_) => panic!("a name of ASCII letters gives a word of them"),
            }
        }
    };
    (@member $name:ident $word:ident) => {
        impl $crate::Member for $name {
            type Word = $word;
            const COUNT: usize = $name::ALL.len();
            const EVERY: $word = $word::MAX >> ($word::BITS as usize - $name::ALL.len());

            #[inline]
            fn number(self) -> usize {
                self.index()
            }

            #[inline]
            fn of(number: usize) -> Self {
                Self::ALL[number]
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notation_names_its_fields() {
        assert!(names("pass", &[]) && names("a {b} c {d}", &["d", "b"]));
        assert!(!names("a {b}", &["b", "c"]) && !names("a {b} {c}", &["b"]));
        assert!(!names("a {bc}", &["b"]) && !names("a {b", &["b"]));
        assert!(!names("a {b}{c}", &["b", "c"]) && !names("a c{b}", &["b"]));
    }

    #[test]
    fn a_text_is_read_word_by_word_and_the_last_field_takes_the_rest() {
        let part = |field| part("put {piece} on {place}", "put gold on z3 left", field);
        assert_eq!(
            (part("piece"), part("place"), part("put")),
            (Some("gold"), Some("z3 left"), None)
        );
        assert_eq!(super::part("item {item} {state}", "item boot", "state"), None);
        assert!(opens("heal {whom}", "heal") && !opens("heal {whom}", "hea"));
        assert!(opens("pass", "pass") && !opens("pass", "pass on"));
    }

    #[test]
    fn a_number_is_read_as_it_is_written() {
        assert_eq!(number("c7", "c", 1, 12), Ok(6));
        for text in ["c0", "c13", "c07", "c+7", "7", "c", ""] {
            assert!(number(text, "c", 1, 12).is_err(), "{text}");
        }
    }
}
