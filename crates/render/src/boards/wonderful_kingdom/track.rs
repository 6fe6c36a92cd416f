//! The production board: the round, its phases, and what everybody produces, resource by resource in their order.

use super::faces::art;
use super::parts::{Sight, cube};
use super::{faces, told};
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use wonderful_kingdom::Question;
use wonderful_kingdom::terms::{Module, Resource};
use wonderful_kingdom::view::RealmView;

/// A phase of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// Cards are offered and selected.
    Choice,
    /// Selected cards are constructed or recycled.
    Planning,
    /// Resources are produced.
    Production,
    /// Soldiers fight Menaces.
    Combat,
    /// Armies fight for territories.
    Conquest,
}

impl Phase {
    const fn key(self) -> &'static str {
        match self {
            Self::Choice => "page-wk-phase-choice",
            Self::Planning => "page-wk-phase-planning",
            Self::Production => "page-wk-phase-production",
            Self::Combat => "page-wk-phase-combat",
            Self::Conquest => "page-wk-phase-conquest",
        }
    }
}

/// The phase under way, as far as it can be seen: by the question, or by where the cards lie.
pub(super) fn phase(sight: &Sight<'_>) -> Option<Phase> {
    let asked = sight.question().and_then(|question| asked(*question, sight));
    asked.or_else(|| seen(sight))
}

/// The phase a question is asked in, where it is asked in one alone.
fn asked(question: Question, sight: &Sight<'_>) -> Option<Phase> {
    match question {
        Question::Offer { .. }
        | Question::Select
        | Question::Usurped
        | Question::Negotiate
        | Question::Replace
        | Question::Arrange
        | Question::PointAt(_) => Some(Phase::Choice),
        Question::Plan
        | Question::FeedTroll
        | Question::Freeze
        | Question::Rob
        | Question::Torment
        | Question::FeedDragon
        | Question::Destroy
        | Question::TakeBack => Some(Phase::Planning),
        Question::Place(_) => {
            let number = sight.scene.ask?.para.number();
            Some(if number.starts_with("K5") { Phase::Production } else { Phase::Planning })
        }
        Question::AfterTheStep => Some(Phase::Production),
        Question::Fight => Some(Phase::Combat),
        Question::Conquest
        | Question::March(_)
        | Question::LeaveWhich(_)
        | Question::StationWhere(_)
        | Question::LockUp
        | Question::LockUpOwn => Some(Phase::Conquest),
        Question::BuildOn
        | Question::BuildCube
        | Question::Conjure
        | Question::ConjureTo(_)
        | Question::Finance => None,
    }
}

fn seen(sight: &Sight<'_>) -> Option<Phase> {
    let view = sight.view;
    let lies = view.areas.iter().any(|area| !area.cards.is_empty() || !area.down.is_empty());
    let any = |is: fn(&RealmView) -> bool| view.realms.iter().any(is);
    if lies || any(|realm| realm.hand_size > 0) {
        return Some(Phase::Choice);
    }
    if view.produced.is_empty() {
        return Some(Phase::Planning);
    }
    let over = view.produced.len() == Resource::ALL.len() && !any(|realm| realm.cubes != [0; 4]);
    last(sight).filter(|_| over).or(Some(Phase::Production))
}

/// The phase a module adds to the round.
fn last(sight: &Sight<'_>) -> Option<Phase> {
    match sight.view.module {
        Module::Menace => Some(Phase::Combat),
        Module::Conquest => Some(Phase::Conquest),
        Module::None | Module::Advisors | Module::Quests => None,
    }
}

/// The board: rounds and phases above, resources below.
pub(super) fn board(phase: Option<Phase>, sight: &Sight<'_>) -> Markup {
    html! {
        div.production-board {
            div.course { (rounds(sight)) (phases(phase, sight)) }
            (resources(phase, sight))
        }
    }
}

fn rounds(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let told = Message::new("page-wk-round").with("round", view.round).with("rounds", view.rounds);
    let first = view.realms.iter().find(|realm| realm.seat == view.first);
    html! {
        ol.rounds title=(sight.say(&told)) aria-label=(sight.say(&told)) {
            @for round in 1..=view.rounds {
                li.past[round < view.round].now[round == view.round] { (round) }
            }
        }
        @if let Some(first) = first.filter(|_| view.realms.len() > 1) {
            @let begins = sight.say(&Message::new("page-wk-first").with("who", sight.who(first)));
            span.first.(super::livery(first).class()) title=(begins) { (picture(super::livery(first).emblem, Some(&begins))) (picture(art("first-player"), None)) }
        }
    }
}

fn phases(phase: Option<Phase>, sight: &Sight<'_>) -> Markup {
    html! {
        ol.phases {
            @for it in [Phase::Choice, Phase::Planning, Phase::Production].into_iter().chain(last(sight)) {
                li aria-current=[(phase == Some(it)).then_some("step")] { (sight.word(it.key())) }
            }
        }
    }
}

/// The resources in the order of production; who produces more has supremacy.
fn resources(phase: Option<Phase>, sight: &Sight<'_>) -> Markup {
    let produced = sight.view.produced.len();
    let now = produced.checked_sub(1).filter(|_| phase == Some(Phase::Production));
    html! {
        ol.resources aria-label=(sight.word("page-wk-production")) {
            @for resource in Resource::ALL {
                @let of = resource.index();
                li.(resource.word()).done[of < produced && now != Some(of)] aria-current=[(now == Some(of)).then_some("step")] {
                    span.sign { (picture(faces::resource(resource), None)) (cube(resource.space(), sight)) }
                    b.label { (sight.word(format!("resource-{resource}"))) }
                    span.makers { @for realm in &sight.view.realms { (maker(realm, resource, sight)) } }
                }
            }
        }
    }
}

/// What someone produces, and whether it is supremacy.
fn maker(realm: &RealmView, of: Resource, sight: &Sight<'_>) -> Markup {
    let made = realm.production[of.index()];
    let others = sight.view.realms.iter().filter(|other| other.seat != realm.seat);
    let most = others.map(|other| other.production[of.index()]).max();
    let leads = match sight.view.supremacy {
        Some(needed) => made >= needed,
        None => most.is_some_and(|most| made > most),
    };
    let what = told::amounts(&[(of.space(), made)], sight);
    let told = Message::new("page-wk-made-by").with("who", sight.who(realm)).with("what", what);
    let supreme = sight.word("page-wk-supremacy");
    html! {
        span.maker.leads[leads].(super::livery(realm).class()) data-key=(format!("maker-{}-{of}", realm.seat)) title=(format!("{}{}", sight.say(&told), if leads { format!(" · {supreme}") } else { String::new() })) {
            (picture(super::livery(realm).emblem, Some(&sight.who(realm)))) b { (made) }
            @if leads { (picture(art("soldier"), Some(&supreme))) }
        }
    }
}
