//! The map: clearings with their suits, slots and pieces, between forests, paths and rivers.

use super::things::Thing;
use super::{
    art, corvids, forests, initial, keepers, landmarks, livery, piece, pieces, scenery, suit,
};
use crate::Scene;
use crate::look::Art;
use crate::shell::image;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::keepers::view::WaystationView;
use root::terms::{Clearing, Faction, Piece, Suit};
use root::view::{ClearingView, PieceView};

/// A point of the drawing.
pub(super) type Point = (i32, i32);

/// A place on the map: thousandths of its width and of its height, from the outermost clearings inwards.
///
/// A map of clearings is a graph, so it fills whatever room there is; what stands on it keeps its shape.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot(pub(super) i32, pub(super) i32);

/// Maps are somewhat wider than high.
const WIDER: f64 = 1.3;
/// So far from the middle of a clearing, in thousandths of the height, is room for a forest.
const CLEAR: f64 = 225.0;

impl Spot {
    /// Where the map of this view has a point of its grid.
    pub(super) fn of(view: &View, (x, y): (u16, u16)) -> Self {
        let along = |of: fn((u16, u16)) -> u16, at: u16| {
            let all = || view.clearings.iter().map(|it| of(scenery::drawn_at(view, it)));
            let (first, last) = (all().min().unwrap_or(0), all().max().unwrap_or(1000));
            (i32::from(at) - i32::from(first)) * 1000 / i32::from(last - first).max(1)
        };
        Self(along(|at| at.0, x), along(|at| at.1, y))
    }

    /// The middle of two.
    pub(super) const fn between(self, other: Self) -> Self {
        Self(i32::midpoint(self.0, other.0), i32::midpoint(self.1, other.1))
    }

    /// Whether it is so far from another on a map that is somewhat wider than high.
    pub(super) const fn is_apart(self, other: Self, far: i32) -> bool {
        let (x, y) = ((self.0 - other.0) * 5 / 4, self.1 - other.1);
        x.pow(2) + y.pow(2) >= far.pow(2)
    }

    /// The place beside it that is clear of clearings: forests lie where there is room, however the map is stretched.
    pub(super) fn clear_of(self, view: &View) -> Self {
        let (mut x, mut y) = (f64::from(self.0), f64::from(self.1));
        for _ in 0..12 {
            for Self(cx, cy) in
                view.clearings.iter().map(|clearing| scenery::place(view, clearing.number))
            {
                let (across, down) = ((x - f64::from(cx)) * WIDER, y - f64::from(cy));
                let far = across.hypot(down).max(1.0);
                let lack = (CLEAR - far).max(0.0) / far * 0.5;
                (x, y) = (x + across * lack / WIDER, y + down * lack);
            }
        }
        #[expect(clippy::cast_possible_truncation, reason = "thousandths of a map")]
        Self(x.round() as i32, y.round() as i32)
    }

    /// What is drawn about this place, in units of which 128 are a clearing.
    pub(super) fn holds(self, drawn: &Markup) -> Markup {
        let percent = |part: i32| format!("{}%", f64::from(part) / 10.0);
        html! {
            svg.spot x=(percent(self.0)) y=(percent(self.1)) { g.unit { (drawn) } }
        }
    }
}

/// The whole map: the ground, which stretches, and what stands on it, which does not.
pub(super) fn woodland(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div.woodland role="group" aria-label=(scene.tongue.word("page-region-board")) {
            svg.ground viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true" {
                (scenery::waters(view)) (scenery::paths(view))
                g.closed { @for &edge in &view.closed_paths { path d=(scenery::bend(view, edge)) {} } }
            }
            svg.stands {
                (crate::trees::shapes())
                @for forest in &view.forests { (Spot::of(view, forest.at).clear_of(view).holds(&html! { g.thicket { (scenery::stand()) } })) }
                (scenery::wild(view))
                @for &edge in &view.closed_paths { (closed(view, scene, edge)) }
                @for &edge in &view.hirelings.bandits { (bandit(view, scene, edge)) }
                @for forest in &view.forests { (Spot::of(view, forest.at).clear_of(view).holds(&forests::wood(forest, view, scene))) }
                @for clearing in &view.clearings { (scenery::place(view, clearing.number).holds(&open(clearing, view, scene))) }
            }
        }
    }
}

/// The word of the way between two clearings, whichever way it is gone.
pub(super) fn way_between(from: Clearing, to: Clearing) -> String {
    format!("{}-{}", from.min(to), from.max(to))
}

/// A closed path, to be opened (C.3.2).
fn closed(view: &View, scene: &Scene<'_>, (from, to): (u8, u8)) -> Markup {
    let told = Message::new("page-root-closed-path").with("from", from).with("to", to);
    middle(view, (from, to)).holds(&html! {
        g.barrier data-thing=(way(from, to)) {
            title { (scene.tongue.say(&told)) }
            circle.halo r="16" {} path d="M-7 -7l14 14m0 -14l-14 14" {}
        }
    })
}

fn middle(view: &View, (from, to): (u8, u8)) -> Spot {
    scenery::place(view, from).between(scenery::place(view, to))
}

/// A bandit on a path (E.10.1).
fn bandit(view: &View, scene: &Scene<'_>, (from, to): (u8, u8)) -> Markup {
    let name = Message::new("page-root-bandit").with("from", from).with("to", to);
    let told = format!("{}: {}", scene.tongue.say(&name), scene.tongue.word("pawn-bandits-text"));
    middle(view, (from, to)).holds(&html! {
        g.bandit data-thing=(format!("{} pawn-bandits", way(from, to))) data-key=(format!("bandit-{from}-{to}")) {
            title { (told) }
            circle.halo r="24" {}
            (pawn_at(Faction::Bandits, (0, 0), 90))
        }
    })
}

/// A clearing: everything in it is drawn about its middle.
fn open(clearing: &ClearingView, view: &View, scene: &Scene<'_>) -> Markup {
    let fought = view.battle.as_ref().is_some_and(|battle| battle.clearing == clearing.number);
    html! {
        g.clearing.(format!("suit-{}", suits(clearing))).battle[fought] data-thing=(place(clearing)) {
            title { (told(clearing, view, scene)) }
            ellipse.fall cy="9" rx="66" ry="64" {}
            circle.halo r="64" {}
            circle.glade r="57" {}
            path.tufts d="M-44 -8l3 -8l3 8m-1 0l4 -6l1 6M34 14l3 -8l3 8m-1 0l4 -6l1 6M-6 -44l3 -7l3 7" {}
            @if fought { (image(art("die"), (-15, -76), 30)) } @else if let Some(faction) = clearing.ruler { (ruler(faction, scene)) }
            @for (of, at) in clearing.suits.iter().zip(MEDALS) { (medal(*of, at, scene)) }
            g.number { circle cx="48" cy="-50" r="15" {} text x="48" y="-44" { (clearing.number) } }
            (slots(clearing, scene))
            (tokens(clearing, scene))
            (warriors(clearing, scene))
            (landmarks::standing(clearing, view, scene))
            @if clearing.scorched { (image(art("scorched"), (-22, -22), 44)) }
        }
    }
}

/// Where the suits of a clearing stand, one below the other along its rim.
pub(super) const MEDALS: [Point; 4] = [(-48, -50), (-64, -14), (-62, 24), (-48, 56)];

/// The suits of a clearing, for its class.
fn suits(clearing: &ClearingView) -> String {
    clearing.suits.iter().map(|suit| suit.word()).collect::<Vec<_>>().join("-")
}

/// The pennant of the faction that rules.
fn ruler(faction: Faction, scene: &Scene<'_>) -> Markup {
    let livery = livery(faction);
    let who = Message::new(format!("faction-{faction}"));
    let told = Message::new("page-root-rules-here").with("who", who);
    html! {
        g.ruler.(livery.class()) {
            title { (scene.tongue.say(&told)) }
            path d="M-12 -70h24v24l-12 8l-12 -8z" {}
            text y="-51" { (livery.letter_in(&scene.tongue, "root")) }
        }
    }
}

/// A suit: hue, animal and letter.
fn medal(of: Suit, (x, y): Point, scene: &Scene<'_>) -> Markup {
    let (glyph, letter) = (suit(of), initial(of, scene));
    html! {
        g.medal.(format!("suit-{of}")) {
            circle cx=(x) cy=(y) r="20" {}
            (image(glyph, (x - 14, y - 15), 28))
            g.sign { circle cx=(x - 15) cy=(y + 13) r="9" {} text x=(x - 15) y=(y + 18) { (letter) } }
        }
    }
}

/// A clearing to a hand.
const fn place(clearing: &ClearingView) -> Thing {
    Thing::Clearing(Clearing(clearing.number - 1))
}

/// A path to a hand.
const fn way(from: u8, to: u8) -> Thing {
    Thing::Path(Clearing(from - 1), Clearing(to - 1))
}

/// What a faction has in a clearing, to a hand.
fn held(clearing: &ClearingView, who: Faction) -> String {
    Thing::Of(Clearing(clearing.number - 1), who).to_string()
}

/// A pawn to a hand.
fn pawn_word(clearing: &ClearingView, who: Faction) -> String {
    format!("{} pawn-{who}", held(clearing, who))
}

/// A piece to a hand: itself, and what its faction has there.
fn touched(clearing: &ClearingView, of: &PieceView) -> String {
    format!("{} {}", held(clearing, of.faction), Thing::Piece(of.piece))
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
    let ways = (!clearing.paths.is_empty()).then(|| leads(clearing, scene));
    let parts = suits.chain(ruin).chain(pieces).chain(known).chain(ruler).chain(ways);
    format!("{name}: {}", parts.collect::<Vec<_>>().join(", "))
}

/// Where the paths of a clearing lead.
fn leads(clearing: &ClearingView, scene: &Scene<'_>) -> String {
    let to = clearing.paths.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    scene.tongue.say(&Message::new("page-root-paths").with("to", to))
}

/// What fills a building slot.
#[derive(Clone, Copy)]
enum Slot<'a> {
    Built(&'a PieceView),
    Waystation(&'a WaystationView),
    Ruin,
    Free,
}

/// The building slots: buildings, a ruin, empty ones.
fn slots(clearing: &ClearingView, scene: &Scene<'_>) -> Markup {
    let buildings = clearing.pieces.iter().filter(|piece| piece.piece.is_building());
    let mut filled: Vec<Slot<'_>> = buildings
        .filter(|piece| piece.piece != Piece::Waystation)
        .flat_map(|piece| std::iter::repeat_n(Slot::Built(piece), piece.count.into()))
        .collect();
    filled.extend(clearing.waystations.iter().map(Slot::Waystation));
    filled.extend(clearing.ruin.then_some(Slot::Ruin));
    while filled.len() < usize::from(clearing.slots) {
        filled.push(Slot::Free);
    }
    let width = i32::try_from(filled.len()).unwrap_or(3) * 37;
    html! { @for (index, slot) in (0..).zip(filled) { (tile(clearing, slot, index * 37 - width / 2 + 1, scene)) } }
}

const TOP: i32 = -35;

fn tile(clearing: &ClearingView, slot: Slot<'_>, left: i32, scene: &Scene<'_>) -> Markup {
    html! {
        @match slot {
            Slot::Built(building) => g.building.(livery(building.faction).class()) data-thing=(touched(clearing, building)) {
                title { (pieces::told(building, clearing, scene)) }
                (image(piece(building.piece), (left - 4, TOP - 4), 43))
            },
            Slot::Waystation(station) => g.building.(livery(Faction::Keepers).class()) data-thing=(format!("{} piece-waystation", held(clearing, Faction::Keepers))) {
                title { (pieces::waystation(station, clearing, scene)) }
                (image(art(&format!("waystation-{}", station.up)), (left - 4, TOP - 4), 43))
            },
            Slot::Ruin => g.ruin data-key=(format!("ruin-{}", clearing.number)) {
                title { (pieces::ruin(clearing, scene)) }
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
    // Four have room side by side; more overlap.
    let step = (136 / (others + relics).max(1)).min(34);
    let left = -step * (others + relics - 1) / 2;
    let middle = left + step * others + step * (relics - 1) / 2;
    html! {
        (keepers::relics(&clearing.relics, (middle, 11), step * 3, scene))
        @for (index, token) in (0..).zip(&tokens) {
            @let x = left + index * step;
            g.token.(livery(token.faction).class()) data-thing=(touched(clearing, token)) data-key=(format!("{}-{}", clearing.number, token.piece)) {
                title { (pieces::told(token, clearing, scene)) }
                (image(token_picture(token, clearing), (x - 18, -3), 36))
                @if token.piece == Piece::Plot && lies_hidden(clearing) { (image(art("plot-back"), (x + 5, 1), 12)) }
            }
        }
        @for (index, token) in (0..).zip(&tokens).filter(|(_, token)| token.count > 1) {
            @let x = left + index * step + 13;
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

/// Where figures stand on the lower rim, from the left: a stack for each faction, then pawns.
pub(super) fn steps(clearing: &ClearingView) -> impl Iterator<Item = i32> + use<> {
    let stacks = clearing.pieces.iter().filter(|piece| piece.piece.is_warrior()).count();
    let count = i32::try_from(stacks + clearing.pawns.len()).unwrap_or(0);
    // Figures overlap a little where there are many.
    let step = if count < 4 { 42 } else { (170 / count).clamp(27, 40) };
    (0..count).map(move |index| index * step - step * (count - 1) / 2)
}

/// Warriors counted per faction, and pawns, on the lower rim.
fn warriors(clearing: &ClearingView, scene: &Scene<'_>) -> Markup {
    let warriors = clearing.pieces.iter().filter(|piece| piece.piece.is_warrior());
    let warriors: Vec<_> = warriors.collect();
    html! {
        @for (x, warrior) in steps(clearing).zip(&warriors) {
            (troop(clearing, warrior, (x, 57), scene))
        }
        @for (x, pawn) in steps(clearing).skip(warriors.len()).zip(&clearing.pawns) {
            @let told = pieces::pawn(*pawn, &pieces::place(clearing, scene), scene);
            (named_pawn(*pawn, (x, 55), 100, (&pawn_word(clearing, *pawn), &told)))
        }
    }
}

/// The warriors of a faction as one figure with their number.
fn troop(clearing: &ClearingView, warrior: &PieceView, (x, y): Point, scene: &Scene<'_>) -> Markup {
    let livery = livery(warrior.faction);
    html! {
        g.warrior.(livery.class()) data-thing=(touched(clearing, warrior)) data-key=(format!("{}-{}", clearing.number, warrior.piece)) {
            title { (pieces::told(warrior, clearing, scene)) }
            (image(piece(warrior.piece), (x - 25, y - 29), 50))
            circle.badge cx=(x + 14) cy=(y + 12) r="11" {}
            text.tally x=(x + 14) y=(y + 17) { (warrior.count) }
        }
    }
}

/// A pawn that is a thing of its own: its words to a hand, and what is told of it.
pub(super) fn named_pawn(
    faction: Faction,
    at: Point,
    size: i32,
    (words, told): (&str, &str),
) -> Markup {
    pawn(faction, at, size, &html! { title { (told) } }, Some(words))
}

fn pawn_at(faction: Faction, at: Point, size: i32) -> Markup {
    pawn(faction, at, size, &html! {}, None)
}

fn pawn(faction: Faction, (x, y): Point, size: i32, title: &Markup, thing: Option<&str>) -> Markup {
    let livery = livery(faction);
    html! {
        g.pawn.(livery.class()) data-thing=[thing] data-key=(format!("pawn-{faction}")) transform=(format!("translate({x} {y})scale({}.{:02})", size / 100, size % 100)) {
            (title)
            (image(livery.emblem, (-26, -28), 52))
        }
    }
}
