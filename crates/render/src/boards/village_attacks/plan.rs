//! The plan of a castle: every zone a chamber, every path a passage with a door, twice: wide, and tall for a phone.
//!
//! A map says only where the middles of its zones are. Chambers grow about them, side by side, until they meet.

use village_attacks::setting::records::ZoneKind;
use village_attacks::view::ZoneView;

/// A point of the drawing.
pub(super) type Point = (i32, i32);

/// A chamber: left, top, right, bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Chamber {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

/// What a castle is drawn on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sheet {
    pub(super) width: i32,
    pub(super) height: i32,
    /// How far from the edge the middles of the outermost chambers are.
    margin: Point,
    /// Chambers keep this far from the edge.
    edge: i32,
    /// The wall between two chambers.
    wall: i32,
    /// How large figures are at most.
    figure: i32,
    /// How large they are at least: sooner they stand one behind the other.
    least: i32,
    /// How high letters are.
    pub(super) letters: i32,
}

/// A screen is wider than high.
pub(super) const WIDE: Sheet = Sheet {
    width: 1500,
    height: 1000,
    margin: (150, 92),
    edge: 16,
    wall: 28,
    figure: 86,
    least: 44,
    letters: 26,
};
/// A phone is narrower, so everything is larger on its sheet.
pub(super) const TALL: Sheet = Sheet {
    width: 1000,
    height: 830,
    margin: (102, 76),
    edge: 8,
    wall: 22,
    figure: 104,
    least: 52,
    letters: 33,
};

/// How much a side grows at a time.
const STEP: i32 = 2;
/// Two chambers that face each other along this much have a straight passage.
const FACING: i32 = 48;
/// Passages and trees keep this far from chambers.
const CLEAR: i32 = 24;
/// A passage begins this far inside a chamber, so that the wall is open there.
const INSIDE: i32 = 12;
/// A passage keeps this far from the corners of a chamber.
const CORNER: i32 = 28;

impl Chamber {
    /// A chamber about its middle.
    const fn about((x, y): Point, (half_width, half_height): Point) -> Self {
        Self {
            left: x - half_width,
            top: y - half_height,
            right: x + half_width,
            bottom: y + half_height,
        }
    }

    pub(super) const fn width(self) -> i32 {
        self.right - self.left
    }

    pub(super) const fn height(self) -> i32 {
        self.bottom - self.top
    }

    pub(super) const fn middle(self) -> Point {
        (i32::midpoint(self.left, self.right), i32::midpoint(self.top, self.bottom))
    }

    /// Whether another chamber is nearer than a wall.
    const fn meets(self, other: Self, wall: i32) -> bool {
        self.left < other.right + wall
            && other.left < self.right + wall
            && self.top < other.bottom + wall
            && other.top < self.bottom + wall
    }

    /// The outline, so much wider on every side.
    pub(super) fn outline(self, wider: i32) -> String {
        let (width, height) = (self.width() + 2 * wider, self.height() + 2 * wider);
        format!("M{} {}h{width}v{height}h-{width}z", self.left - wider, self.top - wider)
    }

    /// This chamber with one side further out.
    const fn grown(self, side: usize) -> Self {
        let mut grown = self;
        match side {
            0 => grown.left -= STEP,
            1 => grown.right += STEP,
            2 => grown.top -= STEP,
            _ => grown.bottom += STEP,
        }
        grown
    }
}

/// How large a chamber of this kind is at most.
fn most(kind: ZoneKind, sheet: Sheet) -> Point {
    let wide = sheet == WIDE;
    match kind {
        ZoneKind::Heart => (if wide { 420 } else { 380 }, 300),
        ZoneKind::LargeRoom => (if wide { 400 } else { 330 }, 260),
        ZoneKind::Corridor => (if wide { 260 } else { 230 }, 170),
        ZoneKind::SmallRoom => (if wide { 320 } else { 270 }, 220),
    }
}

/// The chambers of a castle on a sheet, by number.
pub(super) fn chambers(zones: &[ZoneView], sheet: Sheet) -> Vec<Chamber> {
    let middles = spread(zones, sheet);
    let mut chambers: Vec<Chamber> =
        middles.iter().map(|&middle| Chamber::about(middle, (40, 30))).collect();
    let limits: Vec<Point> = zones.iter().map(|zone| most(zone.kind, sheet)).collect();
    let mut grows = true;
    while grows {
        grows = false;
        for index in 0..chambers.len() {
            for side in 0..4 {
                let wanted = chambers[index].grown(side);
                if fits(wanted, index, &chambers, limits[index], sheet) {
                    chambers[index] = wanted;
                    grows = true;
                }
            }
        }
    }
    chambers
}

/// The middles of zones, spread over a sheet.
fn spread(zones: &[ZoneView], sheet: Sheet) -> Vec<Point> {
    let (xs, ys) = (zones.iter().map(|zone| zone.at.0), zones.iter().map(|zone| zone.at.1));
    let along = |places: &mut dyn Iterator<Item = u16>, length: i32, margin: i32| {
        let places: Vec<i32> = places.map(i32::from).collect();
        let least = places.iter().copied().min().unwrap_or_default();
        let span = places.iter().copied().max().unwrap_or_default() - least;
        let place = |at: &i32| margin + (at - least) * (length - 2 * margin) / span.max(1);
        places.iter().map(place).collect::<Vec<i32>>()
    };
    let (mut xs, mut ys) = (xs, ys);
    let xs = along(&mut xs, sheet.width, sheet.margin.0);
    let ys = along(&mut ys, sheet.height, sheet.margin.1);
    xs.into_iter().zip(ys).collect()
}

fn fits(wanted: Chamber, own: usize, all: &[Chamber], most: Point, sheet: Sheet) -> bool {
    let inside = wanted.left >= sheet.edge
        && wanted.top >= sheet.edge
        && wanted.right <= sheet.width - sheet.edge
        && wanted.bottom <= sheet.height - sheet.edge;
    let free =
        |(index, &other): (usize, &Chamber)| index == own || !wanted.meets(other, sheet.wall);
    inside
        && wanted.width() <= most.0
        && wanted.height() <= most.1
        && all.iter().enumerate().all(free)
}

/// A way between two chambers, and its door.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Passage {
    /// The way, as a line.
    pub(super) way: String,
    /// The door across it, as a line.
    pub(super) door: String,
}

/// The passage between two chambers: straight where they face each other, else round one corner.
pub(super) fn passage(from: usize, to: usize, chambers: &[Chamber]) -> Passage {
    let points = line(from, to, chambers);
    let [(x, y), rest @ ..] = &points[..] else {
        return Passage { way: String::new(), door: String::new() };
    };
    let way = rest.iter().fold(format!("M{x} {y}"), |way, (x, y)| format!("{way}L{x} {y}"));
    Passage { way, door: door(&points) }
}

/// The corners of a passage, ends included.
fn line(from: usize, to: usize, chambers: &[Chamber]) -> Vec<Point> {
    straight(chambers[from], chambers[to]).unwrap_or_else(|| round_a_corner(from, to, chambers))
}

fn straight(a: Chamber, b: Chamber) -> Option<Vec<Point>> {
    let (left, right) = (a.left.max(b.left), a.right.min(b.right));
    if right - left >= FACING {
        let x = i32::midpoint(left, right);
        let (upper, lower) = if a.top < b.top { (a, b) } else { (b, a) };
        return Some(vec![(x, upper.bottom - INSIDE), (x, lower.top + INSIDE)]);
    }
    let (top, bottom) = (a.top.max(b.top), a.bottom.min(b.bottom));
    (bottom - top >= FACING).then(|| {
        let y = i32::midpoint(top, bottom);
        let (one, other) = if a.left < b.left { (a, b) } else { (b, a) };
        vec![(one.right - INSIDE, y), (other.left + INSIDE, y)]
    })
}

/// Out of one chamber sideways and into the other from above or below, or the other way about: the shorter way.
fn round_a_corner(from: usize, to: usize, chambers: &[Chamber]) -> Vec<Point> {
    let turn = |one: usize, other: usize| {
        let (one, other) = (chambers[one], chambers[other]);
        let ((x1, _), (_, y2)) = (one.middle(), other.middle());
        let y = y2.clamp(one.top + CORNER, one.bottom - CORNER);
        let x = x1.clamp(other.left + CORNER, other.right - CORNER);
        let out = if x > x1 { one.right - INSIDE } else { one.left + INSIDE };
        let into = if y2 > y { other.top + INSIDE } else { other.bottom - INSIDE };
        vec![(out, y), (x, y), (x, into)]
    };
    let is_clear = |points: &Vec<Point>| {
        chambers
            .iter()
            .enumerate()
            .all(|(index, chamber)| index == from || index == to || !crosses(points, *chamber))
    };
    let ways = [turn(from, to), turn(to, from)];
    let clear = ways.into_iter().filter(is_clear).min_by_key(|way| long(way));
    clear.unwrap_or_else(|| vec![chambers[from].middle(), chambers[to].middle()])
}

/// How long a way is.
fn long(way: &[Point]) -> i32 {
    way.windows(2).map(|it| (it[0].0 - it[1].0).abs() + (it[0].1 - it[1].1).abs()).sum()
}

/// Whether a way runs through a chamber.
fn crosses(way: &[Point], chamber: Chamber) -> bool {
    pieces(way).iter().any(|piece| piece.meets(chamber, CLEAR))
}

/// Half the width of a door.
const DOOR: i32 = 20;

/// The door stands across the middle of the longest piece of a passage.
fn door(points: &[Point]) -> String {
    let Some([(x1, y1), (x2, y2)]) = points.windows(2).max_by_key(|piece| long(piece)) else {
        return String::new();
    };
    let (x, y) = (i32::midpoint(*x1, *x2), i32::midpoint(*y1, *y2));
    if (x1 - x2).abs() > (y1 - y2).abs() {
        format!("M{x} {}v{}", y - DOOR, 2 * DOOR)
    } else {
        format!("M{} {y}h{}", x - DOOR, 2 * DOOR)
    }
}

/// How much room a tree takes.
const TREE: Point = (30, 44);

/// Where trees stand: everywhere round the castle, and never where somebody walks.
pub(super) fn grove(chambers: &[Chamber], ways: &[(usize, usize)], sheet: Sheet) -> Vec<Point> {
    let walls: Vec<Chamber> =
        ways.iter().flat_map(|&(from, to)| pieces(&line(from, to, chambers))).collect();
    let free = |&(x, y): &Point| {
        let tree = Chamber::about((x, y), TREE);
        walls.iter().chain(chambers).all(|other| !tree.meets(*other, CLEAR))
    };
    // A grid whose lines sway, the same every time.
    let spots = (0..sheet.height / 74).flat_map(|row| {
        (0..sheet.width / 66).map(move |column| {
            let sway = (row * 37 + column * 61) % 29;
            (column * 66 + sway + row % 2 * 33, row * 74 + (sway * 7) % 23 + 30)
        })
    });
    spots.filter(free).collect()
}

/// The straight pieces of a line, each as the place it takes.
fn pieces(points: &[Point]) -> Vec<Chamber> {
    let piece = |it: &[Point]| Chamber {
        left: it[0].0.min(it[1].0),
        top: it[0].1.min(it[1].1),
        right: it[0].0.max(it[1].0),
        bottom: it[0].1.max(it[1].1),
    };
    points.windows(2).map(piece).collect()
}

/// Where figures stand in a chamber, below its sign: the place of each from the left, line by line, and how large they are.
pub(super) fn places(count: usize, chamber: Chamber, sheet: Sheet, sign: i32) -> (Vec<Point>, i32) {
    let count = i32::try_from(count).unwrap_or(1).max(1);
    // Clear of the tails of its letters, which hang deep.
    let head = sign + sheet.letters * 5 / 9;
    let (width, height) = (chamber.width() - 12, chamber.height() - head - 6);
    let roomy = |size: &i32| (width / size) * (height / size) >= count;
    let size = (sheet.least..=sheet.figure).rev().find(roomy).unwrap_or(sheet.least);
    // Where there is no room for all, they stand closer.
    let lines = (height / size).max(1);
    let across = (width / size).max((count + lines - 1) / lines);
    let lines = (count + across - 1) / across;
    let step = size.min((width - size) / (across - 1).max(1));
    let top = chamber.top + head + (height - lines * size) / 2;
    let place = |index: i32| {
        let line = index / across;
        let here = if line + 1 == lines { count - line * across } else { across };
        let left = chamber.left + 6 + (width - (here - 1) * step - size) / 2;
        (left + index % across * step, top + line * size)
    };
    ((0..count).map(place).collect(), size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{AnyGame, Data, Options, Seed, Viewer};
    use village_attacks::View;
    use village_attacks::terms::Zone;

    /// The zones of every map.
    fn maps() -> Vec<Vec<ZoneView>> {
        let game: &dyn AnyGame = village_attacks::GAME;
        let option = game.options().iter().find(|option| option.name == "scenario").unwrap();
        let kernel::Kind::OneOf(scenarios) = option.kind else { panic!("scenarios are named") };
        let zones = |scenario: &&str| {
            let options = Options::accept(game.options(), [("scenario", *scenario)]).unwrap();
            let table = game.table(&options, &Data::embedded(game.data()), Seed::from_number(1));
            let view = table.unwrap().view(Viewer::Watcher);
            view.as_any().downcast_ref::<View>().unwrap().zones.clone()
        };
        scenarios.iter().map(zones).collect()
    }

    #[test]
    fn chambers_are_roomy_and_apart_on_every_map() {
        for (zones, sheet) in maps().iter().flat_map(|zones| [(zones, WIDE), (zones, TALL)]) {
            let chambers = chambers(zones, sheet);
            for (index, one) in chambers.iter().enumerate() {
                assert!(one.width() >= 110 && one.height() >= 90, "{index}: {one:?} on {sheet:?}");
                let others = chambers.iter().skip(index + 1);
                assert!(
                    others.clone().all(|other| !one.meets(*other, sheet.wall)),
                    "{index}: {one:?}"
                );
            }
        }
    }

    #[test]
    fn no_passage_runs_through_a_chamber_it_does_not_join() {
        for (zones, sheet) in maps().iter().flat_map(|zones| [(zones, WIDE), (zones, TALL)]) {
            let chambers = chambers(zones, sheet);
            for (from, zone) in zones.iter().enumerate() {
                for to in zone.paths.iter().map(Zone::index) {
                    let points = line(from, to, &chambers);
                    let through = |(index, chamber): (usize, &Chamber)| {
                        index != from && index != to && crosses(&points, *chamber)
                    };
                    let blocked = chambers.iter().enumerate().any(through);
                    assert!(!blocked, "{from} to {to} of {sheet:?}: {points:?}");
                }
            }
        }
    }

    #[test]
    fn figures_stay_inside_their_chamber() {
        let chamber = Chamber { left: 0, top: 0, right: 230, bottom: 130 };
        for count in 1..=20 {
            let (places, size) = places(count, chamber, WIDE, WIDE.letters);
            assert_eq!(places.len(), count);
            let inside = |&(x, y): &Point| x >= 0 && y >= 0 && x + size <= 230 && y + size <= 130;
            assert!(places.iter().all(inside), "{count}: {places:?} {size}");
        }
    }
}
