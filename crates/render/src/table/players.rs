//! The players, one compact plate each.

use super::{Shown, Stage};
use crate::livery::Sitter;
use crate::look::{self, Art};
use crate::shell::picture;
use crate::{Plate, Tongue};
use maud::{Markup, html};

pub(super) fn players(shown: &Shown<'_>, extras: &[Markup]) -> Markup {
    html! {
        ul.plates {
            @for (index, plate) in shown.plates.iter().enumerate() {
                li.plate.(plate.livery.class()).asked[plate.asked].own[shown.rights.seats.contains(&plate.seat)]
                    data-seat=(plate.seat) {
                    span.emblem title=(plate.role) { (picture(plate.livery.emblem, None)) span.letter aria-hidden="true" { (plate.livery.letter) } }
                    span.who {
                        b.name { (plate.name) }
                        @if !plate.role.is_empty() && plate.role != plate.name { span.role { (plate.role) } }
                    }
                    (state(shown, plate))
                    @if let Some(extra) = extras.get(index) { div.extra { (extra) } }
                }
            }
        }
    }
}

fn state(shown: &Shown<'_>, plate: &Plate) -> Markup {
    let tongue = &shown.tongue;
    let playing = shown.stage == Stage::Playing;
    html! {
        span.state {
            @match plate.sitter {
                Sitter::Nobody => (mark(tongue, look::ui("chair"), "page-seat-open")),
                Sitter::Person { present: true } => span.dot.on title=(tongue.word("page-present")) { span.sr { (tongue.word("page-present")) } },
                Sitter::Person { present: false } => span.dot title=(tongue.word("page-away")) { span.sr { (tongue.word("page-away")) } },
                Sitter::Bot => (mark(tongue, look::ui("bot"), "page-bot")),
            }
            @if plate.asked && playing {
                @let thinking = plate.sitter == Sitter::Bot;
                span.turn-mark { (tongue.word(if thinking { "page-thinking" } else { "page-to-move" })) }
            }
        }
    }
}

fn mark(tongue: &Tongue<'_>, glyph: Art, key: &'static str) -> Markup {
    picture(glyph, Some(&tongue.word(key)))
}
