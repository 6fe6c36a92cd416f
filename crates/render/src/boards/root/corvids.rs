//! The board of the Corvids.

use crate::Scene;
use maud::{Markup, html};
use root::View;
use root::corvids::view::CorvidsView;

/// What matters most of it, for the plate.
pub(super) fn plate(_board: &CorvidsView, _scene: &Scene<'_>) -> Markup {
    html! {}
}

/// The rest of it.
pub(super) fn board(_board: &CorvidsView, _view: &View, _scene: &Scene<'_>) -> Markup {
    html! {}
}
