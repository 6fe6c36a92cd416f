//! What is asked in the Adventure Phase.

/// What is asked in the Adventure Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {}
