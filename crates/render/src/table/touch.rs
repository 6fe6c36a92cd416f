//! What a hand can do about a question: the things its offers name, and at a menu those its deeds would ask about next.

use super::{Shown, para_link};
use crate::board::Scene;
use kernel::face::{AskSheet, OfferSheet};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The things an offer names, in the order a hand would touch them, parted by spaces; what has no place lies on the tray.
pub(super) fn touched(shown: &Shown<'_>, offer: &OfferSheet) -> Option<String> {
    let named = shown.scene()?.touched(shown.board, offer);
    (!named.is_empty()).then(|| named.join(" "))
}

/// The things a choice names, in the order a hand would touch them, parted by spaces.
pub(super) fn things(shown: &Shown<'_>, choice: &str) -> Option<String> {
    let named = shown.board.things(&shown.scene()?, choice);
    (!named.is_empty()).then(|| named.join(" "))
}

/// What a deed that has no place itself would ask about: the first thing of each offer of the question it leads to.
pub(super) fn next(shown: &Shown<'_>, placeless: bool, ask: Option<&AskSheet>) -> Option<String> {
    let ask = ask.filter(|_| placeless)?;
    let scene = Scene { ask: Some(ask), ..shown.scene()? };
    let first = |choice: &String| shown.board.things(&scene, choice).into_iter().next();
    let words: BTreeSet<String> =
        ask.offers.iter().filter_map(|offer| first(&offer.choice)).collect();
    let words: Vec<String> = words.into_iter().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// At a menu, what could not be done where, and why: for the little menu of a place.
pub(super) fn withheld_next(shown: &Shown<'_>, ask: &AskSheet) -> Markup {
    let Some(scene) = shown.scene() else { return html! {} };
    let deeds = ask.offers.iter().zip(&shown.foreseen);
    let deeds = deeds.filter(|(offer, _)| shown.board.things(&scene, &offer.choice).is_empty());
    let tongue = &shown.tongue;
    html! {
        @for (offer, next) in deeds.filter_map(|(offer, foreseen)| Some((offer, foreseen.next.as_deref()?))) {
            @let scene = Scene { ask: Some(next), ..scene };
            @for withheld in &next.withheld {
                @if let Some(word) = shown.board.things(&scene, &withheld.choice).first() {
                    p hidden data-not=(offer.choice) data-there=(word) {
                        b { (tongue.say(&withheld.label)) } " " span.why { (tongue.say(&withheld.why)) } " "
                        (para_link(tongue, shown.game, withheld.para))
                    }
                }
            }
        }
    }
}
