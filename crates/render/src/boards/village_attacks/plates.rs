//! Every seat's monsters in a few signs: health, level, conditions, dice.

use super::faces::art;
use super::things::Thing;
use super::{Sight, dice, faces, figures, mat};
use crate::Scene;
use crate::shell::picture;
use kernel::{Message, Seat};
use maud::{Markup, html};
use village_attacks::terms::{Slot, SpecialFace, Type};
use village_attacks::view::MonsterView;

/// The plate of a seat: a line for each of its monsters.
pub(super) fn plate(seat: Seat, sight: &Sight<'_>) -> Markup {
    let own: Vec<(Slot, &MonsterView)> =
        sight.view.placed_monsters().filter(|(_, monster)| monster.seat == seat).collect();
    let health: Vec<String> = own.iter().map(|(_, monster)| monster.left().to_string()).collect();
    html! {
        span.score.va-score.many[own.len() > 1] title=(sight.word("page-va-health")) { (picture(art("health"), None)) (health.join("·")) }
        @for &(slot, monster) in &own { (line(slot, monster, own.len() > 1, sight)) }
    }
}

/// One monster: its emblem where the seat has several, level, slots, conditions, dice.
fn line(slot: Slot, monster: &MonsterView, several: bool, sight: &Sight<'_>) -> Markup {
    let livery = figures::livery(slot, monster.name);
    let (level, experience, needs) = monster.experience;
    let grown = Message::new("page-va-level")
        .with("level", level)
        .with("experience", experience)
        .with("needs", needs);
    let coin = sight.word("page-va-first");
    let thing = Thing::Creature(slot.creature());
    html! {
        div.va-line.(livery.class()).acts[sight.view.turn == Some(slot)]
            data-thing=(thing) title=(told(monster, sight)) {
            @if several {
                span.va-emblem { (picture(livery.emblem, None)) }
                span.count { (picture(art("health"), Some(&sight.word("page-va-health")))) b { (monster.left()) } "/" (monster.health.0) }
            }
            span.count title=(sight.say(&grown)) { (picture(art("experience"), Some(&sight.say(&grown)))) b { (level) } " " (experience) "/" (needs) }
            @if sight.view.first == slot { span.count title=(coin) { (picture(art("first-player"), Some(&coin))) } }
            @if monster.zone.is_none() { span.alarm { (picture(art("status-dead"), None)) (sight.word("page-va-dead")) } }
            @if monster.lying { span.alarm { (picture(art("mark-stunned"), None)) (sight.word("mark-stunned")) } }
            (mat::conditions(slot, monster, sight))
            (mat::kept(monster, sight))
            span.va-pool {
                @for symbol in dice::one_by_one(&monster.rolled) { (dice::shown(symbol, sight)) }
                @for _ in 0..monster.torches { (dice::shown(SpecialFace::Torch, sight)) }
                @if let Some(face) = monster.special { span.va-special { (dice::shown(face, sight)) } }
            }
        }
    }
}

/// The monsters of another seat, for its mat: nothing there is the reader's to choose.
pub(super) fn mat(seat: Seat, sight: &Sight<'_>) -> Markup {
    if sight.scene.is_own(seat) {
        return html! {};
    }
    let quiet = Scene { ask: None, ..*sight.scene };
    let sight = &Sight::new(sight.view, &quiet);
    let theirs = sight.view.placed_monsters().filter(|(_, monster)| monster.seat == seat);
    html! { @for (slot, monster) in theirs { (mat::lair(slot, monster, sight)) } }
}

/// A monster in words.
pub(super) fn told(monster: &MonsterView, sight: &Sight<'_>) -> String {
    let (level, experience, needs) = monster.experience;
    let word = |key: String| Message::new(key);
    let told = Message::new("page-va-monster")
        .with("monster", word(format!("monster-{}", monster.name)))
        .with("role", word(format!("role-{}", monster.role)))
        .with("type", word(format!("type-{}", monster.of_type)))
        .with("health", monster.left())
        .with("most", monster.health.0)
        .with("level", level)
        .with("experience", experience)
        .with("needs", needs);
    let conditions = monster.conditions.iter().map(|(condition, count)| {
        format!(" {} × {count}.", sight.word(format!("condition-{condition}")))
    });
    std::iter::once(sight.say(&told)).chain(conditions).collect()
}

/// The picture and the name of a Type in a line.
pub(super) fn kind(of_type: Type, sight: &Sight<'_>) -> Markup {
    html! { span.va-type.(format!("type-{of_type}")) { (picture(faces::of_type(of_type), None)) (sight.word(format!("type-{of_type}"))) } }
}
