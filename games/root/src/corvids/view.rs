//! What everybody, or only its owner, sees of the board of the Corvids.

use crate::view::Looker;
use serde::Serialize;

/// The board of the Corvids.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CorvidsView {}

/// What a viewer sees of the board.
pub(crate) fn board(_looker: &Looker<'_>) -> CorvidsView {
    CorvidsView {}
}
