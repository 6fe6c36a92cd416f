//! Who sits where, by name.

use kernel::{AnyTable, Message, Seat};

/// The names of the seats of a table: of players, or of the roles they play.
///
/// Either way a seat in a sentence has the same forms at hand: `$who`, `$who_the`, `$who_of`, `$who_gender` ...
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names(Vec<Message>);

impl Names {
    /// Nobody has a name: seats are said by number.
    pub const NONE: Self = Self(Vec::new());

    /// The names of players, in seat order.
    pub fn players<S: Into<String>>(names: impl IntoIterator<Item = S>) -> Self {
        names.into_iter().map(|name| Self::player(name)).collect()
    }

    /// One player's name as a message. It tells how the name begins, for languages in which a word before it is shortened.
    pub fn player(name: impl Into<String>) -> Message {
        let name = name.into();
        let begins = if begins_with_vowel(&name) { "vowel" } else { "consonant" };
        Message::new("seat-name").with("name", name).with("name_begins", begins)
    }

    /// The roles of a table: the Eyrie, the Clan of Fire.
    pub fn roles(table: &dyn AnyTable) -> Self {
        (0_u8..).take(table.seats()).map(|seat| table.seat_name(Seat(seat))).collect()
    }

    /// How many seats have a name.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> Message {
        let numbered = || Message::new("seat-number").with("number", seat.index() + 1);
        self.0.get(seat.index()).cloned().unwrap_or_else(numbered)
    }
}

/// Whether a name is spoken with a vowel first, as far as its first letter tells: a silent h counts.
fn begins_with_vowel(name: &str) -> bool {
    let first = name.trim_start().chars().flat_map(char::to_lowercase).next();
    first.is_some_and(|first| "aeiouhàáâäåæèéêëìíîïòóôöøœùúûü".contains(first))
}

impl FromIterator<Message> for Names {
    fn from_iter<I: IntoIterator<Item = Message>>(names: I) -> Self {
        Self(names.into_iter().collect())
    }
}
