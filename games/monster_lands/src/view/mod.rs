//! What a viewer may know.

use serde::Serialize;

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {}
