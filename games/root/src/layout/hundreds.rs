//! Lines of the board of the Hundreds.

use super::{Laid, Layout};
use kernel::notation::Words;

/// Lays out a line of the board, if its first word is one of the board's.
pub(super) fn line(_layout: &mut Layout<'_>, _word: &str, _words: &mut Words<'_>) -> Option<Laid> {
    None
}
