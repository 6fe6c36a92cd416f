//! The page of an analysis: everyone's chances turn by turn, and the decisions that cost most.

use super::ending::{Curve, Line, curve, name, plate};
use super::stops::{Stop, stops};
use super::{Shown, title_of};
use crate::look;
use crate::pages::plain;
use crate::shell::{Reader, picture};
use kernel::analysis::{Analysis, Eyes};
use kernel::{Message, Seat};
use maud::{Markup, html};

/// Where the analysis of a table stands.
#[derive(Debug, Clone, PartialEq)]
pub enum LookedBack<'a> {
    /// Nobody has asked for it.
    NotYet,
    /// It has come so far, in thousandths.
    Underway(u32),
    /// It was found.
    Done(&'a Analysis, Vec<Decision>),
    /// It could not be made.
    Failed,
}

/// A decision that cost a lot, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// After how many answers it was asked.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was asked.
    pub question: Option<Message>,
    /// What was chosen.
    pub played: Message,
    /// What a master would have chosen.
    pub better: Message,
    /// By how much the chances would have been higher, in thousandths.
    pub cost: u16,
    /// How far that may be off, either way.
    pub give_or_take: u16,
}

/// The page of an analysis.
pub fn looked_back(shown: &Shown<'_>, told: &LookedBack<'_>, reader: &Reader) -> Markup {
    let tongue = &shown.tongue;
    let address = format!("/t/{}/analysis", shown.id);
    let main = html! {
        div.looked-back.(format!("board-{}", shown.game)) {
            h1 { (tongue.word("ending-analysis")) " " small { (title_of(tongue, shown.game)) } }
            @match told {
                LookedBack::NotYet => (asking(shown, &address, "ending-analysis-about")),
                LookedBack::Failed => (asking(shown, &address, "ending-analysis-failed")),
                LookedBack::Underway(done) => (underway(shown, *done)),
                LookedBack::Done(found, decisions) => (found_of(shown, found, decisions)),
            }
            p.links {
                a.button href=(format!("/t/{}", shown.id)) { (tongue.word("page-back-to-table")) }
                a.button href=(format!("/t/{}/replay", shown.id)) { (picture(look::ui("play"), None)) span { (tongue.word("ending-replay")) } }
            }
        }
    };
    plain(reader, tongue, tongue.word("ending-analysis"), &address, main)
}

fn asking(shown: &Shown<'_>, address: &str, about: &'static str) -> Markup {
    html! {
        p { (shown.tongue.word(about)) }
        form method="post" action=(address) {
            button.primary { (picture(look::ui("analysis"), None)) span { (shown.tongue.word("ending-analyse")) } }
        }
    }
}

fn underway(shown: &Shown<'_>, done: u32) -> Markup {
    let said = shown.tongue.say(&Message::new("ending-underway").with("percent", done / 10));
    html! {
        p role="status" { (said) }
        progress max="1000" value=(done) aria-label=(said) {}
    }
}

fn found_of(shown: &Shown<'_>, found: &Analysis, decisions: &[Decision]) -> Markup {
    let (tongue, stops) = (&shown.tongue, moments(shown, found));
    let eyes = match found.eyes {
        Eyes::EachOwn => "ending-eyes-each-own",
        Eyes::NothingHidden => "ending-eyes-nothing-hidden",
    };
    let lines: Vec<Line> =
        shown.plates.iter().map(|plate| line(plate.seat, shown, found)).collect();
    let together = lines.windows(2).all(|two| two[0].values == two[1].values);
    let lines = if together { &lines[..lines.len().min(1)] } else { &lines[..] };
    let title = tongue.word("ending-chances");
    html! {
        section.course.sheet {
            h2 { (title) }
            p.note { (tongue.word(eyes)) }
            (curve(shown, &Curve { title: title.clone(), lines, stops: &stops, top: Some(100), unit: "%" }))
        }
        section.costly.sheet {
            h2 { (tongue.word("ending-costliest")) }
            p.note { (tongue.say(&Message::new("ending-weighed").with("count", found.weighed).with("looks", found.looks))) }
            @if decisions.is_empty() { p { (tongue.word("ending-none-costly")) } }
            ol { @for decision in decisions { (entry(shown, &stops, decision)) } }
        }
    }
}

/// The stops of the game at which chances were estimated.
fn moments(shown: &Shown<'_>, found: &Analysis) -> Vec<Stop> {
    let Some(ending) = &shown.ending else { return Vec::new() };
    let all = stops(&ending.milestones);
    let is_told = |stop: &Stop| found.turns.iter().any(|turn| turn.at == stop.answers);
    all.into_iter().filter(is_told).collect()
}

/// The chances of a seat, in percent.
fn line(seat: Seat, shown: &Shown<'_>, found: &Analysis) -> Line {
    let chance = |turn: &kernel::analysis::Estimate| {
        let chance = turn.chances.get(seat.index()).copied().unwrap_or_default();
        i32::from((chance + 5) / 10)
    };
    let class = plate(shown, seat).map_or_else(String::new, |plate| plate.livery.class());
    Line { name: name(shown, seat), class, values: found.turns.iter().map(chance).collect() }
}

fn entry(shown: &Shown<'_>, stops: &[Stop], decision: &Decision) -> Markup {
    let tongue = &shown.tongue;
    let stop = stops.iter().rev().find(|stop| stop.answers <= decision.at);
    let plate = plate(shown, decision.seat);
    let percent = |thousandths: u16| (thousandths + 5) / 10;
    let cost = Message::new("ending-cost")
        .with("cost", percent(decision.cost))
        .with("off", percent(decision.give_or_take));
    let moment = format!("/t/{}/replay?at={}&as={}", shown.id, decision.at, decision.seat);
    html! {
        li.(plate.map_or_else(String::new, |plate| plate.livery.class())) {
            header {
                @if let Some(plate) = plate { (picture(plate.livery.emblem, None)) }
                b { (name(shown, decision.seat)) }
                @if let Some(stop) = stop { span { (stop.label(tongue)) } }
                strong.cost { (tongue.say(&cost)) }
            }
            @if let Some(question) = &decision.question { p.asked { (tongue.say(question)) } }
            dl {
                dt { (tongue.word("ending-played")) } dd { (tongue.say(&decision.played)) }
                dt { (tongue.word("ending-master")) } dd { (tongue.say(&decision.better)) }
            }
            a.button href=(moment) { (picture(look::ui("watch"), None)) span { (tongue.word("ending-see-moment")) } }
        }
    }
}
