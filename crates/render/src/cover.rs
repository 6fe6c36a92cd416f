//! Covers: a scene for each game.

use crate::Board;
use maud::{Markup, html};

/// The cover of a game.
pub(crate) fn cover(board: &dyn Board) -> Markup {
    html! {
        svg.cover viewBox="0 0 640 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true" { (board.cover().placed((0, 0), 640)) }
    }
}
