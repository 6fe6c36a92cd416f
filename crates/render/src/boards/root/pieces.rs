//! What a piece on the map is, in words: its name, what it is good for, whose it is and where.

use super::{corvids, keepers};
use crate::Scene;
use crate::table::capital;
use kernel::Message;
use root::keepers::view::WaystationView;
use root::terms::{Faction, Piece};
use root::view::{ClearingView, PieceView};

/// The pieces of one kind in a clearing.
pub(super) fn told(of: &PieceView, clearing: &ClearingView, scene: &Scene<'_>) -> String {
    let plot = clearing.plot.as_ref().filter(|_| of.piece == Piece::Plot);
    if let Some(kind) = plot.and_then(|plot| plot.plot) {
        let text = scene.tongue.word(format!("plot-{kind}.text"));
        let name = capital(&scene.tongue.word(format!("plot-{kind}")));
        let lies = plot.map(|plot| corvids::told(plot, &scene.tongue));
        let lies = lies.unwrap_or_else(|| place(clearing, scene));
        return in_words(&name, &text, &[owner(of.faction, scene), lies]);
    }
    let text = scene.tongue.word(format!("piece-{}-text", of.piece));
    let whose = owner(of.faction, scene);
    in_words(&counted(of, scene), &text, &[whose, place(clearing, scene)])
}

/// A waystation, whichever side is up.
pub(super) fn waystation(
    of: &WaystationView,
    clearing: &ClearingView,
    scene: &Scene<'_>,
) -> String {
    let text = scene.tongue.word("piece-waystation-text");
    let name = capital(&scene.tongue.word("piece-waystation"));
    let whose = owner(Faction::Keepers, scene);
    let parts = [keepers::station(of, &scene.tongue), whose, place(clearing, scene)];
    in_words(&name, &text, &parts)
}

/// A pawn in a clearing or a forest.
pub(super) fn pawn(of: Faction, place: &str, scene: &Scene<'_>) -> String {
    let text = scene.tongue.word(format!("pawn-{of}-text"));
    in_words(&owner(of, scene), &text, &[place.to_owned()])
}

/// A ruin.
pub(super) fn ruin(clearing: &ClearingView, scene: &Scene<'_>) -> String {
    let name = capital(&scene.tongue.word("piece-ruin"));
    in_words(&name, &scene.tongue.word("piece-ruin-text"), &[place(clearing, scene)])
}

/// Where it is.
pub(super) fn place(clearing: &ClearingView, scene: &Scene<'_>) -> String {
    scene.tongue.say(&Message::new("page-root-clearing").with("number", clearing.number))
}

fn in_words(name: &str, text: &str, parts: &[String]) -> String {
    format!("{name}: {text} · {}", parts.join(" · "))
}

/// The name of a piece, and how many there are if there are several.
fn counted(of: &PieceView, scene: &Scene<'_>) -> String {
    if of.count > 1 {
        return format!("{} {}", of.count, scene.tongue.word(format!("piece-{}.plural", of.piece)));
    }
    capital(&scene.tongue.word(format!("piece-{}", of.piece)))
}

fn owner(faction: Faction, scene: &Scene<'_>) -> String {
    scene.tongue.word(format!("faction-{faction}"))
}
