//! The clock of the village: round, Heart, Morale, events, spawning; and what lies beside the castle.

use super::{dice, faces};
use crate::Scene;
use crate::glyph::Glyph;
use crate::shell::picture;
use kernel::{Message, message::Arg};
use maud::{Markup, html};
use village_attacks::View;
use village_attacks::view::{EntryView, TrapView};

/// The strip above the castle.
pub(super) fn clock(view: &View, scene: &Scene<'_>) -> Markup {
    let tongue = &scene.tongue;
    let rank = Message::new("page-va-rank").with("rank", view.rank);
    let tokens: usize = view.zones.iter().map(|zone| zone.tokens).sum();
    html! {
        aside.clock aria-label=(tongue.word("page-va-clock")) {
            span.round { b { (tongue.say(&Message::new("page-va-round").with("round", view.round))) } @if let Some(night) = view.night { (sky(night, scene)) } }
            (meter(Gauge { class: "heart", glyph: Glyph::Heart, key: "page-va-heart", now: view.heart, full: view.heart_full }, scene))
            @if let Some((now, full)) = view.morale.zip(view.goal.morale) {
                (meter(Gauge { class: "morale", glyph: Glyph::Village, key: "page-va-morale", now, full }, scene))
            } @else { (progress(view, scene)) }
            @if let Some(every) = view.events_every { (dial(view.dial, every, scene)) }
            span.rank title=(tongue.word("page-va-rank.help")) { (picture(Glyph::Fire, None)) (tongue.say(&rank)) " " b { "×" (tokens) } }
            @if let Some(event) = view.event { (standing(event, scene)) }
            @if !view.offered.is_empty() {
                ul.traps aria-label=(tongue.word("page-va-traps")) { @for trap in &view.offered { (trap_card(trap, scene)) } }
            }
        }
    }
}

/// The event that stands, by its name.
fn standing(event: &str, scene: &Scene<'_>) -> Markup {
    let text = scene.tongue.maybe(format!("event-{event}.text")).unwrap_or_default();
    html! { span.standing title=(format!("{text} {}", scene.tongue.word("page-va-standing"))) { (picture(Glyph::Scroll, None)) (scene.tongue.word(format!("event-{event}"))) } }
}

fn sky(night: bool, scene: &Scene<'_>) -> Markup {
    let (glyph, key) =
        if night { (Glyph::Moon, "page-va-night") } else { (Glyph::Sun, "page-va-day") };
    let told = scene.tongue.word(format!("{key}.help"));
    html! { span.sky title=(told) { (picture(glyph, None)) (scene.tongue.word(key)) } }
}

/// Something that falls from full to nothing.
#[derive(Clone, Copy)]
struct Gauge {
    class: &'static str,
    glyph: Glyph,
    key: &'static str,
    now: u8,
    full: u8,
}

fn meter(gauge: Gauge, scene: &Scene<'_>) -> Markup {
    let Gauge { class, glyph, key, now, full } = gauge;
    let name = scene.tongue.word(key);
    let full = full.max(now).max(1);
    html! {
        span.meter.(class) title=(scene.tongue.word(format!("{key}.help"))) {
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
fn progress(view: &View, scene: &Scene<'_>) -> Markup {
    let goal = &view.goal;
    let zones = || view.zones.iter().filter(|zone| zone.is_goal);
    let (done, most) = match goal.name {
        "survival" => (view.round.saturating_sub(1), goal.rounds),
        "heirlooms" => (view.delivered, 3),
        "heroes" => (view.heroes_killed, goal.count),
        _ => {
            let open = u8::try_from(zones().count()).unwrap_or_default();
            (open, open)
        }
    };
    let told = scene.tongue.word(format!("page-va-short-{}", goal.name));
    html! {
        span.meter.aim title=(aim(view, scene)) {
            (picture(faces::goal(goal.name), None)) span.what { (told) }
            b { @match goal.name {
                "breaches" | "altars" => { @for zone in zones() { span.part { (zone.progress) "/" (goal.count) } } },
                _ => { (done) "/" (most) },
            } }
        }
    }
}

/// The event dial: how far it is to the next event.
fn dial(dial: u16, every: u8, scene: &Scene<'_>) -> Markup {
    let now = dial % u16::from(every.max(1));
    let told = Message::new("page-va-dial").with("now", now).with("every", every);
    html! {
        span.dial title=(scene.tongue.say(&told)) {
            (picture(Glyph::Bell, None)) span.what { (scene.tongue.word("page-va-event")) }
            @for mark in 0..every { i.on[u16::from(mark) < now] aria-hidden="true" {} }
            span.sr { (scene.tongue.say(&told)) }
        }
    }
}

/// How the game is won, in a sentence.
fn aim(view: &View, scene: &Scene<'_>) -> String {
    let goal = &view.goal;
    let told = Message::new(format!("page-va-goal-{}", goal.name))
        .with("count", goal.count)
        .with("rounds", goal.rounds);
    scene.tongue.say(&told)
}

/// An attack that waits for the reader's answer: who strikes whom, how hard.
pub(super) fn fray(scene: &Scene<'_>) -> Markup {
    let Some(ask) = scene.ask else { return html! {} };
    if !matches!(&*ask.question.key, "ask-defend" | "ask-shield" | "ask-avenge") {
        return html! {};
    }
    let arg =
        |wanted: &str| ask.question.args.iter().find(|(name, _)| *name == wanted).map(|it| &it.1);
    let said = |wanted: &str| match arg(wanted) {
        Some(Arg::Message(message)) => Some((message.key.clone(), scene.tongue.say(message))),
        _ => None,
    };
    let damage = match arg("damage") {
        Some(Arg::Number(damage)) => *damage,
        _ => 0,
    };
    let ((by, attacker), (whom, target)) =
        (said("who").unwrap_or_default(), said("monster").unwrap_or_default());
    let striker = match &*by {
        "troll" => Glyph::Troll,
        "peasant" => Glyph::Farmer,
        "hunter" => Glyph::Hunter,
        "veteran" => Glyph::Veteran,
        "yunfakh" => Glyph::Ninja,
        _ => Glyph::Champion,
    };
    html! {
        aside.fray role="status" {
            span.fighter { (picture(striker, None)) b { (attacker) } }
            span.blow { (picture(Glyph::Impact, None)) strong { (damage) } small { (scene.tongue.word("page-va-damage")) } }
            span.fighter { b { (target) } (picture(faces::monster(whom.trim_start_matches("monster-")).0, None)) }
        }
    }
}

/// What lies beside the castle: the goal, the event that stands, cards that were seen, decks.
pub(super) fn beside(view: &View, scene: &Scene<'_>) -> Markup {
    let tongue = &scene.tongue;
    html! {
        div.aim {
            h2 { (tongue.word(format!("scenario-{}", view.scenario))) }
            p { (picture(faces::goal(view.goal.name), None)) " " (aim(view, scene)) }
        }
        @if let Some(event) = view.event {
            div.event title=(tongue.word("page-va-standing")) {
                b { (picture(Glyph::Bell, None)) (tongue.word(format!("event-{event}"))) }
                @if let Some(text) = tongue.maybe(format!("event-{event}.text")) { small { (text) } }
            }
        }
        @if !view.entries.is_empty() {
            h2 { (tongue.word("page-va-next")) }
            ol.entries { @for entry in &view.entries { (entry_card(entry, scene)) } }
        }
        (piles(view, scene))
    }
}

fn trap_card(trap: &TrapView, scene: &Scene<'_>) -> Markup {
    let stands = scene.choice(&format!("trap {}", trap.name));
    let text = scene.tongue.maybe(format!("trap-{}.text", trap.name)).unwrap_or_default();
    html! {
        li.trap-card.(stands.class()) data-choice=[stands.choices] title=(text) {
            (picture(Glyph::Mousetrap, None)) (dice::cost(&trap.cost, scene)) b { (scene.tongue.word(format!("trap-{}", trap.name))) }
        }
    }
}

fn entry_card(entry: &EntryView, scene: &Scene<'_>) -> Markup {
    let stands = scene.choice(&format!("card {}", entry.name));
    html! {
        li.(stands.class()) data-choice=[stands.choices] {
            b { (scene.tongue.word(format!("spawn-{}", entry.name))) }
            @if entry.advance { span.count title=(scene.tongue.word("page-va-advance")) { "➜" span.sr { (scene.tongue.word("page-va-advance")) } } }
            @for (kind, count) in &entry.enter {
                @let name = scene.tongue.word(format!("page-va-enter-{kind}"));
                span.count title=(name) { (picture(faces::entering(kind), Some(&name))) b { (count) } }
            }
            @if entry.again { span.count title=(scene.tongue.word("page-va-again")) { "+" span.sr { (scene.tongue.word("page-va-again")) } } }
        }
    }
}

/// How many cards are left in the decks.
fn piles(view: &View, scene: &Scene<'_>) -> Markup {
    let names = ["spawn", "trap", "event", "hero", "summon"];
    let summons = view.zones.iter().any(|zone| zone.is_chamber);
    let used = |(name, count): &(&str, usize)| *count > 0 && (*name != "summon" || summons);
    html! {
        p.va-piles {
            @for (name, count) in names.into_iter().zip(view.decks).filter(used) {
                span.count { span.card-back {} (scene.tongue.word(format!("page-va-deck-{name}"))) " " b { (count) } }
            }
        }
    }
}
