//! What lies in a forest: its relics, its pawns and its number, clear of what the clearings about it carry.
//!
//! A map fills whatever room there is, so how far a clearing is from a forest depends on the window. Where things lie is
//! chosen for the narrowest map there is and for a usual one at once.

use super::map::{MEDALS, Point, Spot, named_pawn, steps};
use super::things::Thing;
use super::{keepers, landmarks, pieces, scenery};
use crate::Scene;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::terms::Forest;
use root::view::{ClearingView, ForestView};

/// How wide and how high a map is in units of which 128 are a clearing: the narrowest there is, and a usual one.
const MAPS: [(i32, i32); 2] = [(538, 421), (705, 446)];
/// What is further from the middle of a forest than this is no neighbour of what lies in it.
const REACH: i32 = 110;
/// How large a relic, a number and a pawn are, from their middles, as they are drawn where there is least room.
const RELIC: i32 = 17;
const NUMBER: i32 = 13;
const PAWN: i32 = 23;
/// The rows of relics are so far apart.
const STEP: i32 = 30;

/// Something round that takes room.
#[derive(Debug, Clone, Copy)]
struct Disc {
    at: Point,
    radius: i32,
    /// How much it matters that nothing lies on it.
    weight: i32,
}

impl Disc {
    const fn new(at: Point, radius: i32, weight: i32) -> Self {
        Self { at, radius, weight }
    }

    /// What it costs that something of a size lies here.
    const fn costs(&self, (x, y): Point, radius: i32) -> i32 {
        let (across, down) = (self.at.0 - x, self.at.1 - y);
        let lack = self.radius + radius - (across * across + down * down).isqrt();
        if lack > 0 { lack * lack * self.weight } else { 0 }
    }
}

/// Where everything in a forest lies, about its middle.
struct Lie {
    relics: Vec<Point>,
    pawns: Vec<Point>,
    number: Point,
}

impl Lie {
    fn of(forest: &ForestView, view: &View) -> Self {
        let pawns: Vec<Point> =
            (0..).map(|index| (index * 36 - 6, -14)).take(forest.pawns.len()).collect();
        if forest.relics.is_empty() && pawns.is_empty() {
            return Self { relics: Vec::new(), pawns, number: (0, 5) };
        }
        let mut taken = neighbours(forest, view);
        taken.extend(pawns.iter().map(|&at| Disc::new(at, PAWN, 2)));
        let relics = freest(forest.relics.len(), &taken);
        taken.extend(relics.iter().map(|&at| Disc::new(at, RELIC, 8)));
        let number = beside(&relics, &pawns, &taken);
        Self { relics, pawns, number }
    }
}

/// What stands in the clearings about a forest, from its middle, on every map it is drawn for.
fn neighbours(forest: &ForestView, view: &View) -> Vec<Disc> {
    let here = Spot::of(view, forest.at).clear_of(view);
    let mut all = Vec::new();
    for (wide, high) in MAPS {
        for clearing in &view.clearings {
            let there = scenery::place(view, clearing.number);
            let (x, y) = ((there.0 - here.0) * wide / 1000, (there.1 - here.1) * high / 1000);
            let near = furniture(clearing, view)
                .into_iter()
                .map(|disc| Disc { at: (disc.at.0 + x, disc.at.1 + y), ..disc });
            all.extend(near.filter(|disc| disc.costs((0, 0), REACH) > 0));
        }
    }
    all
}

/// The round things of a clearing, from its middle: its ground, number, suits, pennant, landmarks and figures.
fn furniture(clearing: &ClearingView, view: &View) -> Vec<Disc> {
    let mut all = vec![Disc::new((0, 0), 54, 1), Disc::new((48, -50), 17, 6)];
    for (_, (x, y)) in clearing.suits.iter().zip(MEDALS) {
        all.extend([Disc::new((x, y), 20, 6), Disc::new((x - 15, y + 13), 12, 6)]);
    }
    if clearing.ruler.is_some() {
        all.push(Disc::new((0, -56), 18, 6));
    }
    for x in steps(clearing) {
        // A figure is as high as it is wide, so its corners reach further than its sides.
        all.extend([Disc::new((x, 57), 30, 6), Disc::new((x + 14, 69), 13, 6)]);
    }
    all.extend(landmarks::edges(clearing, view).map(|at| Disc::new(at, 19, 6)));
    all
}

/// Where so many relics lie freest: in rows of one to three, or aslant, a little aside of the middle if need be.
fn freest(count: usize, taken: &[Disc]) -> Vec<Point> {
    let mut ways: Vec<Vec<Point>> = (1..=count.min(3)).map(|across| rows(count, across)).collect();
    if count == 2 {
        ways.extend([vec![(-12, -10), (12, 10)], vec![(-12, 10), (12, -10)]]);
    }
    let aside = || (-4..=4).map(|step| step * 9);
    let places = aside().flat_map(|x| aside().map(move |y| (x, y)));
    let moved = places.flat_map(|(x, y)| {
        ways.iter().map(move |way| -> Vec<Point> {
            way.iter().map(|(across, down)| (across + x, down + y)).collect()
        })
    });
    let costs = |way: &Vec<Point>| -> i32 {
        let far: i32 = way.iter().map(|(x, y)| (x * x + y * y) / 24).sum();
        let each = |&at: &Point| taken.iter().map(|disc| disc.costs(at, RELIC)).sum::<i32>();
        far + way.iter().map(each).sum::<i32>()
    };
    moved.min_by_key(costs).unwrap_or_default()
}

/// So many in rows of so many, about the middle.
fn rows(count: usize, across: usize) -> Vec<Point> {
    let number = |count: usize| i32::try_from(count).unwrap_or(1);
    let lines = count.div_ceil(across);
    let place = |index: usize| {
        let (line, column) = (index / across, index % across);
        let here = if line + 1 == lines { count - line * across } else { across };
        let middle = |of: usize, at: usize| (2 * number(at) + 1 - number(of)) * STEP / 2;
        (middle(here, column), middle(lines, line))
    };
    (0..count).map(place).collect()
}

/// Where a number is told apart from what lies there: below it, above it or on a side.
fn beside(relics: &[Point], pawns: &[Point], taken: &[Disc]) -> Point {
    let sizes = relics.iter().map(|at| (*at, RELIC)).chain(pawns.iter().map(|at| (*at, PAWN)));
    let [mut left, mut top, mut right, mut bottom] = [i32::MAX, i32::MAX, i32::MIN, i32::MIN];
    for ((x, y), size) in sizes {
        (left, right) = (left.min(x - size), right.max(x + size));
        (top, bottom) = (top.min(y - size), bottom.max(y + size));
    }
    let (x, y) = (i32::midpoint(left, right), i32::midpoint(top, bottom));
    let far = NUMBER - 1;
    let sides = [(x, bottom + far), (left - far, y), (right + far, y), (x, top - far)];
    let corners =
        [left + 4, right - 4].into_iter().flat_map(|x| [(x, bottom + far - 3), (x, top - far + 3)]);
    let costs = |&at: &Point| taken.iter().map(|disc| disc.costs(at, NUMBER)).sum::<i32>();
    sides.into_iter().chain(corners).min_by_key(costs).unwrap_or_default()
}

/// A forest one may go to, with who and what is in it.
pub(super) fn wood(forest: &ForestView, view: &View, scene: &Scene<'_>) -> Markup {
    let place = scene.tongue.say(&Message::new("page-root-forest").with("number", forest.number));
    let relics = forest.relics.iter().map(|relic| keepers::told(relic, &scene.tongue));
    let name = std::iter::once(place.clone()).chain(relics).collect::<Vec<_>>().join(" · ");
    let lie = Lie::of(forest, view);
    html! {
        g.forest data-thing=(Thing::Forest(Forest(forest.number - 1))) {
            title { (name) }
            ellipse.halo rx="61" ry="38" {}
            text.letter x=(lie.number.0) y=(lie.number.1 + 6) { (forest.number) }
            @for (relic, at) in forest.relics.iter().zip(&lie.relics) {
                (keepers::relics(std::slice::from_ref(relic), *at, STEP, scene))
            }
            @for (pawn, at) in forest.pawns.iter().zip(&lie.pawns) {
                @let told = pieces::pawn(*pawn, &place, scene);
                (named_pawn(*pawn, *at, 95, (&format!("pawn-{pawn}"), &told)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_about_the_middle() {
        assert_eq!(rows(1, 1), [(0, 0)]);
        assert_eq!(rows(2, 2), [(-15, 0), (15, 0)]);
        assert_eq!(rows(3, 2), [(-15, -15), (15, -15), (0, 15)]);
    }

    #[test]
    fn relics_lie_where_nothing_else_does() {
        assert_eq!(freest(1, &[]), [(0, 0)]);
        let medal = Disc::new((20, 0), 20, 6);
        let [at] = freest(1, &[medal])[..] else { panic!("one relic") };
        assert_eq!(medal.costs(at, RELIC), 0, "{at:?}");
    }
}
