//! What happened in the Adventure Phase.

/// What happened in the Adventure Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {}
