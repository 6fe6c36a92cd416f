//! The board of the Riverfolk.

use super::art;
use super::things::Thing;
use super::{done, factions::counted, livery, suit};
use crate::Scene;
use crate::shell::picture;
use crate::table::capital;
use maud::{Markup, html};
use root::View;
use root::riverfolk::view::RiverfolkView;
use root::terms::{Faction, Suit};

/// How many funds there are, for the plate.
pub(super) fn plate(board: &RiverfolkView, scene: &Scene<'_>) -> Markup {
    let funds: u8 = board.funds.iter().map(|(_, count)| count).sum();
    counted(art("item-coins"), &scene.tongue.word("page-root-funds"), &funds)
}

/// The three boxes, the prices of the services, and the spaces to craft with.
pub(super) fn board(board: &RiverfolkView, _view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        (warriors("page-root-payments", &board.payments, scene))
        (warriors("page-root-funds", &board.funds, scene))
        (warriors("page-root-committed", &board.committed, scene))
        (services(board, scene))
        (spaces(board, scene))
    }
}

/// Warriors in a box, by faction.
fn warriors(key: &'static str, held: &[(Faction, u8)], scene: &Scene<'_>) -> Markup {
    let name = scene.tongue.word(key);
    html! {
        @if !held.is_empty() {
            div.tracks role="group" aria-label=(name) {
                div { (name) }
                @for &(faction, count) in held {
                    @let of = scene.tongue.word(format!("faction-{faction}"));
                    div.track.(livery(faction).class()) title=(of) {
                        (picture(livery(faction).emblem, Some(&of))) b { "×" (count) }
                    }
                }
            }
        }
    }
}

/// What the services cost; those the turn player has bought are marked.
fn services(board: &RiverfolkView, scene: &Scene<'_>) -> Markup {
    html! {
        div.relationships role="group" aria-label=(scene.tongue.word("page-root-services")) {
            @for (service, price) in &board.prices {
                @let name = scene.tongue.word(format!("service-{service}"));
                div data-thing=(Thing::Service(*service)) title=(format!("{}: {price}", capital(&name))) {
                    span { (name) }
                    (picture(art("item-coins"), None)) b { (price) }
                    @if board.sold.contains(service) { (done(scene)) }
                }
            }
        }
    }
}

/// The open spaces of a trade post's track: those of posts that are lost stay open.
pub(super) fn open_spaces(board: &RiverfolkView, of: Suit) -> Option<usize> {
    board.tracks.iter().find(|track| track.suit == of).map(|track| usize::from(track.open))
}

/// Free and taken spaces of the tracks whose trade posts have left.
fn spaces(board: &RiverfolkView, scene: &Scene<'_>) -> Markup {
    let name = scene.tongue.word("page-root-post-spaces");
    html! {
        div.relationships role="group" aria-label=(name) {
            @for track in board.tracks.iter().filter(|track| track.open > 0) {
                @let told = format!("{name}: {}", scene.tongue.word(format!("suit-{}", track.suit)));
                div title=(told) {
                    (picture(suit(track.suit), Some(&told)))
                    span { (track.open - track.taken) "/" (track.open) }
                }
            }
        }
    }
}
