//! The question: what is asked, every answer as a sentence, and why others are withheld.

use super::lesson::Later;
use super::{Hint, Shown, Stage, Undo, guide, para_link, prepared, touch};
use crate::Tongue;
use crate::livery::Sitter;
use crate::look;
use crate::shell::picture;
use crate::text::hinted;
use kernel::face::{AskSheet, OfferSheet};
use kernel::{Foreseen, Message, Seat};
use maud::{Markup, html};

pub(super) fn question(shown: &Shown<'_>) -> Markup {
    match (&shown.taught, shown.stage) {
        (Some(taught), Stage::Playing) => super::lesson::lesson(shown, taught),
        (Some(_) | None, _) => untaught(shown),
    }
}

/// The question as it is where no lesson leads.
pub(super) fn untaught(shown: &Shown<'_>) -> Markup {
    if let (Some(cut), Stage::Playing) = (&shown.cut, shown.stage) {
        return super::cut::cut(shown, cut);
    }
    match (&shown.ask, shown.stage) {
        (_, Stage::Gathering) => super::gathering::question(shown),
        (_, Stage::Ended) => super::ending::ended(shown),
        (Some(ask), Stage::Playing) => asked(shown, ask),
        (None, Stage::Playing) => waiting(shown),
    }
}

/// An answer of more letters than this wants the whole width of a phone.
const LONG: usize = 48;

fn asked(shown: &Shown<'_>, ask: &AskSheet) -> Markup {
    let tongue = &shown.tongue;
    let (endings, deeds): (Vec<_>, Vec<_>) =
        ask.offers.iter().enumerate().partition(|(_, offer)| offer.closes);
    let answers_first = !deeds.is_empty();
    let long = deeds.iter().any(|(_, offer)| tongue.say(&offer.label).chars().count() > LONG);
    html! {
        @if shown.taught.is_none() { (guide::goal(shown)) }
        h2.ask tabindex="-1" { span lang=[tongue.foreign("game-name")] { (tongue.say(&ask.question)) } " " (para_link(tongue, shown.game, ask.para)) }
        (advice(shown, ask))
        (prepared::due(shown))
        form #answer method="post" action=(format!("/t/{}/choose", shown.id)) data-answer {
            (command(shown, ask.seat))
            @if !deeds.is_empty() {
                ol.actions.long[long] { @for (index, offer) in deeds { li { (answer(shown, index, offer)) } } }
            }
        }
        // Behind the answers: the first of them is three Tabs from the question at most.
        @if shown.taught.is_none() && answers_first { (guide::walk(shown, ask)) }
        (withheld(shown, ask))
        @if answers_first { (prepared::control(shown, ask)) }
        (touch::withheld_next(shown, ask))
        div.always {
            div.endings {
                @for (index, offer) in &endings { (answer(shown, *index, offer)) }
                @if endings.is_empty() {
                    button disabled title=(tongue.word("page-end-not-now")) { (tongue.word("page-end")) }
                }
            }
            (back(shown, ask.seat))
        }
        @if !answers_first { (prepared::control(shown, ask)) }
        @if shown.taught.is_none() && !answers_first { (guide::walk(shown, ask)) }
    }
}

/// What the strongest bot would do, once the reader has asked for it.
fn advice(shown: &Shown<'_>, ask: &AskSheet) -> Markup {
    let tongue = &shown.tongue;
    let said = match &shown.hint {
        None => return html! {},
        Some(Hint::Thinking) => tongue.word("page-hint-thinking"),
        Some(Hint::Nothing) => tongue.word("page-hint-nothing"),
        Some(Hint::Given { choice, sure, expects }) => {
            let offer = ask.offers.iter().find(|offer| offer.choice == *choice);
            let Some(offer) = offer else { return html! {} };
            let percent = |part: f32| format!("{:.0}", part.clamp(0.0, 1.0) * 100.0);
            let hint = Message::new("page-hint-given").with("choice", offer.label.clone());
            let of = hinted(tongue, shown.game, shown.plates.len());
            tongue.say(
                &hint
                    .with("sure", percent(*sure))
                    .with("of", of)
                    .with("expects", percent(*expects)),
            )
        }
    };
    html! { p.hint role="status" { (picture(look::ui("hint"), None)) " " (said) } }
}

/// A button with its sentence; the first ten can be pressed by number. One that cannot be taken back says so.
fn answer(shown: &Shown<'_>, index: usize, offer: &OfferSheet) -> Markup {
    let (number, tongue) = (index + 1, &shown.tongue);
    let foreseen = shown.foreseen.get(index).cloned().unwrap_or_default();
    let things = touch::things(shown, &offer.choice);
    let next = touch::next(shown, things.is_none(), foreseen.next.as_deref());
    let amount = shown.board.amount(&offer.choice);
    let usual = amount.is_some() && shown.usual() == amount;
    let advised =
        matches!(&shown.hint, Some(Hint::Given { choice, .. }) if *choice == offer.choice);
    let later = shown.taught.as_ref().and_then(|taught| taught.puts_off(&offer.choice));
    html! {
        button.advised[advised] data-later=[later.map(Later::word)] aria-disabled=[later.map(|_| "true")] title=[later.map(|it| tongue.say(it.why()))] form="answer" name="choice" value=(offer.choice) data-choice=(offer.choice)
            data-things=[touch::touched(shown, offer)] data-next=[next] data-amount=[amount] data-usual[usual]
            data-number=[(number <= 9).then_some(number)] {
            @if number <= 9 { kbd aria-hidden="true" { (number) } }
            span lang=[tongue.foreign("game-name")] { (tongue.say(&offer.label)) }
            (after(tongue, &foreseen, offer))
        }
    }
}

/// What comes of an answer at once: the turn ends, or it cannot be taken back.
fn after(tongue: &Tongue<'_>, foreseen: &Foreseen, offer: &OfferSheet) -> Markup {
    html! {
        @if foreseen.barrier || foreseen.ends_turn {
            small.after {
                @if foreseen.ends_turn && offer.closes { span { (tongue.word("page-ends-turn")) } }
                @if foreseen.barrier { span.final title=(tongue.word("page-final-help")) { (tongue.word("page-final")) } }
            }
        }
    }
}

/// What every command carries: the seat, the version since which it is asked this, and its key.
///
/// The key follows from both, so one question has one answer, however often and from however many pages it is sent.
fn command(shown: &Shown<'_>, seat: Seat) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat);
        input type="hidden" name="version" value=(shown.since);
        input type="hidden" name="key" value=(format!("{seat}-{}", shown.since));
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
                    li lang=[tongue.foreign("game-name")] data-held=(withheld.choice) data-things=[touch::things(shown, &withheld.choice)] {
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
    let deed = |deed: &'static str, glyph: &'static str| {
        let key = deed;
        html! {
            form method="post" action=(format!("/t/{}/{deed}", shown.id)) data-answer {
                (command(shown, seat))
                button.quiet disabled[shown.undo != Undo::Possible] data-deed=(deed)
                    title=(shown.tongue.word(format!("page-{key}-help"))) {
                    (picture(look::ui(glyph), None)) (shown.tongue.word(format!("page-{key}")))
                }
            }
        }
    };
    html! { div.back { @if shown.undo != Undo::Forbidden { (deed("undo", "undo")) (deed("restart", "rewind")) } @if shown.advises && shown.ask.is_some() { (hint(shown, seat)) } } }
}

/// Asks what the strongest bot would do.
fn hint(shown: &Shown<'_>, seat: Seat) -> Markup {
    html! {
        form method="post" action=(format!("/t/{}/hint", shown.id)) data-answer {
            input type="hidden" name="seat" value=(seat);
            button.quiet disabled[shown.hint.is_some()] data-deed="hint" title=(shown.tongue.word("page-hint-help")) {
                (picture(look::ui("hint"), None)) (shown.tongue.word("page-hint"))
            }
        }
    }
}

fn waiting(shown: &Shown<'_>) -> Markup {
    let tongue = &shown.tongue;
    html! {
        h2.ask.patient { (picture(look::ui("time"), None)) " " (tongue.say(&Message::new("page-waiting-for").with("who", shown.asked()))) }
        @if let Some(&seat) = shown.rights.seats.first() {
            div.always { (back(shown, shown.viewer.seat().unwrap_or(seat))) }
        }
        @if shown.rights.host { (absent(shown)) }
        @for &seat in &shown.rights.away {
            form method="post" action=(format!("/t/{}/take-back", shown.id)) {
                input type="hidden" name="seat" value=(seat);
                button { (tongue.word("page-take-back")) }
            }
        }
    }
}

/// Whoever keeps the table waiting and is not here: the host may let a bot play on.
fn absent(shown: &Shown<'_>) -> Markup {
    let away = shown.plates.iter().filter(|plate| {
        plate.asked
            && plate.sitter == Sitter::Person { present: false }
            && !shown.rights.seats.contains(&plate.seat)
    });
    html! {
        @for plate in away {
            @let who = Message::new("page-away-seat").with("who", lang::Names::player(plate.name.clone()));
            p.absent { (shown.tongue.say(&who)) }
            @if !shown.rights.counts { (super::side::seat_form(shown, plate, "stand-in", "page-stand-in")) }
        }
    }
}

/// The curtain between two who share a screen.
/// Elsewhere: hot-seat privacy screen.
pub(super) fn curtain(shown: &Shown<'_>, seat: Seat) -> Markup {
    let plate = shown.plates.get(seat.index());
    let (name, livery) =
        plate.map_or_else(Default::default, |plate| (plate.name.clone(), plate.livery.class()));
    let who = |key: &'static str| {
        shown.tongue.say(&Message::new(key).with("who", lang::Names::player(name.clone())))
    };
    html! {
        div.curtain.(livery) {
            div {
                @if let Some(plate) = plate { (picture(plate.livery.emblem, None)) }
                h2 { (who("page-curtain")) }
                p { (shown.tongue.word("page-curtain-help")) }
                form method="post" action=(format!("/t/{}/unveil", shown.id)) {
                    input type="hidden" name="seat" value=(seat);
                    button.primary autofocus { (who("page-unveil")) }
                }
            }
        }
    }
}
