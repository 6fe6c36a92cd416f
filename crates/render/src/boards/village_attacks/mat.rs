//! The board of the reader's own monster: dice, slots, health, experience, capabilities.

use super::{dice, faces, figures, plates};
use crate::Scene;
use crate::board::Stands;
use crate::glyph::Glyph;
use crate::shell::picture;
use kernel::{Message, message::Arg};
use maud::{Markup, html};
use village_attacks::View;
use village_attacks::view::{CapabilityView, MonsterView};

/// The board of the monster the reader is asked about, or plays.
pub(super) fn own(view: &View, scene: &Scene<'_>) -> Markup {
    let Some((slot, monster)) = shown(view, scene) else { return html! {} };
    let livery = figures::livery(slot, monster.name);
    let name = scene.tongue.word(format!("monster-{}", monster.name));
    html! {
        div.lair.(livery.class()) {
            section.self aria-label=(name) {
                span.portrait { (picture(livery.emblem, None)) span.letter aria-hidden="true" { (livery.letter) } }
                div {
                    h3 { (name) }
                    p.calling { (scene.tongue.word(format!("role-{}", monster.role))) " · " (plates::kind(monster.of_type, scene)) }
                }
                (health(monster, scene))
                (experience(monster, scene))
                p.states {
                    @if monster.zone.is_none() { span.alarm { (picture(Glyph::Grave, None)) (scene.tongue.word("page-va-dead")) } }
                    @if monster.lying { span.alarm { (picture(Glyph::Dizzy, None)) (scene.tongue.word("mark-stunned")) } }
                    @if monster.carries { span.state { (picture(Glyph::Amphora, None)) (scene.tongue.word("page-va-carries")) } }
                    @if monster.burdened { span.state { (picture(Glyph::Crystal, None)) (scene.tongue.word("page-va-burdened")) } }
                    (conditions(slot, monster, scene))
                    (kept(monster, scene))
                }
            }
            section.hold aria-label=(scene.tongue.word("page-va-results")) {
                (results(monster, scene))
                (slots(monster, scene))
            }
            ol.capabilities aria-label=(scene.tongue.word("page-va-capabilities")) {
                @for capability in &monster.capabilities { (card(capability, scene)) }
            }
        }
    }
}

/// The reader's monster to show: the one the question names, the one whose turn it is, the first.
fn shown<'a>(view: &'a View, scene: &Scene<'_>) -> Option<(usize, &'a MonsterView)> {
    let seat = scene.viewer.seat()?;
    let own =
        || view.monsters.iter().enumerate().filter(move |(_, monster)| monster.seat == seat.0);
    let args = scene.ask.map_or(&[][..], |ask| &ask.question.args);
    let key = |wanted: &str| {
        args.iter().find_map(|(name, arg)| match arg {
            Arg::Message(message) if *name == wanted => Some(message.key.clone()),
            _ => None,
        })
    };
    let named = key("monster").or_else(|| key("creature"));
    let by_name = |monster: &MonsterView| {
        named.as_ref().is_some_and(|key| key.strip_prefix("monster-") == Some(monster.name))
    };
    let capability = key("capability");
    let by_capability = |monster: &MonsterView| {
        let word = capability.as_ref().and_then(|key| key.strip_prefix("capability-"));
        monster.capabilities.iter().any(|it| Some(it.name) == word)
    };
    own()
        .find(|(_, monster)| by_name(monster) || by_capability(monster))
        .or_else(|| own().find(|(slot, _)| view.turn.map(usize::from) == Some(*slot)))
        .or_else(|| own().next())
}

/// Health as hearts, full and lost.
fn health(monster: &MonsterView, scene: &Scene<'_>) -> Markup {
    let left = plates::left(monster);
    let told = Message::new("page-va-health-of").with("left", left).with("most", monster.health.0);
    html! {
        p.pips.hearts title=(scene.tongue.say(&told)) {
            @for index in 0..monster.health.0 { span.lost[index >= left] aria-hidden="true" { "♥" } }
            b { (left) "/" (monster.health.0) } span.sr { (scene.tongue.say(&told)) }
        }
    }
}

/// The level, and how far it is to the next.
fn experience(monster: &MonsterView, scene: &Scene<'_>) -> Markup {
    let (level, experience, needs) = monster.experience;
    let told = Message::new("page-va-level")
        .with("level", level)
        .with("experience", experience)
        .with("needs", needs);
    html! {
        p.pips.stars title=(scene.tongue.say(&told)) {
            b { (scene.tongue.say(&Message::new("page-va-level-short").with("level", level))) }
            @for index in 0..needs { span.lost[index >= experience] aria-hidden="true" { "★" } }
            span.sr { (scene.tongue.say(&told)) }
        }
    }
}

/// Conditions, each with its sign and name.
pub(super) fn conditions(slot: usize, monster: &MonsterView, scene: &Scene<'_>) -> Markup {
    html! {
        @for (word, count) in &monster.conditions {
            @let stands = scene.choice(&format!("cure m{} {word}", slot + 1));
            span.condition.(stands.class()) data-choice=[stands.choices] title=(scene.tongue.word(format!("page-va-condition-{word}"))) {
                (picture(faces::condition(word), None)) (scene.tongue.word(format!("condition-{word}"))) @if *count > 1 { " ×" (count) }
            }
        }
    }
}

/// What capabilities keep up this round.
pub(super) fn kept(monster: &MonsterView, scene: &Scene<'_>) -> Markup {
    html! {
        @for (word, left) in &monster.kept {
            @let told = scene.tongue.say(&Message::new(format!("page-va-kept-{word}")).with("count", *left));
            span.kept title=(told) { (picture(faces::kept(word), Some(&told))) @if *word != "taunt" { b { (left) } } }
        }
    }
}

/// The dice of the turn: each stands for everything that can be done with it.
fn results(monster: &MonsterView, scene: &Scene<'_>) -> Markup {
    let none = monster.rolled.is_empty() && monster.torches == 0 && monster.special.is_none();
    html! {
        div.va-dice {
            @for (index, symbol) in dice::one_by_one(&monster.rolled).enumerate() {
                span data-key=(format!("die-{index}-{symbol}")) { (dice::die(symbol, scene, &uses(symbol, scene))) }
            }
            @for _ in 0..monster.torches { (dice::die("torch", scene, &uses("torch", scene))) }
            @if let Some(face) = monster.special { span.va-special title=(scene.tongue.word("page-va-special")) { (dice::die(face, scene, &uses(face, scene))) } }
            @for symbol in gains(scene) { (dice::die(symbol, scene, &scene.choice(&format!("gain {symbol}")))) }
            @if none { span.nothing { (scene.tongue.word("page-va-no-results")) } }
        }
    }
}

/// The symbols one of which is gained now.
fn gains<'a>(scene: &Scene<'a>) -> impl Iterator<Item = &'a str> + use<'a> {
    let offers = scene.ask.map_or(&[][..], |ask| &ask.offers);
    offers.iter().filter_map(|offer| offer.choice.strip_prefix("gain "))
}

/// What can be done with a result: everything that names its symbol.
fn uses(symbol: &str, scene: &Scene<'_>) -> Stands {
    if symbol == "wild" {
        scene.stands(|choice| choice.starts_with("wild "))
    } else {
        scene.about(symbol)
    }
}

/// The slots of a board: what lies in them, what is free, what is lost to a condition.
pub(super) fn slots(monster: &MonsterView, scene: &Scene<'_>) -> Markup {
    let lost = |word: &str| monster.conditions.iter().find(|it| it.0 == word).map_or(0, |it| it.1);
    let [movement, defence, reserve] = monster.slots;
    let moved = movement.1.saturating_sub(movement.0 + lost("slow"));
    let reserved: Vec<&str> = dice::one_by_one(&monster.reserve).collect();
    let moving = scene.stands(|choice| choice.starts_with("move "));
    let guarding = scene.stands(|choice| choice.starts_with("guard "));
    let keeping = scene.stands(|choice| choice.starts_with("reserve "));
    html! {
        dl.va-slots {
            (row("movement", &moving, scene, &html! {
                @for _ in 0..moved { span.va-slot.taken { (picture(Glyph::Boot, None)) } }
                (rest(movement.0, lost("slow"), Glyph::Snail))
            }))
            (row("defence", &guarding, scene, &html! {
                @for _ in 0..monster.guards.0 { (dice::die("defence", scene, &scene.choice("defend"))) }
                @for _ in 0..monster.guards.1 { (dice::die("vengeance", scene, &scene.choice("avenge"))) }
                (rest(defence.0, lost("sunder"), Glyph::Hammer))
            }))
            (row("reserve", &keeping, scene, &html! {
                @for symbol in reserved { (dice::die(symbol, scene, &uses(symbol, scene))) }
                (rest(reserve.0, lost("silence"), Glyph::Bell))
            }))
        }
    }
}

fn row(word: &str, stands: &Stands, scene: &Scene<'_>, filled: &Markup) -> Markup {
    html! {
        div.(stands.class()) data-choice=[stands.choices.as_ref()] title=(scene.tongue.word(format!("page-va-slots-{word}.help"))) {
            dt { (scene.tongue.word(format!("page-va-slots-{word}"))) }
            dd { (filled) }
        }
    }
}

fn rest(free: u8, lost: u8, glyph: Glyph) -> Markup {
    html! {
        @for _ in 0..free { span.va-slot {} }
        @for _ in 0..lost { span.va-slot.broken { (picture(glyph, None)) } }
    }
}

/// What a capability does at a level.
pub(super) fn effect(capability: &CapabilityView, level: u8, scene: &Scene<'_>) -> String {
    let part = if level < 2 { "one" } else { "two" };
    scene.tongue.maybe(format!("capability-{}.{part}", capability.name)).unwrap_or_default()
}

/// A level as it is printed.
pub(super) const fn roman(level: u8) -> &'static str {
    match level {
        0 => "–",
        1 => "I",
        _ => "II",
    }
}

/// A capability: cost, name, level, what it does; lit when it can be used, learned or raised.
fn card(capability: &CapabilityView, scene: &Scene<'_>) -> Markup {
    let stands = scene.about(capability.name);
    let owned = capability.level > 0;
    let [first, second] = &capability.costs;
    let cost = if capability.level > 1 { second } else { first };
    let (one, two) = (effect(capability, 1, scene), effect(capability, 2, scene));
    html! {
        li.capability.(stands.class()).unowned[!owned].used[capability.used] data-choice=[stands.choices] data-key=(format!("capability-{}", capability.name))
            title=(format!("I: {one}\nII: {two}")) {
            span.head {
                (dice::cost(cost, scene))
                b { (scene.tongue.word(format!("capability-{}", capability.name))) }
                @if owned { i.level { (roman(capability.level)) } } @else { (picture(Glyph::Lock, Some(&scene.tongue.word("page-va-unowned")))) }
            }
            @if capability.used { span.spent { (scene.tongue.word("page-va-used")) } }
            small { @if capability.level < 2 { (one) } @else { (one) " " em { "II: " (two) } } }
        }
    }
}
