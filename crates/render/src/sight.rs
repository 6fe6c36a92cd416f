//! What a game's board is drawn from: its own view, and the words of its language.

use crate::Scene;
use kernel::Message;
use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

/// A scene as one game draws it.
#[derive(Debug)]
pub(crate) struct Sight<'a, View> {
    /// What the viewer may know.
    pub(crate) view: &'a View,
    /// The scene it belongs to.
    pub(crate) scene: &'a Scene<'a>,
}

/// The words of the things a choice in notation names, in the order a hand would touch them.
pub(crate) fn words<Choice: FromStr, Thing: Display>(
    choice: &str,
    things: impl Fn(Choice) -> Vec<Thing>,
) -> Vec<String> {
    let named = choice.parse().map(things).unwrap_or_default();
    named.iter().map(Thing::to_string).collect()
}

impl<'a, View> Sight<'a, View> {
    /// A scene and its view.
    pub(crate) const fn new(view: &'a View, scene: &'a Scene<'a>) -> Self {
        Self { view, scene }
    }

    /// What the reader is asked, in the game's own type.
    pub(crate) fn question<Question: 'static>(&self) -> Option<&'a Question> {
        self.scene.ask?.typed.get()
    }

    /// Says the message of a key.
    pub(crate) fn word(&self, key: impl Into<Cow<'static, str>>) -> String {
        self.scene.tongue.word(key)
    }

    /// Says the message of a key, where there is one.
    pub(crate) fn maybe(&self, key: impl Into<Cow<'static, str>>) -> Option<String> {
        self.scene.tongue.maybe(key)
    }

    /// Says a message.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.scene.tongue.say(message)
    }
}
