//! The log: by round and turn, each line a link to its moment.

use super::{Shown, para_link};
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
        ol.story {
            @for line in &shown.story { (entry(shown, line)) }
        }
    }
}

fn entry(shown: &Shown<'_>, line: &StoryLine) -> Markup {
    let kind = match line.boundary {
        Some(Boundary::Round) => "round",
        Some(Boundary::Turn) => "turn",
        None => "line",
    };
    let title = shown.tongue.say(&Message::new("page-log-moment").with("number", line.index + 1));
    html! {
        li.(kind) data-fact=(line.index) {
            a.moment href=(format!("/t/{}/moment?fact={}", shown.id, line.index)) title=(title) {
                (shown.tongue.say(&line.message))
            }
            " " (para_link(&shown.tongue, shown.game, line.para))
        }
    }
}
