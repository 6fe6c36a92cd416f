//! The board of the Duchy in a terminal.

use super::players::{card, labelled};
use crate::text::Reader;
use root::View;
use root::duchy::view::DuchyView;
use root::terms::{Minister, Rank};

/// The Burrow, the ministers, the crowns, and the cards revealed this turn.
pub(super) fn lines(board: &DuchyView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let minister = |(who, acted): &(Minister, bool)| {
        format!("{}{}", reader.word(format!("minister-{who}")), if *acted { " ✓" } else { "" })
    };
    let crown =
        |(rank, count): &(Rank, u8)| format!("{} ×{count}", reader.word(format!("rank-{rank}")));
    let lists: [(&'static str, Vec<String>); 4] = [
        ("page-root-burrow", vec![board.burrow.to_string()]),
        ("page-root-ministers", board.swayed.iter().map(minister).collect()),
        ("page-root-crowns", board.crowns.iter().map(crown).collect()),
        ("page-root-revealed", board.revealed.iter().map(|id| card(*id, view, reader)).collect()),
    ];
    lists.iter().flat_map(|(key, list)| labelled(key, list, reader)).collect()
}
