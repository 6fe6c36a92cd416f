//! What everybody, or only its owner, sees of the board of the Duchy.

use crate::view::Looker;
use serde::Serialize;

/// The board of the Duchy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DuchyView {}

/// What a viewer sees of the board.
pub(crate) fn board(_looker: &Looker<'_>) -> DuchyView {
    DuchyView {}
}
