//! A curve of numbers by turn: one drawing, and a table behind it for whoever does not see it.

use super::{Ending, called, course, plate};
use crate::table::Shown;
use crate::table::stops::Stop;
use kernel::Message;
use maud::{Markup, html};

/// One line of a curve.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::table) struct Line {
    /// What it is called.
    pub(in crate::table) name: String,
    /// The classes of its colour.
    pub(in crate::table) class: String,
    /// How it stood at every stop, and at the end.
    pub(in crate::table) values: Vec<i32>,
}

/// A curve: its lines, and what the numbers below and beside it say.
#[derive(Debug)]
pub(in crate::table) struct Curve<'a> {
    /// What it shows, in a sentence.
    pub(in crate::table) title: String,
    /// The lines.
    pub(in crate::table) lines: &'a [Line],
    /// The stops.
    pub(in crate::table) stops: &'a [Stop],
    /// The highest number, where it is fixed.
    pub(in crate::table) top: Option<i32>,
    /// What stands behind a number.
    pub(in crate::table) unit: &'static str,
}

const WIDTH: i32 = 540;
const HEIGHT: i32 = 250;
const LEFT: i32 = 38;
const RIGHT: i32 = 392;
const TOP: i32 = 14;
const BOTTOM: i32 = 222;
/// How far apart the names at the ends of the lines stand at least.
const APART: i32 = 15;
/// How wide what stands beside a line may be, and about how wide a letter of it is, in tenths.
const ROOM: i32 = WIDTH - RIGHT - 9;
const LETTER: i32 = 68;
/// Lines are told apart by their dashes too, never by colour alone.
const DASHES: [&str; 6] = ["none", "9 4", "2 5", "12 4 2 4", "5 3", "1 4"];

/// The scores by turn.
pub(super) fn section(shown: &Shown<'_>, ending: &Ending, stops: &[Stop]) -> Markup {
    let common = ending.gauges.iter().all(|gauge| gauge.of.is_none());
    // What is counted in different measures is told in parts of the whole.
    let parts = common && ending.gauges.iter().all(|gauge| gauge.most.is_some());
    let values = |index: usize| {
        let values = course(stops, &ending.gauges, index).into_iter();
        let most = ending.gauges[index].most.filter(|_| parts).map(|most| most.max(1));
        values.map(|value| most.map_or(value, |most| value * 100 / most)).collect()
    };
    let line = |index: usize| {
        let gauge = &ending.gauges[index];
        let livery = gauge.of.and_then(|seat| plate(shown, seat)).map(|plate| plate.livery.class());
        Line {
            name: called(shown, gauge),
            class: livery.unwrap_or_else(|| format!("gauge-{index}")),
            values: values(index),
        }
    };
    let lines: Vec<Line> = (0..ending.gauges.len()).map(line).collect();
    let unit = if parts { "%" } else { "" };
    let title = shown.tongue.word(if common { "ending-curve-common" } else { "ending-curve" });
    html! {
        @if stops.len() > 1 && !lines.is_empty() {
            section.course {
                h3 { (title) }
                (curve(shown, &Curve { title: title.clone(), lines: &lines, stops, top: parts.then_some(100), unit }))
            }
        }
    }
}

/// The drawing, and the table behind it.
pub(in crate::table) fn curve(shown: &Shown<'_>, curve: &Curve<'_>) -> Markup {
    let scale = Scale::of(curve);
    html! {
        svg.curve viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(said(shown, curve)) {
            @for value in scale.grid() {
                path.axis d=(format!("M{LEFT} {0}H{RIGHT}", scale.y(value))) {}
                text.value x=(LEFT - 6) y=(scale.y(value) + 4) text-anchor="end" { (value) (curve.unit) }
            }
            @for (index, stop) in marks(curve) { text.turn x=(scale.x(index)) y=(BOTTOM + 18) text-anchor="middle" { (stop.number) } }
            @for (index, line) in curve.lines.iter().enumerate() {
                g.(line.class) { path.line d=(scale.path(line)) stroke-dasharray=(DASHES[index % DASHES.len()]) {} }
            }
            @for (line, y) in scale.labels(curve) { (label(line, y, curve.unit)) }
        }
        details.as-table {
            summary { (shown.tongue.word("ending-as-table")) }
            div.wide { (table(shown, curve)) }
        }
    }
}

/// The curve in a sentence.
fn said(shown: &Shown<'_>, curve: &Curve<'_>) -> String {
    let ends = curve.lines.iter().map(|line| {
        let end = line.values.last().copied().unwrap_or_default();
        format!("{} {end}{}", line.name, curve.unit)
    });
    let ends: Vec<String> = ends.collect();
    let message = Message::new("ending-curve-said").with("what", curve.title.clone());
    shown.tongue.say(&message.with("ends", ends.join(", ")))
}

/// The name of a line and its last number beside its end: what is long is drawn narrower, not shorter.
fn label(line: &Line, y: i32, unit: &str) -> Markup {
    let end = line.values.last().copied().unwrap_or_default();
    let number = format!("{end}{unit}");
    let letters = line.name.chars().count() + 1 + number.chars().count();
    let narrow = (i32::try_from(letters).unwrap_or(i32::MAX) > ROOM * 10 / LETTER).then_some(ROOM);
    html! {
        g.(line.class) {
            text.end x=(RIGHT + 7) y=(y + 4) textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] {
                (line.name) " " tspan.sum { (number) }
            }
        }
    }
}

/// A row for the first stop of every round or turn, and one for the end.
fn table(shown: &Shown<'_>, curve: &Curve<'_>) -> Markup {
    let rows = rounds(curve.stops);
    html! {
        table.result {
            thead { tr { th scope="col" {} @for line in curve.lines { th scope="col" { (line.name) } } } }
            tbody {
                @for index in rows {
                    tr {
                        th scope="row" { a href=(super::moment(shown, curve.stops[index].answers)) { (curve.stops[index].label(&shown.tongue)) } }
                        @for line in curve.lines { td { (line.values.get(index).copied().unwrap_or_default()) (curve.unit) } }
                    }
                }
                tr { th scope="row" { (shown.tongue.word("ending-end")) } @for line in curve.lines { td { (line.values.last().copied().unwrap_or_default()) (curve.unit) } } }
            }
        }
    }
}

/// The stops at which another number begins.
fn rounds(stops: &[Stop]) -> Vec<usize> {
    let mut last = 0;
    let fresh = stops.iter().enumerate().filter(|(_, stop)| {
        let fresh = stop.number > last;
        last = last.max(stop.number);
        fresh
    });
    fresh.map(|(index, _)| index).collect()
}

/// The stops that are numbered below the curve: as many as have room.
fn marks<'a>(curve: &Curve<'a>) -> Vec<(usize, &'a Stop)> {
    let all = rounds(curve.stops);
    let every = all.len().div_ceil(12).max(1);
    all.into_iter().step_by(every).map(|index| (index, &curve.stops[index])).collect()
}

struct Scale {
    least: i32,
    most: i32,
    step: i32,
    /// How many values a line has.
    count: usize,
}

impl Scale {
    fn of(curve: &Curve<'_>) -> Self {
        let values = || curve.lines.iter().flat_map(|line| line.values.iter().copied());
        let most = curve.top.unwrap_or_else(|| values().max().unwrap_or(1)).max(1);
        let least = values().min().unwrap_or(0).min(0);
        let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
        let step = steps.into_iter().find(|step| (most - least) / step <= 5).unwrap_or(2000);
        let up = |value: i32| {
            value.div_euclid(step) * step + if value.rem_euclid(step) > 0 { step } else { 0 }
        };
        let down = least.div_euclid(step) * step;
        Self { least: down, most: up(most), step, count: curve.stops.len() + 1 }
    }

    fn grid(&self) -> impl Iterator<Item = i32> {
        let step = usize::try_from(self.step).unwrap_or(1);
        (self.least..=self.most).step_by(step)
    }

    fn x(&self, index: usize) -> i32 {
        let steps = i32::try_from(self.count.saturating_sub(1).max(1)).unwrap_or(1);
        LEFT + (RIGHT - LEFT) * i32::try_from(index).unwrap_or(0) / steps
    }

    fn y(&self, value: i32) -> i32 {
        BOTTOM - (BOTTOM - TOP) * (value - self.least) / (self.most - self.least).max(1)
    }

    fn path(&self, line: &Line) -> String {
        let point = |(index, value): (usize, &i32)| format!("{} {}", self.x(index), self.y(*value));
        format!("M{}", line.values.iter().enumerate().map(point).collect::<Vec<_>>().join("L"))
    }

    /// The lines with the places of their names: beside their ends, and none over another.
    fn labels<'a>(&self, curve: &Curve<'a>) -> Vec<(&'a Line, i32)> {
        let end = |line: &Line| self.y(line.values.last().copied().unwrap_or_default());
        let mut labels: Vec<_> = curve.lines.iter().map(|line| (line, end(line))).collect();
        labels.sort_by_key(|(_, y)| *y);
        for index in 1..labels.len() {
            labels[index].1 = labels[index].1.max(labels[index - 1].1 + APART);
        }
        let over = labels.last().map_or(0, |(_, y)| (y - BOTTOM).max(0));
        let mut low = i32::MAX;
        for label in labels.iter_mut().rev() {
            label.1 =
                (label.1 - if low == i32::MAX { over } else { 0 }).min(low.saturating_sub(APART));
            low = label.1;
        }
        labels
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Boundary;

    fn stop(number: usize) -> Stop {
        Stop {
            answers: number,
            fact: 0,
            whose: None,
            number,
            counts: Boundary::Turn,
            stood: vec![],
        }
    }

    #[test]
    fn names_beside_a_curve_never_lie_over_each_other() {
        let line = |end| Line { name: String::new(), class: String::new(), values: vec![0, end] };
        for ends in [[0, 0, 0, 1], [30, 30, 29, 30], [30, 14, 13, 0]] {
            let lines = ends.map(line);
            let stops = [stop(1)];
            let curve =
                Curve { title: String::new(), lines: &lines, stops: &stops, top: None, unit: "" };
            let places: Vec<i32> =
                Scale::of(&curve).labels(&curve).into_iter().map(|(_, y)| y).collect();
            assert!(places.is_sorted() && places.windows(2).all(|two| two[1] - two[0] >= APART));
            assert!(places.iter().all(|y| (TOP - APART..=BOTTOM).contains(y)), "{places:?}");
        }
    }

    #[test]
    fn the_scale_holds_every_value_and_losses_too() {
        let lines = [Line { name: String::new(), class: String::new(), values: vec![-3, 17] }];
        let scale = Scale::of(&Curve {
            title: String::new(),
            lines: &lines,
            stops: &[],
            top: None,
            unit: "",
        });
        assert!(scale.least <= -3 && scale.most >= 17);
        assert_eq!((scale.y(scale.least), scale.y(scale.most)), (BOTTOM, TOP));
    }
}
