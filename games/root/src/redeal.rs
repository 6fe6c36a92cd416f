//! Imagining: everything a viewer cannot know, replaced by a fair sample.

use crate::position::Position;
use crate::setting::Setting;
use kernel::{Chance, Viewer};

/// Replaces what the viewer cannot know.
pub(crate) fn redeal(
    _setting: &Setting,
    _position: &mut Position,
    _viewer: Viewer,
    _chance: &mut Chance<'_>,
) {
}
