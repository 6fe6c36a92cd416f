//! The board of the Duchy.

use super::art;
use super::cards;
use super::done;
use super::factions::counted;
use super::things::Thing;
use crate::Scene;
use crate::shell::picture;
use maud::{Markup, html};
use root::View;
use root::duchy::view::DuchyView;
use root::terms::Minister;

/// The Burrow and how many ministers are swayed, for the plate.
pub(super) fn plate(board: &DuchyView, scene: &Scene<'_>) -> Markup {
    html! {
        (counted(art("burrow"), &scene.tongue.word("page-root-burrow"), &board.burrow))
        (counted(art("minister"), &scene.tongue.word("page-root-ministers"), &board.swayed.len()))
    }
}

/// The ministers that are swayed, those that are asked for, the crowns that are left, and the cards revealed this turn.
pub(super) fn board(board: &DuchyView, view: &View, scene: &Scene<'_>) -> Markup {
    let is_asked = |who: &Minister| scene.is_spoken_of(&format!("minister {who}"));
    let neutral: Vec<Minister> = board.neutral.iter().copied().filter(is_asked).collect();
    html! {
        @if !board.swayed.is_empty() {
            div.relationships role="group" aria-label=(scene.tongue.word("page-root-ministers")) {
                @for &(who, acted) in &board.swayed { (minister(who, acted, scene)) }
            }
        }
        @if !neutral.is_empty() {
            div.relationships role="group" aria-label=(scene.tongue.word("page-root-neutral")) {
                @for who in neutral { (minister(who, false, scene)) }
            }
        }
        div.relationships role="group" aria-label=(scene.tongue.word("page-root-crowns")) {
            @for (rank, count) in &board.crowns {
                div title=(scene.tongue.word("page-root-crowns")) {
                    (picture(art(&format!("rank-{rank}")), None)) span { (scene.tongue.word(format!("rank-{rank}"))) " ×" (count) }
                }
            }
        }
        (cards::row("page-root-revealed", &board.revealed, view, scene))
    }
}

/// A minister, and what it does; marked when it has acted.
fn minister(who: Minister, acted: bool, scene: &Scene<'_>) -> Markup {
    let name = scene.tongue.word(format!("minister-{who}"));
    let text = scene.tongue.word(format!("minister-{who}.text"));
    html! {
        div data-thing=(Thing::Minister(who)) title=(format!("{name}: {text}")) {
            (picture(art(&format!("minister-{who}")), None))
            span { (name) } @if acted { (done(scene)) }
        }
    }
}
