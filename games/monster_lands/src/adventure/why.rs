//! Why a choice of the Adventure Phase is withheld.

/// Why a choice of the Adventure Phase is withheld.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {}
