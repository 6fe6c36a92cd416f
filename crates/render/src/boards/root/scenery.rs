//! What lies between the clearings: paths, rivers and lakes, forests and single trees.

use super::map::{Point, Spot};
use crate::trees::tree;
use maud::{Markup, html};
use root::View;
use root::setting::map::MapName;
use root::view::ClearingView;
use std::fmt::Write;

/// Every path, as its dirt and its edge.
pub(super) fn paths(view: &View) -> Markup {
    let edges = edges(view, |clearing| &clearing.paths);
    let ways: Vec<String> = edges.iter().map(|edge| bend(view, *edge)).collect();
    html! {
        g.verges { @for way in &ways { path d=(way) {} } }
        g.paths { @for (way, (from, to)) in ways.iter().zip(&edges) { path d=(way) data-way=(format!("c{from}-c{to}")) {} } }
    }
}

/// Each edge once.
fn edges(view: &View, of: impl Fn(&ClearingView) -> &Vec<u8>) -> Vec<(u8, u8)> {
    let all = view.clearings.iter().flat_map(|clearing| {
        let near = of(clearing).iter().filter(move |&&to| clearing.number < to);
        near.map(move |&to| (clearing.number, to)).collect::<Vec<_>>()
    });
    all.collect()
}

/// A way between two clearings, a little bent, as feet go.
pub(super) fn bend(view: &View, (from, to): (u8, u8)) -> String {
    let sway = i32::from(from * 7 + to * 13) % 5 - 2;
    let (Spot(x1, y1), Spot(x2, y2)) = (place(view, from), place(view, to));
    let (x, y) = (i32::midpoint(x1, x2), i32::midpoint(y1, y2));
    let (x, y) = (x - (y2 - y1) * sway / 16, y + (x2 - x1) * sway / 16);
    format!("M{x1} {y1}Q{x} {y} {x2} {y2}")
}

/// Where a clearing is.
pub(super) fn place(view: &View, number: u8) -> Spot {
    let clearing = view.clearings.iter().find(|clearing| clearing.number == number);
    clearing.map_or(Spot(0, 0), |clearing| Spot::of(view, drawn_at(view, clearing)))
}

/// The point of its map at which a clearing is drawn.
pub(super) fn drawn_at(view: &View, clearing: &ClearingView) -> (u16, u16) {
    let moved = MOVED.iter().find(|it| (it.0, it.1) == (view.map, clearing.number));
    moved.map_or(clearing.at, |it| it.2)
}

/// Clearings that stand so close on their map that what lies on them would touch, and where they are drawn instead.
const MOVED: [(MapName, u8, (u16, u16)); 29] = [
    (MapName::Autumn, 5, (634, 100)),
    (MapName::Autumn, 6, (881, 535)),
    (MapName::Autumn, 8, (359, 913)),
    (MapName::Autumn, 9, (120, 425)),
    (MapName::Autumn, 10, (400, 317)),
    (MapName::Autumn, 12, (355, 594)),
    (MapName::Winter, 1, (138, 144)),
    (MapName::Winter, 6, (601, 236)),
    (MapName::Winter, 8, (890, 595)),
    (MapName::Winter, 9, (370, 511)),
    (MapName::Winter, 10, (630, 483)),
    (MapName::Winter, 12, (592, 738)),
    (MapName::Lake, 1, (150, 165)),
    (MapName::Lake, 2, (911, 332)),
    (MapName::Lake, 5, (429, 148)),
    (MapName::Lake, 6, (670, 229)),
    (MapName::Lake, 9, (514, 875)),
    (MapName::Lake, 10, (353, 385)),
    (MapName::Lake, 11, (641, 490)),
    (MapName::Lake, 12, (364, 650)),
    (MapName::Mountain, 1, (115, 145)),
    (MapName::Mountain, 4, (124, 845)),
    (MapName::Mountain, 5, (535, 145)),
    (MapName::Mountain, 6, (293, 369)),
    (MapName::Mountain, 7, (887, 505)),
    (MapName::Mountain, 8, (112, 593)),
    (MapName::Mountain, 9, (358, 680)),
    (MapName::Mountain, 10, (592, 859)),
    (MapName::Mountain, 11, (527, 383)),
];

/// Rivers run from shore to shore; clearings that are all joined by water lie round a lake.
pub(super) fn waters(view: &View) -> Markup {
    let flows: Vec<(bool, String)> =
        courses(view).into_iter().map(|course| (course.lake, course.drawn(view))).collect();
    html! {
        @for part in ["banks", "rivers", "ripples"] {
            g.(part) { @for (lake, line) in &flows { path.lake[*lake] d=(line) {} } }
        }
    }
}

/// Clearings along one water, in order.
struct Course {
    along: Vec<u8>,
    lake: bool,
}

fn courses(view: &View) -> Vec<Course> {
    let rivers = |number: u8| {
        let clearing = view.clearings.iter().find(|clearing| clearing.number == number);
        clearing.map_or(&[][..], |clearing| &clearing.rivers)
    };
    let mut left: Vec<u8> =
        view.clearings.iter().filter(|c| !c.rivers.is_empty()).map(|c| c.number).collect();
    let mut courses = Vec::new();
    // A river has two ends; what has none is a lake.
    left.sort_by_key(|&number| rivers(number).len());
    while let Some(&first) = left.first() {
        let lake = rivers(first).len() > 1;
        let mut along = vec![first];
        while let Some(&next) =
            along.last().and_then(|&last| rivers(last).iter().find(|next| !along.contains(next)))
        {
            along.push(next);
        }
        left.retain(|number| !along.contains(number));
        courses.push(Course { along, lake });
    }
    courses
}

impl Course {
    fn drawn(&self, view: &View) -> String {
        let place = |&number: &u8| {
            let Spot(x, y) = place(view, number);
            (x, y)
        };
        let mut points: Vec<Point> = self.along.iter().map(place).collect();
        if self.lake {
            around(&mut points);
            return smooth(&points, true);
        }
        // A river comes from beyond the map and goes there.
        if let [first, second, .., before, last] | [first, second @ before, last] = points[..] {
            points.insert(0, beyond(second, first));
            points.push(beyond(before, last));
        }
        smooth(&points, false)
    }
}

/// Points in the order they lie round their middle.
fn around(points: &mut [Point]) {
    let count = i32::try_from(points.len().max(1)).unwrap_or(1);
    let (x, y) = points.iter().fold((0, 0), |(x, y), point| (x + point.0, y + point.1));
    let (x, y) = (x / count, y / count);
    points.sort_by(|a, b| {
        let turn = |&(px, py): &Point| f64::from(py - y).atan2(f64::from(px - x));
        turn(a).total_cmp(&turn(b))
    });
}

/// A point further on in the same direction, off any map.
const fn beyond((x1, y1): Point, (x2, y2): Point) -> Point {
    (x2 + (x2 - x1) * 3, y2 + (y2 - y1) * 3)
}

/// A smooth line through points (Catmull and Rom), open or closed.
fn smooth(points: &[Point], closed: bool) -> String {
    let count = points.len();
    let at = |index: usize, step: isize| {
        let index = isize::try_from(index).unwrap_or_default() + step;
        let last = isize::try_from(count).unwrap_or(1) - 1;
        let index = if closed { index.rem_euclid(last + 1) } else { index.clamp(0, last) };
        points[usize::try_from(index).unwrap_or_default()]
    };
    let mut line = points.first().map_or_else(String::new, |(x, y)| format!("M{x} {y}"));
    for index in 0..if closed { count } else { count.saturating_sub(1) } {
        let (before, from, to, after) = (at(index, -1), at(index, 0), at(index, 1), at(index, 2));
        let (x1, y1) = (from.0 + (to.0 - before.0) / 6, from.1 + (to.1 - before.1) / 6);
        let (x2, y2) = (to.0 - (after.0 - from.0) / 6, to.1 - (after.1 - from.1) / 6);
        let _never_fails = write!(line, "C{x1} {y1} {x2} {y2} {} {}", to.0, to.1);
    }
    line
}

/// Trees of one stand: which, where from its middle, how large in hundredths.
const STAND: [(&str, i32, i32, i32); 7] = [
    ("pine", -30, -34, 95),
    ("oak", 12, -38, 100),
    ("oak", 48, -18, 90),
    ("oak", -58, -6, 95),
    ("pine", 62, 12, 80),
    ("pine", -12, -2, 110),
    ("oak", 28, 10, 105),
];

/// The trees of a forest, under everything else.
pub(super) fn stand() -> Markup {
    html! {
        ellipse.floor rx="92" ry="58" {}
        @for (shape, x, y, size) in STAND { (tree(shape, (x, y), size)) }
    }
}

/// Single trees where nothing else is, most of them along the edge of the map.
pub(super) fn wild(view: &View) -> Markup {
    let clearings = view.clearings.iter().map(|clearing| (place(view, clearing.number), 190));
    let forests = view.forests.iter();
    let forests = forests.map(|forest| (Spot::of(view, forest.at).clear_of(view), 150));
    let taken: Vec<(Spot, i32)> = clearings.chain(forests).collect();
    let free = |spot: Spot| taken.iter().all(|&(other, far)| spot.is_apart(other, far));
    html! {
        @for number in 0..96 {
            @let spot = edge(number);
            @if free(spot) {
                @let shape = if number % 3 == 0 { "oak" } else { "pine" };
                (spot.holds(&html! { g.thicket { (tree(shape, (0, 0), 80 + number * 7 % 50)) } }))
            }
        }
    }
}

/// A place near the edge, the same for the same number.
fn edge(number: i32) -> Spot {
    let (along, deep) = (number / 4 * 43 + number * 17 % 31, number * 47 % 97 - 90);
    match number % 4 {
        0 => Spot(along, deep),
        1 => Spot(along, 1000 - deep),
        2 => Spot(deep, along),
        _ => Spot(1000 - deep, along),
    }
}
