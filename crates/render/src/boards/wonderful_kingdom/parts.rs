//! Cubes, counts and names: hue, shape and letter together, alike wherever they lie.

use super::faces;
use super::keys::Keys;
use super::things::Thing;
use crate::look::Art;
use crate::shell::picture;
use crate::{Scene, sight};
use kernel::{Message, Seat};
use maud::{Markup, html};
use std::fmt::Display;
use std::ops::Deref;
use wonderful_kingdom::setting::faces::Kind;
use wonderful_kingdom::terms::{CardName, Resource, Space};
use wonderful_kingdom::view::{FaceView, RealmView, SpaceView};
use wonderful_kingdom::{Question, View};

/// What everything is drawn from.
#[derive(Debug)]
pub(super) struct Sight<'a> {
    /// The view and the scene.
    at: sight::Sight<'a, View>,
    /// Which drawing is which card.
    pub(super) keys: Keys,
}

impl<'a> Deref for Sight<'a> {
    type Target = sight::Sight<'a, View>;

    fn deref(&self) -> &Self::Target {
        &self.at
    }
}

impl<'a> Sight<'a> {
    /// What a view is drawn from.
    pub(super) fn new(view: &'a View, scene: &'a Scene<'a>) -> Self {
        Self { at: sight::Sight::new(view, scene), keys: Keys::of(view) }
    }

    /// The same, for what is drawn a second time and does not move.
    pub(super) const fn aside(view: &'a View, scene: &'a Scene<'a>) -> Self {
        Self { at: sight::Sight::new(view, scene), keys: Keys::none() }
    }

    /// Says a number of what a message counts.
    pub(super) fn counted(&self, key: &'static str, count: u8) -> String {
        self.say(&Message::new(key).with("count", count))
    }

    /// The name of a card.
    pub(super) fn name(&self, card: CardName) -> String {
        self.word(format!("card-{card}"))
    }

    /// What is printed on a card.
    pub(super) fn face(&self, card: CardName) -> Option<&'a FaceView> {
        self.view.cards.get(&card)
    }

    /// The points a card costs: a Calamity always, a Menace undefeated.
    pub(super) fn lost(&self, face: &FaceView) -> u8 {
        if face.kind == Kind::Calamity { self.view.calamity } else { face.penalty }
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
        matches!(self.question(), Some(Question::Freeze | Question::Rob | Question::Destroy))
    }

    /// Whose cards the question is about.
    pub(super) fn of_whom(&self) -> u8 {
        let own = self.view.seat.unwrap_or_default();
        if !self.asks_of_the_rival() {
            return own;
        }
        let rival = self.view.realms.iter().find(|realm| realm.seat != own);
        rival.map_or(own, |realm| realm.seat)
    }

    /// The resource that is being placed.
    pub(super) fn placed(&self) -> Option<Resource> {
        match self.question()? {
            Question::Place(resource) => Some(*resource),
            _ => None,
        }
    }
}

/// A cube, a Krystallium, a Soldier: its shape, its hue and its letter.
pub(super) fn cube(of: Space, sight: &Sight<'_>) -> Markup {
    let name = sight.word(format!("space-{of}"));
    html! { i.cube.(of.word()) title=(name) { (letter(of, sight)) } }
}

/// The letter of a piece.
pub(super) fn letter(of: Space, sight: &Sight<'_>) -> String {
    sight.word(format!("page-wk-letter-{of}"))
}

/// Cubes one by one, or a number of them where they are many.
pub(super) fn some(of: Space, count: u8, sight: &Sight<'_>) -> Markup {
    html! {
        @if count > 3 { span.many { b { (count) } (cube(of, sight)) } }
        @else { @for _ in 0..count { (cube(of, sight)) } }
    }
}

/// Cubes of every resource.
pub(super) fn cubes(amounts: [u8; 4], sight: &Sight<'_>) -> Markup {
    html! { @for (of, count) in Resource::ALL.into_iter().zip(amounts) { (some(of.space(), count, sight)) } }
}

/// A space of a card: empty, filled, or filled by a Krystallium in place of a cube.
pub(super) fn space(space: &SpaceView, thing: Option<Thing>, sight: &Sight<'_>) -> Markup {
    let name = sight.word(format!("space-{}", space.space));
    let (state, key) = match (space.filled, space.stands_in) {
        (true, true) => ("stood-in", "page-wk-space-stood-in"),
        (true, false) => ("filled", "page-wk-space-filled"),
        (false, _) => ("free", "page-wk-space-free"),
    };
    let told = sight.say(&Message::new(key).with("what", name));
    html! {
        i.cube.(space.space.word()).(state) data-thing=[thing] title=(told) {
            @if space.filled && space.stands_in { (letter(Space::Krystallium, sight)) } @else { (letter(space.space, sight)) }
        }
    }
}

/// The type of a card as a small seal: hue and picture.
pub(super) fn seal(kind: Kind, sight: &Sight<'_>) -> Markup {
    html! { span.seal.(class(kind)) { (picture(faces::kind(kind), Some(&kind_name(kind, sight)))) } }
}

/// The class of a kind of card.
pub(super) fn class(kind: Kind) -> String {
    match kind {
        Kind::Development(_) | Kind::Treasure | Kind::Calamity | Kind::Advisor => {
            format!("kind-{kind}")
        }
        Kind::Menace(_) => "kind-menace".to_owned(),
    }
}

/// What a card is, in words.
pub(super) fn kind_name(kind: Kind, sight: &Sight<'_>) -> String {
    match kind {
        Kind::Development(_) | Kind::Treasure | Kind::Calamity | Kind::Advisor => {
            sight.word(format!("page-wk-kind-{kind}"))
        }
        Kind::Menace(set) => sight.word(format!("option-blue-menace-{set}")),
    }
}

/// A count with the picture of what is counted, and its words.
pub(super) fn mark(glyph: Art, count: &dyn Display, told: &str) -> Markup {
    html! { span.count title=(told) { (picture(glyph, Some(told))) b { (count) } } }
}

/// The same, only where there is something to count.
pub(super) fn mark_some(glyph: Art, count: u8, key: &'static str, sight: &Sight<'_>) -> Markup {
    html! { @if count > 0 { (mark(glyph, &count, &sight.counted(key, count))) } }
}
