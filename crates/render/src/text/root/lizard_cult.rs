//! The board of the Lizard Cult in a terminal.

use super::players::{card, labelled};
use crate::text::Reader;
use kernel::Message;
use root::View;
use root::lizard_cult::view::LizardCultView;

/// Outcast and acolytes, the Lost Souls, and the cards revealed this turn.
pub(super) fn lines(board: &LizardCultView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let key = if board.hated { "picture-root-hated" } else { "picture-root-outcast" };
    let mut lines: Vec<String> = Vec::new();
    if let Some(outcast) = board.outcast {
        let message = Message::new(key)
            .with("suit", Message::new(format!("suit-{outcast}")))
            .with("acolytes", board.acolytes);
        lines.push(format!("    {}", reader.say(&message)));
    }
    for (key, cards) in
        [("picture-root-lost-souls", &board.lost_souls), ("picture-root-revealed", &board.revealed)]
    {
        let cards: Vec<String> = cards.iter().map(|id| card(*id, view, reader)).collect();
        lines.extend(labelled(key, &cards, reader));
    }
    lines
}
