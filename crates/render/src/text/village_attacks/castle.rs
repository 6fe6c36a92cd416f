//! The castle: a box for every zone where the map has it, and the ways between them.

use super::zone_name;
use crate::text::canvas::Canvas;
use crate::text::layout::{cut, hang};
use crate::text::{Ink, Reader};
use village_attacks::View;
use village_attacks::setting::records::ZoneKind;
use village_attacks::terms::{Creature, Likeness, Mark, Type, Who, Zone};
use village_attacks::view::{FigureView, ZoneView};

/// The rows of a box: its title, what stands in it on two lines, and its foot.
const HIGH: usize = 4;
/// The rows of a map, unless boxes need more.
const ROWS: usize = 30;
/// How many boxes stand beside each other.
const ACROSS: usize = 5;

/// Where the boxes go, and how wide they are.
struct Plan {
    corners: Vec<(usize, usize)>,
    wide: usize,
}

/// The map as lines.
pub(super) fn map(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let plan = lay_out(view, reader.width.min(130));
    let height = plan.corners.iter().map(|corner| corner.1 + HIGH).max().unwrap_or(0);
    let mut canvas = Canvas::new(reader.width, height);
    for (number, zone) in view.numbered_zones() {
        for other in zone.paths.iter().filter(|&it| it > number) {
            canvas.line(plan.centre(number), plan.centre(other), '·', Ink::Plain);
        }
    }
    for number in view.numbered_zones().map(|(number, _)| number) {
        draw(&mut canvas, &plan, number, view, reader);
    }
    canvas.lines(reader.pen)
}

impl Plan {
    fn centre(&self, number: Zone) -> (usize, usize) {
        let (x, y) = self.corners[number.index()];
        (x + self.wide / 2, y + HIGH / 2)
    }

    fn overlap(&self, one: (usize, usize), other: (usize, usize)) -> bool {
        one.0.abs_diff(other.0) < self.wide && one.1.abs_diff(other.1) < HIGH
    }
}

/// As on the map, further down where boxes would overlap.
fn lay_out(view: &View, width: usize) -> Plan {
    let places = || view.zones.iter().map(|zone| (usize::from(zone.at.0), usize::from(zone.at.1)));
    let low = (places().map(|at| at.0).min(), places().map(|at| at.1).min());
    let high = (places().map(|at| at.0).max(), places().map(|at| at.1).max());
    let scale = |at: usize, low: Option<usize>, high: Option<usize>, room: usize| {
        let (low, high) = (low.unwrap_or(0), high.unwrap_or(1));
        (at - low) * room / (high - low).max(1)
    };
    let wide = (width / ACROSS).max(12);
    let mut plan = Plan { corners: vec![(0, 0); view.zones.len()], wide };
    let mut order: Vec<(usize, (usize, usize))> = places().enumerate().collect();
    order.sort_by_key(|&(_, at)| at.1);
    let mut placed: Vec<(usize, usize)> = Vec::new();
    for (number, (x, y)) in order {
        let x = scale(x, low.0, high.0, width.saturating_sub(wide));
        let mut y = scale(y, low.1, high.1, ROWS - HIGH);
        while placed.iter().any(|&other| plan.overlap((x, y), other)) {
            y += 1;
        }
        placed.push((x, y));
        plan.corners[number] = (x, y);
    }
    plan
}

fn draw(canvas: &mut Canvas, plan: &Plan, number: Zone, view: &View, reader: &Reader<'_>) {
    let (zone, (x, y)) = (&view.zones[number.index()], plan.corners[number.index()]);
    let inner = plan.wide - 2;
    let ink = match zone.kind {
        ZoneKind::Heart => Ink::Red,
        ZoneKind::Corridor | ZoneKind::SmallRoom | ZoneKind::LargeRoom => ink(zone),
    };
    canvas.write((x, y), &format!("╭{}╮", "─".repeat(inner)), ink);
    for row in 1..HIGH - 1 {
        canvas.write((x, y + row), &format!("│{}│", " ".repeat(inner)), ink);
    }
    canvas.write((x, y + HIGH - 1), &format!("╰{}╯", "─".repeat(inner)), ink);
    let title = format!("{} {}", number.0, zone_name(view, number, reader));
    canvas.write((x + 1, y), &cut(&title, inner), ink);
    let foot = foot(zone, view);
    canvas.write((x + 1, y + HIGH - 1), &cut(&foot, inner), ink);
    fill(canvas, (x + 1, y + 1), inner, &words(zone, view, reader));
}

/// The colour of a zone: where villagers come from, and where the goal is, stand out.
const fn ink(zone: &ZoneView) -> Ink {
    if zone.tokens > 0 {
        Ink::Yellow
    } else if zone.is_goal || zone.is_chamber {
        Ink::Cyan
    } else {
        Ink::Plain
    }
}

/// What belongs to the zone itself: crowd, spawn tokens, goal, trap and conditions.
fn foot(zone: &ZoneView, view: &View) -> String {
    let villagers: u8 = zone.villagers.iter().map(|(_, count)| count).sum();
    let crowd = usize::from(villagers) + zone.creatures.len() + usize::from(zone.troll);
    let mut words = Vec::new();
    if crowd > 0 {
        words.push(format!("{crowd}/{}", zone.capacity));
    }
    if zone.tokens > 0 {
        words.push("▼".repeat(zone.tokens));
    }
    if zone.is_goal && view.goal.count > 0 {
        words.push(format!("◆{}/{}", zone.progress, view.goal.count));
    }
    if zone.loose > 0 {
        words.push(format!("◇{}", zone.loose));
    }
    if zone.trap.is_some() {
        words.push("^".to_owned());
    }
    if zone.dark {
        words.push("☾".to_owned());
    }
    if zone.unlucky {
        words.push("✗".to_owned());
    }
    words.join(" ")
}

/// Words on two lines of a box; what does not fit is told by three points.
fn fill(canvas: &mut Canvas, (left, top): (usize, usize), inner: usize, words: &[(String, Ink)]) {
    let (mut x, mut y) = (left, top);
    for (text, ink) in words {
        let text = cut(text, inner);
        let width = text.chars().count();
        if x > left && x + width > left + inner {
            if y > top {
                canvas.write((left + inner - 1, y), "…", *ink);
                return;
            }
            (x, y) = (left, y + 1);
        }
        x = canvas.write((x, y), &text, *ink) + 1;
    }
}

/// Who stands in a zone: the monsters' side first, then villagers, then a trap's name.
fn words(zone: &ZoneView, view: &View, reader: &Reader<'_>) -> Vec<(String, Ink)> {
    let mut words: Vec<(String, Ink)> = Vec::new();
    words.extend(zone.creatures.iter().map(|it| (creature(it, view, reader), Ink::Green)));
    if zone.troll {
        words.push((reader.word("picture-va-troll"), Ink::Magenta));
    }
    let alike = |&(likeness, count): &(Likeness, u8)| villagers(likeness, count, reader);
    words.extend(zone.villagers.iter().map(alike));
    if let Some((trap, charges)) = zone.trap {
        let name = reader.say(&trap.into());
        let often = if charges > 1 { format!("×{charges}") } else { String::new() };
        words.push((format!("^{name}{often}"), Ink::Cyan));
    }
    words
}

/// A creature: a monster by its number with the health it has left, a minion or the summoned monster by a letter.
fn creature(it: Creature, view: &View, reader: &Reader<'_>) -> String {
    if let Some(monster) = it.slot().and_then(|slot| view.monster(slot)) {
        return format!("[{it}♥{}]", monster.left());
    }
    let left = view.follower(it).map_or(0, FigureView::left);
    let key = if it.minion_kind().is_some() { "picture-va-minion" } else { "picture-va-summoned" };
    format!("{}♥{left}", reader.word(key))
}

/// Whether a villager lies stunned.
pub(super) fn lies(likeness: Likeness) -> bool {
    likeness.marks.has(Mark::Stunned)
}

/// Whether a villager attacks from the next zone.
pub(super) const fn shoots(likeness: Likeness) -> bool {
    match likeness.who {
        Who::Hunter(_) | Who::Veteran | Who::Yunfakh(_) => true,
        Who::Peasant | Who::Hero(_) => false,
    }
}

fn villagers(likeness: Likeness, count: u8, reader: &Reader<'_>) -> (String, Ink) {
    let Likeness { who, marks, .. } = likeness;
    let typed = |key: &'static str, of: Type| {
        format!("{}{}", reader.word(key), reader.word(format!("picture-va-type-{of}")))
    };
    let often = format!("×{count}");
    let (name, ink) = match who {
        Who::Peasant => (reader.word("picture-va-peasant") + &often, Ink::Plain),
        Who::Veteran => (reader.word("picture-va-veteran") + &often, Ink::Blue),
        Who::Hunter(of) => (typed("picture-va-hunter", of) + &often, Ink::Blue),
        Who::Yunfakh(of) => (typed("picture-va-yunfakh", of) + &often, Ink::Blue),
        Who::Hero(hero) => (format!("★{}", reader.word(format!("hero-{hero}"))), Ink::Magenta),
    };
    let marks = if marks.is_empty() {
        String::new()
    } else {
        let letters = marks.iter().map(|mark| reader.word(format!("picture-va-mark-{mark}")));
        format!("({})", letters.collect::<String>())
    };
    (name + &marks, ink)
}

/// What the letters mean.
pub(super) fn legend(reader: &Reader<'_>) -> Vec<String> {
    let lines = hang("", &reader.word("picture-va-legend"), reader.width).into_iter();
    lines.map(|line| reader.ink(Ink::Dim, line)).collect()
}
