//! Lines of landmarks.

use super::{Laid, Layout};
use crate::landmarks::legendary_forge;
use crate::position::STALLS;
use crate::terms::{Clearing, Landmark};
use kernel::notation::Words;

/// Lays out a line of a landmark, if its first word is one of them.
pub(super) fn line(layout: &mut Layout<'_>, word: &str, words: &mut Words<'_>) -> Option<Laid> {
    match word {
        "landmark" => Some(landmark(layout, words)),
        "market" => Some(market(layout, words)),
        _ => None,
    }
}

/// A landmark as its set-up leaves it, but for the cards of the Black Market.
fn landmark(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let (landmark, clearing): (Landmark, Clearing) = (words.read()?, words.read()?);
    let position = &mut layout.position;
    position.landmarks.stand(landmark, clearing);
    match landmark {
        Landmark::BlackMarket | Landmark::Tower => {}
        Landmark::ElderTreetop => position.woodland.grow_treetop(clearing),
        Landmark::Ferry => position.woodland.put_ferry(clearing),
        Landmark::LegendaryForge => legendary_forge::stock(layout.setting, position, clearing),
        Landmark::LostCity => position.woodland.give_every_suit(clearing),
    }
    Ok(())
}

/// Cards taken from the deck, stall by stall.
fn market(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    for stall in 0..STALLS {
        let Ok(word) = words.word() else { break };
        let card = layout.draw(word.parse()?)?;
        layout.position.landmarks.put_in_stall(stall, card);
    }
    Ok(())
}
