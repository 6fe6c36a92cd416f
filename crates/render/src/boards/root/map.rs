//! The map: clearings with their suits, slots and pieces, between forests, paths and rivers.

use super::{art, corvids, keepers, landmarks, livery, piece, scenery, suit};
use crate::Scene;
use crate::board::Stands;
use crate::look::Art;
use crate::shell::image;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::terms::{Faction, Piece, RelicType, Suit};
use root::view::{ClearingView, ForestView, PieceView};

/// A point of the drawing.
pub(super) type Point = (i32, i32);

/// A place on the grid of a map, of 1000 by 1000.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot(pub(super) i32, pub(super) i32);

impl Spot {
    pub(super) fn of((x, y): (u16, u16)) -> Self {
        Self(x.into(), y.into())
    }

    /// Where it is drawn on a screen, which is wider than high.
    pub(super) const fn wide(self) -> Point {
        (self.0 * 3 / 2, self.1)
    }

    /// Where it is drawn on a phone, which is narrower.
    pub(super) const fn tall(self) -> Point {
        (self.0, self.1)
    }

    /// Whether it is so far from another, however it is drawn.
    pub(super) fn is_apart(self, other: Self, far: i32) -> bool {
        [Self::wide, Self::tall].into_iter().all(|at| {
            let ((x1, y1), (x2, y2)) = (at(self), at(other));
            (x1 - x2).pow(2) + (y1 - y2).pow(2) >= far.pow(2)
        })
    }

    /// What moves a drawing there.
    pub(super) fn moved(self, at: fn(Self) -> Point) -> String {
        let (x, y) = at(self);
        format!("translate({x} {y})")
    }
}

/// The whole map as one drawing.
pub(super) fn woodland(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        svg.woodland viewBox="0 -22 1500 1080" data-tall="0 -22 1000 1080" role="group" aria-label=(scene.tongue.word("page-region-board")) {
            (crate::trees::shapes())
            (scenery::waters(view))
            @for forest in &view.forests {
                @let spot = Spot::of(forest.at);
                g.thicket transform=(spot.moved(Spot::wide)) data-tall=(spot.moved(Spot::tall)) { (scenery::stand()) }
            }
            (scenery::wild(view))
            (scenery::paths(view))
            g.closed { @for &edge in &view.closed_paths { (closed(view, scene, edge)) } }
            @for &edge in &view.hirelings.bandits { (bandit(view, scene, edge)) }
            @for forest in &view.forests { (wood(forest, scene)) }
            @for clearing in &view.clearings { (open(clearing, view, scene)) }
            @for forest in &view.forests { (roaming(forest, scene)) }
        }
    }
}

fn closed(view: &View, scene: &Scene<'_>, (from, to): (u8, u8)) -> Markup {
    let stands = scene.choice(&format!("path c{from} c{to}"));
    let [wide, tall] = scenery::bend(view, (from, to));
    let (a, b) = (scenery::place(view, from), scenery::place(view, to));
    let middle = Spot(i32::midpoint(a.0, b.0), i32::midpoint(a.1, b.1));
    html! {
        g.(stands.class()) data-choice=[stands.choices] {
            path d=(wide) data-tall=(tall) {}
            g transform=(middle.moved(Spot::wide)) data-tall=(middle.moved(Spot::tall)) {
                circle.halo r="22" {} text y="10" { "✕" }
            }
        }
    }
}

/// A bandit on a path (E.10.1).
fn bandit(view: &View, scene: &Scene<'_>, (from, to): (u8, u8)) -> Markup {
    let stands = scene.choice(&format!("path c{from} c{to}"));
    let (a, b) = (scenery::place(view, from), scenery::place(view, to));
    let middle = Spot(i32::midpoint(a.0, b.0), i32::midpoint(a.1, b.1));
    let told = Message::new("page-root-bandit").with("from", from).with("to", to);
    html! {
        g.bandit.(stands.class()) data-choice=[stands.choices] data-key=(format!("bandit-{from}-{to}"))
            transform=(middle.moved(Spot::wide)) data-tall=(middle.moved(Spot::tall)) {
            title { (scene.tongue.say(&told)) }
            (pawn_at(Faction::Bandits, (0, 0), 110))
        }
    }
}

/// A forest one may go to.
fn wood(forest: &ForestView, scene: &Scene<'_>) -> Markup {
    let spot = Spot::of(forest.at);
    let stands = scene.about(&format!("f{}", forest.number));
    let name = scene.tongue.say(&Message::new("page-root-forest").with("number", forest.number));
    let relics = forest.relics.iter().map(|relic| keepers::told(relic, &scene.tongue));
    let name = std::iter::once(name).chain(relics).collect::<Vec<_>>().join(" · ");
    html! {
        g.forest.(stands.class()) data-choice=[stands.choices]
            transform=(spot.moved(Spot::wide)) data-tall=(spot.moved(Spot::tall)) {
            title { (name) }
            ellipse.halo rx="92" ry="58" {}
            text.letter y="50" { (forest.number) }
        }
    }
}

/// Who and what is in a forest, above whatever stands near it.
fn roaming(forest: &ForestView, scene: &Scene<'_>) -> Markup {
    let spot = Spot::of(forest.at);
    html! {
        @if !forest.pawns.is_empty() || !forest.relics.is_empty() {
            g.roaming transform=(spot.moved(Spot::wide)) data-tall=(spot.moved(Spot::tall)) {
                @if !forest.relics.is_empty() { g transform="scale(1.4)" { (keepers::relics(&forest.relics, (0, 6), 84, scene)) } }
                @for (index, pawn) in (0..).zip(&forest.pawns) { (pawn_at(*pawn, (index * 52 - 8, -22), 140)) }
            }
        }
    }
}

/// A clearing: everything in it is drawn about its middle.
fn open(clearing: &ClearingView, view: &View, scene: &Scene<'_>) -> Markup {
    let spot = Spot::of(clearing.at);
    let stands = stands(clearing, scene);
    let fought = view.battle.as_ref().is_some_and(|battle| battle.clearing == clearing.number);
    let grown = |moved: String| format!("{moved}scale(1.5)");
    html! {
        g.clearing.(format!("suit-{}", suits(clearing))).(stands.class()).battle[fought] data-choice=[stands.choices]
            transform=(grown(spot.moved(Spot::wide))) data-tall=(grown(spot.moved(Spot::tall))) {
            title { (told(clearing, view, scene)) }
            ellipse.fall cy="9" rx="66" ry="64" {}
            circle.halo r="64" {}
            circle.glade r="57" {}
            path.tufts d="M-44 -8l3 -8l3 8m-1 0l4 -6l1 6M34 14l3 -8l3 8m-1 0l4 -6l1 6M-6 -44l3 -7l3 7" {}
            @if fought { (image(art("die"), (-15, -82), 30)) } @else if let Some(faction) = clearing.ruler { (ruler(faction)) }
            @for (index, of) in (0..).zip(&clearing.suits) { (medal(*of, (index * 30 - 48, -50))) }
            g.number { circle cx="48" cy="-50" r="15" {} text x="48" y="-44" { (clearing.number) } }
            (slots(clearing))
            (tokens(clearing, scene))
            (warriors(clearing))
            (landmarks::standing(clearing, view))
            @if clearing.scorched { (image(art("scorched"), (-22, -22), 44)) }
        }
    }
}

/// The suits of a clearing, for its class.
fn suits(clearing: &ClearingView) -> String {
    clearing.suits.iter().map(|suit| suit.word()).collect::<Vec<_>>().join("-")
}

/// The pennant of the faction that rules.
fn ruler(faction: Faction) -> Markup {
    let livery = livery(faction);
    html! {
        g.ruler.(livery.class()) {
            path d="M-12 -78h24v24l-12 8l-12 -8z" {}
            text y="-59" { (livery.letter) }
        }
    }
}

/// A suit: hue, animal and letter.
fn medal(of: Suit, (x, y): Point) -> Markup {
    let (glyph, letter) = suit(of);
    html! {
        g.medal.(format!("suit-{of}")) {
            circle cx=(x) cy=(y) r="20" {}
            (image(glyph, (x - 14, y - 15), 28))
            g.sign { circle cx=(x - 15) cy=(y + 13) r="9" {} text x=(x - 15) y=(y + 18) { (letter) } }
        }
    }
}

/// A clearing stands for choices that end in it; where none does, for those that begin in it.
fn stands(clearing: &ClearingView, scene: &Scene<'_>) -> Stands {
    let word = format!("c{}", clearing.number);
    let ends = scene.stands(|choice| choice.split(' ').next_back() == Some(&word));
    if ends.choices.is_some() { ends } else { scene.about(&word) }
}

fn told(clearing: &ClearingView, view: &View, scene: &Scene<'_>) -> String {
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
    let plot = clearing.plot.as_ref().and_then(|plot| plot.plot);
    let plot = plot.map(|kind| tongue.word(format!("plot-{kind}")));
    let relics = clearing.relics.iter().map(|relic| keepers::told(relic, tongue));
    let stations = clearing.waystations.iter().map(|station| keepers::station(station, tongue));
    let landmarks = landmarks::told(clearing, view, scene);
    let known = plot.into_iter().chain(relics).chain(stations).chain(landmarks);
    let parts = suits.chain(ruin).chain(pieces).chain(known).chain(ruler);
    format!("{name}: {}", parts.collect::<Vec<_>>().join(", "))
}

/// What fills a building slot.
#[derive(Clone, Copy)]
enum Slot<'a> {
    Built(&'a PieceView),
    Waystation(RelicType),
    Ruin,
    Free,
}

/// The building slots: buildings, a ruin, empty ones.
fn slots(clearing: &ClearingView) -> Markup {
    let buildings = clearing.pieces.iter().filter(|piece| piece.piece.is_building());
    let mut filled: Vec<Slot<'_>> = buildings
        .filter(|piece| piece.piece != Piece::Waystation)
        .flat_map(|piece| std::iter::repeat_n(Slot::Built(piece), piece.count.into()))
        .collect();
    filled.extend(clearing.waystations.iter().map(|station| Slot::Waystation(station.up)));
    filled.extend(clearing.ruin.then_some(Slot::Ruin));
    while filled.len() < usize::from(clearing.slots) {
        filled.push(Slot::Free);
    }
    let width = i32::try_from(filled.len()).unwrap_or(3) * 37;
    html! { @for (index, slot) in (0..).zip(filled) { (tile(slot, index * 37 - width / 2 + 1)) } }
}

const TOP: i32 = -35;

fn tile(slot: Slot<'_>, left: i32) -> Markup {
    html! {
        @match slot {
            Slot::Built(building) => g.building.(livery(building.faction).class()) {
                (image(piece(building.piece), (left - 4, TOP - 4), 43))
            },
            Slot::Waystation(up) => g.building.(livery(Faction::Keepers).class()) {
                (image(art(&format!("waystation-{up}")), (left - 4, TOP - 4), 43))
            },
            Slot::Ruin => g.ruin {
                (image(art("ruin"), (left - 4, TOP - 4), 43))
            },
            Slot::Free => rect.slot x=(left) y=(TOP) width="35" height="35" rx="7" {},
        }
    }
}

/// Tokens in a row below the buildings; relics at its end, each for itself.
fn tokens(clearing: &ClearingView, scene: &Scene<'_>) -> Markup {
    let tokens = clearing.pieces.iter().filter(|piece| piece.piece.is_token());
    let tokens: Vec<_> = tokens.filter(|piece| piece.piece != Piece::Relic).collect();
    let others = i32::try_from(tokens.len()).unwrap_or(1);
    let relics = i32::try_from(clearing.relics.len()).unwrap_or(0).min(3);
    let left = -17 * (others + relics) + 17;
    let middle = left + 34 * others + 17 * (relics - 1);
    html! {
        (keepers::relics(&clearing.relics, (middle, 17), 102, scene))
        @for (index, token) in (0..).zip(&tokens) {
            @let x = left + index * 34;
            g.token.(livery(token.faction).class()) data-key=(format!("{}-{}", clearing.number, token.piece)) {
                (image(token_picture(token, clearing), (x - 18, -3), 36))
                @if token.piece == Piece::Plot && lies_hidden(clearing) { (image(art("plot-back"), (x + 5, 1), 12)) }
            }
        }
        @for (index, token) in (0..).zip(&tokens).filter(|(_, token)| token.count > 1) {
            @let x = left + index * 34 + 13;
            circle.badge cx=(x) cy="22" r="9" {}
            text.tally x=(x) y="27" { (token.count) }
        }
    }
}

/// A plot shows what the reader may know of it.
fn token_picture(token: &PieceView, clearing: &ClearingView) -> Art {
    let known = clearing.plot.as_ref().and_then(|plot| plot.plot);
    known.filter(|_| token.piece == Piece::Plot).map_or_else(|| piece(token.piece), corvids::plot)
}

/// Whether the reader knows a plot that lies face down.
fn lies_hidden(clearing: &ClearingView) -> bool {
    clearing.plot.as_ref().is_some_and(|plot| plot.plot.is_some() && !plot.face_up)
}

/// Warriors counted per faction, and pawns, on the lower rim.
fn warriors(clearing: &ClearingView) -> Markup {
    let warriors = clearing.pieces.iter().filter(|piece| piece.piece.is_warrior());
    let warriors: Vec<_> = warriors.collect();
    let standing = i32::try_from(warriors.len()).unwrap_or(0);
    let count = standing + i32::try_from(clearing.pawns.len()).unwrap_or(0);
    let left = -count * 21 + 21;
    html! {
        @for (index, warrior) in (0..).zip(&warriors) {
            (troop(clearing, warrior, (left + index * 42, 62)))
        }
        @for (index, pawn) in (standing..).zip(&clearing.pawns) {
            (pawn_at(*pawn, (left + index * 42, 56), 100))
        }
    }
}

/// The warriors of a faction as one figure with their number.
fn troop(clearing: &ClearingView, warrior: &PieceView, (x, y): Point) -> Markup {
    let livery = livery(warrior.faction);
    html! {
        g.warrior.(livery.class()) data-key=(format!("{}-{}", clearing.number, warrior.piece)) {
            (image(piece(warrior.piece), (x - 25, y - 31), 50))
            circle.badge cx=(x + 14) cy=(y + 12) r="11" {}
            text.tally x=(x + 14) y=(y + 17) { (warrior.count) }
        }
    }
}

fn pawn_at(faction: Faction, (x, y): Point, size: i32) -> Markup {
    let livery = livery(faction);
    html! {
        g.pawn.(livery.class()) data-key=(format!("pawn-{faction}")) transform=(format!("translate({x} {y})scale({}.{:02})", size / 100, size % 100)) {
            (image(livery.emblem, (-26, -28), 52))
        }
    }
}
