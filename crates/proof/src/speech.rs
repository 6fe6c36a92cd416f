//! What a game says, in words, for stories and failures.

use kernel::{Lang, Message, Seat, Spoken};
use lang::{Names, Speaker};
use std::marker::PhantomData;

/// Says the messages of a game; seats are said by the names of their roles.
#[derive(Debug)]
pub struct Speech<G> {
    speaker: Speaker,
    names: Names,
    game: PhantomData<G>,
}

impl<G: Spoken> Speech<G> {
    /// The speech of a game. Its texts must be readable.
    #[track_caller]
    pub fn new(setting: &G::Setting) -> Self {
        let speaker = match Speaker::new(G::texts()) {
            Ok(speaker) => speaker,
            Err(error) => panic!("the texts of {} cannot be read: {error}", G::NAME),
        };
        let seats = (0_u8..).take(G::seats(setting)).map(Seat);
        let names = seats.map(|seat| G::seat_name(setting, seat)).collect();
        Self { speaker, names, game: PhantomData }
    }

    /// Says a message.
    pub fn say(&self, lang: Lang, message: &Message) -> String {
        self.speaker.say(lang, message, &self.names)
    }

    /// Who says it.
    pub const fn speaker(&self) -> &Speaker {
        &self.speaker
    }
}
