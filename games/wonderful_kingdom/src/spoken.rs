//! How the game names what it says.

use crate::fact::Gain;
use crate::setting::Setting;
use crate::terms::{
    Area, Board, Bonus, CardName, Colour, Duchy, Lying, Piece, Resource, Site, Space, Target,
    Territory, Type,
};
use kernel::{Message, Text};

/// The embedded texts.
pub(crate) const TEXTS: &[Text] = kernel::texts![in "../lang", en it fr: "law", "names", "facts", "choices", "lessons", "reckoning", "book", "know"];

/// The book: its chapters and pages, how its cards are played, and the rulings in every language.
pub const BOOK: &[kernel::DataFile] = kernel::files![
    in "..":
    "lessons/wonderful-kingdom.book", "lessons/played.toml", "RULINGS.md", "RULINGS.it.md",
    "RULINGS.fr.md",
];

/// The lessons, in the order they are best taken.
pub const LESSONS: &[kernel::DataFile] = kernel::files![in "../lessons": "first.lesson", "production.lesson", "menaces.lesson", "quests.lesson", "advisors.lesson", "conquest.lesson"];

kernel::said! {
    CardName = "card",
    Area = "area",
    Piece = "piece",
    Space = "space",
    Resource = "resource",
    Type = "type",
    Bonus = "bonus",
    Colour = "colour",
    Duchy = "duchy",
    Board = "board",
    Site => site,
    Target => target,
    Lying => lying,
    Gain => gain,
}
kernel::said! { with Setting: Territory => territory }

/// What a card costs.
pub(crate) fn cost(card: CardName, setting: &Setting) -> Vec<Message> {
    let Some(face) = setting.face_of(card) else { return Vec::new() };
    let each = Piece::ALL.map(|piece| (piece, face.spaces.of[piece.space().index()].count_ones()));
    pieces(each.into_iter())
}

/// The cubes a card is recycled for.
pub(crate) fn recycled(card: CardName, setting: &Setting) -> Vec<Message> {
    let Some(face) = setting.face_of(card) else { return Vec::new() };
    let cubes = Resource::ALL.map(Resource::piece);
    pieces(cubes.into_iter().zip(face.recycle.map(u32::from)))
}

/// This many pieces of each kind, where there are some.
fn pieces(each: impl Iterator<Item = (Piece, u32)>) -> Vec<Message> {
    let some = each.filter(|(_, count)| *count > 0);
    some.map(|(piece, count)| Message::new(format!("pieces-{piece}")).with("count", count))
        .collect()
}

/// This many pieces.
fn gain(Gain { piece, count }: Gain) -> Message {
    Message::new(format!("pieces-{piece}")).with("count", count)
}

/// A card in the open; a second copy says its number.
fn site(site: Site) -> Message {
    match site.copy {
        0 => site.name.into(),
        copy => Message::new("card-copy").with("card", site.name).with("number", copy + 1),
    }
}

fn target(target: Target) -> Message {
    match target {
        Target::Site(at) => site(at),
        Target::Alchemy => Message::new("target-alchemy"),
        Target::Quest => Message::new("target-quest"),
    }
}

fn lying(lying: Lying) -> Message {
    match lying {
        Lying::In(area, card) => Message::new("lying-in").with("card", card).with("area", area),
        Lying::Selected(card) => card.into(),
        Lying::Down(number) => Message::new("lying-down").with("number", number + 1),
    }
}

/// The name of a territory on the board of this game; without one, or on another board, its code.
fn territory(setting: &Setting, territory: Territory) -> Message {
    let map = setting.map.as_ref().filter(|map| map.territories.has(territory));
    map.map_or_else(
        || Message::new("territory-unknown").with("code", territory.word()),
        |map| Message::new(format!("territory-{}-{territory}", map.board)),
    )
}
