//! The table of choices.

/// A table of choices: each row is an answer, its notation and the key of its message.
///
/// It makes the enum, its notation both ways (`Display` and `FromStr`), its list ([`Listed`](crate::Listed)), `message` and `rows`. A notation is words parted by
/// single spaces; `{field}` is the field in its own notation, one word, or as many as it wants where it comes last.
/// A field with a value of its own (`state: State = State::Ready`) comes last and is not written while it has that value.
/// What is read is what would be written: any other spelling is refused. Messages are as in [`speech!`](crate::speech).
///
/// ```
/// use kernel::Message;
/// # pub struct Setting;
/// kernel::words! {
///     /// How an item lies.
///     pub enum State { Ready, Exhausted }
/// }
/// kernel::said!(State = "state");
///
/// mod battle {
/// #   use super::*;
///     kernel::choices! {
///         /// An answer in battle.
///         pub enum Deed {
///             RollAll = "roll all" => "choice-roll-all",
///             Roll(die: u8) = "roll {die}" => "choice-roll",
///         }
///
///         fn message(setting: &Setting) -> Message;
///     }
/// }
///
/// kernel::choices! {
///     /// An answer.
///     pub enum Choice {
///         Pass = "pass" => "choice-pass",
///         March(from: u8, to: u8) = "march {from} to {to}" => "choice-march",
///         Item(number: u8, state: State = State::Ready) = "item {number} {state}" => "choice-item-{state}" (number),
///     } of chapters {
///         Battle(battle::Deed),
///     }
///
///     fn message(setting: &Setting) -> Message;
/// }
///
/// # fn main() {
/// for (choice, notation) in [
///     (Choice::March(3, 4), "march 3 to 4"),
///     (Choice::Item(2, State::Ready), "item 2"),
///     (Choice::Item(2, State::Exhausted), "item 2 exhausted"),
///     (battle::Deed::Roll(6).into(), "roll 6"),
///     (battle::Deed::RollAll.into(), "roll all"),
/// ] {
///     assert_eq!(choice.to_string(), notation);
///     assert_eq!(notation.parse(), Ok(choice));
/// }
/// for other in ["", "march 3", "march 3 to 4 5", "march 03 to 4", "march 3  to 4", "item 2 ready", "Pass", "pass "] {
///     assert!(other.parse::<Choice>().is_err(), "{other}");
/// }
/// assert_eq!(Choice::Item(2, State::Ready).message(&Setting).key, "choice-item-ready");
/// assert_eq!(Choice::rows()[1].notation, Some("march {from} to {to}"));
/// for rank in [0, 1, 300, 65_536, 65_537, 66_048, <Choice as kernel::Listed>::COUNT - 1] {
///     assert_eq!(kernel::Listed::rank(<Choice as kernel::Listed>::ranked(rank)), rank);
/// }
/// # }
/// ```
///
/// A notation that does not name its fields is no table:
///
/// ```compile_fail
/// # use kernel::Message;
/// kernel::choices! {
///     /// An answer.
///     pub enum Choice {
///         March(from: u8, to: u8) = "march {from}" => "choice-march",
///     }
///
///     fn message(setting: &()) -> Message;
/// }
/// # let _: Result<Choice, _> = "march 3".parse();
/// ```
#[macro_export]
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident
                $(( $($field:ident : $kind:ty $(= $default:expr)?),+ $(,)? ))?
                = $notation:literal
                => $($key:literal $(( $($arg:ident $(: $value:expr)?),* $(,)? ))?)? $($function:ident)::*
            ),* $(,)?
        } $(of chapters { $( $(#[$about:meta])* $chapter:ident($inner:ty) ),+ $(,)? })?

        fn message($setting:ident: $given:ty) -> Message;
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name {
            $(
                $(#[$doc])*
                #[doc = concat!("`", $notation, "`")]
                $variant $(($($kind),+))?,
            )*
            $($( $(#[$about])* #[doc = concat!("One of `", stringify!($inner), "`.")] $chapter($inner), )+)?
        }

        impl $name {
            /// The deed, as on a button.
            $vis fn message(self, $setting: $given) -> $crate::Message {
                let _ = $setting;
                match self {
                    $(Self::$variant $(($($field),+))? => {
                        $($(let _ = $field;)+)?
                        $crate::spoken!(
                            @say $setting [$($($field)+)?]
                            $($key $(( $($arg $(: $value)?),* ))?)? $($function)::*
                        )
                    })*
                    $($(Self::$chapter(it) => it.message($setting),)+)?
                }
            }

            /// The rows of the table, those of its chapters after its own.
            #[must_use]
            $vis fn rows() -> Vec<$crate::tables::SpeechRow> {
                let own = [$($crate::tables::SpeechRow {
                    notation: Some($notation),
                    ..$crate::spoken!(
                        @row $variant [$($($field)+)?] [$($key)?] [] $($([$($arg)*])?)?
                    )
                }),*];
                $crate::tables::with_chapters(own, &[$($(<$inner>::rows),+)?])
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$variant $(($($field),+))? => $crate::notation::write(
                        f,
                        $notation,
                        &[$($((stringify!($field), $crate::choices!(@written $field $(= $default)?))),+)?],
                    ),)*
                    $($(Self::$chapter(it) => it.fmt(f),)+)?
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::notation::NotAChoice;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $(
                    const {
                        assert!(
                            $crate::notation::names($notation, &[$($(stringify!($field)),+)?]),
                            "a notation names every field of its choice, and nothing else",
                        );
                    }
                    if $crate::notation::opens($notation, text) {
                        let read = || -> Option<Self> {
                            $($(
                                let $field: $kind = $crate::choices!(
                                    @read ($crate::notation::part($notation, text, stringify!($field)))
                                    $(= $default)?
                                );
                            )+)?
                            Some(Self::$variant $(($($field),+))?)
                        };
                        if let Some(choice) = read().filter(|it| $crate::notation::is_written(it, text)) {
                            return Ok(choice);
                        }
                    }
                )*
                $($(
                    if let Ok(it) = text.parse::<$inner>() {
                        return Ok(Self::$chapter(it));
                    }
                )+)?
                Err($crate::notation::NotAChoice::new(text))
            }
        }

        $crate::listed! {
            $name { $($variant $(($($field : $kind),+))?),* }
            { $($($chapter($inner)),+)? }
        }

        $($crate::of_chapters! { $name: $($chapter($inner)),+ })?
    };
    (@written $field:ident) => { Some($field as &dyn std::fmt::Display) };
    (@written $field:ident = $default:expr) => {
        if *$field == $default { None } else { Some($field as &dyn std::fmt::Display) }
    };
    (@read ($part:expr)) => { $part?.parse().ok()? };
    (@read ($part:expr) = $default:expr) => {
        match $part {
            Some(part) => part.parse().ok()?,
            None => $default,
        }
    };
}
