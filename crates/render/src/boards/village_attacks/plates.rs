//! Every seat's monsters in a few signs: health, level, conditions, dice.

use super::{dice, faces, figures, mat};
use crate::Scene;
use crate::glyph::Glyph;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use village_attacks::View;
use village_attacks::view::MonsterView;

/// What is left of a monster's health.
pub(super) const fn left(monster: &MonsterView) -> u8 {
    monster.health.0.saturating_sub(monster.health.1)
}

/// The plate of a seat: a line for each of its monsters.
pub(super) fn plate(seat: u8, view: &View, scene: &Scene<'_>) -> Markup {
    let own: Vec<(usize, &MonsterView)> =
        view.monsters.iter().enumerate().filter(|(_, monster)| monster.seat == seat).collect();
    let health: Vec<String> = own.iter().map(|(_, monster)| left(monster).to_string()).collect();
    html! {
        span.score.va-score.many[own.len() > 1] title=(scene.tongue.word("page-va-health")) { (picture(Glyph::Heart, None)) (health.join("·")) }
        @for &(slot, monster) in &own { (line(slot, monster, own.len() > 1, view, scene)) }
    }
}

/// One monster: its emblem where the seat has several, level, slots, conditions, dice.
fn line(
    slot: usize,
    monster: &MonsterView,
    several: bool,
    view: &View,
    scene: &Scene<'_>,
) -> Markup {
    let livery = figures::livery(slot, monster.name);
    let (level, experience, needs) = monster.experience;
    let grown = Message::new("page-va-level")
        .with("level", level)
        .with("experience", experience)
        .with("needs", needs);
    let coin = scene.tongue.word("page-va-first");
    let stands = scene.about(&format!("m{}", slot + 1));
    html! {
        div.va-line.(livery.class()).(stands.class()).acts[view.turn.map(usize::from) == Some(slot)]
            data-choice=[stands.choices] title=(told(monster, scene)) {
            @if several {
                span.va-emblem { (picture(livery.emblem, None)) }
                span.count { (picture(Glyph::Heart, Some(&scene.tongue.word("page-va-health")))) b { (left(monster)) } "/" (monster.health.0) }
            }
            span.count title=(scene.tongue.say(&grown)) { (picture(Glyph::Star, Some(&scene.tongue.say(&grown)))) b { (level) } " " (experience) "/" (needs) }
            @if usize::from(view.first) == slot { span.count title=(coin) { (picture(Glyph::Coin, Some(&coin))) } }
            @if monster.zone.is_none() { span.alarm { (picture(Glyph::Grave, None)) (scene.tongue.word("page-va-dead")) } }
            @if monster.lying { span.alarm { (picture(Glyph::Dizzy, None)) (scene.tongue.word("mark-stunned")) } }
            (mat::conditions(slot, monster, scene))
            (mat::kept(monster, scene))
            span.va-pool {
                @for symbol in dice::one_by_one(&monster.rolled) { (dice::shown(symbol, scene)) }
                @for symbol in std::iter::repeat_n("torch", monster.torches.into()) { (dice::shown(symbol, scene)) }
                @if let Some(face) = monster.special { span.va-special { (dice::shown(face, scene)) } }
            }
            @if !scene.is_own(kernel::Seat(monster.seat)) { (folded(monster, scene)) }
        }
    }
}

/// The board of another's monster, folded away: nothing on it is the reader's to choose.
fn folded(monster: &MonsterView, scene: &Scene<'_>) -> Markup {
    let scene = &Scene { ask: None, ..*scene };
    html! {
        details.faction.(format!("lair-{}", monster.name)) {
            summary { (scene.tongue.word("page-va-board")) }
            (mat::slots(monster, scene))
            ul.va-owned { @for capability in monster.capabilities.iter().filter(|it| it.level > 0) {
                li title=(mat::effect(capability, capability.level, scene)) {
                    b { (scene.tongue.word(format!("capability-{}", capability.name))) } " " (mat::roman(capability.level))
                }
            } }
        }
    }
}

/// A monster in words.
pub(super) fn told(monster: &MonsterView, scene: &Scene<'_>) -> String {
    let (level, experience, needs) = monster.experience;
    let word = |key: String| Message::new(key);
    let told = Message::new("page-va-monster")
        .with("monster", word(format!("monster-{}", monster.name)))
        .with("role", word(format!("role-{}", monster.role)))
        .with("type", word(format!("type-{}", monster.of_type)))
        .with("health", left(monster))
        .with("most", monster.health.0)
        .with("level", level)
        .with("experience", experience)
        .with("needs", needs);
    let conditions = monster.conditions.iter().map(|(condition, count)| {
        format!(" {} × {count}.", scene.tongue.word(format!("condition-{condition}")))
    });
    std::iter::once(scene.tongue.say(&told)).chain(conditions).collect()
}

/// The picture and the name of a Type in a line.
pub(super) fn kind(of_type: &str, scene: &Scene<'_>) -> Markup {
    html! { span.va-type.(format!("type-{of_type}")) { (picture(faces::of_type(of_type), None)) (scene.tongue.word(format!("type-{of_type}"))) } }
}
