//! The board of the Corvids in a terminal.

use super::players::labelled;
use crate::boards::root::corvids::told;
use crate::text::Reader;
use root::View;
use root::corvids::view::CorvidsView;

/// The plots on the map, each with what the reader may know of it; and what the Corvids have left.
pub(super) fn lines(board: &CorvidsView, _view: &View, reader: &Reader<'_>) -> Vec<String> {
    let plots: Vec<String> = board.plots.iter().map(|plot| told(plot, &reader.tongue)).collect();
    let left = board.supply.iter();
    let left =
        left.map(|(kind, count)| format!("{} ×{count}", reader.word(format!("plot-{kind}"))));
    let mut lines = labelled("page-root-plots", &plots, reader);
    lines.extend(labelled("page-root-plots-left", &left.collect::<Vec<_>>(), reader));
    lines
}
