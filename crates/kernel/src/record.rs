//! Records: the rows of data files as types, and words of a game in them.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::str::FromStr;

/// A row of a data file: every field is read under its name in kebab-case, and unknown fields are refused.
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
    ($(#[$meta:meta])* struct $name:ident { $($(#[$attr:meta])* $field:ident : $kind:ty),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, serde::Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct $name {
            $(#[doc = concat!("`", stringify!($field), "` as in the file.")] $(#[$attr])* pub $field: $kind),*
        }
    };
}

/// A word of the game, read with its own notation.
pub fn word<'de, D: Deserializer<'de>, T: FromStr>(from: D) -> Result<T, D::Error> {
    parse(&String::deserialize(from)?)
}

/// Several words of the game.
pub fn words<'de, D: Deserializer<'de>, T: FromStr>(from: D) -> Result<Vec<T>, D::Error> {
    Vec::<String>::deserialize(from)?.iter().map(|text| parse(text)).collect()
}

/// A word that may be left out.
pub fn perhaps<'de, D: Deserializer<'de>, T: FromStr>(from: D) -> Result<Option<T>, D::Error> {
    word(from).map(Some)
}

fn parse<T: FromStr, E: Error>(text: &str) -> Result<T, E> {
    text.parse().map_err(|_| E::custom(format!("\"{text}\" is no word of the game here")))
}
