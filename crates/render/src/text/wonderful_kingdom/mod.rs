//! It's a Wonderful Kingdom in a terminal: the round, the Offering areas, the module's board, and the Duchies.

mod board;
mod cards;
mod gloss;
mod realms;

pub use gloss::gloss;

use super::layout::hang;
use super::{Ink, Reader, beside, frame};
use kernel::{AnyView, Message};
use wonderful_kingdom::View;
use wonderful_kingdom::view::{AreaView, DownView, Prize, StepView};

/// From this width on, things that belong together stand beside each other.
const WIDE: usize = 120;

/// Draws a view of It's a Wonderful Kingdom.
pub fn picture(view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
    let view = view.as_any().downcast_ref::<View>()?;
    let mut lines = hang("", &heading(view, reader), reader.width);
    lines.extend(areas(view, reader));
    lines.extend(quest(view, reader));
    if let Some(board) = &view.board {
        lines.extend(board::lines(board, reader));
    }
    for realm in &view.realms {
        lines.extend(realms::lines(realm, view, reader));
    }
    Some(lines.join("\n"))
}

fn heading(view: &View, reader: &Reader<'_>) -> String {
    let round =
        Message::new("picture-wk-round").with("round", view.round).with("rounds", view.rounds);
    let mut parts = vec![reader.ink(Ink::Bold, reader.say(&round))];
    parts.push(reader.word(format!("option-module-{}", view.module)));
    if let Some(latest) = view.produced.last() {
        let step = Message::new(format!("resource-{latest}"));
        parts.push(reader.say(&Message::new("picture-wk-step").with("resource", step)));
    }
    parts.push(reader.say(&Message::new("picture-wk-deck").with("count", view.deck)));
    for (key, count) in [
        ("picture-wk-stack", view.stack),
        ("picture-wk-calamities", view.calamities),
        ("picture-wk-rats", view.rats),
        ("picture-wk-tokens", view.tokens.into()),
    ] {
        if count > 0 {
            parts.push(reader.say(&Message::new(key).with("count", count)));
        }
    }
    parts.join(" · ")
}

/// The Offering areas, beside each other where there is room, and the next card of one who plays alone.
fn areas(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let is_empty = |area: &AreaView| area.cards.is_empty() && area.down.is_empty();
    let mut lines = Vec::new();
    if !view.areas.iter().all(is_empty) {
        let wide = reader.width >= WIDE;
        let width = if wide { reader.width / 2 - 1 } else { reader.width };
        let sides = ["picture-wk-left", "picture-wk-right"];
        let framed = sides.into_iter().zip(&view.areas).map(|(side, area)| {
            frame(&reader.word(side), &area_lines(area, width - 4, view, reader), width)
        });
        let framed: Vec<Vec<String>> = framed.collect();
        lines = match &framed[..] {
            [left, right] if wide => beside(left, right, 1),
            all => all.concat(),
        };
    }
    let next = view.next.map(|card| cards::line(card, view, reader));
    lines.extend(labelled("picture-wk-next", &Vec::from_iter(next), reader));
    let foreseen: Vec<_> = view.foreseen.iter().map(|&card| cards::name(card, reader)).collect();
    lines.extend(labelled("picture-wk-foreseen", &[foreseen.join(", ")], reader));
    lines
}

fn area_lines(area: &AreaView, width: usize, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let marked = |said: String, token: Option<u8>| match token {
        Some(seat) => {
            let who = realms::seat(seat, reader);
            let token = Message::new("picture-wk-token").with("who", who);
            format!("{said} {}", reader.ink(Ink::Magenta, reader.say(&token)))
        }
        None => said,
    };
    let up = area.cards.iter().map(|it| marked(cards::line(it.card, view, reader), it.token));
    let down = area.down.iter().map(|it| marked(face_down(it, view, reader), it.token));
    let mut lines: Vec<String> = up.chain(down).flat_map(|said| hang("", &said, width)).collect();
    if lines.is_empty() {
        lines.push(reader.ink(Ink::Dim, reader.word("picture-wk-empty")));
    }
    lines
}

/// A face-down card, and what it is if the viewer knows.
fn face_down(down: &DownView, view: &View, reader: &Reader<'_>) -> String {
    let back = reader.say(&Message::new("lying-down").with("number", down.number));
    let back = reader.ink(Ink::Dim, format!("▒ {back}"));
    match down.card {
        Some(card) => format!("{back}: {}", cards::line(card, view, reader)),
        None => back,
    }
}

/// The Quest board: its steps, what they cost and what they bring.
fn quest(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let Some(quest) = view.quest else { return Vec::new() };
    let step = |(number, step): (usize, &StepView)| {
        let name = reader.word(format!("step-{quest}-{number}"));
        let (cost, brings) = quest_step(step, reader);
        let said = format!("{number} {name}: {cost} → {brings}");
        hang("  ", &said, reader.width)
    };
    let title = reader.ink(Ink::Bold, reader.word(format!("quest-{quest}")));
    let first = view.quest_first.map(|seat| {
        let who = realms::seat(seat, reader);
        reader.say(&Message::new("picture-wk-first").with("who", who))
    });
    let title = [Some(title), first].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let steps = (1..).zip(&view.steps).flat_map(step);
    std::iter::once(title).chain(steps).collect()
}

/// What a step of the Quest costs, and what it brings.
fn quest_step(step: &StepView, reader: &Reader<'_>) -> (String, String) {
    let gains = |list: &[(Prize, u8)]| {
        let one = |(what, count): &(Prize, u8)| {
            reader.say(&Message::new(format!("picture-wk-gain-{what}")).with("count", *count))
        };
        list.iter().map(one).collect::<Vec<_>>()
    };
    let mut brings = vec![cards::points(step.points)];
    brings.extend(gains(&step.reward));
    let first = gains(&step.first).join(", ");
    if !first.is_empty() {
        let first = Message::new("picture-wk-for-the-first").with("gains", first);
        brings.push(reader.say(&first));
    }
    let have = step.have.map(|(count, of)| {
        let of = Message::new(format!("type-{of}"));
        reader.say(&Message::new("picture-wk-have").with("count", count).with("type", of))
    });
    let cost = [Some(cards::pieces(step.cost.iter().copied(), reader)), have];
    let cost = cost.into_iter().flatten().collect::<Vec<_>>().join(" ");
    (cost, brings.join(", "))
}

/// A label and what it names, one behind the other; nothing where there is nothing.
fn labelled(key: &'static str, list: &[String], reader: &Reader<'_>) -> Vec<String> {
    if list.iter().all(String::is_empty) {
        return Vec::new();
    }
    let label = format!("  {}: ", reader.ink(Ink::Dim, reader.word(key)));
    hang(&label, &list.join(", "), reader.width)
}
