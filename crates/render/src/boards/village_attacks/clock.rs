//! The clock of the village: round, Heart, Morale, events, spawning; and what lies beside the castle.

use super::faces::art;
use super::things::Thing;
use super::{Sight, dice, faces};
use crate::look::{self, Art};
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use village_attacks::Question;
use village_attacks::defence::By;
use village_attacks::setting::records::GoalName;
use village_attacks::spoken;
use village_attacks::terms::{Deck, Event};
use village_attacks::view::{EntryView, TrapView};

/// The strip above the castle.
pub(super) fn clock(sight: &Sight<'_>) -> Markup {
    let (view, tongue) = (sight.view, &sight.scene.tongue);
    let rank = Message::new("page-va-rank").with("rank", view.rank);
    let tokens: usize = view.zones.iter().map(|zone| zone.tokens).sum();
    html! {
        div.clock role="group" aria-label=(tongue.word("page-va-clock")) {
            span.round data-key="gauge-round" { b { (tongue.say(&Message::new("page-va-round").with("round", view.round))) } @if let Some(night) = view.night { (sky(night, sight)) } }
            (meter(Gauge { class: "heart", glyph: art("health"), key: "page-va-heart", now: view.heart, full: view.heart_full }, sight))
            @if let Some((now, full)) = view.morale.zip(view.goal.morale) {
                (meter(Gauge { class: "morale", glyph: art("morale"), key: "page-va-morale", now, full }, sight))
            } @else { (progress(sight)) }
            @if let Some(every) = view.events_every { (dial(view.dial, every, sight)) }
            span.rank data-key="gauge-spawn" title=(tongue.word("page-va-rank.help")) { (picture(art("status-burn"), None)) (tongue.say(&rank)) " " b { "×" (tokens) } }
            @if let Some(event) = view.event { (standing(event, sight)) }
            @if !view.offered.is_empty() {
                div.traps role="group" aria-label=(tongue.word("page-va-traps")) { @for trap in &view.offered { (trap_card(trap, sight)) } }
            }
        }
    }
}

/// The event that stands, by its name.
fn standing(event: Event, sight: &Sight<'_>) -> Markup {
    let text = sight.maybe(format!("event-{event}.text")).unwrap_or_default();
    html! { span.standing title=(format!("{text} {}", sight.word("page-va-standing"))) { (picture(faces::event(event), None)) (sight.word(format!("event-{event}"))) } }
}

fn sky(night: bool, sight: &Sight<'_>) -> Markup {
    let (glyph, key) =
        if night { (art("night"), "page-va-night") } else { (art("day"), "page-va-day") };
    let told = sight.word(format!("{key}.help"));
    html! { span.sky data-key="gauge-sky" title=(told) { (picture(glyph, None)) (sight.word(key)) } }
}

/// Something that falls from full to nothing.
#[derive(Clone, Copy)]
struct Gauge {
    class: &'static str,
    glyph: Art,
    key: &'static str,
    now: u8,
    full: u8,
}

fn meter(gauge: Gauge, sight: &Sight<'_>) -> Markup {
    let Gauge { class, glyph, key, now, full } = gauge;
    let name = sight.word(key);
    let full = full.max(now).max(1);
    html! {
        span.meter.(class) data-key=(format!("gauge-{class}")) title=(sight.word(format!("{key}.help"))) {
            (picture(glyph, None)) span.what { (name) }
            svg.bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                rect.trough width="100" height="10" {}
                rect.level width=(u32::from(now) * 100 / u32::from(full)) height="10" {}
            }
            b { (now) "/" (full) }
        }
    }
}

/// How far a goal without Morale has come.
fn progress(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let goal = &view.goal;
    let zones = || view.zones.iter().filter(|zone| zone.is_goal);
    let open = u8::try_from(zones().count()).unwrap_or_default();
    let parts =
        || html! { @for zone in zones() { span.part { (zone.progress) "/" (goal.count) } } };
    let of = |done: u8, most: u8| html! { (done) "/" (most) };
    let done = match goal.name {
        GoalName::Breaches | GoalName::Altars => parts(),
        GoalName::Survival => of(view.round.saturating_sub(1), goal.rounds),
        GoalName::Heirlooms => of(view.delivered, 3),
        GoalName::Heroes => of(view.heroes_killed, goal.count),
        GoalName::Morale | GoalName::Calling => of(open, open),
    };
    let told = sight.word(format!("page-va-short-{}", goal.name));
    html! {
        span.meter.aim title=(aim(sight)) {
            (picture(faces::goal(goal.name), None)) span.what { (told) }
            b { (done) }
        }
    }
}

/// The event dial: how far it is to the next event.
fn dial(dial: u16, every: u8, sight: &Sight<'_>) -> Markup {
    let now = dial % u16::from(every.max(1));
    let told = Message::new("page-va-dial").with("now", now).with("every", every);
    html! {
        span.dial data-key="gauge-dial" title=(sight.say(&told)) {
            (picture(art("card-back-event"), None)) span.what { (sight.word("page-va-event")) }
            @for mark in 0..every { i.on[u16::from(mark) < now] aria-hidden="true" {} }
            span.sr { (sight.say(&told)) }
        }
    }
}

/// How the game is won, in a sentence.
fn aim(sight: &Sight<'_>) -> String {
    let goal = &sight.view.goal;
    let told = Message::new(format!("page-va-goal-{}", goal.name))
        .with("count", goal.count)
        .with("rounds", goal.rounds);
    sight.say(&told)
}

/// An attack that waits for the reader's answer: who strikes whom, how hard.
pub(super) fn fray(sight: &Sight<'_>) -> Markup {
    let blow = sight.question().and_then(|question| match question {
        Question::Defend(slot, blow)
        | Question::Shield(slot, blow)
        | Question::Avenge(slot, blow) => Some((sight.view.monster(*slot)?.name, blow)),
        _ => None,
    });
    let Some((monster, blow)) = blow else { return html! {} };
    let (striker, who) = match blow.by {
        By::Villager(_, who) => (faces::villager(who), spoken::who(who)),
        By::Troll => (art("troll"), Message::new("troll")),
    };
    html! {
        div.fray role="group" role="status" {
            span.fighter { (picture(striker, None)) b { (sight.say(&who)) } }
            span.blow { (picture(art("impact"), None)) strong { (blow.damage) } small { (sight.word("page-va-damage")) } }
            span.fighter { b { (sight.word(format!("monster-{monster}"))) } (picture(faces::monster(monster).0, None)) }
        }
    }
}

/// What lies beside the castle: the goal, the event that stands, cards that were seen, decks.
pub(super) fn beside(sight: &Sight<'_>) -> Markup {
    let (view, tongue) = (sight.view, &sight.scene.tongue);
    html! {
        div.aim {
            h2 { (tongue.word(format!("scenario-{}", view.scenario))) }
            p { (picture(faces::goal(view.goal.name), None)) " " (aim(sight)) }
        }
        @if let Some(event) = view.event {
            div.event title=(tongue.word("page-va-standing")) {
                b { (picture(faces::event(event), None)) (tongue.word(format!("event-{event}"))) }
                @if let Some(text) = tongue.maybe(format!("event-{event}.text")) { small { (text) } }
            }
        }
        @if !view.entries.is_empty() {
            h2 { (tongue.word("page-va-next")) }
            div.entries role="group" { @for entry in &view.entries { (entry_card(entry, sight)) } }
        }
        (piles(sight))
    }
}

fn trap_card(trap: &TrapView, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Trap(trap.name);
    let text = sight.maybe(format!("trap-{}.text", trap.name)).unwrap_or_default();
    html! {
        div.trap-card data-thing=(thing) title=(text) {
            (picture(faces::trap(trap.name), None)) (dice::cost(&trap.cost, sight)) b { (sight.word(format!("trap-{}", trap.name))) }
        }
    }
}

fn entry_card(entry: &EntryView, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Card(entry.name);
    html! {
        div data-thing=(thing) {
            b { (sight.word(format!("spawn-{}", entry.name))) }
            @if entry.advance { span.count title=(sight.word("page-va-advance")) { (picture(look::ui("forward"), Some(&sight.word("page-va-advance")))) } }
            @for &(who, count) in &entry.enter {
                @let name = sight.word(format!("page-va-enter-{who}"));
                span.count title=(name) { (picture(faces::entering(who), Some(&name))) b { (count) } }
            }
            @if entry.again { span.count title=(sight.word("page-va-again")) { "+" span.sr { (sight.word("page-va-again")) } } }
        }
    }
}

/// How many cards are left in the decks.
fn piles(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let summons = view.zones.iter().any(|zone| zone.is_chamber);
    let used = |&(deck, count): &(Deck, usize)| count > 0 && (deck != Deck::Summon || summons);
    html! {
        p.va-piles {
            @for (deck, count) in Deck::ALL.into_iter().zip(view.decks).filter(used) {
                span.count { span.card-back {} (sight.word(format!("page-va-deck-{deck}"))) " " b { (count) } }
            }
        }
    }
}
