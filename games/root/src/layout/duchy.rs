//! Lines of the board of the Duchy.

use super::{Laid, Layout};
use crate::terms::{Minister, Piece, Rank};
use kernel::notation::Words;

/// Lays out a line of the board, if its first word is one of the board's.
pub(super) fn line(layout: &mut Layout<'_>, word: &str, words: &mut Words<'_>) -> Option<Laid> {
    match word {
        "burrow" => Some(burrow(layout, words)),
        "swayed" => Some(swayed(layout, words)),
        "crowns" => Some(crowns(layout, words)),
        _ => None,
    }
}

/// This many warriors in the Burrow.
fn burrow(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let count = layout.position.woodland.draw_from_supply(Piece::DuchyWarrior, words.read()?);
    layout.position.duchy.enter_burrow(count);
    Ok(())
}

/// Swayed ministers, each with a crown of the rank.
fn swayed(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    while let Ok(word) = words.word() {
        let minister: Minister = word.parse()?;
        let rows = &layout.setting.boards.duchy.minister;
        let rank = rows.iter().find(|row| row.id == minister).map(|row| row.rank);
        layout.position.duchy.sway(minister, rank.ok_or_else(|| words.refuse())?);
    }
    Ok(())
}

/// The crowns left of a rank: `lord 1`.
fn crowns(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let (rank, count): (Rank, u8) = (words.read()?, words.read()?);
    layout.position.duchy.set_crowns(rank, count);
    Ok(())
}
