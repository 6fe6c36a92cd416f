//! The board of the Keepers, and their relics and waystations on the map.

use super::art;
use super::map::Point;
use super::things::Thing;
use super::{cards, factions::counted};
use crate::look::Art;
use crate::shell::{image, picture};
use crate::table::capital;
use crate::{Scene, Tongue};
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::keepers::view::{KeepersView, RelicView, RetinueView, WaystationView};
use root::terms::{Faction, RelicType};

/// The picture of a type of relic.
pub(super) fn relic(kind: RelicType) -> Art {
    art(&format!("relic-{kind}"))
}

/// How many cards the Retinue holds.
fn size(board: &KeepersView) -> usize {
    board.retinue.iter().map(|column| column.cards.len() + usize::from(column.faithful)).sum()
}

/// How many relics were recovered and how many cards the Retinue holds, for the plate.
pub(super) fn plate(board: &KeepersView, scene: &Scene<'_>) -> Markup {
    let recovered: usize = board.recovered.iter().map(|(_, values)| values.len()).sum();
    html! {
        (counted(art("relic-figure"), &scene.tongue.word("page-root-recovered"), &recovered))
        (counted(art("faithful-retainer"), &scene.tongue.word("page-root-retinue"), &size(board)))
    }
}

/// The Retinue, column by column, the Relics box and the waystations that wait.
pub(super) fn board(board: &KeepersView, view: &View, scene: &Scene<'_>) -> Markup {
    let name = |kind: RelicType| scene.tongue.word(format!("relic-{kind}"));
    html! {
        p.named { span.label { (scene.tongue.word("page-root-retinue")) } span { (size(board)) "/" (board.most) } }
        div.decree role="group" aria-label=(scene.tongue.word("page-root-retinue")) {
            @for column in &board.retinue { (retinue(column, view, scene)) }
        }
        p.named { span.label { (scene.tongue.word("page-root-recovered")) } }
        div.relationships role="group" {
            @for (kind, values) in &board.recovered {
                div title=(name(*kind)) { (picture(relic(*kind), Some(&name(*kind)))) span { (row(values)) } }
            }
        }
        @if !board.waystations.is_empty() {
            p.named {
                span.label { (scene.tongue.word("page-root-waystations")) }
                @for &(front, back) in &board.waystations {
                    @let told = format!("{}: {} / {}", capital(&scene.tongue.word("piece-waystation")), name(front), name(back));
                    span data-thing=(Thing::Waystation(front, back)) title=(told) { (picture(relic(front), Some(&name(front)))) "/" (picture(relic(back), Some(&name(back)))) }
                }
            }
        }
    }
}

/// A row of the Relics box: the values from the left, then empty spaces.
pub(crate) fn row(values: &[u8]) -> String {
    let spaces = root::terms::RELICS_OF_A_TYPE;
    let value = |space: usize| values.get(space).map_or("·".to_owned(), u8::to_string);
    (0..spaces).map(value).collect::<Vec<_>>().join(" ")
}

/// A column of the Retinue: Faithful Retainers and cards.
fn retinue(column: &RetinueView, view: &View, scene: &Scene<'_>) -> Markup {
    let name = scene.tongue.word(format!("retinue-{}", column.column));
    let retainer = scene.tongue.word("faithful-retainer");
    html! {
        div data-thing=(Thing::Retinue(column.column)) title=(format!("{name}. {}", scene.tongue.word("page-root-retinue-help"))) {
            b { (name) }
            @for _ in 0..column.faithful {
                span.vizier data-thing=(Thing::Retainer) title=(format!("{retainer}: {}", scene.tongue.word("faithful-retainer.text"))) {
                    (retainer)
                }
            }
            @for &card in &column.cards { (cards::suited(card, view, scene)) }
        }
    }
}

/// A relic in words.
pub(crate) fn told(of: &RelicView, tongue: &Tongue<'_>) -> String {
    let kind = Message::new(format!("relic-{}", of.relic));
    let value = of.value.unwrap_or_default();
    tongue.say(&Message::new("relic-seen").with("relic", kind).with("value", value))
}

/// A waystation in words.
pub(super) fn station(of: &WaystationView, tongue: &Tongue<'_>) -> String {
    let kind = |of: RelicType| Message::new(format!("relic-{of}"));
    tongue.say(
        &Message::new("choice-waystation").with("relic", kind(of.up)).with("other", kind(of.down)),
    )
}

/// Relics in a row about a point: type by picture, value by number where it is seen.
pub(super) fn relics(relics: &[RelicView], (x, y): Point, width: i32, scene: &Scene<'_>) -> Markup {
    let count = i32::try_from(relics.len()).unwrap_or(1).max(1);
    let step = (width / count).min(34);
    let left = x - step * (count - 1) / 2;
    html! {
        @for (index, of) in (0..).zip(relics) {
            @let x = left + index * step;
            g.token.(super::livery(Faction::Keepers).class()) data-thing=(Thing::Relic(of.relic, of.value.unwrap_or_default())) {
                title { (capital(&told(of, &scene.tongue))) ": " (scene.tongue.word("piece-relic-text")) }
                circle cx=(x) cy=(y) r="14" {}
                (image(relic(of.relic), (x - 9, y - 9), 18))
                @if let Some(value) = of.value {
                    circle.badge cx=(x + 12) cy=(y + 11) r="8" {}
                    text.tally x=(x + 12) y=(y + 16) { (value) }
                }
            }
        }
    }
}
