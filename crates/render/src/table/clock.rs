//! The clock of a table, in words, and what stops it.

use super::{Shown, Stage, TableClock};
use crate::Tongue;
use kernel::Message;
use maud::{Markup, html};

/// A stretch of time in words.
pub fn duration(tongue: &Tongue<'_>, seconds: i64) -> String {
    let (key, count) = match seconds {
        0..3600 => ("page-minutes", seconds / 60),
        3600..86_400 => ("page-hours", seconds / 3600),
        _ => ("page-days", seconds / 86_400),
    };
    tongue.say(&Message::new(key).with("count", u32::try_from(count).unwrap_or(u32::MAX)))
}

/// A pace in words.
pub fn pace(tongue: &Tongue<'_>, clock: TableClock) -> String {
    let key = if clock.per == "turn" { "page-pace-turn-of" } else { "page-pace-answer-of" };
    let pace = Message::new(key).with("time", duration(tongue, clock.seconds));
    let said = tongue.say(&pace);
    if clock.reserve == 0 {
        return said;
    }
    let reserve =
        Message::new("page-pace-reserve-of").with("time", duration(tongue, clock.reserve));
    format!("{said} {}", tongue.say(&reserve))
}

/// A pace in a few words, for lists.
pub(crate) fn short(tongue: &Tongue<'_>, clock: TableClock) -> String {
    let key = if clock.per == "turn" { "page-pace-turn-short" } else { "page-pace-answer-short" };
    tongue.say(&Message::new(key).with("time", duration(tongue, clock.seconds)))
}

/// How fast the table is played, and the wish to stop its clock.
pub(super) fn about(shown: &Shown<'_>) -> Markup {
    let Some(clock) = shown.clock else { return Markup::default() };
    let tongue = &shown.tongue;
    html! {
        p.pace { (pace(tongue, clock)) " " (tongue.word("page-pace-out")) }
        @if shown.stage == Stage::Playing {
            @if clock.paused { p.pace { b { (tongue.word("page-clock-stands")) } } }
            @else if clock.wishes > 0 { p.pace { (tongue.say(&Message::new("page-clock-wishes").with("count", clock.wishes))) } }
            @if let Some(wishes) = shown.rights.pauses {
                form method="post" action=(format!("/t/{}/pause", shown.id)) data-quick {
                    input type="hidden" name="on" value=(if wishes { "off" } else { "on" });
                    button.quiet { (tongue.word(if wishes { "page-clock-go" } else if shown.rights.host && !shown.rights.counts { "page-clock-stop" } else { "page-clock-wish" })) }
                }
            }
        }
    }
}
