//! Beside the game: chat, and what concerns the table itself.

use super::{Onlooker, Said, Shown, Speaker, Stage};
use crate::Plate;
use crate::livery::Sitter;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The longest line of chat.
pub const LONGEST: usize = 500;
/// How many of those who look on are named.
const WATCHERS: usize = 12;

pub(super) fn chat(shown: &Shown<'_>) -> Markup {
    let tongue = &shown.tongue;
    html! {
        h2 { (tongue.word("page-region-chat")) }
        (watchers(shown))
        div role="log" aria-live="polite" {
            ol.said { @for said in &shown.chat { li { (speaker(shown, said)) " " span.words { bdi { (said.text) } } } } }
        }
        @if shown.rights.known {
            form.say method="post" action=(format!("/t/{}/say", shown.id)) data-quick {
                label.sr for="say" { (tongue.word("page-say")) }
                input #say name="text" maxlength=(LONGEST) autocomplete="off" required placeholder=(tongue.word("page-say"));
                button.quiet { (tongue.word("page-send")) }
            }
        }
    }
}

pub(super) fn invitation(shown: &Shown<'_>) -> Markup {
    html! {
        p.invite {
            label for="invite" { (shown.tongue.word("page-invite")) }
            input #invite readonly value=(shown.rights.link) data-copy;
        }
    }
}

/// Who speaks: a player with the marks of the seat, another with a mark of their own, so that no namesake is taken for them.
fn speaker(shown: &Shown<'_>, said: &Said) -> Markup {
    let plate = match &said.speaker {
        Speaker::Seat(seat) => shown.plates.get(seat.index()),
        Speaker::Watcher(_) | Speaker::Unknown => None,
    };
    html! {
        span.speaker {
            @if let Some(plate) = plate { (picture(plate.livery.emblem, Some(&shown.tongue.say(&shown.tongue.names.of(plate.seat))))) }
            b { bdi { (said.name) } }
            @if let Speaker::Watcher(mark) = &said.speaker { " " small.mark { (shown.tongue.word("page-watches")) " #" (short(mark)) } }
        }
    }
}

/// As much of a mark as is shown.
fn short(mark: &str) -> &str {
    mark.get(..4).unwrap_or(mark)
}

/// Who looks on.
fn watchers(shown: &Shown<'_>) -> Markup {
    let here: Vec<_> = shown.onlookers.iter().filter(|onlooker| onlooker.present).collect();
    html! {
        @if !here.is_empty() {
            p.watchers { (shown.tongue.word("page-watchers")) " "
                @for (index, onlooker) in here.iter().take(WATCHERS).enumerate() {
                    @if index > 0 { ", " }
                    span { bdi { (onlooker.name) } small.mark { " #" (short(&onlooker.mark)) } }
                }
                @if here.len() > WATCHERS { " +" (here.len() - WATCHERS) }
            }
        }
    }
}

/// What concerns the table itself: fairness, seats, export, closing.
pub(super) fn about(shown: &Shown<'_>, drawn: &BTreeSet<&str>) -> Markup {
    let tongue = &shown.tongue;
    html! {
        (super::prepared::beside(shown))
        details.about {
            summary { (tongue.word("page-region-about")) }
            (super::foreign(tongue))
            (invitation(shown))
            (fairness(shown))
            @if let Some(campaign) = &shown.rights.campaign { p { a href=(campaign) { (tongue.word("page-campaign-of-table")) } } }
            p { a href=(format!("/rules/{}", shown.game)) { (tongue.word("page-rules-of")) } }
            (laws(shown, drawn))
            @for &seat in &shown.rights.seats { (super::guide::known(shown, seat)) }
            (super::guide::pages(shown))
            @if shown.rights.reports > 0 { (reports(shown)) }
            (super::prepared::link(shown))
            @if shown.stage == Stage::Playing { (own_seats(shown)) }
            @if shown.stage != Stage::Ended { (super::clock::about(shown)) (calls(shown)) }
            @if shown.rights.host && shown.stage != Stage::Ended { (host(shown)) }
        }
    }
}

/// Where each kind of thing stands in the rules, and each single thing that is drawn: for the card that explains it.
fn laws(shown: &Shown<'_>, drawn: &BTreeSet<&str>) -> Markup {
    let is_wanted = |kind: &str| !kind.contains('-') || drawn.contains(kind);
    html! {
        p.laws hidden {
            @for (kind, para) in shown.board.laws().iter().filter(|(kind, _)| is_wanted(kind)) { span data-kind=(kind) { (super::para_link(&shown.tongue, shown.game, *para)) } }
        }
    }
}

fn fairness(shown: &Shown<'_>) -> Markup {
    let tongue = &shown.tongue;
    let (commitment, seed) = &shown.seed;
    html! {
        @if let Some(commitment) = commitment {
            p.fair { (tongue.word("page-commitment")) " " code title=(commitment) { (commitment[..16.min(commitment.len())]) "…" } }
        }
        @if let Some(seed) = seed {
            p.fair { (tongue.word("page-seed")) " " code title=(seed) { (seed[..16.min(seed.len())]) "…" } " "
                a href=(format!("/t/{}/verify", shown.id)) { (tongue.word("page-verify")) } }
        }
    }
}

fn reports(shown: &Shown<'_>) -> Markup {
    let tongue = &shown.tongue;
    html! {
        p.broke { (tongue.say(&Message::new("page-reports").with("count", shown.rights.reports))) " "
            @if shown.rights.host {
                @if shown.stage == Stage::Ended {
                    a href=(format!("/t/{}/report", shown.id)) download { (tongue.word("page-report")) }
                } @else { (tongue.word("page-report-later")) }
            }
        }
    }
}

/// Whether the table calls its reader back.
fn calls(shown: &Shown<'_>) -> Markup {
    let Some(calls) = shown.rights.calls else { return Markup::default() };
    let (word, on) = if calls { ("page-hush", "on") } else { ("page-unhush", "off") };
    html! {
        form method="post" action=(format!("/t/{}/hush", shown.id)) data-quick {
            input type="hidden" name="on" value=(on);
            button.quiet { (shown.tongue.word(word)) }
        }
    }
}

fn own_seats(shown: &Shown<'_>) -> Markup {
    html! {
        @for plate in &shown.plates {
            @if shown.rights.seats.contains(&plate.seat) { (seat_form(shown, plate, "leave", "page-leave-to-bot")) }
            @if shown.rights.away.contains(&plate.seat) { (seat_form(shown, plate, "take-back", "page-take-back")) }
        }
    }
}

fn host(shown: &Shown<'_>) -> Markup {
    let may = !(shown.rights.counts && shown.stage == Stage::Playing);
    let others = shown.plates.iter().filter(|plate| {
        may && matches!(plate.sitter, Sitter::Person { .. })
            && !shown.rights.seats.contains(&plate.seat)
    });
    html! {
        h3 { (shown.tongue.word("page-host")) }
        @for plate in others {
            div.host-row {
                span { (plate.name) }
                (seat_form(shown, plate, "stand-in", "page-stand-in"))
                (seat_form(shown, plate, "remove", "page-remove"))
            }
        }
        @for onlooker in &shown.onlookers { (about_onlooker(shown, onlooker)) }
        @if may {
            form method="post" action=(format!("/t/{}/close", shown.id)) {
                button.quiet.danger data-sure=(shown.tongue.word("page-close-sure")) { (shown.tongue.word("page-close")) }
            }
        } @else { p.help { (shown.tongue.word("page-refused-rated-going")) } }
    }
}

/// What the host may do about somebody without a seat.
fn about_onlooker(shown: &Shown<'_>, onlooker: &Onlooker) -> Markup {
    let (voice, key) =
        if onlooker.muted { ("unmute", "page-unmute") } else { ("mute", "page-mute") };
    let deed = |deed: &str, key: &'static str| {
        html! {
            form method="post" action=(format!("/t/{}/{deed}", shown.id)) {
                input type="hidden" name="who" value=(onlooker.mark);
                button.quiet { (shown.tongue.word(key)) }
            }
        }
    };
    html! {
        div.host-row {
            span { bdi { (onlooker.name) } " " small.mark { (shown.tongue.word("page-watches")) " #" (short(&onlooker.mark)) } }
            (deed(voice, key))
            (deed("dismiss", "page-dismiss"))
        }
    }
}

pub(super) fn seat_form(shown: &Shown<'_>, plate: &Plate, deed: &str, key: &'static str) -> Markup {
    let who = Message::new(key).with("who", lang::Names::player(plate.name.clone()));
    html! {
        form method="post" action=(format!("/t/{}/{deed}", shown.id)) {
            input type="hidden" name="seat" value=(plate.seat);
            button.quiet { (shown.tongue.say(&who)) }
        }
    }
}

pub(super) fn levels(shown: &Shown<'_>) -> Markup {
    html! {
        label { (shown.tongue.word("page-fill-level")) " "
            select name="level" {
                @for level in shown.levels { option value=(level) selected[*level == default_level(shown.levels)] { (level_name(&shown.tongue, level)) } }
            }
        }
    }
}

/// The level that is chosen unless said otherwise: the middle one.
pub fn default_level(levels: &[&'static str]) -> &'static str {
    levels.get(levels.len() / 2).copied().unwrap_or("random")
}

/// The name of a level.
pub fn level_name(tongue: &crate::Tongue<'_>, level: &str) -> String {
    tongue.maybe(format!("page-level-{level}")).unwrap_or_else(|| level.to_owned())
}
