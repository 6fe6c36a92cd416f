//! What a game's board is drawn from: its own view, and which of its things stand for which of its choices.

use crate::Scene;
use crate::board::Stands;
use kernel::{Arg, Message};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::str::FromStr;

/// A scene as one game draws it. A `Thing` is what can be pointed at on its board.
#[derive(Debug)]
pub(crate) struct Sight<'a, View, Thing> {
    /// What the viewer may know.
    pub(crate) view: &'a View,
    /// The scene it belongs to.
    pub(crate) scene: &'a Scene<'a>,
    /// The things that stand for what is offered or withheld, by its notation.
    things: BTreeMap<&'a str, Vec<Thing>>,
}

impl<'a, View, Thing: PartialEq> Sight<'a, View, Thing> {
    /// Reads what is offered or withheld as choices of the game; these things stand for a choice.
    pub(crate) fn new<Choice: FromStr>(
        view: &'a View,
        scene: &'a Scene<'a>,
        things: impl Fn(Choice) -> Vec<Thing>,
    ) -> Self {
        let offered = scene.ask.iter().flat_map(|ask| &ask.offers).map(|it| &*it.choice);
        let withheld = scene.ask.iter().flat_map(|ask| &ask.withheld).map(|it| &*it.choice);
        let read = |text: &'a str| text.parse().ok().map(|choice| (text, things(choice)));
        Self { view, scene, things: offered.chain(withheld).filter_map(read).collect() }
    }

    /// What a thing stands for.
    pub(crate) fn stands(&self, thing: &Thing) -> Stands {
        self.stands_where(|it| it == thing)
    }

    /// What all things of which this is said stand for.
    pub(crate) fn stands_where(&self, is_meant: impl Fn(&Thing) -> bool) -> Stands {
        self.scene.stands(|text| self.things.get(text).is_some_and(|it| it.iter().any(&is_meant)))
    }

    /// What a question says in this place, if that is itself a message.
    pub(crate) fn asked(&self, place: &str) -> Option<&'a Message> {
        self.scene.ask?.question.args.iter().find_map(|(name, arg)| match arg {
            Arg::Message(message) if *name == place => Some(message),
            _ => None,
        })
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
