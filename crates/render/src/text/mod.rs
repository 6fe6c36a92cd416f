//! Views as text, for a terminal.
//!
//! A picture is lines of at most the reader's width, in the reader's language; colour only repeats what letters say.

pub mod canvas;
pub mod layout;
pub mod monster_lands;
pub mod pen;
pub mod root;
pub mod village_attacks;
pub mod wonderful_kingdom;

pub use layout::{beside, columns, frame, pad, visible, wrap};
pub use pen::{Ink, Pen};

use crate::Tongue;
use kernel::{Message, Para};
use lang::LawText;
use std::borrow::Cow;
use std::fmt::Display;

/// Who looks at a picture, and on what.
#[derive(Debug, Clone, Copy)]
pub struct Reader<'a> {
    /// The reader's language.
    pub tongue: Tongue<'a>,
    /// With or without colour.
    pub pen: Pen,
    /// How many columns there are.
    pub width: usize,
}

impl Reader<'_> {
    /// Says a message.
    pub fn say(&self, message: &Message) -> String {
        self.tongue.say(message)
    }

    /// Says the message of a key that needs nothing filled in.
    pub fn word(&self, key: impl Into<Cow<'static, str>>) -> String {
        self.tongue.word(key)
    }

    /// A paragraph of the law.
    pub fn law(&self, para: Para) -> LawText {
        self.tongue.law(para)
    }

    /// Text in an ink.
    pub fn ink(&self, ink: Ink, text: impl Display) -> String {
        self.pen.ink(ink, text)
    }
}

/// What a bot's estimate is the chance of: what this game says of it, or that the player wins.
pub fn hinted(tongue: &Tongue<'_>, game: &str, seats: usize) -> String {
    let alone = if seats == 1 { "-alone" } else { "" };
    let own = tongue.maybe(format!("hint-of-{game}{alone}"));
    own.unwrap_or_else(|| tongue.word(format!("hint-of-any{alone}")))
}

/// What a terminal says about an offer beside its label, so that nobody chooses blindly.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Gloss {
    /// What it stands under together with its neighbours: a card that can be offered here or there.
    pub under: Option<String>,
    /// A shorter label, where it stands under something.
    pub label: Option<String>,
    /// What it is about: what it brings, or who is there.
    pub note: Option<String>,
}
