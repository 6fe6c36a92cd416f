//! The board of the Lizard Cult.

use crate::Scene;
use maud::{Markup, html};
use root::View;
use root::lizard_cult::view::LizardCultView;

/// What matters most of it, for the plate.
pub(super) fn plate(_board: &LizardCultView, _scene: &Scene<'_>) -> Markup {
    html! {}
}

/// The rest of it.
pub(super) fn board(_board: &LizardCultView, _view: &View, _scene: &Scene<'_>) -> Markup {
    html! {}
}
