//! Lines of the board of the Keepers.

use super::{Laid, Layout, no_more};
use crate::position::{RelicPlace, Waystation};
use crate::terms::{Clearing, Piece, Place, Relic, RelicType};
use kernel::notation::Words;

/// Lays out a line of the board, if its first word is one of the board's.
pub(super) fn line(layout: &mut Layout<'_>, word: &str, words: &mut Words<'_>) -> Option<Laid> {
    match word {
        "relic" => Some(relic(layout, words)),
        "waystation" => Some(waystation(layout, words)),
        "retinue" => Some(retinue(layout, words)),
        _ => None,
    }
}

/// A relic: `tablet 2 f3`, `tablet 2 f3 face-up`, `tablet 2 c4`, `tablet 2 recovered`. Outside forests it lies face up.
fn relic(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let kind: RelicType = words.read()?;
    let value: u8 = words.read()?;
    let aside = layout.position.keepers.relics_at(RelicPlace::Aside);
    let data = &layout.setting.boards.keepers;
    let found = aside.filter(|relic| relic.kind() == kind).find(|&one| data.value(one) == value);
    let relic: Relic = found.ok_or_else(|| no_more(Piece::Relic))?;
    let place = match words.word()? {
        "recovered" => RelicPlace::Recovered,
        place => match place.parse()? {
            Place::Forest(forest) => RelicPlace::Forest(forest),
            Place::Clearing(clearing) => RelicPlace::Clearing(clearing),
        },
    };
    if let RelicPlace::Clearing(clearing) = place {
        layout.place(Piece::Relic, clearing, 1)?;
    } else {
        layout.position.woodland.draw_from_supply(Piece::Relic, 1);
    }
    let board = &mut layout.position.keepers;
    board.put(relic, place);
    let hidden = matches!(place, RelicPlace::Forest(_)) && words.word() != Ok("face-up");
    if !hidden {
        board.turn_up(relic);
    }
    Ok(())
}

/// A waystation: `c4 tablet jewelry`.
fn waystation(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let clearing: Clearing = words.read()?;
    let (up, down): (RelicType, RelicType) = (words.read()?, words.read()?);
    let number = layout.setting.boards.keepers.waystation_of(up, down);
    let number = number.ok_or_else(|| words.refuse())?;
    layout.place(Piece::Waystation, clearing, 1)?;
    layout.position.keepers.set_waystation(number, Some(Waystation { clearing, up }));
    Ok(())
}

/// Cards of the Retinue: `move retainer anvil`.
fn retinue(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let column = words.read()?;
    while let Ok(word) = words.word() {
        let card = if word == "retainer" { None } else { Some(layout.draw(word.parse()?)?) };
        layout.position.keepers.add(column, card);
    }
    Ok(())
}
