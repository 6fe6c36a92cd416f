//! What everybody, or only its owner, sees of the board of the Hundreds.

use crate::view::Looker;
use serde::Serialize;

/// The board of the Hundreds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HundredsView {}

/// What a viewer sees of the board.
pub(crate) fn board(_looker: &Looker<'_>) -> HundredsView {
    HundredsView {}
}
