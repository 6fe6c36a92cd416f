//! Lines of the hirelings.

use super::{Laid, Layout};
use crate::terms::{Clearing, Faction, Hireling, Piece, Place};
use kernel::notation::Words;

/// Lays out a line of the hirelings, if its first word is one of theirs.
pub(super) fn line(layout: &mut Layout<'_>, word: &str, words: &mut Words<'_>) -> Option<Laid> {
    match word {
        "hireling" => Some(hireling(layout, words)),
        "hireling-pawn" => Some(pawn(layout, words)),
        "clubs" => Some(clubs(layout, words)),
        "exhausted-clubs" => Some(exhausted(layout, words)),
        "fallen" => Some(fallen(layout, words)),
        "bandit" => Some(bandit(layout, words)),
        "marker" => Some(marker(layout, words)),
        "due" => Some(due(layout, words)),
        "revealed-craft" => Some(revealed(layout, words)),
        _ => None,
    }
}

/// A hireling of the game: `forest-patrol`, or with who controls it and how many markers, `forest-patrol eyrie 2`.
fn hireling(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let side: Hireling = words.read()?;
    let band = side.band();
    let row = layout.position.hirelings.cards().count();
    if row >= crate::position::HIRELINGS || layout.position.hirelings.of(band).is_some() {
        return Err(words.refuse());
    }
    layout.position.hirelings.enlist(row, side);
    layout.position.woodland.enlist(band, row);
    for &piece in Piece::of(band) {
        layout.position.woodland.gather(piece, layout.setting.pieces(piece));
    }
    if side == Hireling::TheExile {
        layout.position.hirelings.exile.clubs = layout.setting.boards.hirelings.cards.clubs;
    }
    let Ok(faction) = words.read::<Faction>() else { return Ok(()) };
    let seat = layout.position.seat_if_playing(faction).filter(|_| !faction.is_hireling());
    let seat = seat.ok_or_else(|| words.refuse())?;
    let card = layout.position.hirelings.card_mut(row);
    card.commander = Some(seat);
    card.control = words.read()?;
    layout.position.woodland.command(band, faction);
    if side == Hireling::BluebirdNobles {
        layout.position.woodland.ennoble(faction);
    }
    Ok(())
}

/// A pawn of a hireling: `the-exile f2`, `furious-protector c4`.
fn pawn(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let (side, place): (Hireling, Place) = (words.read()?, words.read()?);
    let found = layout.position.hirelings.of(side.band());
    let (row, _) = found.ok_or_else(|| words.refuse())?;
    layout.position.hirelings.put_pawn(row, place);
    Ok(())
}

fn clubs(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    layout.position.hirelings.exile.clubs = words.read()?;
    Ok(())
}

fn exhausted(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    layout.position.hirelings.exile.exhausted = words.read()?;
    Ok(())
}

/// Warriors on the card of the Forest Patrol.
fn fallen(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let count = layout.position.woodland.draw_from_supply(Piece::PatrolWarrior, words.read()?);
    layout.position.hirelings.lay_fallen(count);
    Ok(())
}

/// A bandit on a path: `c1 c5`.
fn bandit(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let (from, to): (Clearing, Clearing) = (words.read()?, words.read()?);
    if layout.position.woodland.draw_from_supply(Piece::Bandit, 1) == 0 {
        return Err(super::no_more(Piece::Bandit));
    }
    layout.position.hirelings.put_bandit((from.min(to), from.max(to)));
    Ok(())
}

/// A marker on the score track, by its space.
fn marker(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let space: u8 = words.read()?;
    let spaces = layout.setting.boards.hirelings.common.markers;
    let marker = spaces.iter().position(|&other| other == space);
    let marker = marker.ok_or_else(|| words.refuse())?;
    layout.position.hirelings.put_marker(marker);
    Ok(())
}

/// A marker a player has taken and not used.
fn due(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let seat = layout.seat(words)?;
    layout.position.hirelings.owe(seat);
    Ok(())
}

/// A card revealed for the Mole Artisans.
fn revealed(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let card = layout.draw(words.read()?)?;
    let cards = layout.position.hirelings.revealed().with(card);
    layout.position.hirelings.set_revealed(cards);
    Ok(())
}
