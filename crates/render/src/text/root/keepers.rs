//! The board of the Keepers in a terminal.

use crate::text::Reader;
use root::View;
use root::keepers::view::KeepersView;

/// The lines of the board.
pub(super) fn lines(_board: &KeepersView, _view: &View, _reader: &Reader<'_>) -> Vec<String> {
    Vec::new()
}
