//! What a battle of the Adventure Phase needs to remember.

/// A battle under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Battle {}
