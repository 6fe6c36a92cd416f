//! What every faction shows: on its plate, and on its board.

use super::{item, livery, piece};
use crate::Scene;
use crate::shell::picture;
use maud::{Markup, html};
use root::View;
use root::view::{BoardView, ColumnView, ItemView, PlayerView, VagabondView};

/// Score, hand, and what matters most of the board, in one line.
pub(super) fn plate(player: &PlayerView, scene: &Scene<'_>) -> Markup {
    let word = |key: &'static str| scene.tongue.word(key);
    html! {
        span.count title=(word("page-score")) { "★ " b { (player.score) } }
        span.count title=(word("page-root-hand")) { "🂠 " b { (player.hand) } }
        @if let Some(suit) = player.dominance { span.count { (scene.tongue.word(format!("card-dominance-{suit}"))) } }
        @match &player.board {
            BoardView::Marquise | BoardView::Later => {},
            BoardView::Eyrie { leader: Some(leader), .. } => span.count { (scene.tongue.word(format!("leader-{leader}"))) },
            BoardView::Eyrie { leader: None, .. } => {},
            BoardView::Alliance { supporters, officers, .. } => {
                span.count { (word("page-root-supporters")) " " b { (supporters) } }
                span.count { (word("page-root-officers")) " " b { (officers) } }
            },
            BoardView::Vagabond(board) => @if let Some(character) = board.character {
                span.count { (scene.tongue.word(format!("character-{character}"))) }
            },
        }
        (folded(player, scene))
    }
}

/// The rest of the board, folded away.
fn folded(player: &PlayerView, scene: &Scene<'_>) -> Markup {
    html! {
        details.faction.(format!("faction-{}", player.faction)) {
            summary { (scene.tongue.word("page-root-board")) }
            (board(player, scene))
        }
    }
}

/// A faction's board.
pub(super) fn board(player: &PlayerView, scene: &Scene<'_>) -> Markup {
    html! {
        @match &player.board {
            BoardView::Eyrie { decree, .. } => (columns(decree, scene)),
            BoardView::Alliance { known, .. } => (cards("page-root-supporters", known, scene)),
            BoardView::Vagabond(board) => (vagabond(board, scene)),
            BoardView::Marquise | BoardView::Later => {},
        }
        (cards("page-root-crafted", &player.crafted, scene))
        (items(&player.items, scene))
        (tracks(player, scene))
    }
}

/// The tracks of a board: what still stands on it is filled, what has left it is empty.
fn tracks(player: &PlayerView, scene: &Scene<'_>) -> Markup {
    let placed = |piece: &str| -> usize {
        let view = scene.view.as_any().downcast_ref::<View>();
        let clearings = view.map_or(&[][..], |view| &view.clearings);
        let there = clearings.iter().flat_map(|clearing| &clearing.pieces);
        there.filter(|there| there.piece == piece).map(|there| usize::from(there.count)).sum()
    };
    html! {
        ul.tracks aria-label=(scene.tongue.word("page-root-supply")) {
            @for left in &player.supply {
                @let (name, count) = (scene.tongue.word(format!("piece-{}", left.piece)), usize::from(left.count));
                li.track.(livery(left.faction).class()) title=(format!("{name}: {count}")) {
                    @if left.piece.ends_with("-warrior") {
                        (picture(livery(left.faction).emblem, Some(&name))) b { (count) }
                    } @else {
                        @for _ in 0..placed(left.piece) { span.spent aria-hidden="true" {} }
                        @for _ in 0..count { (picture(piece(left.piece), None)) }
                        span.sr { (name) " " (count) }
                    }
                }
            }
        }
    }
}

fn columns(decree: &[ColumnView], scene: &Scene<'_>) -> Markup {
    html! {
        ol.decree aria-label=(scene.tongue.word("page-root-decree")) {
            @for column in decree {
                @let stands = scene.choice(&format!("column {}", column.column));
                li.(stands.class()) data-choice=[stands.choices] {
                    b { (scene.tongue.word(format!("column-{}", column.column))) }
                    @for _ in 0..column.viziers { span.vizier { (scene.tongue.word("page-root-vizier")) } }
                    @for card in &column.cards { (name(card, scene)) }
                }
            }
        }
    }
}

fn vagabond(board: &VagabondView, scene: &Scene<'_>) -> Markup {
    html! {
        (items(&board.items, scene))
        ul.relationships {
            @for standing in &board.relationships {
                li.(livery(standing.faction).class()) {
                    (picture(livery(standing.faction).emblem, Some(&scene.tongue.word(format!("faction-{}", standing.faction)))))
                    span { (scene.tongue.word(format!("relationship-{}", standing.relationship))) }
                }
            }
        }
    }
}

/// Items by kind and by how they lie; colour, slant and a word say it.
pub(super) fn items(items: &[ItemView], scene: &Scene<'_>) -> Markup {
    html! {
        @if !items.is_empty() {
            ul.items {
                @for it in items {
                    @let stands = scene.stands(|choice| {
                        let ready = it.state == "ready";
                        choice == format!("item {}", it.item) && ready || choice == format!("item {} {}", it.item, it.state)
                    });
                    @let name = format!("{} ({})", scene.tongue.word(format!("item-{}", it.item)), it.state.replace('-', " "));
                    li.chip.(format!("state-{}", it.state)).(stands.class()) data-choice=[stands.choices] title=(name) {
                        (picture(item(it.item), Some(&name))) b { (it.count) }
                    }
                }
            }
        }
    }
}

/// Cards by name, with their text at hand.
fn cards(key: &'static str, cards: &[&'static str], scene: &Scene<'_>) -> Markup {
    html! {
        @if !cards.is_empty() {
            p.named { (scene.tongue.word(key)) ": " @for card in cards { (name(card, scene)) " " } }
        }
    }
}

fn name(card: &str, scene: &Scene<'_>) -> Markup {
    let stands =
        scene.stands(|choice| choice.split_once(' ').is_some_and(|(_, rest)| rest == card));
    let text = scene.tongue.maybe(format!("card-{card}.text"));
    html! {
        span.card-name.(stands.class()) data-choice=[stands.choices] title=[text] {
            (scene.tongue.word(format!("card-{card}")))
        }
    }
}
