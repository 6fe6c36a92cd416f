//! The question: what is asked, every answer as a sentence, and why others are withheld.

use super::{Shown, Stage, para_link};
use crate::glyph::Glyph;
use crate::shell::picture;
use kernel::face::{AskSheet, OfferSheet};
use kernel::{Message, Seat};
use maud::{Markup, html};

/// Choices that end something: they have their own place.
const ENDINGS: [&str; 7] = ["pass", "end", "done", "stop", "skip", "finish", "no"];

pub(super) fn question(shown: &Shown<'_>) -> Markup {
    match (&shown.ask, shown.stage) {
        (_, Stage::Gathering) => super::side::gathering(shown),
        (_, Stage::Ended) => super::ended::ended(shown),
        (Some(ask), Stage::Playing) => asked(shown, ask),
        (None, Stage::Playing) => waiting(shown),
    }
}

fn asked(shown: &Shown<'_>, ask: &AskSheet) -> Markup {
    let tongue = &shown.tongue;
    let (endings, deeds): (Vec<_>, Vec<_>) =
        ask.offers.iter().enumerate().partition(|(_, offer)| is_ending(&offer.choice));
    html! {
        h2.ask aria-live="assertive" { (tongue.say(&ask.question)) " " (para_link(tongue, shown.game, ask.para)) }
        form #answer method="post" action=(format!("/t/{}/choose", shown.id)) data-answer {
            (command(shown, ask.seat))
            @if !deeds.is_empty() {
                ol.actions { @for (index, offer) in deeds { li { (answer(shown, index, offer)) } } }
            }
        }
        (withheld(shown, ask))
        div.always {
            (back(shown, ask.seat))
            div.endings {
                @for (index, offer) in endings { (answer(shown, index, offer)) }
            }
        }
    }
}

fn is_ending(choice: &str) -> bool {
    let first = choice.split([' ', ':', '-']).next().unwrap_or_default();
    ENDINGS.contains(&first)
}

/// A button with its sentence; the first ten can be pressed by number.
fn answer(shown: &Shown<'_>, index: usize, offer: &OfferSheet) -> Markup {
    let number = index + 1;
    html! {
        button form="answer" name="choice" value=(offer.choice) data-choice=(offer.choice)
            data-number=[(number <= 9).then_some(number)] {
            @if number <= 9 { kbd aria-hidden="true" { (number) } }
            span { (shown.tongue.say(&offer.label)) }
        }
    }
}

/// What every command carries: the seat, the version it answers, and its key.
///
/// The key follows from both, so a repeated sending of one page's answer is done once, with or without the script.
fn command(shown: &Shown<'_>, seat: Seat) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat);
        input type="hidden" name="version" value=(shown.version);
        input type="hidden" name="key" value=(format!("{seat}-{}", shown.version));
    }
}

fn withheld(shown: &Shown<'_>, ask: &AskSheet) -> Markup {
    let tongue = &shown.tongue;
    if ask.withheld.is_empty() {
        return html! {};
    }
    html! {
        details.withheld {
            summary { (tongue.say(&Message::new("page-why-not").with("count", ask.withheld.len()))) }
            ul {
                @for withheld in &ask.withheld {
                    li data-held=(withheld.choice) {
                        b { (tongue.say(&withheld.label)) } " "
                        span.why { (tongue.say(&withheld.why)) } " "
                        (para_link(tongue, shown.game, withheld.para))
                    }
                }
            }
        }
    }
}

/// Undo and restart, always in the same place.
fn back(shown: &Shown<'_>, seat: Seat) -> Markup {
    let deed = |deed: &'static str, key: &'static str| {
        html! {
            form method="post" action=(format!("/t/{}/{deed}", shown.id)) data-answer {
                (command(shown, seat))
                button.quiet disabled[!shown.can_undo] data-deed=(deed)
                    title=(shown.tongue.word(format!("page-{key}-help"))) {
                    (shown.tongue.word(format!("page-{key}")))
                }
            }
        }
    };
    html! { div.back { (deed("undo", "undo")) (deed("restart", "restart")) } }
}

fn waiting(shown: &Shown<'_>) -> Markup {
    let tongue = &shown.tongue;
    let names: Vec<Message> = shown
        .plates
        .iter()
        .filter(|plate| plate.asked)
        .map(|plate| lang::Names::player(plate.name.clone()))
        .collect();
    html! {
        h2.ask.patient { (picture(Glyph::Hourglass, None)) " " (tongue.say(&Message::new("page-waiting-for").with("who", names))) }
        @if let Some(&seat) = shown.rights.seats.first() {
            div.always { (back(shown, shown.viewer.seat().unwrap_or(seat))) }
        }
        @for &seat in &shown.rights.away {
            form method="post" action=(format!("/t/{}/take-back", shown.id)) {
                input type="hidden" name="seat" value=(seat);
                button { (tongue.word("page-take-back")) }
            }
        }
    }
}

/// The curtain between two who share a screen.
pub(super) fn curtain(shown: &Shown<'_>, seat: Seat) -> Markup {
    let (name, livery) = shown
        .plates
        .get(seat.index())
        .map_or_else(Default::default, |plate| (plate.name.clone(), plate.livery.class()));
    let who = |key: &'static str| {
        shown.tongue.say(&Message::new(key).with("who", lang::Names::player(name.clone())))
    };
    html! {
        div.curtain.(livery) {
            h2 { (who("page-curtain")) }
            p { (shown.tongue.word("page-curtain-help")) }
            form method="post" action=(format!("/t/{}/unveil", shown.id)) {
                input type="hidden" name="seat" value=(seat);
                button.primary autofocus { (who("page-unveil")) }
            }
        }
    }
}
