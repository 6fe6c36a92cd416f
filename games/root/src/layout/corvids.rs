//! Lines of the board of the Corvids.

use super::{Laid, Layout};
use crate::terms::{Clearing, Piece};
use kernel::notation::Words;

/// Lays out a line of the board, if its first word is one of the board's.
pub(super) fn line(layout: &mut Layout<'_>, word: &str, words: &mut Words<'_>) -> Option<Laid> {
    match word {
        "plot" => Some(plot(layout, words)),
        "plotted" => Some(plotted(layout, words)),
        _ => None,
    }
}

/// A plot on the map: `c3 bomb`, or `c3 snare face-up`.
fn plot(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let clearing: Clearing = words.read()?;
    layout.place(Piece::Plot, clearing, 1)?;
    let board = &mut layout.position.corvids;
    board.put(clearing, words.read()?);
    match words.word() {
        Ok("face-up") => board.flip(clearing),
        Ok(_) => return Err(words.refuse()),
        Err(_) => {}
    }
    Ok(())
}

/// This many plots were placed this turn.
fn plotted(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let count: u8 = words.read()?;
    (0..count).for_each(|_| layout.position.corvids.count_placed());
    Ok(())
}
