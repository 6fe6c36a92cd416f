//! The Conquest board: territories with their locations, points and Armies, and the ways between them.

use super::faces;
use super::parts::{Sight, letter};
use super::things::Thing;
use kernel::Message;
use maud::{Markup, html};
use wonderful_kingdom::terms::{Bonus, Colour, Ground, Resource, Space, Territory};
use wonderful_kingdom::view::{BoardView, TerritoryView};

/// How wide and how high the map is.
const SIZE: (i32, i32) = (1420, 1060);
/// How wide a name may be.
const ROOM: i32 = 216;

/// The map, and the Armies that are not on it.
pub(super) fn map(board: &BoardView, sight: &Sight<'_>) -> Markup {
    html! {
        div.map-frame {
            svg.conquest-map viewBox=(format!("0 0 {} {}", SIZE.0, SIZE.1)) preserveAspectRatio="xMidYMid" role="group"
                aria-label=(sight.word(format!("board-{}", board.board))) {
                g.ways { @for way in ways(board) { (way) } }
                @for territory in &board.territories { (land(board, territory, sight)) }
            }
            (muster(board, sight))
        }
    }
}

/// Where a territory is drawn.
fn place(territory: &TerritoryView) -> (i32, i32) {
    let [x, y] = territory.at.map(i32::from);
    (x * (SIZE.0 - 20) / 1000 + 10, y * (SIZE.1 - 100) / 1000 + 62)
}

fn moved((x, y): (i32, i32)) -> String {
    format!("translate({x} {y})")
}

/// Every border once; one with the sea is crossed by ship.
fn ways(board: &BoardView) -> Vec<Markup> {
    let find = |id: Territory| board.territories.iter().find(|other| other.id == id);
    let mut ways = Vec::new();
    for from in &board.territories {
        let later = from.borders.iter().filter(|to| from.id.word() < to.word());
        for to in later.filter_map(|&to| find(to)) {
            let ((x1, y1), (x2, y2)) = (place(from), place(to));
            let sea = from.ground == Ground::Sea || to.ground == Ground::Sea;
            ways.push(html! { path.sailed[sea] data-way=(way_between(from.id, to.id)) d=(format!("M{x1} {y1}L{x2} {y2}")) {} });
        }
    }
    ways
}

/// The word of the way between two territories.
pub(super) fn way_between(one: Territory, other: Territory) -> String {
    let (one, other) = (one.word(), other.word());
    format!("border-{}-{}", one.min(other), one.max(other))
}

/// The outline of a territory: land is rough, the sea is round, a castle has battlements.
const fn outline(ground: Ground) -> &'static str {
    match ground {
        Ground::Sea => "M-130 -4C-130 -50 -70 -64 0 -64S130 -50 130 -4S78 64 0 64S-130 44 -130 -4z",
        Ground::Castle => {
            "M-120 -40V-68H-92V-54H-58V-68H-24V-54H24V-68H58V-54H92V-68H120V50Q120 62 108 62H-108Q-120 62 -120 50z"
        }
        Ground::Land => {
            "M-128 -14Q-126 -58 -74 -56Q-20 -68 34 -58Q104 -64 124 -24Q140 8 116 38Q96 64 36 58Q-16 68 -70 58Q-118 60 -126 26Q-136 4 -128 -14z"
        }
    }
}

fn land(board: &BoardView, territory: &TerritoryView, sight: &Sight<'_>) -> Markup {
    let name = sight.word(format!("territory-{}-{}", board.board, territory.id));
    let holder = Colour::ALL.into_iter().zip(territory.armies).find(|&(_, armies)| armies > 0);
    let holder = holder.map(|(colour, _)| format!("held-by-{colour}"));
    html! {
        g.territory.(territory.ground.word()).(holder.unwrap_or_default()) data-thing=(Thing::Territory(territory.id))
            transform=(moved(place(territory))) {
            title { (told(&name, territory, sight)) }
            path.halo d=(outline(territory.ground)) {}
            (caption(&name))
            (locations(board, territory, sight))
            (banners(territory))
        }
    }
}

/// The name; a long one is drawn narrower.
fn caption(name: &str) -> Markup {
    let letters = i32::try_from(name.chars().count()).unwrap_or(1);
    let narrow = (letters * 16 > ROOM).then_some(ROOM);
    html! { text.caption y="-14" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] { (name) } }
}

/// The locations of a territory, held ones in the colour of whoever holds them; of a castle what it produces.
fn locations(board: &BoardView, territory: &TerritoryView, sight: &Sight<'_>) -> Markup {
    let castle = territory.ground == Ground::Castle;
    let made = Resource::ALL
        .into_iter()
        .zip(board.castle)
        .flat_map(|(of, count)| (0..count).map(move |_| (of.bonus(), true)));
    let all: Vec<(Bonus, bool)> = if castle { made.collect() } else { territory.locations.clone() };
    let count = i32::try_from(all.len()).unwrap_or(1);
    html! {
        @for (index, &(bonus, held)) in (0..).zip(&all) {
            @let x = index * 54 - (count - 1) * 27;
            g.location.(bonus.word()).held[held] data-thing=[(!castle).then_some(Thing::Location(territory.id, bonus))] transform=(moved((x, 27))) {
                title { (sight.word(format!("bonus-{bonus}"))) }
                circle.halo r="24" {}
                @if let Some(piece) = piece(bonus) { text y="11" { (letter(piece, sight)) } }
                @else { image href=((faces::bonus(bonus).address)) x="-15" y="-15" width="30" height="30" {} }
            }
        }
    }
}

/// The piece a location gives, if it gives one.
const fn piece(bonus: Bonus) -> Option<Space> {
    match bonus {
        Bonus::Materials => Some(Space::Materials),
        Bonus::Population => Some(Space::Population),
        Bonus::Gold => Some(Space::Gold),
        Bonus::Exploration => Some(Space::Exploration),
        Bonus::Krystallium => Some(Space::Krystallium),
        Bonus::Trap | Bonus::Spy | Bonus::Destruction | Bonus::DoubleMove | Bonus::Prison => None,
    }
}

/// Points for blue on the left and for red on the right; Armies stand on the upper edge.
fn banners(territory: &TerritoryView) -> Markup {
    html! {
        @for (colour, (points, x)) in Colour::ALL.into_iter().zip(territory.points.into_iter().zip([-102, 102])) {
            @if points > 0 {
                g.points.(colour.word()) transform=(moved((x, 28))) { path d="M-22 -22H22V2Q22 16 0 25Q-22 16 -22 2z" {} text y="10" { (points) } }
            }
        }
        @for (colour, (armies, x)) in Colour::ALL.into_iter().zip(territory.armies.into_iter().zip([-100, 100])) {
            @if armies > 0 {
                g.army.(colour.word()) transform=(moved((x, -66))) data-key=(format!("army-{}-{colour}", territory.id)) {
                    path d="M-26 28Q-28 0 -11 -8A15 15 0 1 1 11 -8Q28 0 26 28z" {}
                    text.men y="23" { (armies) }
                }
            }
        }
    }
}

fn told(name: &str, territory: &TerritoryView, sight: &Sight<'_>) -> String {
    let armies = Message::new("page-wk-territory")
        .with("blue", territory.points[0])
        .with("red", territory.points[1])
        .with("bluearmies", territory.armies[0])
        .with("redarmies", territory.armies[1]);
    format!("{name} · {}", sight.say(&armies))
}

/// Armies that are not on the map: in reserve, in prison, under way.
fn muster(board: &BoardView, sight: &Sight<'_>) -> Markup {
    html! {
        p.muster {
            @for (colour, (reserve, locked)) in Colour::ALL.into_iter().zip(board.reserve.into_iter().zip(board.locked)) {
                span.reserve.(colour.word()) title=(sight.counted("page-wk-reserve", reserve)) {
                    i.man.(colour.word()) {} (sight.counted("page-wk-reserve", reserve))
                    @if locked > 0 { span.locked { " · " (sight.counted("page-wk-locked", locked)) } }
                }
            }
            @if board.marching > 0 { strong.marching { (sight.counted("page-wk-marching", board.marching)) } }
        }
    }
}
