//! What everybody, or only its owner, sees of the board of the Lizard Cult.

use crate::view::Looker;
use serde::Serialize;

/// The board of the Lizard Cult.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LizardCultView {}

/// What a viewer sees of the board.
pub(crate) fn board(_looker: &Looker<'_>) -> LizardCultView {
    LizardCultView {}
}
