//! What everybody, or only its owner, sees of the board of the Keepers.

use crate::view::Looker;
use serde::Serialize;

/// The board of the Keepers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeepersView {}

/// What a viewer sees of the board.
pub(crate) fn board(_looker: &Looker<'_>) -> KeepersView {
    KeepersView {}
}
