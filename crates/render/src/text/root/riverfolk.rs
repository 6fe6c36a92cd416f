//! The board of the Riverfolk in a terminal.

use crate::text::Reader;
use root::View;
use root::riverfolk::view::RiverfolkView;

/// The lines of the board.
pub(super) fn lines(_board: &RiverfolkView, _view: &View, _reader: &Reader<'_>) -> Vec<String> {
    Vec::new()
}
