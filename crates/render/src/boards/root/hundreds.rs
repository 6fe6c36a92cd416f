//! The board of the Hundreds.

use crate::Scene;
use maud::{Markup, html};
use root::View;
use root::hundreds::view::HundredsView;

/// What matters most of it, for the plate.
pub(super) fn plate(_board: &HundredsView, _scene: &Scene<'_>) -> Markup {
    html! {}
}

/// The rest of it.
pub(super) fn board(_board: &HundredsView, _view: &View, _scene: &Scene<'_>) -> Markup {
    html! {}
}
