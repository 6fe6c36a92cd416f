//! What everybody, or only its owner, sees of the board of the Riverfolk.

use crate::view::Looker;
use serde::Serialize;

/// The board of the Riverfolk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RiverfolkView {}

/// What a viewer sees of the board.
pub(crate) fn board(_looker: &Looker<'_>) -> RiverfolkView {
    RiverfolkView {}
}
