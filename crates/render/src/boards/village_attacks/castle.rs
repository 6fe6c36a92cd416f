//! The castle: stone chambers with doors between them, and who stands where.

use super::Sight;
use super::faces::art;
use super::figures::{self, Token};
use super::plan::{self, Chamber, Passage, Point, TALL, WIDE};
use super::things::Thing;
use crate::look::Art;
use crate::shell::image;
use kernel::Message;
use maud::{Markup, html};
use village_attacks::View;
use village_attacks::setting::records::ZoneKind;
use village_attacks::terms::Zone;
use village_attacks::view::ZoneView;

/// How thick walls are drawn.
const STONE: i32 = 11;

/// A zone with its chamber on either sheet.
struct Room<'a> {
    number: Zone,
    zone: &'a ZoneView,
    wide: Chamber,
    tall: Chamber,
}

/// The whole castle as one drawing.
pub(super) fn castle(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let (wide, tall) = (plan::chambers(&view.zones, WIDE), plan::chambers(&view.zones, TALL));
    let both = wide.iter().zip(&tall).zip(view.numbered_zones());
    let rooms: Vec<Room<'_>> =
        both.map(|((&wide, &tall), (number, zone))| Room { number, zone, wide, tall }).collect();
    let edges = edges(view);
    let passages = passages(&edges, &wide, &tall);
    let named = |index: usize| edges.get(index).map(|&(from, to)| way_of(from, to));
    let size = |sheet: plan::Sheet| format!("0 0 {} {}", sheet.width, sheet.height);
    html! {
        svg.castle viewBox=(size(WIDE)) data-tall=(size(TALL)) data-tall-below="646 466" role="group" aria-label=(sight.word("page-region-board")) {
            (stones())
            (wood(&edges, &wide, &tall))
            g.walls {
                @for room in &rooms { path d=(room.wide.outline(STONE)) data-tall=(room.tall.outline(STONE)) {} }
                @for [wide, tall] in &passages { path.way d=(wide.way) data-tall=(tall.way) {} }
            }
            @for room in &rooms { (floor(room, sight)) }
            g.ways { @for (index, [wide, tall]) in passages.iter().enumerate() { path d=(wide.way) data-tall=(tall.way) data-way=[named(index)] {} } }
            g.doors { @for [wide, tall] in &passages {
                path d=(wide.door) data-tall=(tall.door) {}
                path.grain d=(wide.door) data-tall=(tall.door) {}
            } }
            @for room in &rooms { (furnished(room, sight)) }
        }
    }
}

/// What floors are made of.
fn stones() -> Markup {
    html! {
        defs {
            pattern #flags width="64" height="64" patternUnits="userSpaceOnUse" {
                path.joint d="M0 0h64M0 32h64M16 0v32M48 32v32" {}
                path.chip d="M24 8l5 3M52 44l4 -3M6 50l5 2" {}
            }
            pattern #planks width="80" height="48" patternUnits="userSpaceOnUse" {
                path.joint d="M0 0h80M0 16h80M0 32h80M24 0v16M60 16v16M36 32v16" {}
            }
            pattern #diamonds width="52" height="52" patternUnits="userSpaceOnUse" {
                path.joint d="M26 0L52 26L26 52L0 26z" {}
                circle.chip cx="26" cy="26" r="3" {}
            }
        }
    }
}

/// What the floor of a kind of zone is made of.
const fn paving(kind: ZoneKind) -> &'static str {
    match kind {
        ZoneKind::Corridor => "planks",
        ZoneKind::Heart | ZoneKind::LargeRoom => "diamonds",
        ZoneKind::SmallRoom => "flags",
    }
}

/// Every path once, as the two zones it joins.
fn edges(view: &View) -> Vec<(usize, usize)> {
    let paths = view.numbered_zones().flat_map(|(from, zone)| {
        zone.paths.iter().filter(move |&to| from < to).map(move |to| (from.index(), to.index()))
    });
    paths.collect()
}

/// The word of the passage between two zones.
fn way_of(one: usize, other: usize) -> String {
    format!("passage-{}-{}", one.min(other), one.max(other))
}

/// The word of the passage between two zones.
pub(super) fn way_between(one: Zone, other: Zone) -> String {
    way_of(one.index(), other.index())
}

/// Every passage, on either sheet.
fn passages(edges: &[(usize, usize)], wide: &[Chamber], tall: &[Chamber]) -> Vec<[Passage; 2]> {
    edges.iter().map(|&(from, to)| [wide, tall].map(|all| plan::passage(from, to, all))).collect()
}

/// The wood round the castle.
fn wood(edges: &[(usize, usize)], wide: &[Chamber], tall: &[Chamber]) -> Markup {
    let (wide, tall) = (plan::grove(wide, edges, WIDE), plan::grove(tall, edges, TALL));
    let moved = |(x, y): &Point| format!("translate({x} {y})");
    let away = "translate(-200 -200)".to_owned();
    html! {
        (crate::trees::shapes())
        g.wood aria-hidden="true" {
            @for index in 0..wide.len().max(tall.len()) {
                @let (shape, size) = (if index % 4 == 1 { "oak" } else { "pine" }, 85 + i32::try_from(index).unwrap_or(0) * 7 % 40);
                g transform=(wide.get(index).map_or(away.clone(), moved)) data-tall=(tall.get(index).map_or(away.clone(), moved)) { (crate::trees::tree(shape, (0, 0), size)) }
            }
        }
    }
}

/// The floor of a chamber, which is lit where one may go.
fn floor(room: &Room<'_>, sight: &Sight<'_>) -> Markup {
    let zone = room.zone;
    let thing = Thing::Zone(room.number);
    let seen = zone.from_turn.is_none_or(|(_, seen)| seen);
    let outline = |wider| (room.wide.outline(wider), room.tall.outline(wider));
    let ((wide, tall), (wide_halo, tall_halo)) = (outline(0), outline(-4));
    html! {
        g.room.(zone.kind.word()).dim[!seen].dark[zone.dark].unlucky[zone.unlucky].gate[zone.tokens > 0]
            data-thing=(thing) {
            title { (told(room, sight)) }
            path.ground d=(wide) data-tall=(tall) {}
            path.paving fill=(format!("url(#{})", paving(zone.kind))) d=(wide) data-tall=(tall) {}
            @if zone.kind == ZoneKind::Heart { (HEARTBEAT.draw(room)) }
            @if zone.is_chamber { (PENTACLE.draw(room)) }
            path.gloom d=(wide) data-tall=(tall) {}
            path.halo d=(wide_halo) data-tall=(tall_halo) {}
        }
    }
}

/// A drawing about the middle of a chamber.
fn about(room: &Room<'_>) -> [String; 2] {
    [room.wide, room.tall].map(|chamber| {
        let (x, y) = chamber.middle();
        let size = chamber.width().min(chamber.height());
        format!("translate({x} {})scale({}.{:02})", y + 12, size / 200, size % 200 / 2)
    })
}

/// What is painted on a floor, within two rings.
struct Painted {
    class: &'static str,
    rings: [i32; 2],
    outline: &'static str,
}

/// The Heart beats under everything that stands on it.
const HEARTBEAT: Painted = Painted {
    class: "heartbeat",
    rings: [88, 74],
    outline: "M0 62C-70 14 -66 -48 -30 -48C-12 -48 -3 -36 0 -26C3 -36 12 -48 30 -48C66 -48 70 14 0 62z",
};
/// The circle of the Summoning Chamber.
const PENTACLE: Painted =
    Painted { class: "pentacle", rings: [84, 72], outline: "M0 -72L42 58L-68 -22H68L-42 58z" };

impl Painted {
    fn draw(&self, room: &Room<'_>) -> Markup {
        let [wide, tall] = about(room);
        html! {
            g.(self.class) transform=(wide) data-tall=(tall) {
                @for ring in self.rings { circle r=(ring) {} }
                path d=(self.outline) {}
            }
        }
    }
}

/// A zone in words: its name, who is there, how far it is, what it is like.
fn told(room: &Room<'_>, sight: &Sight<'_>) -> String {
    let (zone, tongue) = (room.zone, &sight.scene.tongue);
    let figures = zone.creatures.len()
        + zone.villagers.iter().map(|(_, count)| usize::from(*count)).sum::<usize>()
        + usize::from(zone.troll);
    let kind = tongue.word(format!("page-va-kind-{}", zone.kind));
    let room_for =
        Message::new("page-va-room-for").with("figures", figures).with("capacity", zone.capacity);
    let far = (zone.to_heart > 0)
        .then(|| tongue.say(&Message::new("page-va-to-heart").with("steps", zone.to_heart)));
    let seen = zone.from_turn.filter(|(steps, _)| *steps > 0).map(|(steps, seen)| {
        let key = if seen { "page-va-seen" } else { "page-va-unseen" };
        tongue.say(&Message::new(key).with("steps", steps))
    });
    let dark = zone.dark.then(|| tongue.word("page-va-dark"));
    let unlucky = zone.unlucky.then(|| tongue.word("page-va-unlucky"));
    let name = name(room, sight);
    let parts = [Some(tongue.say(&room_for)), far, seen, dark, unlucky];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{name} ({kind}). {}", parts.join(" "))
}

fn name(room: &Room<'_>, sight: &Sight<'_>) -> String {
    let key = format!("zone-{}-{}", sight.view.map, room.number.0);
    let unknown = || Message::new("zone-unknown").with("number", room.number.0);
    sight.maybe(key).unwrap_or_else(|| sight.say(&unknown()))
}

/// A chamber narrower than this is narrow.
const NARROW: i32 = 220;

/// What stands in a chamber, above every floor.
fn furnished(room: &Room<'_>, sight: &Sight<'_>) -> Markup {
    let tokens: Vec<Token> = figures::standing(room.number, room.zone, sight);
    let name = name(room, sight);
    // The sign of the Heart is its health, which takes room where there is little; so does a long name.
    let height = |chamber: Chamber, sheet: plan::Sheet| {
        let full = tokens.len() > 3 || chamber.width() < NARROW;
        let wide = sheet.letters == WIDE.letters && room.number != Zone::HEART;
        let parted = wide && gap(&name, sheet.letters, width(room, chamber, sheet)).is_some();
        let quarters = if parted { 9 } else { 4 };
        let heart = room.number == Zone::HEART && full;
        sheet.letters * if heart { 8 } else { quarters } / 4
    };
    let places =
        |chamber, sheet| plan::places(tokens.len(), chamber, sheet, height(chamber, sheet));
    let ((wide, wide_size), (tall, tall_size)) = (places(room.wide, WIDE), places(room.tall, TALL));
    html! {
        (sign(room, sight))
        @for ((token, wide), tall) in tokens.iter().zip(wide).zip(tall) {
            (token.put((wide, wide_size), (tall, tall_size)))
        }
    }
}

/// The name over a chamber, how far it is from the Heart, and what ails it.
fn sign(room: &Room<'_>, sight: &Sight<'_>) -> Markup {
    let name = name(room, sight);
    let at = |chamber: Chamber| format!("translate({} {})", chamber.left + 10, chamber.top + 8);
    let end = |chamber: Chamber, sheet: plan::Sheet| {
        let scale = sheet.letters * 125 / WIDE.letters;
        let (x, y) = (chamber.right - 8, chamber.top + 8);
        format!("translate({x} {y})scale({}.{:02})", scale / 100, scale % 100)
    };
    let (marks, own) = (marks(room), own(room));
    html! {
        g.sign {
            g.when-wide transform=(at(room.wide)) { (called(room, &name)) }
            g.when-tall transform=(at(room.tall)) data-tall=(at(room.tall)) { (line(&name, TALL.letters, width(room, room.tall, TALL))) }
            g transform=(end(room.wide, WIDE)) data-tall=(end(room.tall, TALL)) {
                @if room.number == Zone::HEART { (health(sight.view)) } @else {
                    g.steps { path d="M-14 28C-36 13 -35 1 -24 1C-18 1 -15 4 -14 8C-13 4 -10 1 -4 1C7 1 8 13 -14 28z" {} text x="-14" y="20" { (room.zone.to_heart) } }
                }
                @for (index, glyph) in (0..).zip(&marks) { (image(glyph, (-own - 28 - index * 30, 0), 28)) }
            }
        }
    }
}

/// What ails a chamber, as its sign shows it.
fn marks(room: &Room<'_>) -> Vec<Art> {
    let marks = [(room.zone.dark, art("status-dark")), (room.zone.unlucky, art("status-unlucky"))];
    marks.into_iter().filter(|(is_so, _)| *is_so).map(|(_, it)| it).collect()
}

/// How much of a sign's width its number takes.
fn own(room: &Room<'_>) -> i32 {
    if room.number == Zone::HEART { 62 } else { 32 }
}

/// How much room the name over a chamber has.
fn width(room: &Room<'_>, chamber: Chamber, sheet: plan::Sheet) -> i32 {
    let ails = 38 * i32::try_from(marks(room).len()).unwrap_or_default();
    let taken = (own(room) * 5 / 4 + ails) * sheet.letters / WIDE.letters;
    chamber.width() - 24 - taken
}

/// The health of the Heart, and what shields it.
fn health(view: &View) -> Markup {
    html! {
        g.heart-health {
            path d="M-24 46C-62 20 -60 -2 -41 -2C-31 -2 -26 4 -24 10C-22 4 -17 -2 -7 -2C12 -2 14 20 -24 46z" {}
            text x="-24" y="28" { (view.heart) }
            @if view.ward > 0 { g.ward { (image(art("status-ward"), (-82, 38), 34)) text x="-65" y="62" { (view.ward) } } }
        }
    }
}

/// How wide a letter is, in hundredths of its height.
const LETTER: i32 = 57;

/// Where a name is parted for two lines: at the gap nearest to its middle, if it would run far narrower in one.
fn gap(text: &str, size: i32, room: i32) -> Option<usize> {
    let letters = i32::try_from(text.chars().count()).unwrap_or(1);
    let gaps = text.match_indices(' ').map(|(at, _)| at);
    let middle = gaps.min_by_key(|at| at.abs_diff(text.len() / 2));
    middle.filter(|_| letters * size * LETTER > room * 165)
}

/// The name over a wide chamber: what is too long stands in two lines, but for the Heart, which is full.
fn called(room: &Room<'_>, name: &str) -> Markup {
    let (size, width) = (WIDE.letters, width(room, room.wide, WIDE));
    let gap = gap(name, size, width).filter(|_| room.number != Zone::HEART);
    let (first, second) = gap.map_or((name, ""), |at| name.split_at(at));
    html! {
        (line(first, size, width))
        @if !second.is_empty() { g transform=(format!("translate(0 {})", size * 6 / 5)) { (line(second.trim(), size, width)) } }
    }
}

/// Words in one line: what is too long is drawn narrower, not smaller, and what is far too long is cut.
fn line(text: &str, size: i32, room: i32) -> Markup {
    let letters = i32::try_from(text.chars().count()).unwrap_or(1);
    // Letters half as wide can still be read.
    let most = 2 * room * 100 / (size * LETTER);
    let cut: String = if letters > most {
        text.chars().take(usize::try_from(most - 1).unwrap_or_default()).chain(['…']).collect()
    } else {
        text.to_owned()
    };
    let narrow = (letters * size * LETTER > room * 100).then_some(room);
    html! {
        @if most > 7 {
            text y=(size * 4 / 5) font-size=(size) textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] { (cut) }
        }
    }
}
