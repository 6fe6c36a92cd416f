//! The Quest: its four steps, what each asks and gives, and how far everybody has come.

use super::faces::art;
use super::parts::{self, Sight, cube, mark, seal};
use super::things::Thing;
use super::{cards, faces, told};
use crate::look;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use wonderful_kingdom::setting::faces::Kind;
use wonderful_kingdom::terms::{Quest, Target};
use wonderful_kingdom::view::{Prize, RealmView, StepView};

/// The Quest board.
pub(super) fn board(quest: Quest, sight: &Sight<'_>) -> Markup {
    html! {
        section.quest aria-label=(sight.word(format!("quest-{quest}"))) {
            h3 { (picture(art("quest"), None)) span { (sight.word(format!("quest-{quest}"))) } }
            div.quest-steps role="group" {
                @for (number, step) in (1..).zip(&sight.view.steps) { (step_of(quest, number, step, sight)) }
            }
        }
    }
}

fn step_of(quest: Quest, number: u8, step: &StepView, sight: &Sight<'_>) -> Markup {
    let own = sight.own().filter(|own| own.steps + 1 == number);
    let name = sight.word(format!("step-{quest}-{number}"));
    let done = sight.own().is_some_and(|own| own.steps >= number);
    html! {
        div.quest-step.done[done].now[own.is_some()] data-thing=[own.map(|_| Thing::Quest)] title=(format!("{name} · {}", told(step, sight))) {
            span.step-name { b { (number) ". " (name) } (travellers(number, sight)) }
            span.line {
                span.cost { (pay(step, own, sight)) }
                @if let Some((count, of)) = step.have { span.have title=(sight.word("page-wk-have")) { (count) "×" (seal(Kind::Development(of), sight)) } }
                span.brings {
                    (picture(look::ui("forward"), None)) (gains(&step.reward, sight))
                    span.worth { (step.points) }
                    @if !step.first.is_empty() { span.for-first title=(sight.word("page-wk-for-first")) { "1. " (gains(&step.first, sight)) } }
                }
            }
        }
    }
}

/// The price: the reader's own step with its spaces, the others as a number of pieces.
fn pay(step: &StepView, own: Option<&RealmView>, sight: &Sight<'_>) -> Markup {
    let spaces = own.and_then(|own| own.step.as_ref());
    html! {
        @match spaces {
            Some(spaces) => @for space in spaces {
                (parts::space(space, cards::slot(space, Some(Target::Quest)), sight))
            },
            None => @for (of, count) in told::tally(&step.cost) { span.many { b { (count) } (cube(of, sight)) } },
        }
    }
}

fn gains(all: &[(Prize, u8)], sight: &Sight<'_>) -> Markup {
    html! { @for &(of, count) in all { (mark(faces::prize(of), &count, &told::amounts(&[(of, count)], sight))) } }
}

/// Who stands at a step, and who has done it.
fn travellers(number: u8, sight: &Sight<'_>) -> Markup {
    let last = sight.view.steps.len() == usize::from(number);
    html! {
        span.travellers {
            @for realm in &sight.view.realms {
                @let (done, here) = (realm.steps >= number, realm.steps + 1 == number);
                @if done || here {
                    @let key = if done { "page-wk-step-done" } else { "page-wk-step-here" };
                    @let told = sight.say(&Message::new(key).with("who", sight.who(realm)));
                    span.traveller.done[done].(super::livery(realm).class()) title=(told) {
                        (picture(super::livery(realm).emblem, Some(&told)))
                        @if done { (picture(look::ui("check"), None)) } @else { (progress(realm)) }
                        @if last && sight.view.quest_first == Some(realm.seat) { (picture(art("medal-gold"), Some(&sight.word("page-wk-for-first")))) }
                    }
                }
            }
        }
    }
}

/// How much of the step someone is at has been paid.
fn progress(realm: &RealmView) -> String {
    let spaces = realm.step.as_deref().unwrap_or_default();
    let filled = spaces.iter().filter(|space| space.filled).count();
    format!("{filled}/{}", spaces.len())
}

fn told(step: &StepView, sight: &Sight<'_>) -> String {
    let pay = told::list("page-wk-told-cost", &told::tally(&step.cost), sight);
    let points = sight.counted("page-wk-pieces-points", step.points);
    let reward =
        (!step.reward.is_empty()).then(|| told::list("page-wk-told-bonus", &step.reward, sight));
    let first =
        (!step.first.is_empty()).then(|| told::list("page-wk-told-first", &step.first, sight));
    [Some(pay), Some(points), reward, first].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
