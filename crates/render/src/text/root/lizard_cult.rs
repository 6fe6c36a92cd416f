//! The board of the Lizard Cult in a terminal.

use crate::text::Reader;
use root::View;
use root::lizard_cult::view::LizardCultView;

/// The lines of the board.
pub(super) fn lines(_board: &LizardCultView, _view: &View, _reader: &Reader<'_>) -> Vec<String> {
    Vec::new()
}
