//! Records: the rows of data files as types, and words of a game in them.

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt::{self, Display};
use std::str::FromStr;

/// Rows of data files: every field is read under its name in kebab-case, and unknown fields are refused.
///
/// ```
/// kernel::record! {
///     /// What a quest asks for.
///     struct Quest { reward_points: u8, copies: Option<u8> }
/// }
/// let quest: Quest = toml::from_str("reward-points = 2").unwrap();
/// assert_eq!((quest.reward_points, quest.copies), (2, None));
/// assert!(toml::from_str::<Quest>("reward-points = 2\ncolour = 1").is_err());
/// ```
#[macro_export]
macro_rules! record {
    ($($(#[$meta:meta])* struct $name:ident { $($(#[$attr:meta])* $field:ident : $kind:ty),* $(,)? })+) => { $(
        #[derive(Debug, Clone, serde::Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        $(#[$meta])*
        pub struct $name {
            $(#[doc = concat!("`", stringify!($field), "` as in the file.")] $(#[$attr])* pub $field: $kind),*
        }
    )+ };
}

/// Words of a game as views write them: in their own notation.
///
/// ```
/// kernel::words! {
///     /// A suit.
///     pub enum Suit { Fox, Mouse }
/// }
/// kernel::written!(Suit);
/// assert_eq!(serde_json::to_string(&[Suit::Fox]).unwrap(), r#"["fox"]"#);
/// ```
#[macro_export]
macro_rules! written {
    ($($word:ty),+ $(,)?) => { $(
        impl serde::Serialize for $word {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+ };
}

/// Numbered things of a game as views write them where a number is enough.
///
/// ```
/// kernel::numbered! {
///     /// A clearing.
///     pub struct Clearing: 12 in u16;
/// }
/// kernel::by_number!(Clearing);
/// let all: kernel::Set<Clearing> = [Clearing(7), Clearing(2)].into_iter().collect();
/// assert_eq!(serde_json::to_string(&all).unwrap(), "[2,7]");
/// ```
#[macro_export]
macro_rules! by_number {
    ($($thing:ty),+ $(,)?) => { $(
        impl serde::Serialize for $thing {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.0)
            }
        }
    )+ };
}

/// Words of a game as data files have them: in their own notation.
///
/// ```
/// kernel::words! {
///     /// A suit.
///     pub enum Suit { Fox, Mouse }
/// }
/// kernel::read!(Suit);
/// assert_eq!(serde_json::from_str::<Vec<Suit>>(r#"["mouse"]"#).unwrap(), [Suit::Mouse]);
/// assert!(serde_json::from_str::<Suit>(r#""frog""#).is_err());
/// ```
#[macro_export]
macro_rules! read {
    ($($word:ty),+ $(,)?) => { $(
        impl<'de> serde::Deserialize<'de> for $word {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::record::word(from)
            }
        }
    )+ };
}

/// A word of the game, read with its own notation.
pub fn word<'de, D: Deserializer<'de>, T: FromStr>(from: D) -> Result<T, D::Error> {
    from.deserialize_str(Reading(|text: &str| parse(text)))
}

/// A text of the game, read with its own notation and refused in its own words.
pub fn text<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(from: D) -> Result<T, D::Error> {
    from.deserialize_str(Reading(|text: &str| text.parse::<T>().map_err(|why| why.to_string())))
}

/// Several words of the game.
pub fn words<'de, D: Deserializer<'de>, T: FromStr>(from: D) -> Result<Vec<T>, D::Error> {
    let words = Vec::<String>::deserialize(from)?;
    words.iter().map(|text| parse(text).map_err(D::Error::custom)).collect()
}

/// A word that may be left out.
pub fn perhaps<'de, D: Deserializer<'de>, T: FromStr>(from: D) -> Result<Option<T>, D::Error> {
    word(from).map(Some)
}

fn parse<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("\"{text}\" is no word of the game here"))
}

/// Reads a text where it stands, so that a refusal knows its place in the file.
struct Reading<F>(F);

impl<T, F: FnOnce(&str) -> Result<T, String>> Visitor<'_> for Reading<F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.0)(text).map_err(E::custom)
    }
}
