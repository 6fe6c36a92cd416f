//! The board of the Duchy.

use crate::Scene;
use maud::{Markup, html};
use root::View;
use root::duchy::view::DuchyView;

/// What matters most of it, for the plate.
pub(super) fn plate(_board: &DuchyView, _scene: &Scene<'_>) -> Markup {
    html! {}
}

/// The rest of it.
pub(super) fn board(_board: &DuchyView, _view: &View, _scene: &Scene<'_>) -> Markup {
    html! {}
}
