//! What every faction shows: on its plate, and on its board.

use super::art;
use super::things::Thing;
use super::{
    cards, corvids, duchy, hundreds, keepers, livery, lizard_cult, piece, riverfolk, suit,
};
use crate::Scene;
use crate::look::Art;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::terms::{Faction, Piece, Suit};
use root::view::{BoardView, ColumnView, PieceView, PlayerView, TrackView, VagabondView};
use std::fmt::Display;

/// The plate of a player without a faction: the cards in hand.
pub(super) fn plate_before(hand: usize, scene: &Scene<'_>) -> Markup {
    let word = scene.tongue.word("page-root-hand");
    html! { span.count title=(word) { span.card-back {} b { (hand) } span.sr { " " (word) } } }
}

/// Score, hand, and what matters most of the board, in one line.
pub(super) fn plate(player: &PlayerView, scene: &Scene<'_>) -> Markup {
    let word = |key: &'static str| scene.tongue.word(key);
    html! {
        span.score title=(word("page-score")) { (player.score) }
        span.count title=(word("page-root-hand")) { span.card-back {} b { (player.hand) } span.sr { " " (word("page-root-hand")) } }
        @if let Some(suit) = player.dominance { span.count { (scene.tongue.word(format!("card-dominance-{suit}"))) } }
        @match &player.board {
            BoardView::Marquise => {},
            BoardView::Eyrie { leader: Some(leader), .. } => span.count { (scene.tongue.word(format!("leader-{leader}"))) },
            BoardView::Eyrie { leader: None, .. } => {},
            BoardView::Alliance { supporters, officers, .. } => {
                (counted(art("supporters"), &word("page-root-supporters"), supporters))
                (counted(art("officer"), &word("page-root-officers"), officers))
            },
            BoardView::Vagabond(board) => @if let Some(character) = board.character {
                span.count { (scene.tongue.word(format!("character-{character}"))) }
            },
            BoardView::LizardCult(board) => (lizard_cult::plate(board, scene)),
            BoardView::Riverfolk(board) => (riverfolk::plate(board, scene)),
            BoardView::Duchy(board) => (duchy::plate(board, scene)),
            BoardView::Corvids(board) => (corvids::plate(board, scene)),
            BoardView::Hundreds(board) => (hundreds::plate(board, scene)),
            BoardView::Keepers(board) => (keepers::plate(board, scene)),
        }
    }
}

/// A picture with a number.
pub(super) fn counted(glyph: Art, name: &str, count: &dyn Display) -> Markup {
    html! { span.count title=(name) { (picture(glyph, Some(name))) b { (count) } } }
}

/// A faction's board.
pub(super) fn board(player: &PlayerView, view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @match &player.board {
            BoardView::Eyrie { decree, .. } => (columns(decree, view, scene)),
            BoardView::Alliance { known, .. } => (cards::row("page-root-supporters", known, view, scene)),
            BoardView::Vagabond(board) => (vagabond(board, scene)),
            BoardView::LizardCult(board) => (lizard_cult::board(board, view, scene)),
            BoardView::Riverfolk(board) => (riverfolk::board(board, view, scene)),
            BoardView::Duchy(board) => (duchy::board(board, view, scene)),
            BoardView::Corvids(board) => (corvids::board(board, view, scene)),
            BoardView::Hundreds(board) => (hundreds::board(board, view, scene)),
            BoardView::Keepers(board) => (keepers::board(board, view, scene)),
            BoardView::Marquise => {},
        }
        (tracks(player, scene))
        @if let Some(suit) = player.dominance { p.named { (picture(art(&format!("card-dominance-{suit}")), None)) b { (scene.tongue.word(format!("card-dominance-{suit}"))) } small { (scene.tongue.word(format!("card-dominance-{suit}.text"))) } } }
        @if let Some(partner) = player.coalition { p.named { (picture(livery(partner).emblem, None)) (scene.tongue.say(&Message::new("page-root-coalition").with("who", Message::new(format!("faction-{partner}"))))) } }
        (cards::row("page-root-crafted", &player.crafted, view, scene))
        (cards::items(&player.items, scene))
    }
}

/// The tracks of a board: what still stands on it is filled, what has left it is empty; where the board prints them, with
/// what the next piece costs and scores.
fn tracks(player: &PlayerView, scene: &Scene<'_>) -> Markup {
    let printed = |piece: Piece| player.tracks.iter().find(|track| track.piece == piece);
    let counted = player.supply.iter().filter(|left| printed(left.piece).is_none());
    html! {
        @for track in &player.tracks { (printed_track(track, player, scene)) }
        div.tracks role="group" aria-label=(scene.tongue.word("page-root-supply")) {
            @for left in counted { (plain_track(left, player, scene)) }
        }
    }
}

/// A track with what its board prints: spaces that are empty show what they scored, the next one stands out.
fn printed_track(track: &TrackView, player: &PlayerView, scene: &Scene<'_>) -> Markup {
    let left = player.supply.iter().find(|left| left.piece == track.piece);
    let left = left.map_or(0, |left| usize::from(left.count));
    let gone = track.spaces.len().saturating_sub(left);
    let name = scene.tongue.word(format!("piece-{}", track.piece));
    let key = if track.every_turn { "page-root-track-turn" } else { "page-root-track-once" };
    let told = Message::new(key).with("piece", name.clone()).with("count", left);
    let next = track.spaces.get(gone);
    let told = told.with("points", next.map_or(0, |space| space.points));
    let told = told.with("cost", next.and_then(|space| space.cost).unwrap_or(0));
    html! {
        div.printed.(livery(player.faction).class()) title=(scene.tongue.say(&told)) {
            span.label { (name) }
            @for (index, space) in track.spaces.iter().enumerate() {
                span.space.gone[index < gone].next[index == gone] aria-hidden="true" {
                    @if index >= gone { (picture(piece(track.piece), None)) }
                    @if let Some(cost) = space.cost.filter(|_| index >= gone) { i.price { (cost) } }
                    b { "+" (space.points) }
                }
            }
            span.sr { (scene.tongue.say(&told)) }
        }
    }
}

/// A track that prints nothing but its pieces.
fn plain_track(left: &PieceView, player: &PlayerView, scene: &Scene<'_>) -> Markup {
    let placed = |piece: Piece| -> usize {
        let view = scene.view.as_any().downcast_ref::<View>();
        let clearings = view.map_or(&[][..], |view| &view.clearings);
        let there = clearings.iter().flat_map(|clearing| &clearing.pieces);
        there.filter(|there| there.piece == piece).map(|there| usize::from(there.count)).sum()
    };
    let (name, count) =
        (scene.tongue.word(format!("piece-{}", left.piece)), usize::from(left.count));
    let told = Message::new("page-root-left").with("piece", name.clone()).with("count", count);
    html! {
        div.track.(livery(left.faction).class()) data-thing=(Thing::Piece(left.piece)) title=(scene.tongue.say(&told)) {
            @if left.faction.warrior() == Some(left.piece) {
                (picture(livery(left.faction).emblem, Some(&name))) b { "×" (count) }
            } @else {
                // The three tracks of one faction hold the same picture.
                @if let Some(of) = track_of(left.piece) { (picture(suit(of), None)) }
                @for _ in 0..open(&player.board, left.piece).unwrap_or_else(|| placed(left.piece)) { span.spent aria-hidden="true" {} }
                @for _ in 0..count { span.held-piece { (picture(piece(left.piece), None)) } }
                span.sr { (name) " " (count) }
            }
        }
    }
}

/// The suit of a trade post's track.
fn track_of(piece: Piece) -> Option<Suit> {
    piece.printed_suit().filter(|_| piece.owner() == Faction::Riverfolk)
}

/// The open spaces of a track, where the board says more than what stands on the map.
fn open(board: &BoardView, piece: Piece) -> Option<usize> {
    match board {
        BoardView::Riverfolk(board) => riverfolk::open_spaces(board, track_of(piece)?),
        BoardView::Marquise | BoardView::Eyrie { .. } | BoardView::Alliance { .. } => None,
        BoardView::Vagabond(_) | BoardView::LizardCult(_) | BoardView::Duchy(_) => None,
        BoardView::Corvids(_) | BoardView::Hundreds(_) | BoardView::Keepers(_) => None,
    }
}

fn columns(decree: &[ColumnView], view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div.decree role="group" aria-label=(scene.tongue.word("page-root-decree")) {
            @for column in decree {
                @let name = scene.tongue.word(format!("column-{}", column.column));
                div data-thing=(Thing::Column(column.column)) title=(format!("{name}. {}", scene.tongue.word("page-root-decree-help"))) {
                    b { (name) }
                    @for _ in 0..column.viziers { span.vizier data-thing=(Thing::Suited(Suit::Bird)) title=(scene.tongue.word("page-root-vizier")) { (scene.tongue.word("page-root-vizier")) } }
                    @for &card in &column.cards { (cards::suited(card, view, scene)) }
                }
            }
        }
    }
}

fn vagabond(board: &VagabondView, scene: &Scene<'_>) -> Markup {
    html! {
        (cards::items(&board.items, scene))
        div.relationships role="group" {
            @for standing in &board.relationships {
                @let faction = scene.tongue.word(format!("faction-{}", standing.faction));
                div.(livery(standing.faction).class()) title=(faction) {
                    (picture(livery(standing.faction).emblem, Some(&faction)))
                    span { (scene.tongue.word(format!("relationship-{}", standing.relationship))) }
                }
            }
        }
    }
}
