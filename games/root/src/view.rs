//! What a viewer may know.

use crate::position::Position;
use crate::setting::Setting;
use kernel::Viewer;
use serde::Serialize;

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {}

/// What a viewer may know of a position.
pub(crate) fn view(_setting: &Setting, _position: &Position, _viewer: Viewer) -> View {
    View {}
}
