//! The board of the Keepers.

use crate::Scene;
use maud::{Markup, html};
use root::View;
use root::keepers::view::KeepersView;

/// What matters most of it, for the plate.
pub(super) fn plate(_board: &KeepersView, _scene: &Scene<'_>) -> Markup {
    html! {}
}

/// The rest of it.
pub(super) fn board(_board: &KeepersView, _view: &View, _scene: &Scene<'_>) -> Markup {
    html! {}
}
