//! The turning points: where the lead changed for good, and where most was won or lost in one turn.

use super::{Ending, called, course, moment, plate};
use crate::look;
use crate::shell::picture;
use crate::table::Shown;
use crate::table::stops::Stop;
use kernel::{Gauge, Message, Outcome, Verdict};
use maud::{Markup, html};

/// A turn that turned the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Turning {
    /// The stop it begins with.
    stop: usize,
    /// The gauge that tells it.
    gauge: usize,
    /// By how much it changed in that turn.
    by: i32,
    what: What,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    /// The winner went ahead, and stayed there.
    Lead,
    /// Much was won.
    Gain,
    /// Much was lost.
    Loss,
}

/// How many are told.
const MOST: usize = 4;

/// The turning points, in order.
pub(super) fn turnings(stops: &[Stop], ending: &Ending, outcome: &Outcome) -> Vec<Turning> {
    let courses: Vec<Vec<i32>> =
        (0..ending.gauges.len()).map(|index| course(stops, &ending.gauges, index)).collect();
    let mut found: Vec<Turning> = lead(&courses, &ending.gauges, outcome).into_iter().collect();
    let mut steps = steps(&courses);
    let share = |turning: &Turning| {
        // What can be at most so much is measured by that.
        let most = ending.gauges[turning.gauge].most.unwrap_or(100).max(1);
        turning.by.abs() * 1000 / most
    };
    steps.sort_by_key(|step| (std::cmp::Reverse(share(step)), step.stop));
    let fresh = |found: &[Turning], step: &Turning| {
        found.iter().all(|one| one.stop != step.stop || one.gauge != step.gauge)
    };
    let worst = steps.iter().find(|step| step.what == What::Loss).copied();
    for step in worst.into_iter().chain(steps.iter().copied()) {
        if found.len() < MOST && fresh(&found, &step) {
            found.push(step);
        }
    }
    found.sort_by_key(|turning| turning.stop);
    found
}

/// Every change of a gauge from one stop to the next.
fn steps(courses: &[Vec<i32>]) -> Vec<Turning> {
    let of = |(gauge, course): (usize, &Vec<i32>)| {
        let changes: Vec<Turning> = course
            .windows(2)
            .enumerate()
            .filter(|(_, two)| two[0] != two[1])
            .map(|(stop, two)| {
                let by = two[1] - two[0];
                Turning { stop, gauge, by, what: if by > 0 { What::Gain } else { What::Loss } }
            })
            .collect();
        changes
    };
    courses.iter().enumerate().flat_map(of).collect()
}

/// Where the only winner went ahead for good, if somebody else was ahead before.
fn lead(courses: &[Vec<i32>], gauges: &[Gauge], outcome: &Outcome) -> Option<Turning> {
    let winners = outcome.winners();
    let winner = winners.iter().next().filter(|_| winners.len() == 1)?;
    let own = gauges.iter().position(|gauge| gauge.of == Some(winner))?;
    if outcome.verdict != Verdict::Ranked {
        return None;
    }
    let others = |at: usize| {
        let others = courses.iter().enumerate().filter(|(index, _)| *index != own);
        others.filter_map(|(_, course)| course.get(at)).max().copied().unwrap_or(i32::MIN)
    };
    let behind = (0..courses[own].len()).rev().find(|&at| courses[own][at] <= others(at))?;
    let by = courses[own].get(behind + 1)? - courses[own][behind];
    let was_behind = (0..=behind).any(|at| courses[own][at] < others(at));
    was_behind.then_some(Turning { stop: behind, gauge: own, by, what: What::Lead })
}

pub(super) fn section(shown: &Shown<'_>, stops: &[Stop], turnings: &[Turning]) -> Markup {
    html! {
        @if !turnings.is_empty() {
            section.turning {
                h3 { (picture(look::ui("turning-point"), None)) " " (shown.tongue.word("ending-turning")) }
                ul role="list" { @for turning in turnings { (entry(shown, stops, turning)) } }
            }
        }
    }
}

fn entry(shown: &Shown<'_>, stops: &[Stop], turning: &Turning) -> Markup {
    let Some(ending) = &shown.ending else { return html! {} };
    let (stop, gauge) = (&stops[turning.stop], &ending.gauges[turning.gauge]);
    let seat = gauge.of.and_then(|seat| plate(shown, seat));
    let class =
        seat.map_or_else(|| format!("gauge-{}", turning.gauge), |plate| plate.livery.class());
    html! {
        li.(class) {
            a href=(moment(shown, stop.answers)) {
                b.when { (stop.label(&shown.tongue)) }
                @if let Some(plate) = seat { (picture(plate.livery.emblem, None)) }
                span { (told(shown, gauge, turning)) @if let Some(whose) = whose(shown, stop, gauge) { small { (whose) } } }
                b.by { @if turning.by > 0 { "+" (turning.by) } @else { "−" (turning.by.unsigned_abs()) } }
            }
        }
    }
}

/// Whose turn it was, where that is not whom it is told of.
fn whose(shown: &Shown<'_>, stop: &Stop, gauge: &Gauge) -> Option<String> {
    let whose = stop.whose.filter(|whose| gauge.of != Some(*whose))?;
    let who = lang::Names::player(super::name(shown, whose));
    Some(shown.tongue.say(&Message::new("ending-in-turn-of").with("who", who)))
}

fn told(shown: &Shown<'_>, gauge: &Gauge, turning: &Turning) -> String {
    let key = match (turning.what, gauge.of.is_some()) {
        (What::Lead, _) => "ending-turning-lead",
        (What::Gain, true) => "ending-turning-gain",
        (What::Loss, true) => "ending-turning-loss",
        (What::Gain, false) => "ending-turning-rises",
        (What::Loss, false) => "ending-turning-falls",
    };
    let who = lang::Names::player(called(shown, gauge));
    shown.tongue.say(&Message::new(key).with("who", who).with("by", turning.by.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Boundary, Outcome, Reckoning, Seat};

    fn told(courses: &[&[i32]]) -> Vec<Turning> {
        let last = |course: &&[i32]| *course.last().expect("a course has an end");
        let lines = courses
            .iter()
            .enumerate()
            .map(|(seat, course)| (Seat(u8::try_from(seat).expect("few seats")), last(course), 0));
        let outcome = Outcome::ranked(lines);
        let stops: Vec<Stop> = (0..courses[0].len() - 1)
            .map(|at| Stop {
                answers: at,
                fact: at,
                whose: None,
                number: at + 1,
                counts: Boundary::Turn,
                stood: courses.iter().map(|course| course[at]).collect(),
            })
            .collect();
        let ending = Ending {
            gauges: Gauge::scores(&outcome),
            milestones: Vec::new(),
            answers: 9,
            reckoning: Reckoning::default(),
            rematch: super::super::Rematch::NotYours,
            analysed: super::super::Analysed::NotYours,
        };
        turnings(&stops, &ending, &outcome)
    }

    #[test]
    fn whoever_comes_from_behind_takes_the_lead_once() {
        let found = told(&[&[0, 5, 9, 12], &[0, 1, 8, 15]]);
        let lead: Vec<_> = found.iter().filter(|it| it.what == What::Lead).collect();
        assert_eq!(lead.len(), 1);
        assert_eq!((lead[0].stop, lead[0].gauge, lead[0].by), (2, 1, 7));
    }

    #[test]
    fn whoever_led_all_the_time_never_took_the_lead() {
        let found = told(&[&[0, 5, 9, 12], &[0, 1, 8, 7]]);
        assert!(found.iter().all(|it| it.what != What::Lead));
        assert!(found.iter().any(|it| it.what == What::Loss && it.by == -1), "{found:?}");
        assert!(found.len() <= MOST && found.is_sorted_by_key(|it| it.stop));
    }
}
