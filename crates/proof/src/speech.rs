//! What a game says, in words, for stories and failures.

use kernel::{Arg, Lang, Message, Spoken};
use std::marker::PhantomData;

/// Says the messages of a game in a language.
#[derive(Debug, Clone, Copy, Default)]
pub struct Speech<G>(PhantomData<G>);

impl<G: Spoken> Speech<G> {
    /// The speech of a game.
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    /// Says a message.
    pub fn say(&self, _lang: Lang, message: &Message) -> String {
        let args = message.args.iter().map(|(name, arg)| format!(" {name}={}", self.arg(arg)));
        format!("{}{}", message.key, args.collect::<String>())
    }

    fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => seat.to_string(),
            Arg::Message(message) => self.say(Lang::English, message),
            Arg::List(list) => {
                let said = list.iter().map(|message| self.say(Lang::English, message));
                said.collect::<Vec<_>>().join(", ")
            }
        }
    }
}
