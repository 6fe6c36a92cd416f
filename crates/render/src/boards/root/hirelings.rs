//! The hirelings of a game: who controls each, for how long, and what it does.

use super::things::Thing;
use super::{art, cards, livery, piece};
use crate::Scene;
use crate::look::Art;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::hirelings::view::HirelingView;
use root::terms::Hireling;

/// The cards of the hirelings, and the markers that are left on the score track.
pub(super) fn beside(view: &View, scene: &Scene<'_>) -> Markup {
    let hirelings = &view.hirelings;
    if hirelings.cards.is_empty() {
        return html! {};
    }
    let spaces = hirelings.markers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let markers = Message::new("page-root-hireling-markers").with("spaces", spaces);
    html! {
        h2 { (scene.tongue.word("page-root-hirelings")) }
        @if !hirelings.markers.is_empty() { p.markers { (scene.tongue.say(&markers)) } }
        div.quests.hirelings role="group" { @for card in &hirelings.cards { (one(card, view, scene)) } }
    }
}

/// A hireling: its name, who controls it with how many markers, its pieces, and what it does.
fn one(card: &HirelingView, view: &View, scene: &Scene<'_>) -> Markup {
    let (tongue, marks) = (&scene.tongue, livery(card.band));
    let word = card.hireling.word();
    let name = tongue.word(format!("hireling-{word}"));
    let text = tongue.maybe(format!("hireling-{word}.text")).unwrap_or_default();
    let told = control(card, view, scene);
    html! {
        div.card-name.(marks.class()) data-thing=(Thing::Hireling(card.hireling)) data-key=(format!("hireling-{word}"))
            title=(format!("{name}: {text}")) {
            (picture(drawn(card.hireling), None))
            span {
                b { (name) } " " small.control { (told) }
                small { (text) }
                @for supply in &card.supply {
                    small.supply { (picture(piece(supply.piece), None)) " " (supply.count) }
                }
                (cards::items(&card.items, scene))
            }
        }
    }
}

/// The picture of a side: those of pawns have shorter names.
fn drawn(hireling: Hireling) -> Art {
    let word = hireling.word();
    let short = word.trim_start_matches("the-").trim_start_matches("riverfolk-");
    art(&format!("hireling-{short}"))
}

/// Who controls a hireling, and for how long.
fn control(card: &HirelingView, view: &View, scene: &Scene<'_>) -> String {
    let owner = view.players.iter().find(|player| Some(player.seat) == card.commander);
    let Some(owner) = owner else { return scene.tongue.word("page-root-hireling-free") };
    let who = Message::new(format!("faction-{}", owner.faction));
    let told = Message::new("page-root-hireling-control").with("who", who);
    scene.tongue.say(&told.with("marks", card.control))
}
