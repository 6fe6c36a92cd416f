//! The board of the Riverfolk.

use crate::Scene;
use maud::{Markup, html};
use root::View;
use root::riverfolk::view::RiverfolkView;

/// What matters most of it, for the plate.
pub(super) fn plate(_board: &RiverfolkView, _scene: &Scene<'_>) -> Markup {
    html! {}
}

/// The rest of it.
pub(super) fn board(_board: &RiverfolkView, _view: &View, _scene: &Scene<'_>) -> Markup {
    html! {}
}
