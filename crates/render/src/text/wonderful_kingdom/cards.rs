//! A card in a line: what it is, what it costs, and what it brings.

use crate::text::{Ink, Reader};
use kernel::Message;
use wonderful_kingdom::View;
use wonderful_kingdom::setting::faces::Kind;
use wonderful_kingdom::terms::{CardName, Resource, Space, Type};
use wonderful_kingdom::view::FaceView;

const fn ink_of(kind: Kind) -> Ink {
    match kind {
        Kind::Development(Type::Structure) => Ink::Cyan,
        Kind::Development(Type::Company) => Ink::Magenta,
        Kind::Development(Type::Monument) => Ink::Yellow,
        Kind::Development(Type::Discovery) => Ink::Blue,
        Kind::Treasure => Ink::Green,
        Kind::Advisor => Ink::Bold,
        Kind::Calamity | Kind::Menace(_) => Ink::Red,
    }
}

/// The name of a card.
pub(super) fn name(card: CardName, reader: &Reader<'_>) -> String {
    reader.word(format!("card-{card}"))
}

/// The name of a card in the ink of its kind.
pub(super) fn inked(card: CardName, view: &View, reader: &Reader<'_>) -> String {
    let ink = view.cards.get(&card).map_or(Ink::Red, |face| ink_of(face.kind));
    reader.ink(ink, name(card, reader))
}

/// The letter of a piece or a space.
pub(super) fn letter(what: Space, reader: &Reader<'_>) -> String {
    reader.word(format!("picture-wk-{what}"))
}

/// Pieces as letters, those of a kind together: `MMMG`.
pub(super) fn pieces(list: impl IntoIterator<Item = Space>, reader: &Reader<'_>) -> String {
    list.into_iter().map(|what| letter(what, reader)).collect()
}

/// Cubes by resource as letters.
pub(super) fn cubes(counts: [u8; 4], reader: &Reader<'_>) -> String {
    let each = Resource::ALL.map(Resource::space).into_iter().zip(counts);
    pieces(each.flat_map(|(of, count)| std::iter::repeat_n(of, count.into())), reader)
}

/// Points as a sign.
pub(super) fn points(points: u8) -> String {
    format!("{points}★")
}

/// A card with all that is printed on it.
pub(super) fn line(card: CardName, view: &View, reader: &Reader<'_>) -> String {
    let Some(face) = view.cards.get(&card) else { return name(card, reader) };
    let kind = reader.word(kind_key(face.kind));
    let named = format!("{} ({kind})", inked(card, view, reader));
    [named, about(card, view, reader)].join(" ").trim_end().to_owned()
}

/// What is printed on a card below its name.
pub(super) fn about(card: CardName, view: &View, reader: &Reader<'_>) -> String {
    let Some(face) = view.cards.get(&card) else { return String::new() };
    let mut parts = vec![pieces(face.cost.iter().copied(), reader), arrow(face, view, reader)];
    parts.extend(reader.tongue.maybe(format!("card-{card}.text")));
    let recycled = cubes(face.recycle, reader);
    if !recycled.is_empty() {
        parts.push(reader.ink(Ink::Dim, format!("♻{recycled}")));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// An arrow and what a card brings; nothing where it brings nothing.
pub(super) fn arrow(face: &FaceView, view: &View, reader: &Reader<'_>) -> String {
    let brings = brings(face, view, reader);
    if brings.is_empty() { brings } else { format!("→ {brings}") }
}

/// Menaces of all sets are one kind.
fn kind_key(kind: Kind) -> String {
    match kind {
        Kind::Development(_) | Kind::Treasure | Kind::Calamity | Kind::Advisor => {
            format!("picture-wk-kind-{kind}")
        }
        Kind::Menace(_) => "picture-wk-kind-menace".to_owned(),
    }
}

/// What a card brings once it is built, defeated or there.
pub(super) fn brings(face: &FaceView, view: &View, reader: &Reader<'_>) -> String {
    let is_menace = matches!(face.kind, Kind::Menace(_));
    let each = |count: u8, what: Space| pieces(std::iter::repeat_n(what, count.into()), reader);
    let mut parts = Vec::new();
    let made = cubes(face.production, reader);
    if !made.is_empty() && !is_menace {
        parts.push(reader.say(&Message::new("picture-wk-makes").with("cubes", made)));
    }
    if let Some((resource, of)) = face.produces_per {
        let of = Message::new(format!("picture-wk-kind-{of}"));
        let made = Message::new("picture-wk-makes-per");
        parts.push(
            reader.say(&made.with("cubes", letter(resource.space(), reader)).with("type", of)),
        );
    }
    if face.points > 0 {
        parts.push(points(face.points));
    }
    if let Some((count, of)) = face.points_per {
        let of = Message::new(format!("picture-wk-kind-{of}"));
        let per = Message::new("picture-wk-points-per").with("points", points(count));
        parts.push(reader.say(&per.with("type", of)));
    }
    let gained = each(face.krystallium, Space::Krystallium) + &each(face.soldiers, Space::Soldier);
    if !gained.is_empty() {
        parts.push(format!("+{gained}"));
    }
    if face.penalty > 0 {
        parts.push(reader.ink(Ink::Red, format!("−{}★", face.penalty)));
    }
    if face.kind == Kind::Calamity {
        parts.push(reader.ink(Ink::Red, format!("−{}★", view.calamity)));
    }
    parts.join(", ")
}
