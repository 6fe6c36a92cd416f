//! Messages: what is to be said, before any language says it.

use crate::Seat;
use std::borrow::Cow;

/// Something to say: a key into the texts of the game, and what fills it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The key of the text.
    pub key: Cow<'static, str>,
    /// What fills it, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a place in a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number; it may choose a plural.
    Number(i64),
    /// Text that is nobody's to translate.
    Text(String),
    /// A seat; said by the name of whoever sits there.
    Seat(Seat),
    /// Another message; its attributes are at hand too, as `$name_attribute`.
    Message(Message),
    /// Several messages, said as a list.
    List(Vec<Message>),
}

impl Message {
    /// The message of a key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// This message with one more place filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(list: Vec<Message>) -> Self {
        Self::List(list)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => { $(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )* };
}

numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
