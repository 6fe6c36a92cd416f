//! Cubes, counts and names: hue, shape and letter together, alike wherever they lie.

use super::faces;
use super::keys::Keys;
use crate::Scene;
use crate::board::{Light, Stands};
use crate::glyph::Glyph;
use crate::shell::picture;
use kernel::{Message, Seat};
use maud::{Markup, html};
use std::fmt::Display;
use wonderful_kingdom::View;
use wonderful_kingdom::view::{FaceView, RealmView, SpaceView};

/// The basic resources in the order of production.
pub(super) const RESOURCES: [&str; 4] = ["materials", "population", "gold", "exploration"];
/// The types of Developments.
pub(super) const TYPES: [&str; 4] = ["structure", "company", "monument", "discovery"];

/// Something that lies somewhere and stands for nothing.
pub(super) const PLAIN: Stands = Stands { choices: None, light: Light::Plain };

/// What everything is drawn from.
#[derive(Debug)]
pub(super) struct Sight<'a> {
    /// What the viewer may know.
    pub(super) view: &'a View,
    /// The scene it belongs to.
    pub(super) scene: &'a Scene<'a>,
    /// Which drawing is which card.
    pub(super) keys: Keys,
}

impl<'a> Sight<'a> {
    /// What a view is drawn from.
    pub(super) fn new(view: &'a View, scene: &'a Scene<'a>) -> Self {
        Self { view, scene, keys: Keys::of(view) }
    }

    /// Says the message of a key.
    pub(super) fn word(&self, key: impl Into<std::borrow::Cow<'static, str>>) -> String {
        self.scene.tongue.word(key)
    }

    /// Says a message.
    pub(super) fn say(&self, message: &Message) -> String {
        self.scene.tongue.say(message)
    }

    /// Says so many of what a message counts.
    pub(super) fn counted(&self, key: &'static str, count: u8) -> String {
        self.say(&Message::new(key).with("count", count))
    }

    /// The name of a card.
    pub(super) fn name(&self, card: &str) -> String {
        self.word(format!("card-{card}"))
    }

    /// What is printed on a card.
    pub(super) fn face(&self, card: &str) -> Option<&'a FaceView> {
        self.view.cards.get(card)
    }

    /// The points a card costs: a Calamity always, a Menace undefeated.
    pub(super) fn lost(&self, face: &FaceView) -> u8 {
        if face.kind == "calamity" { self.view.calamity } else { face.penalty }
    }

    /// What a player has, who is the reader.
    pub(super) fn own(&self) -> Option<&'a RealmView> {
        self.view.realms.iter().find(|realm| Some(realm.seat) == self.view.seat)
    }

    /// The class of a seat's colours.
    pub(super) fn livery(&self, seat: u8) -> String {
        let realm = self.view.realms.iter().find(|realm| realm.seat == seat);
        realm.map_or_else(String::new, |realm| super::livery(realm).class())
    }

    /// Who sits in a seat; where nobody does, the name of the Duchy.
    pub(super) fn who(&self, realm: &RealmView) -> String {
        let duchy = || self.word(format!("duchy-{}", realm.duchy_card));
        let plate = self.scene.plate(Seat(realm.seat)).filter(|plate| !plate.name.is_empty());
        plate.map_or_else(duchy, |plate| plate.name.clone())
    }

    /// Whether the question is about the opponent's cards.
    pub(super) fn asks_of_the_rival(&self) -> bool {
        const OF_THE_RIVAL: [&str; 3] = ["ask-freeze", "ask-rob", "ask-destroy"];
        self.scene.ask.is_some_and(|ask| OF_THE_RIVAL.contains(&&*ask.question.key))
    }

    /// What stands for the choices of which this is said, if the question is about this seat's cards.
    pub(super) fn of_seat(&self, seat: u8, is_meant: impl Fn(&str) -> bool) -> Stands {
        let own = Some(seat) == self.view.seat;
        if own == self.asks_of_the_rival() { PLAIN } else { self.scene.stands(is_meant) }
    }

    /// The resource that is being placed.
    pub(super) fn placed(&self) -> Option<&'static str> {
        let asked = self.scene.ask?.question.args.iter().find_map(|(name, arg)| match arg {
            kernel::Arg::Message(message) if *name == "resource" => Some(&*message.key),
            _ => None,
        })?;
        RESOURCES.into_iter().find(|of| asked.strip_prefix("resource-") == Some(of))
    }
}

/// The first word of a choice and the rest.
pub(super) fn deed(choice: &str) -> (&str, &str) {
    choice.split_once(' ').unwrap_or((choice, ""))
}

/// A cube, a Krystallium, a Soldier: its shape, its hue and its letter.
pub(super) fn cube(word: &str, sight: &Sight<'_>) -> Markup {
    let name = sight.word(format!("space-{word}"));
    html! { i.cube.(word) title=(name) { (letter(word, sight)) } }
}

/// The letter of a piece.
pub(super) fn letter(word: &str, sight: &Sight<'_>) -> String {
    sight.word(format!("page-wk-letter-{word}"))
}

/// Cubes one by one, or a number of them where they are many.
pub(super) fn some(word: &str, count: u8, sight: &Sight<'_>) -> Markup {
    html! {
        @if count > 3 { span.many { b { (count) } (cube(word, sight)) } }
        @else { @for _ in 0..count { (cube(word, sight)) } }
    }
}

/// Cubes of every resource.
pub(super) fn cubes(amounts: [u8; 4], sight: &Sight<'_>) -> Markup {
    html! { @for (of, count) in RESOURCES.into_iter().zip(amounts) { (some(of, count, sight)) } }
}

/// A space of a card: empty, filled, or filled by a Krystallium in place of a cube.
pub(super) fn space(space: &SpaceView, stands: &Stands, sight: &Sight<'_>) -> Markup {
    let name = sight.word(format!("space-{}", space.space));
    let (state, key) = match (space.filled, space.stands_in) {
        (true, true) => ("stood-in", "page-wk-space-stood-in"),
        (true, false) => ("filled", "page-wk-space-filled"),
        (false, _) => ("free", "page-wk-space-free"),
    };
    let told = sight.say(&Message::new(key).with("what", name));
    html! {
        i.cube.(space.space).(state).(stands.class()) data-choice=[stands.choices.as_ref()] title=(told) {
            @if space.filled && space.stands_in { (letter("krystallium", sight)) } @else { (letter(space.space, sight)) }
        }
    }
}

/// The type of a card as a small seal: hue and picture.
pub(super) fn seal(kind: &str, sight: &Sight<'_>) -> Markup {
    html! { span.seal.(class(kind)) { (picture(faces::kind(kind), Some(&kind_name(kind, sight)))) } }
}

/// The class of a kind of card.
pub(super) fn class(kind: &str) -> String {
    match kind {
        "structure" | "company" | "monument" | "discovery" | "treasure" | "calamity"
        | "advisor" => {
            format!("kind-{kind}")
        }
        _ => "kind-menace".to_owned(),
    }
}

/// What a card is, in words.
pub(super) fn kind_name(kind: &str, sight: &Sight<'_>) -> String {
    match kind {
        "structure" | "company" | "monument" | "discovery" | "treasure" | "calamity"
        | "advisor" => sight.word(format!("page-wk-kind-{kind}")),
        set => sight.word(format!("option-blue-menace-{set}")),
    }
}

/// A count with the picture of what is counted, and its words.
pub(super) fn mark(glyph: Glyph, count: &dyn Display, told: &str) -> Markup {
    html! { span.count title=(told) { (picture(glyph, Some(told))) b { (count) } } }
}

/// The same, only where there is something to count.
pub(super) fn mark_some(word: &str, count: u8, key: &'static str, sight: &Sight<'_>) -> Markup {
    html! { @if count > 0 { (mark(faces::thing(word), &count, &sight.counted(key, count))) } }
}
