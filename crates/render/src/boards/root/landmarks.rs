//! Landmarks on the map and beside it, and the set-up cards while factions are picked.

use super::map::Point;
use super::things::Thing;
use super::{cards, livery};
use crate::Scene;
use crate::look;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::landmarks::view::LandmarkView;
use root::setup::advanced::view::SetupCardView;
use root::terms::Landmark;
use root::view::ClearingView;

/// The landmarks of a clearing, at its right edge.
pub(super) fn standing(clearing: &ClearingView, view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @for ((x, y), landmark) in edges(clearing, view).zip(here(clearing, view)) {
            @if let Some(drawing) = drawing(landmark.landmark) {
                g.landmark data-key=(format!("landmark-{}", landmark.landmark)) {
                    title { (said(landmark.landmark, scene)) }
                    (drawing.placed((x - 18, y - 18), 36))
                }
            }
        }
    }
}

/// Where the landmarks of a clearing stand, from its middle.
pub(super) fn edges(clearing: &ClearingView, view: &View) -> impl Iterator<Item = Point> {
    (0..).map(|index| (70, index * 36 - 12)).take(here(clearing, view).count())
}

/// The landmarks of a clearing, each with what it does: for its tooltip.
pub(super) fn told(clearing: &ClearingView, view: &View, scene: &Scene<'_>) -> Vec<String> {
    here(clearing, view).map(|it| said(it.landmark, scene)).collect()
}

fn here<'v>(clearing: &ClearingView, view: &'v View) -> impl Iterator<Item = &'v LandmarkView> {
    let number = clearing.number;
    view.landmarks.iter().filter(move |it| it.clearing == Some(number))
}

fn drawing(landmark: Landmark) -> Option<&'static look::Picture> {
    look::of("root", &format!("landmark-{landmark}"))
}

fn said(landmark: Landmark, scene: &Scene<'_>) -> String {
    let name = scene.tongue.word(format!("landmark-{landmark}"));
    format!("{name}: {}", scene.tongue.word(format!("landmark-{landmark}-text")))
}

/// The landmarks beside the map: where they stand, what they do, and what lies there.
pub(super) fn beside(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @if !view.landmarks.is_empty() {
            h2 { (scene.tongue.word("page-root-landmarks")) }
            div.landmarks role="group" { @for landmark in &view.landmarks { (entry(landmark, view, scene)) } }
        }
    }
}

fn entry(it: &LandmarkView, view: &View, scene: &Scene<'_>) -> Markup {
    let place = it.clearing.map(|number| Message::new("page-root-clearing").with("number", number));
    html! {
        div data-thing=(Thing::Landmark(it.landmark)) title=(said(it.landmark, scene)) {
            @if let Some(drawing) = drawing(it.landmark) { (drawing.shown(None)) }
            span {
                b { (scene.tongue.word(format!("landmark-{}", it.landmark))) }
                @if let Some(place) = place { " · " (scene.tongue.say(&place)) }
                small { (scene.tongue.word(format!("landmark-{}-text", it.landmark))) }
                (cards::items(&it.items, scene))
                @if !it.stalls.is_empty() { (stalls(it, view, scene)) }
            }
        }
    }
}

/// The cards of the Black Market in their places: a back, or the face of one that the reader knows.
fn stalls(it: &LandmarkView, view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div.stalls role="group" {
            @for (number, card) in (1..).zip(&it.stalls) {
                @let name = scene.tongue.say(&Message::new("page-root-stall").with("number", number));
                div data-thing=(Thing::Stall(number)) title=(name) {
                    @match card {
                        Some(card) => (cards::name(*card, view, scene)),
                        None => { span.card-back {} span.sr { (name) } },
                    }
                }
            }
        }
    }
}

/// The set-up cards on the table: what each faction is, and which of them is locked.
pub(super) fn setup_cards(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @if !view.setup_cards.is_empty() {
            section.draft aria-label=(scene.tongue.word("page-root-setup-cards")) {
                h2 { (scene.tongue.word("page-root-setup-cards")) }
                div role="group" { @for card in &view.setup_cards { (setup_card(card, scene)) } }
            }
        }
    }
}

fn setup_card(card: &SetupCardView, scene: &Scene<'_>) -> Markup {
    let livery = livery(card.faction);
    let name = scene.tongue.word(format!("faction-{}", card.faction));
    let text = scene.tongue.word(format!("setup-card-{}", card.faction));
    html! {
        div.setup-card.(livery.class()).locked[card.locked] data-thing=(Thing::SetUp(card.faction)) data-key=(format!("setup-{}", card.faction))
            title=(format!("{name}: {text}")) {
            (picture(livery.emblem, None))
            span {
                b { (name) }
                @if let Some(character) = card.character { " · " (scene.tongue.word(format!("character-{character}"))) }
                small { (text) }
                @if card.locked { small.lock { (scene.tongue.word("page-root-locked")) } }
            }
        }
    }
}
