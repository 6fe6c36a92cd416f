//! Lines of the board of the Riverfolk.

use super::{Laid, Layout};
use crate::position::RiverfolkBoard;
use crate::terms::{Faction, Service, Suit};
use kernel::notation::Words;

/// Lays out a line of the board, if its first word is one of the board's.
pub(super) fn line(layout: &mut Layout<'_>, word: &str, words: &mut Words<'_>) -> Option<Laid> {
    match word {
        "payments" => Some(warriors(layout, words, RiverfolkBoard::pay)),
        "funds" => Some(warriors(layout, words, RiverfolkBoard::fund)),
        "committed" => Some(warriors(layout, words, |board, faction, count| {
            board.fund(faction, count);
            (0..count).for_each(|_| board.commit(faction));
        })),
        "spaces" => Some(spaces(layout, words)),
        "prices" => Some(prices(layout, words)),
        "sold" => Some(sold(layout, words)),
        _ => None,
    }
}

/// Warriors of a supply, faction by faction: `funds marquise 2 riverfolk 1`.
fn warriors(
    layout: &mut Layout<'_>,
    words: &mut Words<'_>,
    put: fn(&mut RiverfolkBoard, Faction, u8),
) -> Laid {
    while let Ok(word) = words.word() {
        let faction: Faction = word.parse()?;
        let Some(warrior) = faction.warrior() else { return Err(words.refuse()) };
        let count = layout.position.woodland.draw_from_supply(warrior, words.read()?);
        put(&mut layout.position.riverfolk, faction, count);
    }
    Ok(())
}

/// Spaces that hold committed warriors: `spaces fox fox mouse`.
fn spaces(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    while let Ok(word) = words.word() {
        let suit: Suit = word.parse()?;
        layout.position.riverfolk.take_space(suit);
    }
    Ok(())
}

/// What the services cost, in their order: `prices 1 2 3`.
fn prices(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    for service in Service::ALL {
        layout.position.riverfolk.set_price(service, words.read()?);
    }
    Ok(())
}

/// What the turn player has bought: `sold mercenaries`.
fn sold(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    while let Ok(word) = words.word() {
        layout.position.riverfolk.sell(word.parse()?);
    }
    Ok(())
}
