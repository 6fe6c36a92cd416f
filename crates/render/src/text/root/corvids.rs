//! The board of the Corvids in a terminal.

use crate::text::Reader;
use root::View;
use root::corvids::view::CorvidsView;

/// The lines of the board.
pub(super) fn lines(_board: &CorvidsView, _view: &View, _reader: &Reader<'_>) -> Vec<String> {
    Vec::new()
}
