//! A moment of a table's past, and every way to another: one page that scrubs, and links where there is no script.

use super::ending::name;
use super::sheet::sayings;
use super::stops::Stop;
use super::{Region, Shown, cut, log};
use crate::look;
use crate::shell::{Page, Reader, picture, shell};
use kernel::{Message, Seat, Viewer};
use maud::{Markup, PreEscaped, html};

/// Which moment of how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// After a given number of choices.
    pub at: usize,
    /// Of how many.
    pub of: usize,
    /// How many facts had been told then.
    pub told: usize,
    /// The first of them that came of the last choice.
    pub from: usize,
    /// Whether the reader may look through anyone's eyes: the game is over.
    pub all_eyes: bool,
}

/// Where one can stop on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The turns, in order.
    pub stops: Vec<Stop>,
    /// Where the turns of each seat begin.
    pub turns: Vec<Vec<usize>>,
}

impl Moment {
    /// Which moment it is, in words.
    pub fn place(&self, shown: &Shown<'_>, stops: &[Stop]) -> String {
        let tongue = &shown.tongue;
        let place =
            tongue.say(&Message::new("page-moment").with("at", self.at).with("of", self.of));
        let Some(stop) = stops.iter().rev().find(|stop| stop.answers <= self.at) else {
            return place;
        };
        let whose = stop.whose.map(|seat| format!(", {}", name(shown, seat)));
        format!("{}{} · {place}", stop.label(tongue), whose.unwrap_or_default())
    }
}

/// The parts of a moment that change from one to the next.
pub fn replay_parts(shown: &Shown<'_>) -> Vec<Region> {
    let drawn = shown.drawn();
    let players = super::players::players(shown, &drawn);
    vec![
        Region::new("players", players),
        Region::new("board", drawn.board),
        Region::new("mat", drawn.mat),
        Region::new("beside", drawn.beside),
    ]
}

/// The page of a moment.
pub fn replay(shown: &Shown<'_>, moment: Moment, way: &Way, reader: &Reader) -> Markup {
    let parts = replay_parts(shown);
    let part = |name: &str| {
        let region = parts.iter().find(|region| region.name == name);
        let label = shown.tongue.word(format!("page-region-{name}"));
        let scrolls = (name != "players").then_some("0");
        html! {
            @if let Some(region) = region {
                section.region.(name) data-region=(name) data-hash=(region.hash) tabindex=[scrolls] aria-label=(label) {
                    (PreEscaped(&region.html))
                }
            }
        }
    };
    let main = html! {
        div.table.replay.(format!("board-{}", shown.game)) data-replay=(here(shown, moment)) data-at=(moment.at) data-of=(moment.of)
            data-viewer=(seat_of(shown.viewer)) data-stops=(numbers(way.stops.iter().map(|stop| stop.answers)))
            data-saying=(sayings(&shown.tongue, "ending-keys")) {
            section.region.status {
                h1 { (super::title_of(&shown.tongue, shown.game)) }
                (scrub(shown, moment, way))
                (turns(shown, moment, way))
                @if moment.all_eyes { (eyes(shown, moment)) }
                (elsewhere(shown, moment))
            }
            (part("board")) (part("mat"))
            div.left { (part("players")) (part("beside")) }
            div.below { section.region.log tabindex="0" aria-label=(shown.tongue.word("page-region-log")) {
                (log::until(shown, moment)) (cut::whole(shown))
            } }
            p #says.sr role="status" aria-live="polite" {}
        }
    };
    let page = Page {
        title: shown.tongue.word("page-replay"),
        class: "page-table page-replay",
        address: address(shown, moment, moment.at, shown.viewer),
        notice: None,
        sheet: Some(shown.sheet.to_owned()),
        main,
    };
    shell(reader, &shown.tongue, &page)
}

/// The slider by turns, and the steps: one choice, one turn, all the way.
fn scrub(shown: &Shown<'_>, moment: Moment, way: &Way) -> Markup {
    let word = |key: &'static str| shown.tongue.word(key);
    let place = moment.place(shown, &way.stops);
    let turn = way.stops.iter().filter(|stop| stop.answers <= moment.at).count().saturating_sub(1);
    let turn = if moment.at == moment.of { way.stops.len() } else { turn };
    let step = |to: usize, deed: &str, sign: &str, key: &'static str| {
        let sign = look::ui(sign);
        html! {
            a data-go=(deed) rel=[rel(deed)] href=(address(shown, moment, to, shown.viewer)) title=(word(key)) { (picture(sign, None)) span.sr { (word(key)) } }
        }
    };
    let (back, on) = (turn_before(way, moment), turn_after(way, moment));
    html! {
        form.scrub method="get" action=(here(shown, moment)) {
            @if let (true, Some(Seat(seat))) = (moment.all_eyes, shown.viewer.seat()) { input type="hidden" name="as" value=(seat); }
            div.steps role="group" aria-label=(word("page-replay")) {
                (step(0, "first", "first", "page-first"))
                (step(back, "turn-back", "rewind", "ending-turn-back"))
                (step(moment.at.saturating_sub(1), "back", "back", "page-previous"))
                button.play type="button" data-go="play" hidden aria-pressed="false" title=(word("ending-play")) {
                    span.when-still { (picture(look::ui("play"), None)) } span.when-playing { (picture(look::ui("pause"), None)) }
                    span.sr { (word("ending-play")) }
                }
                (step((moment.at + 1).min(moment.of), "on", "forward", "page-next"))
                (step(on, "turn-on", "speed", "ending-turn-on"))
                (step(moment.of, "last", "last", "page-last"))
            }
            label.sr for="turn" { (word("ending-slider")) }
            input #turn type="range" name="turn" min="0" max=(way.stops.len()) value=(turn) aria-valuetext=(place) autocomplete="off";
            button.go { (word("ending-go")) }
            output.place for="turn" { (place) }
        }
    }
}

/// What a step is to the moment before and after.
fn rel(deed: &str) -> Option<&'static str> {
    match deed {
        "back" => Some("prev"),
        "on" => Some("next"),
        _ => None,
    }
}

fn turn_before(way: &Way, moment: Moment) -> usize {
    let before = way.stops.iter().rev().find(|stop| stop.answers < moment.at);
    before.map_or(0, |stop| stop.answers)
}

fn turn_after(way: &Way, moment: Moment) -> usize {
    let after = way.stops.iter().find(|stop| stop.answers > moment.at);
    after.map_or(moment.of, |stop| stop.answers)
}

/// To each player's turn before this moment, and after it.
fn turns(shown: &Shown<'_>, moment: Moment, way: &Way) -> Markup {
    let tongue = &shown.tongue;
    let link = |to: Option<usize>, seat: Seat, deed: &str, sign: &str, key: &'static str| {
        let who = lang::Names::player(name(shown, seat));
        let said = tongue.say(&Message::new(key).with("who", who));
        let to = to.map(|at| address(shown, moment, at, shown.viewer));
        html! { a data-go=(deed) href=[to] aria-label=(said) title=(said) { (sign) } }
    };
    html! {
        nav.turns aria-label=(tongue.word("ending-turns-of")) {
            @for (plate, turns) in shown.plates.iter().zip(&way.turns).filter(|(_, turns)| !turns.is_empty()) {
                @let before = turns.iter().copied().rev().find(|at| *at < moment.at);
                @let after = turns.iter().copied().find(|at| *at > moment.at);
                span.(plate.livery.class()) data-turns=(numbers(turns.iter().copied())) {
                    (link(before, plate.seat, "theirs-back", "‹", "ending-turn-of-back"))
                    (picture(plate.livery.emblem, None))
                    (link(after, plate.seat, "theirs-on", "›", "ending-turn-of-on"))
                }
            }
        }
    }
}

fn eyes(shown: &Shown<'_>, moment: Moment) -> Markup {
    let word = shown.tongue.word("page-watcher");
    let seats = shown.plates.iter().map(|plate| (Viewer::Seat(plate.seat), plate.name.as_str()));
    html! {
        nav.eyes aria-label=(shown.tongue.word("page-eyes")) {
            @for (viewer, name) in std::iter::once((Viewer::Watcher, word.as_str())).chain(seats) {
                a data-eyes=(seat_of(viewer)) href=(address(shown, moment, moment.at, viewer))
                    aria-current=[(viewer == shown.viewer).then_some("true")] { (name) }
            }
        }
    }
}

/// The link to this moment, and the ways elsewhere.
fn elsewhere(shown: &Shown<'_>, moment: Moment) -> Markup {
    let word = |key: &'static str| shown.tongue.word(key);
    html! {
        span.elsewhere {
            a.button.quiet data-go="share" href=(address(shown, moment, moment.at, shown.viewer)) {
                (picture(look::ui("share"), None)) span { (word("ending-share")) }
            }
            a.button.quiet href=(format!("/t/{}", shown.id)) { (word("page-back-to-table")) }
        }
    }
}

fn seat_of(viewer: Viewer) -> String {
    viewer.seat().map_or_else(String::new, |seat| seat.to_string())
}

fn numbers(all: impl Iterator<Item = usize>) -> String {
    all.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

/// Where the moments of a table are.
pub(super) fn here(shown: &Shown<'_>, moment: Moment) -> String {
    format!("/t/{}/{}", shown.id, if moment.all_eyes { "replay" } else { "moment" })
}

pub(super) fn address(shown: &Shown<'_>, moment: Moment, at: usize, viewer: Viewer) -> String {
    let seat = viewer.seat().map_or_else(String::new, |Seat(seat)| format!("&as={seat}"));
    let seat = if moment.all_eyes { seat } else { String::new() };
    format!("{}?at={at}{seat}", here(shown, moment))
}
