//! The Woodland: a box for every clearing where the map has it, and the paths between them.

use super::{mark, suit_ink};
use crate::text::canvas::Canvas;
use crate::text::layout::cut;
use crate::text::{Ink, Reader};
use kernel::Message;
use root::View;
use root::keepers::view::RelicView;
use root::terms::{Faction, Piece};
use root::view::{ClearingView, ForestView, PieceView};

const BOX: (usize, usize) = (24, 4);
/// The rows of a map, unless boxes need more.
const ROWS: usize = 30;

/// The map as lines.
pub(super) fn woodland(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let corners = lay_out(view, reader.width.min(110));
    let height = corners.iter().map(|corner| corner.1 + BOX.1).max().unwrap_or(0);
    let mut canvas = Canvas::new(reader.width, height);
    for clearing in &view.clearings {
        let from = centre(&corners, clearing.number);
        for (others, letter, ink) in
            [(&clearing.rivers, '~', Ink::Blue), (&clearing.paths, '·', Ink::Plain)]
        {
            for &other in others.iter().filter(|&&other| other > clearing.number) {
                canvas.line(from, centre(&corners, other), letter, ink);
            }
        }
    }
    let used = |forest: &&ForestView| !forest.pawns.is_empty() || !forest.relics.is_empty();
    for forest in view.forests.iter().filter(used) {
        camp(&mut canvas, &corners, forest, reader);
    }
    for (clearing, &corner) in view.clearings.iter().zip(&corners) {
        draw(&mut canvas, corner, clearing, reader);
    }
    canvas.lines(reader.pen)
}

/// Where the boxes go: as on the map, further down where they would overlap.
fn lay_out(view: &View, width: usize) -> Vec<(usize, usize)> {
    let span = |axis: fn(&ClearingView) -> usize| {
        let values = view.clearings.iter().map(axis);
        (values.clone().min().unwrap_or(0), values.max().unwrap_or(1))
    };
    let (left, right) = span(|clearing| clearing.at.0.into());
    let (top, bottom) = span(|clearing| clearing.at.1.into());
    let scale = |at: usize, low: usize, high: usize, room: usize| {
        (at - low) * room.saturating_sub(1) / (high - low).max(1)
    };
    let mut order: Vec<usize> = (0..view.clearings.len()).collect();
    order.sort_by_key(|&index| view.clearings[index].at.1);
    let mut corners = vec![(0, 0); view.clearings.len()];
    let mut placed: Vec<(usize, usize)> = Vec::new();
    for index in order {
        let (x, y) = view.clearings[index].at;
        let x = scale(x.into(), left, right, width.saturating_sub(BOX.0) + 1);
        let mut y = scale(y.into(), top, bottom, ROWS - BOX.1 + 1);
        while placed.iter().any(|&other| overlap((x, y), other)) {
            y += 1;
        }
        placed.push((x, y));
        corners[index] = (x, y);
    }
    corners
}

fn overlap(one: (usize, usize), other: (usize, usize)) -> bool {
    one.0.abs_diff(other.0) < BOX.0 && one.1.abs_diff(other.1) < BOX.1
}

fn centre(corners: &[(usize, usize)], number: u8) -> (usize, usize) {
    let (x, y) = corners[usize::from(number) - 1];
    (x + BOX.0 / 2, y + BOX.1 / 2)
}

/// Vagabonds and relics in a forest, in the middle of the clearings the forest touches.
fn camp(canvas: &mut Canvas, corners: &[(usize, usize)], forest: &ForestView, reader: &Reader<'_>) {
    let around = forest.clearings.iter().map(|&number| centre(corners, number));
    let count = forest.clearings.len().max(1);
    let sum = around.fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    let label = reader.say(&Message::new("picture-root-forest").with("number", forest.number));
    let mut x = canvas.write((sum.0 / count, sum.1 / count), &label, Ink::Green);
    for pawn in &forest.pawns {
        let mark = mark(*pawn);
        x = canvas.write((x, sum.1 / count), &format!(" {}", mark.letter), mark.ink);
    }
    for relic in &forest.relics {
        let said = format!(" {}", short(relic, reader));
        x = canvas.write((x, sum.1 / count), &said, mark(Faction::Keepers).ink);
    }
}

fn draw(canvas: &mut Canvas, (x, y): (usize, usize), clearing: &ClearingView, reader: &Reader<'_>) {
    let ink = clearing.suits.first().map_or(Ink::Plain, |suit| suit_ink(*suit));
    let inner = BOX.0 - 2;
    canvas.write((x, y), &format!("╭{}╮", "─".repeat(inner)), ink);
    for row in 1..BOX.1 - 1 {
        canvas.write((x, y + row), &format!("│{}│", " ".repeat(inner)), ink);
    }
    canvas.write((x, y + BOX.1 - 1), &format!("╰{}╯", "─".repeat(inner)), ink);
    let suits = clearing.suits.iter().map(|suit| reader.word(format!("suit-{suit}")));
    let suits = suits.collect::<Vec<_>>().join("/");
    let built = "■".repeat((clearing.slots - clearing.free_slots).into());
    let free = "□".repeat(clearing.free_slots.into());
    canvas.write((x + 1, y), &format!(" {} {suits} {built}{free} ", clearing.number), ink);
    if let Some(ruler) = clearing.ruler {
        let mark = mark(ruler);
        canvas.write((x + BOX.0 - 5, y), &format!(" ★{} ", mark.letter), mark.ink);
    }
    pieces(canvas, (x + 1, y + 1), clearing, reader);
}

/// What stands in a clearing, faction by faction, on two lines.
fn pieces(
    canvas: &mut Canvas,
    (left, top): (usize, usize),
    clearing: &ClearingView,
    reader: &Reader<'_>,
) {
    let (mut x, mut y) = (left, top);
    for (text, ink) in words(clearing, reader) {
        let text = cut(&text, BOX.0 - 2);
        let width = text.chars().count();
        if x > left && x + width > left + BOX.0 - 2 {
            if y > top {
                canvas.write((left + BOX.0 - 3, y), "…", ink);
                return;
            }
            (x, y) = (left, y + 1);
        }
        x = canvas.write((x, y), &text, ink) + 1;
    }
}

/// A relic by the first letter of its type and its value.
pub(super) fn short(relic: &RelicView, reader: &Reader<'_>) -> String {
    let name = reader.word(format!("relic-{}", relic.relic));
    let letter = name.chars().next().unwrap_or('?').to_uppercase();
    relic.value.map_or_else(|| format!("{letter}?"), |value| format!("{letter}{value}"))
}

/// A building or token; a plot by what the reader may know of it, in brackets while it lies face down.
fn token(piece: &PieceView, clearing: &ClearingView, reader: &Reader<'_>) -> String {
    let plot = clearing.plot.as_ref().filter(|_| piece.piece == Piece::Plot);
    match plot.and_then(|plot| Some((plot.plot?, plot.face_up))) {
        Some((kind, true)) => reader.word(format!("plot-{kind}")),
        Some((kind, false)) => format!("({})", reader.word(format!("plot-{kind}"))),
        None => reader.word(format!("picture-root-{}", piece.piece)),
    }
}

fn words(clearing: &ClearingView, reader: &Reader<'_>) -> Vec<(String, Ink)> {
    let mut words: Vec<(String, Ink)> = Vec::new();
    for relic in &clearing.relics {
        words.push((short(relic, reader), mark(Faction::Keepers).ink));
    }
    for station in &clearing.waystations {
        let name = reader.word("picture-root-waystation");
        let up = reader.word(format!("relic-{}", station.up));
        words.push((format!("{name}:{up}"), mark(Faction::Keepers).ink));
    }
    let told = |piece: &&PieceView| !matches!(piece.piece, Piece::Relic | Piece::Waystation);
    for piece in clearing.pieces.iter().filter(told) {
        let mark = mark(piece.faction);
        let is_warrior = piece.faction.warrior() == Some(piece.piece);
        words.push((
            if is_warrior {
                format!("{}×{}", mark.letter, piece.count)
            } else {
                let name = token(piece, clearing, reader);
                if piece.count > 1 { format!("{name}×{}", piece.count) } else { name }
            },
            mark.ink,
        ));
    }
    for pawn in &clearing.pawns {
        let mark = mark(*pawn);
        words.push((format!("{}!", mark.letter), mark.ink));
    }
    let mut say = |is: bool, key: &'static str| {
        words.extend(is.then(|| (reader.word(key), Ink::Dim)));
    };
    say(clearing.ruin, "picture-root-ruin");
    say(clearing.ferry, "picture-root-ferry");
    say(clearing.tower, "picture-root-tower");
    say(clearing.scorched, "picture-root-scorched");
    let seen = clearing.seen_items.iter().map(|item| reader.word(format!("item-{item}")));
    words.extend(seen.map(|item| (item, Ink::Cyan)));
    words
}
