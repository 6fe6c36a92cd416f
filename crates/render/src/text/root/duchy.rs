//! The board of the Duchy in a terminal.

use crate::text::Reader;
use root::View;
use root::duchy::view::DuchyView;

/// The lines of the board.
pub(super) fn lines(_board: &DuchyView, _view: &View, _reader: &Reader<'_>) -> Vec<String> {
    Vec::new()
}
