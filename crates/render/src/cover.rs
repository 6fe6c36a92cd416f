//! Covers: a scene for each game, drawn from simple shapes and the pictures we have.

use crate::Board;
use crate::glyph::Glyph;
use crate::shell::image;
use maud::{Markup, html};

/// A picture of so large at a place.
pub(crate) type Piece = (Glyph, (i32, i32), i32);

/// The cover of a game.
pub(crate) fn cover(board: &dyn Board) -> Markup {
    html! {
        svg.cover viewBox="0 0 640 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true" { (board.cover()) }
    }
}

/// Pictures, each at its place.
pub(crate) fn pieces(pieces: &[Piece]) -> Markup {
    html! {
        @for &(glyph, at, size) in pieces { (image(glyph, at, size)) }
    }
}

/// What is behind a scene.
pub(crate) fn sky(id: &str, [top, middle, bottom]: [&str; 3]) -> Markup {
    html! {
        defs { linearGradient id=(id) x1="0" y1="0" x2="0" y2="1" {
            stop offset="0" stop-color=(top) {} stop offset=".6" stop-color=(middle) {} stop offset="1" stop-color=(bottom) {}
        } }
        rect width="640" height="280" fill=(format!("url(#{id})")) {}
    }
}

/// A game without a scene of its own: its pictures on the table, under a lamp.
pub(crate) fn table([big, left, right]: [Glyph; 3]) -> Markup {
    html! {
        (sky("lamp", ["#20463b", "#2f6a56", "#7d5226"]))
        ellipse cx="320" cy="262" rx="300" ry="52" fill="#6d4722" {}
        (pieces(&[(left, (110, 130), 110), (right, (420, 130), 110), (big, (230, 60), 180)]))
    }
}
