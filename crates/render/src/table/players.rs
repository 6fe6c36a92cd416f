//! The players, one compact plate each.

use super::{Shown, Stage, guide};
use crate::livery::Sitter;
use crate::look::{self, Art};
use crate::shell::picture;
use crate::{Drawn, Plate, Tongue};
use kernel::Message;
use maud::{Markup, html};

pub(super) fn players(shown: &Shown<'_>, drawn: &Drawn) -> Markup {
    html! {
        ul.plates role="list" {
            @for (index, plate) in shown.plates.iter().enumerate() {
                li.plate.(plate.livery.class()).asked[plate.asked].own[shown.rights.seats.contains(&plate.seat)]
                    data-seat=(plate.seat) data-thing=(format!("seat-{}", plate.seat)) aria-label=(called(plate)) {
                    span.emblem title=(plate.role) { (picture(plate.livery.emblem, None)) span.letter aria-hidden="true" { (plate.livery.letter_in(&shown.tongue, shown.game)) } }
                    span.who {
                        b.name { (plate.name) }
                        @if !plate.role.is_empty() && plate.role != plate.name { span.role { (plate.role) } }
                    }
                    (state(shown, plate))
                    @if let Some(extra) = drawn.plates.get(index) { div.extra { (extra) } }
                    @if let Some(mat) = drawn.mats.get(index).filter(|mat| !mat.0.is_empty()) { (opened(shown, plate, mat)) }
                }
            }
        }
    }
}

/// Who sits there, and as whom.
fn called(plate: &Plate) -> String {
    if plate.role.is_empty() || plate.role == plate.name {
        return plate.name.clone();
    }
    format!("{} ({})", plate.name, plate.role)
}

/// The mat of a player, which the plate opens where the board is.
fn opened(shown: &Shown<'_>, plate: &Plate, mat: &Markup) -> Markup {
    let id = format!("mat-of-{}", plate.seat);
    let name = if plate.role.is_empty() { &plate.name } else { &plate.role };
    let who = Message::new("page-mat-of").with("who", lang::Names::player(plate.name.clone()));
    html! {
        button.opens type="button" popovertarget=(id) aria-label=(shown.tongue.say(&who)) {}
        section.mat-of.(plate.livery.class()) #(id) popover aria-label=(shown.tongue.say(&who)) {
            header {
                (picture(plate.livery.emblem, None))
                h2 { (plate.name) @if *name != plate.name { small { (name) } } }
                button.quiet type="button" popovertarget=(id) popovertargetaction="hide" { (shown.tongue.word("page-close-mat")) }
            }
            (mat)
            (guide::known(shown, plate.seat))
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
            @if let Some(time) = &plate.time {
                span.clock data-until=[time.until] data-reserve=(time.reserve) title=(time.text) { (time.text) }
            }
        }
    }
}

fn mark(tongue: &Tongue<'_>, glyph: Art, key: &'static str) -> Markup {
    picture(glyph, Some(&tongue.word(key)))
}
