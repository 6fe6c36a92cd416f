//! What a game says, in words, for stories and failures.

use kernel::{Lang, Message, Seat, Spoken};
use lang::{Names, Speaker};
use std::marker::PhantomData;
use std::sync::Arc;

/// Says the messages of a game; seats are said by the names of their roles.
#[derive(Debug)]
pub struct Speech<G> {
    speaker: Arc<Speaker>,
    names: Names,
    game: PhantomData<G>,
}

impl<G: Spoken> Speech<G> {
    /// The speech of a table. The texts of the game must be readable.
    #[track_caller]
    pub fn new(setting: &G::Setting) -> Self {
        match Speaker::new(G::texts()) {
            Ok(speaker) => Self::by(Arc::new(speaker), setting),
            Err(error) => panic!("the texts of {} cannot be read: {error}", G::NAME),
        }
    }

    /// The speech of a table, by a speaker of the game's texts.
    pub fn by(speaker: Arc<Speaker>, setting: &G::Setting) -> Self {
        let seats = (0_u8..).take(G::seats(setting)).map(Seat);
        let names = seats.map(|seat| G::seat_name(setting, seat)).collect();
        Self { speaker, names, game: PhantomData }
    }

    /// Says a message.
    pub fn say(&self, lang: Lang, message: &Message) -> String {
        self.speaker.say(lang, message, &self.names)
    }

    /// Who says it.
    pub const fn speaker(&self) -> &Arc<Speaker> {
        &self.speaker
    }
}
