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

    /// One player's name as a message.
    pub fn player(name: impl Into<String>) -> Message {
        Message::new("seat-name").with("name", name.into())
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

impl FromIterator<Message> for Names {
    fn from_iter<I: IntoIterator<Item = Message>>(names: I) -> Self {
        Self(names.into_iter().collect())
    }
}
