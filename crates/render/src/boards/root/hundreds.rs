//! The board of the Hundreds.

use super::art;
use super::{cards, factions::counted};
use crate::Scene;
use crate::look::Art;
use maud::{Markup, html};
use root::View;
use root::hundreds::view::HundredsView;
use root::position::ItemState;
use root::terms::{Item, Track};
use root::view::ItemView;

/// The mood, Command and Prowess, for the plate.
pub(super) fn plate(board: &HundredsView, scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(mood) = board.mood { span.count { (scene.tongue.word(format!("mood-{mood}"))) } }
        @for track in &board.tracks {
            (counted(glyph(track.track), &scene.tongue.word(format!("track-{}", track.track)), &track.value))
        }
    }
}

fn glyph(track: Track) -> Art {
    art(&format!("track-{track}"))
}

/// The Hoard, track by track, and the moods that its items shut out.
pub(super) fn board(board: &HundredsView, _view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @for track in &board.tracks {
            div.named {
                span.label { (scene.tongue.word(format!("track-{}", track.track))) " " (track.value) }
                span { "(" (track.items.len()) "/" (track.spaces) ")" }
                (cards::items(&counted_items(&track.items), scene))
            }
        }
        @if !board.shut_out.is_empty() {
            p.named {
                span.label { (scene.tongue.word("page-root-shut-out")) }
                @for mood in &board.shut_out { span { (scene.tongue.word(format!("mood-{mood}"))) } }
            }
        }
    }
}

/// Items of a track, each kind once with how many there are.
fn counted_items(items: &[Item]) -> Vec<ItemView> {
    let mut kinds: Vec<ItemView> = Vec::new();
    for &item in items {
        match kinds.iter_mut().find(|kind| kind.item == item) {
            Some(kind) => kind.count += 1,
            None => kinds.push(ItemView { item, state: ItemState::Ready, count: 1 }),
        }
    }
    kinds
}
