//! The tables of what is said: questions, facts and reasons.

/// A table of facts or reasons: each row is something said, what fills it, and the key of its message.
///
/// It makes the enum, `message` and `rows`. The fields fill the places of their names, each as [`Said`](crate::tables::Said)
/// says; a list in parentheses fills the places it names instead. `{field}` in a key stands for the word of a
/// field. Where a function is named instead of a key, it words the message from the fields and the setting. What a chapter with a
/// table of its own says stands under `of chapters`.
///
/// ```
/// use kernel::{Message, Seat};
/// # pub struct Setting { most: u8 }
/// mod feast {
/// #   use super::*;
///     kernel::speech! {
///         /// What happened at the feast.
///         pub enum Fact {
///             Toasted { who: Seat, whom: Seat } => "fact-toasted",
///         }
///
///         fn message(setting: &Setting) -> Message;
///     }
/// }
///
/// kernel::speech! {
///     /// What happened.
///     pub enum Fact {
///         LastRound => "fact-last-round",
///         Drew(who: Seat, count: u8) => "fact-drew",
///         Filled(who: Seat, count: u8) => "fact-filled" (who, left: setting.most - count),
///         Paid { who: Seat, coin: Coin } => "fact-paid-{coin}" (who),
///         Rolled(faces: [u8; 2]) => rolled,
///     } of chapters {
///         Feast(feast::Fact),
///     }
///
///     fn message(setting: &Setting) -> Message;
/// }
///
/// kernel::words! {
///     /// A coin.
///     pub enum Coin { Gold, Silver }
/// }
///
/// fn rolled(faces: [u8; 2], _setting: &Setting) -> Message {
///     Message::new("fact-rolled").with("one", faces[0]).with("other", faces[1])
/// }
///
/// # fn main() {
/// let setting = Setting { most: 5 };
/// let drew = Fact::Drew(Seat(1), 2).message(&setting);
/// assert_eq!(drew, Message::new("fact-drew").with("who", Seat(1)).with("count", 2));
/// let filled = Fact::Filled(Seat(0), 3).message(&setting);
/// assert_eq!(filled, Message::new("fact-filled").with("who", Seat(0)).with("left", 2));
/// assert_eq!(Fact::Paid { who: Seat(0), coin: Coin::Silver }.message(&setting).key, "fact-paid-silver");
/// assert_eq!(Fact::Rolled([1, 6]).message(&setting).args.len(), 2);
/// let toasted = feast::Fact::Toasted { who: Seat(0), whom: Seat(1) };
/// assert_eq!(Fact::from(toasted).message(&setting).key, "fact-toasted");
/// assert_eq!(Fact::rows()[2].args, ["who", "left"]);
/// # }
/// ```
#[macro_export]
macro_rules! speech {
    ($($table:tt)*) => { $crate::spoken! { [] $($table)* } };
}

/// A table of questions: as [`speech!`](crate::speech), and where passing on a question means something in particular, the row says
/// so: `|` and the key of that message.
///
/// ```
/// use kernel::Message;
/// # pub struct Setting;
/// kernel::questions! {
///     /// What a seat is asked.
///     pub enum Question {
///         Battle => "ask-battle",
///         Craft { left: u8 } => "ask-craft" | "answer-no-craft",
///     }
///
///     fn message(setting: &Setting) -> Message;
/// }
///
/// assert_eq!(Question::Battle.passing(), None);
/// assert_eq!(Question::Craft { left: 2 }.passing(), Some(Message::new("answer-no-craft")));
/// assert_eq!(Question::rows()[1].pass, Some("answer-no-craft"));
/// ```
#[macro_export]
macro_rules! questions {
    ($($table:tt)*) => { $crate::spoken! { [passing] $($table)* } };
}

/// What `speech!` and `questions!` make; the word in brackets says whether passing may be worded.
#[doc(hidden)]
#[macro_export]
macro_rules! spoken {
    (
        [$($passing:ident)?]
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident
                $(( $($field:ident : $kind:ty),+ $(,)? ))?
                $({ $($named:ident : $type:ty),+ $(,)? })?
                => $($key:literal $(( $($arg:ident $(: $value:expr)?),* $(,)? ))?)? $($function:ident)::*
                $(| $pass:literal)?
            ),* $(,)?
        } $(of chapters { $( $(#[$about:meta])* $chapter:ident($inner:ty) ),+ $(,)? })?

        fn message($setting:ident: $given:ty) -> Message;
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis enum $name {
            $(
                $(#[$doc])*
                $(#[doc = concat!("`", $key, "`")])?
                $variant
                $(($($kind),+))?
                $({ $(#[doc = concat!("`", stringify!($named), "`")] $named: $type),+ })?,
            )*
            $($( $(#[$about])* #[doc = concat!("One of `", stringify!($inner), "`.")] $chapter($inner), )+)?
        }

        impl $name {
            /// How it is said.
            $vis fn message(self, $setting: $given) -> $crate::Message {
                let _ = $setting;
                match self {
                    $(Self::$variant $(($($field),+))? $({ $($named),+ })? => {
                        $($(let _ = $field;)+)?
                        $($(let _ = $named;)+)?
                        $crate::spoken!(
                            @say $setting [$($($field)+)? $($($named)+)?]
                            $($key $(( $($arg $(: $value)?),* ))?)? $($function)::*
                        )
                    })*
                    $($(Self::$chapter(it) => it.message($setting),)+)?
                }
            }

            /// The rows of the table, those of its chapters after its own.
            #[must_use]
            $vis fn rows() -> Vec<$crate::tables::SpeechRow> {
                let own = [$($crate::spoken!(
                    @row $variant [$($($field)+)? $($($named)+)?]
                    [$($key)?] [$($pass)?] $($([$($arg)*])?)?
                )),*];
                $crate::tables::with_chapters(own, &[$($(<$inner>::rows),+)?])
            }
        }

        $($crate::of_chapters! { $name: $($chapter($inner)),+ })?
        $crate::spoken!(
            @passing [$($passing)?] $vis $name [$($variant [$($pass)?])*] [$($($chapter)+)?]
        );
    };
    (@say $setting:ident [$($field:ident)*] $key:literal) => {
        $crate::spoken!(@key $key)
            $(.with(stringify!($field), $crate::tables::Said::said($field, $setting)))*
    };
    (@say $setting:ident [$($field:ident)*] $key:literal ($($arg:ident $(: $value:expr)?),*)) => {
        $crate::spoken!(@key $key)
            $(.with(
                stringify!($arg),
                $crate::tables::Said::said($crate::spoken!(@value $arg $(: $value)?), $setting),
            ))*
    };
    (@say $setting:ident [$($field:ident)*] $($function:ident)::+) => {
        $($function)::+($($field,)* $setting)
    };
    (@value $arg:ident) => { $arg };
    (@value $arg:ident: $value:expr) => { $value };
    (@key $key:literal) => {
        if const { $crate::tables::is_pattern($key) } {
            $crate::Message::new(format!($key))
        } else {
            $crate::Message::new($key)
        }
    };
    (@row $variant:ident [$($field:ident)*] $key:tt $pass:tt $([$($arg:ident)*])?) => {
        $crate::tables::SpeechRow {
            variant: stringify!($variant),
            message: $crate::spoken!(@perhaps $key),
            args: $crate::spoken!(@args [$($field)*] $([$($arg)*])?),
            notation: None,
            pass: $crate::spoken!(@perhaps $pass),
        }
    };
    (@passing [] $($rest:tt)*) => {};
    (
        @passing [passing] $vis:vis $name:ident
        [$($variant:ident [$($pass:literal)?])*] [$($chapter:ident)*]
    ) => {
        impl $name {
            /// What passing on the question means, where it means something in particular.
            $vis fn passing(self) -> Option<$crate::Message> {
                match self {
                    $(Self::$variant { .. } => {
                        $crate::spoken!(@perhaps [$($pass)?]).map($crate::Message::new)
                    })*
                    $(Self::$chapter(it) => it.passing(),)*
                }
            }
        }
    };
    (@perhaps []) => { None::<&'static str> };
    (@perhaps [$it:literal]) => { Some($it) };
    (@args [$($field:ident)*]) => { &[$(stringify!($field)),*] };
    (@args [$($field:ident)*] [$($arg:ident)*]) => { &[$(stringify!($arg)),*] };
}
