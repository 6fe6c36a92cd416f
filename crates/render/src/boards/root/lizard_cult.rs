//! The board of the Lizard Cult.

use super::art;
use super::{cards, factions::counted, initial, suit};
use crate::Scene;
use crate::shell::picture;
use maud::{Markup, html};
use root::View;
use root::lizard_cult::view::LizardCultView;
use root::terms::Suit;

/// The Outcast and the acolytes, for the plate.
pub(super) fn plate(board: &LizardCultView, scene: &Scene<'_>) -> Markup {
    let acolytes = scene.tongue.word("page-root-acolytes");
    html! {
        @if let Some(outcast) = board.outcast { (marker(outcast, board.hated, scene)) }
        (counted(art("acolyte"), &acolytes, &board.acolytes))
    }
}

/// The marker: the suit, and a flame where it is Hated.
fn marker(outcast: Suit, hated: bool, scene: &Scene<'_>) -> Markup {
    let key = if hated { "page-root-hated" } else { "page-root-outcast" };
    let (name, (glyph, letter)) =
        (scene.tongue.word(format!("suit-{outcast}")), (suit(outcast), initial(outcast, scene)));
    let told = format!("{}: {name}", scene.tongue.word(key));
    html! {
        span.count title=(told) {
            (picture(glyph, Some(&told))) b { (letter) }
            @if hated { (picture(art("scorched"), None)) }
        }
    }
}

/// The Lost Souls, and the cards revealed this turn.
pub(super) fn board(board: &LizardCultView, view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        (cards::row("page-root-lost-souls", &board.lost_souls, view, scene))
        (cards::row("page-root-revealed", &board.revealed, view, scene))
    }
}
