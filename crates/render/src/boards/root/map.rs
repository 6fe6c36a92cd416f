//! The map: clearings with their suits, slots and pieces; paths, rivers, forests.

use super::{livery, piece, suit};
use crate::Scene;
use crate::board::Stands;
use crate::glyph::Glyph;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::view::{ClearingView, ForestView, PieceView};

type Point = (i32, i32);

/// How large a clearing is drawn.
const RADIUS: i32 = 66;

/// The whole map as one drawing.
pub(super) fn woodland(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        svg.woodland viewBox="0 0 1500 1040" role="group" aria-label=(scene.tongue.word("page-region-board")) {
            rect.ground x="4" y="4" width="1492" height="1032" rx="40" {}
            g.thickets { @for forest in &view.forests { (thicket(forest)) } }
            g.rivers { @for (from, to) in edges(view, |clearing| &clearing.rivers) { (line(view, from, to)) } }
            g.ripples { @for (from, to) in edges(view, |clearing| &clearing.rivers) { (line(view, from, to)) } }
            g.verges { @for (from, to) in edges(view, |clearing| &clearing.paths) { (line(view, from, to)) } }
            g.paths { @for (from, to) in edges(view, |clearing| &clearing.paths) { (line(view, from, to)) } }
            g.closed { @for &(from, to) in &view.closed_paths { (closed(view, scene, from, to)) } }
            @for forest in &view.forests { (wood(forest, scene)) }
            @for clearing in &view.clearings { (open(clearing, view, scene)) }
        }
    }
}

fn at((x, y): (u16, u16)) -> Point {
    // A screen is wider than the grid.
    (i32::from(x) * 3 / 2, i32::from(y) + 6)
}

/// Each edge once.
fn edges(view: &View, of: impl Fn(&ClearingView) -> &Vec<u8>) -> Vec<(u8, u8)> {
    let all = view.clearings.iter().flat_map(|clearing| {
        let near = of(clearing).iter().filter(move |&&to| clearing.number < to);
        near.map(move |&to| (clearing.number, to)).collect::<Vec<_>>()
    });
    all.collect()
}

fn place(view: &View, number: u8) -> Point {
    let clearing = view.clearings.iter().find(|clearing| clearing.number == number);
    clearing.map_or((0, 0), |clearing| at(clearing.at))
}

fn line(view: &View, from: u8, to: u8) -> Markup {
    let ((x1, y1), (x2, y2)) = (place(view, from), place(view, to));
    html! { line x1=(x1) y1=(y1) x2=(x2) y2=(y2) {} }
}

fn closed(view: &View, scene: &Scene<'_>, from: u8, to: u8) -> Markup {
    let ((x1, y1), (x2, y2)) = (place(view, from), place(view, to));
    let stands = scene.choice(&format!("path c{from} c{to}"));
    html! {
        g.(stands.class()) data-choice=[stands.choices] {
            (line(view, from, to))
            text x=(i32::midpoint(x1, x2)) y=(i32::midpoint(y1, y2) + 10) { "✕" }
        }
    }
}

fn wood(forest: &ForestView, scene: &Scene<'_>) -> Markup {
    let (x, y) = at(forest.at);
    let stands = scene.about(&format!("f{}", forest.number));
    let name = Message::new("page-root-forest").with("number", forest.number);
    html! {
        g.forest.(stands.class()) data-choice=[stands.choices] {
            title { (scene.tongue.say(&name)) }
            ellipse.halo cx=(x) cy=(y) rx="62" ry="46" {}
            text.letter x=(x) y=(y + 34) { (forest.number) }
            @for (index, pawn) in (0..).zip(&forest.pawns) { (pawn_at(pawn, (x - 18 + index * 30, y - 24))) }
        }
    }
}

/// The trees of a forest, under everything else.
fn thicket(forest: &ForestView) -> Markup {
    const TREES: [(i32, i32, i32); 6] =
        [(-58, -40, 44), (8, -50, 48), (-28, -62, 40), (-66, -6, 40), (-22, -18, 50), (26, -8, 42)];
    let (x, y) = at(forest.at);
    html! {
        ellipse cx=(x) cy=(y) rx="84" ry="58" {}
        @for (dx, dy, size) in TREES { (picture(Glyph::Tree, (x + dx, y + dy), size)) }
    }
}

fn picture(glyph: Glyph, (x, y): Point, size: i32) -> Markup {
    html! { image href=(glyph.address()) x=(x) y=(y) width=(size) height=(size) {} }
}

fn open(clearing: &ClearingView, view: &View, scene: &Scene<'_>) -> Markup {
    let (x, y) = at(clearing.at);
    let stands = stands(clearing, scene);
    let suits = clearing.suits.join("-");
    html! {
        g.clearing.(format!("suit-{suits}")).(stands.class()).battle[view.battle.as_ref().is_some_and(|b| b.clearing == clearing.number)]
            data-choice=[stands.choices] transform=(format!("translate({x} {y}) scale(1.36) translate({} {})", -x, -y)) {
            title { (told(clearing, scene)) }
            circle.halo cx=(x) cy=(y) r=(RADIUS) {}
            circle.glade cx=(x) cy=(y) r=(RADIUS - 8) {}
            @for (index, word) in (0..).zip(&clearing.suits) {
                @let (glyph, letter) = suit(word);
                (picture(glyph, (x - 62 + index * 24, y - 76), 32))
                text.letter x=(x - 26 + index * 24) y=(y - 52) { (letter) }
            }
            g.number { circle cx=(x + 48) cy=(y - 54) r="15" {} text x=(x + 48) y=(y - 48) { (clearing.number) } }
            (slots(clearing, (x, y)))
            (tokens(clearing, (x, y)))
            (warriors(clearing, (x, y)))
            @if clearing.tower { (picture(Glyph::Castle, (x + 34, y + 30), 28)) }
            @if clearing.ferry { (picture(Glyph::Ferry, (x + 34, y + 30), 28)) }
            @if clearing.scorched { (picture(Glyph::Fire, (x - 20, y - 20), 40)) }
        }
    }
}

/// A clearing stands for choices that end in it; where none does, for those that begin in it.
fn stands(clearing: &ClearingView, scene: &Scene<'_>) -> Stands {
    let word = format!("c{}", clearing.number);
    let ends = scene.stands(|choice| choice.split(' ').next_back() == Some(&word));
    if ends.choices.is_some() { ends } else { scene.about(&word) }
}

fn told(clearing: &ClearingView, scene: &Scene<'_>) -> String {
    let tongue = &scene.tongue;
    let suits = clearing.suits.iter().map(|suit| tongue.word(format!("suit-{suit}")));
    let pieces = clearing.pieces.iter().map(|piece| {
        format!("{} × {}", piece.count, tongue.word(format!("piece-{}", piece.piece)))
    });
    let ruler = clearing.ruler.map(|faction| {
        let who = Message::new(format!("faction-{faction}"));
        tongue.say(&Message::new("page-root-ruled").with("who", who))
    });
    let name = tongue.say(&Message::new("page-root-clearing").with("number", clearing.number));
    let ruin = clearing.ruin.then(|| tongue.word("piece-ruin"));
    let parts = suits.chain(ruin).chain(pieces).chain(ruler);
    format!("{name}: {}", parts.collect::<Vec<_>>().join(", "))
}

fn is_warrior(piece: &PieceView) -> bool {
    piece.piece.ends_with("-warrior")
}

fn is_token(piece: &PieceView) -> bool {
    matches!(piece.piece, "wood" | "keep" | "sympathy")
}

/// The building slots: buildings, a ruin, empty ones.
fn slots(clearing: &ClearingView, (x, y): Point) -> Markup {
    let buildings = clearing.pieces.iter().filter(|piece| !is_warrior(piece) && !is_token(piece));
    let mut filled: Vec<(Option<&PieceView>, bool)> = buildings
        .flat_map(|piece| std::iter::repeat_n((Some(piece), false), usize::from(piece.count)))
        .collect();
    if clearing.ruin {
        filled.push((None, true));
    }
    while filled.len() < usize::from(clearing.slots) {
        filled.push((None, false));
    }
    let width = i32::try_from(filled.len()).unwrap_or(3) * 36;
    html! {
        @for (index, (building, ruin)) in (0..).zip(filled) {
            @let (left, top) = (x - width / 2 + index * 36 + 2, y - 36);
            @match building {
                Some(building) => g.building.(livery(building.faction).class()) {
                    rect x=(left) y=(top) width="32" height="32" rx="6" {}
                    (picture(piece(building.piece), (left + 4, top + 4), 24))
                },
                None if ruin => g.ruin { rect x=(left) y=(top) width="32" height="32" rx="6" {} text x=(left + 16) y=(top + 24) { "?" } },
                None => rect.slot x=(left) y=(top) width="32" height="32" rx="6" {},
            }
        }
    }
}

fn tokens(clearing: &ClearingView, (x, y): Point) -> Markup {
    let tokens = clearing.pieces.iter().filter(|piece| is_token(piece));
    html! {
        @for (index, token) in (0..).zip(tokens) {
            @let (cx, cy) = (x - 40 + index * 34, y + 14);
            g.token.(livery(token.faction).class()) {
                circle cx=(cx) cy=(cy) r="15" {}
                (picture(piece(token.piece), (cx - 10, cy - 10), 20))
                @if token.count > 1 { text.tally x=(cx + 14) y=(cy + 14) { (token.count) } }
            }
        }
    }
}

/// Warriors counted per faction, and pawns, on the lower rim.
fn warriors(clearing: &ClearingView, (x, y): Point) -> Markup {
    let warriors: Vec<_> = clearing.pieces.iter().filter(|piece| is_warrior(piece)).collect();
    let count = i32::try_from(warriors.len() + clearing.pawns.len()).unwrap_or(1);
    let left = x - count * 21;
    html! {
        @for (index, warrior) in (0..).zip(&warriors) {
            @let (cx, cy) = (left + index * 42 + 20, y + 48);
            @let livery = livery(warrior.faction);
            g.warrior.(livery.class()) data-key=(format!("{}-{}", clearing.number, warrior.piece)) {
                path.body d=(format!("M{} {}c-2 -16 4 -20 4 -24a16 16 0 1 1 30 0c0 4 6 8 4 24z", cx - 19, cy + 20)) {}
                circle.face cx=(cx) cy=(cy - 6) r="14" {}
                (picture(livery.emblem, (cx - 11, cy - 18), 22))
                circle.badge cx=(cx + 13) cy=(cy + 14) r="11" {}
                text.tally x=(cx + 13) y=(cy + 19) { (warrior.count) }
            }
        }
        @for (index, pawn) in (i32::try_from(warriors.len()).unwrap_or(0)..).zip(&clearing.pawns) {
            (pawn_at(pawn, (left + index * 42 + 2, y + 28)))
        }
    }
}

fn pawn_at(faction: &str, (x, y): Point) -> Markup {
    let livery = livery(faction);
    html! {
        g.pawn.(livery.class()) data-key=(format!("pawn-{faction}")) {
            circle cx=(x + 18) cy=(y + 18) r="20" {}
            (picture(livery.emblem, (x + 4, y + 3), 28))
        }
    }
}
