//! A card in a line: what it is, what it costs, and what it brings.

use crate::text::{Ink, Reader};
use kernel::Message;
use wonderful_kingdom::View;
use wonderful_kingdom::view::FaceView;

/// The resources in the order of production.
pub(super) const RESOURCES: [&str; 4] = ["materials", "population", "gold", "exploration"];

const fn ink_of(kind: &str) -> Ink {
    match kind.as_bytes() {
        b"structure" => Ink::Cyan,
        b"company" => Ink::Magenta,
        b"monument" => Ink::Yellow,
        b"discovery" => Ink::Blue,
        b"treasure" => Ink::Green,
        b"advisor" => Ink::Bold,
        _ => Ink::Red,
    }
}

/// The name of a card.
pub(super) fn name(card: &str, reader: &Reader<'_>) -> String {
    reader.word(format!("card-{card}"))
}

/// The name of a card in the ink of its kind.
pub(super) fn inked(card: &str, view: &View, reader: &Reader<'_>) -> String {
    let kind = view.cards.get(card).map_or("", |face| face.kind);
    reader.ink(ink_of(kind), name(card, reader))
}

/// The letter of a piece or a space.
pub(super) fn letter(what: &str, reader: &Reader<'_>) -> String {
    reader.word(format!("picture-wk-{what}"))
}

/// Pieces as letters, those of a kind together: `MMMG`.
pub(super) fn pieces<'a>(list: impl IntoIterator<Item = &'a str>, reader: &Reader<'_>) -> String {
    list.into_iter().map(|what| letter(what, reader)).collect()
}

/// Cubes by resource as letters.
pub(super) fn cubes(counts: [u8; 4], reader: &Reader<'_>) -> String {
    let each = RESOURCES.into_iter().zip(counts);
    pieces(each.flat_map(|(of, count)| std::iter::repeat_n(of, count.into())), reader)
}

/// Points as a sign.
pub(super) fn points(points: u8) -> String {
    format!("{points}★")
}

/// A card with all that is printed on it.
pub(super) fn line(card: &str, view: &View, reader: &Reader<'_>) -> String {
    let Some(face) = view.cards.get(card) else { return name(card, reader) };
    let kind = reader.word(format!("picture-wk-kind-{}", kind_word(face.kind)));
    let mut parts = vec![format!("{} ({kind})", inked(card, view, reader))];
    parts.push(pieces(face.cost.iter().copied(), reader));
    let brings = brings(face, view, reader);
    if !brings.is_empty() {
        parts.push(format!("→ {brings}"));
    }
    parts.extend(reader.tongue.maybe(format!("card-{card}.text")));
    let recycled = cubes(face.recycle, reader);
    if !recycled.is_empty() {
        parts.push(reader.ink(Ink::Dim, format!("♻{recycled}")));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// Menaces of all sets are one kind.
fn kind_word(kind: &'static str) -> &'static str {
    match kind {
        "structure" | "company" | "monument" | "discovery" => kind,
        "treasure" | "calamity" | "advisor" => kind,
        _ => "menace",
    }
}

/// What a card brings once it is built, defeated or there.
pub(super) fn brings(face: &FaceView, view: &View, reader: &Reader<'_>) -> String {
    let is_menace = kind_word(face.kind) == "menace";
    let each = |count: u8, what: &str| pieces(std::iter::repeat_n(what, count.into()), reader);
    let mut parts = Vec::new();
    let made = cubes(face.production, reader);
    if !made.is_empty() && !is_menace {
        parts.push(reader.say(&Message::new("picture-wk-makes").with("cubes", made)));
    }
    if let Some((resource, of)) = face.produces_per {
        let of = Message::new(format!("picture-wk-kind-{of}"));
        let made = Message::new("picture-wk-makes-per");
        parts.push(reader.say(&made.with("cubes", letter(resource, reader)).with("type", of)));
    }
    if face.points > 0 {
        parts.push(points(face.points));
    }
    if let Some((count, of)) = face.points_per {
        let of = Message::new(format!("picture-wk-kind-{of}"));
        let per = Message::new("picture-wk-points-per").with("points", points(count));
        parts.push(reader.say(&per.with("type", of)));
    }
    let gained = each(face.krystallium, "krystallium") + &each(face.soldiers, "soldier");
    if !gained.is_empty() {
        parts.push(format!("+{gained}"));
    }
    if face.penalty > 0 {
        parts.push(reader.ink(Ink::Red, format!("−{}★", face.penalty)));
    }
    if face.kind == "calamity" {
        parts.push(reader.ink(Ink::Red, format!("−{}★", view.calamity)));
    }
    parts.join(", ")
}
