//! Lines of the board of the Hundreds.

use super::{Laid, Layout};
use crate::terms::Item;
use kernel::notation::Words;

/// Lays out a line of the board, if its first word is one of the board's.
pub(super) fn line(layout: &mut Layout<'_>, word: &str, words: &mut Words<'_>) -> Option<Laid> {
    match word {
        "mood" => Some(mood(layout, words)),
        "hoard" => Some(hoard(layout, words)),
        _ => None,
    }
}

fn mood(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    layout.position.hundreds.set_mood(words.read()?);
    Ok(())
}

/// Items taken from the supply; one that is marked R, as `boot:ruin`, comes from under the ruins instead.
fn hoard(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    while let Ok(word) = words.word() {
        let (item, ruin) = match word.strip_suffix(":ruin") {
            Some(item) => (item, true),
            None => (word, false),
        };
        let item: Item = item.parse()?;
        layout.position.hundreds.gain(item);
        if ruin {
            layout.position.hundreds.mark_ruin_item(item);
        } else if layout.position.items().of(item) > 0 {
            layout.position.items_mut().take(item);
        } else {
            return Err(super::no_more(item));
        }
    }
    Ok(())
}
