//! The log: by round and turn, each line a link to its moment.

use super::{Moment, Shown, para_link, replay};
use kernel::face::StoryLine;
use kernel::{Boundary, Message};
use maud::{Markup, html};

pub(super) fn log(shown: &Shown<'_>) -> Markup {
    let first = shown.story.first().map_or(0, |line| line.index);
    html! {
        h2 { (shown.tongue.word("page-region-log")) }
        @if first > 0 {
            a.earlier href=(format!("/t/{}/log", shown.id)) { (shown.tongue.word("page-log-whole")) }
        }
        (lines(shown))
    }
}

/// Every line of the story at hand.
pub(super) fn lines(shown: &Shown<'_>) -> Markup {
    html! {
        ol.story lang=[shown.tongue.foreign("game-name")] {
            @for line in &shown.story {
                @if starts(shown, line) { (last_turn(shown, line)) }
                (entry(shown, line))
            }
        }
    }
}

/// Every line of the way through a game; what comes after a moment is not shown yet.
pub(super) fn until(shown: &Shown<'_>, moment: Moment) -> Markup {
    let tongue = &shown.tongue;
    html! {
        ol.story lang=[shown.tongue.foreign("game-name")] {
            @for line in &shown.story {
                li.(kind(line)).later[line.index >= moment.told].now[(moment.from..moment.told).contains(&line.index)] data-fact=(line.index) {
                    a.moment href=(format!("{}?fact={}", replay::here(shown, moment), line.index)) { (tongue.say(&line.message)) }
                    " " (para_link(tongue, shown.game, line.para))
                }
            }
        }
    }
}

/// Whether this is the first line since the reader's last turn, and not the first of all.
fn starts(shown: &Shown<'_>, line: &StoryLine) -> bool {
    let since = shown.shows.since.filter(|since| *since > 0);
    let first = || shown.story.iter().find(|line| Some(line.index) >= since);
    since.is_some() && first().is_some_and(|first| first.index == line.index)
}

/// What parts the reader's last turn from what came of it, and plays that again.
fn last_turn(shown: &Shown<'_>, line: &StoryLine) -> Markup {
    let before = line.index.saturating_sub(1);
    html! {
        li.last-turn {
            span { (shown.tongue.word("page-since-last-turn")) } " "
            a.again href=(format!("/t/{}/moment?fact={before}", shown.id)) data-again=(line.index) { (shown.tongue.word("page-again")) }
        }
    }
}

/// Where something happened since the reader's last turn, and the livery of whose deed it was: it stays marked there.
fn traces(shown: &Shown<'_>, line: &StoryLine) -> Option<(String, Option<u8>)> {
    let fresh = shown.shows.since.is_some_and(|since| line.index >= since);
    let beat = shown.shows.beats.iter().find(|beat| fresh && beat.fact == line.index)?;
    let places: Vec<&str> = beat.places().collect();
    (!places.is_empty()).then(|| (places.join(" "), beat.step.livery))
}

/// What kind of line it is, to the eye.
fn kind(line: &StoryLine) -> &'static str {
    match line.boundary {
        Some(Boundary::Round) => "round",
        Some(Boundary::Turn) => "turn",
        None => "line",
    }
}

fn entry(shown: &Shown<'_>, line: &StoryLine) -> Markup {
    let title = shown.tongue.say(&Message::new("page-log-moment").with("number", line.index + 1));
    let (at, livery) = traces(shown, line).unzip();
    let livery = livery.flatten().map(|number| format!("livery-{number}"));
    html! {
        li.(kind(line)).(livery.unwrap_or_default()) data-fact=(line.index) data-at=[at] {
            a.moment href=(format!("/t/{}/moment?fact={}", shown.id, line.index)) title=(title) {
                (shown.tongue.say(&line.message))
            }
            " " (para_link(&shown.tongue, shown.game, line.para))
        }
    }
}
