//! The Duchies: what they hold, make, build and have built.

use super::{cards, face_down, labelled};
use crate::text::layout::hang;
use crate::text::{Ink, Reader};
use kernel::{Message, Seat};
use wonderful_kingdom::View;
use wonderful_kingdom::terms::{CardName, Colour, Resource};
use wonderful_kingdom::view::{RealmView, SiteView, SpaceView};

/// Who sits at a seat.
pub(super) fn seat(seat: u8, reader: &Reader<'_>) -> String {
    reader.say(&Message::new("picture-seat").with("who", Seat(seat)))
}

/// A player's areas as lines.
pub(super) fn lines(realm: &RealmView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(hang("", &head(realm, view, reader), reader.width));
    lines.extend(labelled("picture-wk-makes-now", &[made(realm, view, reader)], reader));
    lines.extend(labelled("picture-wk-holds", &holds(realm, reader), reader));
    let one = |&card: &CardName| cards::line(card, view, reader);
    let mut selected: Vec<String> = realm.selection.iter().map(one).collect();
    selected.extend(realm.down.iter().map(|down| face_down(down, view, reader)));
    lines.extend(listed("picture-wk-hand", realm.hand.iter().map(one), reader));
    lines.extend(listed("picture-wk-selected", selected, reader));
    let site = |it: &SiteView| site(it, view, reader);
    lines.extend(listed("picture-wk-building", realm.construction.iter().map(site), reader));
    lines.extend(listed("picture-wk-council", realm.council.iter().map(site), reader));
    lines.extend(quest(realm, view, reader));
    lines.extend(labelled("picture-wk-duchy", &built(realm, view, reader), reader));
    let trophies: Vec<_> =
        realm.trophies.iter().map(|&card| cards::inked(card, view, reader)).collect();
    lines.extend(labelled("picture-wk-trophies", &trophies, reader));
    lines
}

fn head(realm: &RealmView, view: &View, reader: &Reader<'_>) -> String {
    let own = if view.seat == Some(realm.seat) { "●" } else { "○" };
    let ink = match realm.colour {
        Colour::Blue => Ink::Blue,
        Colour::Red => Ink::Red,
    };
    let colour = reader.word(format!("colour-{}", realm.colour));
    let name = reader.ink(ink, format!("{own} {} ({colour})", seat(realm.seat, reader)));
    let sums = Message::new("picture-wk-sums")
        .with("score", realm.score)
        .with("hand", realm.hand_size)
        .with("traps", realm.traps)
        .with("spies", realm.spies);
    format!("{name} · {}", reader.say(&sums))
}

/// What each step makes; steps that are over stand in brackets, and cubes in hand behind.
fn made(realm: &RealmView, view: &View, reader: &Reader<'_>) -> String {
    let step = |(of, count): (Resource, u8)| {
        let said = format!("{}{count}", cards::letter(of.space(), reader));
        if view.produced.contains(&of) { format!("({said})") } else { said }
    };
    let steps = Resource::ALL.into_iter().zip(realm.production).map(step);
    let mut parts = vec![steps.collect::<Vec<_>>().join(" ")];
    let cubes = cards::cubes(realm.cubes, reader);
    if !cubes.is_empty() {
        let placed = Message::new("picture-wk-to-place").with("cubes", cubes);
        parts.push(reader.ink(Ink::Green, reader.say(&placed)));
    }
    parts.join(" · ")
}

fn holds(realm: &RealmView, reader: &Reader<'_>) -> Vec<String> {
    let alchemy = Message::new("picture-wk-alchemy").with("count", realm.alchemy);
    let mut parts = vec![reader.say(&alchemy)];
    for (key, count) in [
        ("picture-wk-gain-krystallium", realm.krystallium),
        ("picture-wk-gain-soldier", realm.soldiers),
        ("picture-wk-training", u8::from(realm.training)),
        ("picture-wk-own-tokens", realm.tokens),
        ("picture-wk-aside", realm.aside),
    ] {
        if count > 0 {
            parts.push(reader.say(&Message::new(key).with("count", count)));
        }
    }
    parts
}

/// A label above a list, each item on a line of its own.
fn listed(
    key: &'static str,
    list: impl IntoIterator<Item = String>,
    reader: &Reader<'_>,
) -> Vec<String> {
    let items = list.into_iter().flat_map(|item| hang("    ", &item, reader.width));
    let items: Vec<String> = items.collect();
    if items.is_empty() {
        return Vec::new();
    }
    let label = format!("  {}:", reader.ink(Ink::Dim, reader.word(key)));
    std::iter::once(label).chain(items).collect()
}

/// A card with spaces: which are filled, what is missing, and what it will bring.
fn site(site: &SiteView, view: &View, reader: &Reader<'_>) -> String {
    let mut parts = vec![cards::inked(site.card, view, reader)];
    // A second copy is told by its number, as in its notation.
    if site.site.copy > 0 {
        parts.push(format!("#{}", site.site.copy + 1));
    }
    parts.push(progress(site, view, reader));
    if site.frozen {
        parts.push(reader.ink(Ink::Cyan, reader.word("picture-wk-frozen")));
    }
    parts.extend(reader.tongue.maybe(format!("card-{}.text", site.card)));
    parts.join(" ")
}

/// How far a card with spaces is, and what it will bring.
pub(super) fn progress(site: &SiteView, view: &View, reader: &Reader<'_>) -> String {
    let brings = view.cards.get(&site.card).map(|face| cards::arrow(face, view, reader));
    let brings = brings.filter(|brings| !brings.is_empty());
    [Some(spaces(&site.spaces, reader)), brings].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Filled spaces as squares, a Krystallium in place of a cube as a diamond, and what is missing as letters.
pub(super) fn spaces(spaces: &[SpaceView], reader: &Reader<'_>) -> String {
    let filled = spaces.iter().filter(|space| space.filled);
    let filled: String = filled.map(|it| if it.stands_in { '◆' } else { '■' }).collect();
    let missing = spaces.iter().filter(|space| !space.filled).map(|space| space.space);
    let missing = cards::pieces(missing, reader);
    if missing.is_empty() {
        return format!("{filled} {}", reader.word("picture-wk-full"));
    }
    let needs = reader.say(&Message::new("picture-wk-needs").with("pieces", missing));
    if filled.is_empty() { needs } else { format!("{filled} {needs}") }
}

/// The step of the Quest a player is at.
fn quest(realm: &RealmView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let Some(quest) = view.quest else { return Vec::new() };
    let said = match &realm.step {
        Some(step) => {
            let number = realm.steps + 1;
            let name = Message::new(format!("step-{quest}-{number}"));
            let at = Message::new("picture-wk-at-step").with("step", number).with("name", name);
            format!("{} {}", reader.say(&at), spaces(step, reader))
        }
        None => reader.word("picture-wk-quest-done"),
    };
    labelled("picture-wk-quest", &[said], reader)
}

/// The cards of the Duchy, copies together, with what is robbed.
fn built(realm: &RealmView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let groups = realm.duchy.chunk_by(|one, other| one.card == other.card);
    let said = groups.map(|group| {
        let mut said = cards::inked(group[0].card, view, reader);
        if group.len() > 1 {
            said = format!("{said} ×{}", group.len());
        }
        let brings = view.cards.get(&group[0].card).map(|face| cards::brings(face, view, reader));
        if let Some(brings) = brings.filter(|brings| !brings.is_empty()) {
            said = format!("{said} [{brings}]");
        }
        let stolen = group.iter().filter(|card| card.stolen).count();
        if stolen > 0 {
            let robbed = reader.say(&Message::new("picture-wk-robbed").with("count", stolen));
            said = format!("{said} {}", reader.ink(Ink::Red, robbed));
        }
        said
    });
    said.collect()
}
