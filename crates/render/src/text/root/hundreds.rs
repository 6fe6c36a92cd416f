//! The board of the Hundreds in a terminal.

use crate::text::Reader;
use root::View;
use root::hundreds::view::HundredsView;

/// The lines of the board.
pub(super) fn lines(_board: &HundredsView, _view: &View, _reader: &Reader<'_>) -> Vec<String> {
    Vec::new()
}
