//! How the words of a game fill the places of messages.

use crate::set::{Member, Set};
use crate::{Arg, Message, Seat};

/// What fills a place of a message, said with the setting at hand: a card with its suit, a territory by its name on this
/// board. What needs no setting says so for every one; [`said!`](crate::said) writes both.
pub trait Said<S> {
    /// How it is said.
    fn said(self, setting: &S) -> Arg;
}

macro_rules! plain {
    ($($kind:ty)*) => { $(
        impl<S> Said<S> for $kind {
            fn said(self, _: &S) -> Arg {
                self.into()
            }
        }
    )* };
}

plain!(u8 u16 u32 usize i8 i16 i32 i64 Seat Message Vec<Message> String &str Arg);

/// As a list.
impl<S, T: Member + Into<Message>> Said<S> for Set<T> {
    fn said(self, _: &S) -> Arg {
        Arg::List(self.iter().map(Into::into).collect())
    }
}

/// How words of a game are said.
///
/// `Suit = "suit"` says the message `suit-fox` for the word `fox`; `Clearing => clearing` says the message that the function
/// gives. Both then turn into a [`Message`] and an [`Arg`] by themselves. Under `with Setting`, the function is
/// given the setting first.
///
/// ```
/// use kernel::tables::Said;
/// use kernel::{Arg, Message};
///
/// kernel::words! {
///     /// A suit.
///     pub enum Suit { Fox, Mouse }
/// }
/// #[derive(Clone, Copy)]
/// struct Clearing(u8);
/// #[derive(Clone, Copy)]
/// struct Card(u8);
/// struct Setting { suits: Vec<Suit> }
///
/// fn clearing(clearing: Clearing) -> Message {
///     Message::new("place-clearing").with("number", clearing.0 + 1)
/// }
/// fn suited(setting: &Setting, card: Card) -> Message {
///     Message::new("card").with("suit", setting.suits[usize::from(card.0)])
/// }
///
/// kernel::said! {
///     Suit = "suit",
///     Clearing => clearing,
/// }
/// kernel::said! { with Setting: Card => suited }
///
/// assert_eq!(Message::from(Suit::Fox).key, "suit-fox");
/// assert_eq!(Arg::from(Clearing(2)), Message::new("place-clearing").with("number", 3).into());
/// let setting = Setting { suits: vec![Suit::Mouse] };
/// assert_eq!(Card(0).said(&setting), Message::new("card").with("suit", Suit::Mouse).into());
/// ```
#[macro_export]
macro_rules! said {
    (with $setting:ty: $($kind:ty => $function:path),+ $(,)?) => { $(
        impl $crate::tables::Said<$setting> for $kind {
            fn said(self, setting: &$setting) -> $crate::Arg {
                $function(setting, self).into()
            }
        }
    )+ };
    ($($kind:ident $(= $prefix:literal)? $(=> $function:path)?),+ $(,)?) => { $(
        impl From<$kind> for $crate::Message {
            fn from(it: $kind) -> Self {
                $(Self::new(format!(concat!($prefix, "-{}"), it)))?
                $($function(it))?
            }
        }

        impl From<$kind> for $crate::Arg {
            fn from(it: $kind) -> Self {
                Self::Message(it.into())
            }
        }

        impl<S> $crate::tables::Said<S> for $kind {
            fn said(self, _: &S) -> $crate::Arg {
                self.into()
            }
        }
    )+ };
}
