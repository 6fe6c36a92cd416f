//! Lines of the board of the Lizard Cult.

use super::{Laid, Layout};
use crate::terms::{Card, Piece};
use kernel::notation::Words;

/// Lays out a line of the board, if its first word is one of the board's.
pub(super) fn line(layout: &mut Layout<'_>, word: &str, words: &mut Words<'_>) -> Option<Laid> {
    match word {
        "outcast" => Some(outcast(layout, words)),
        "acolytes" => Some(acolytes(layout, words)),
        "lost-souls" => {
            Some(cards(layout, words, |layout, card| layout.position.lizard_cult.lose_soul(card)))
        }
        "revealed" => {
            Some(cards(layout, words, |layout, card| layout.position.lizard_cult.reveal(card)))
        }
        _ => None,
    }
}

fn outcast(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let board = &mut layout.position.lizard_cult;
    board.set_outcast(words.read()?);
    match words.word() {
        Ok("hated") => board.hate_outcast(),
        Ok(_) => return Err(words.refuse()),
        Err(_) => {}
    }
    Ok(())
}

fn acolytes(layout: &mut Layout<'_>, words: &mut Words<'_>) -> Laid {
    let woodland = &mut layout.position.woodland;
    let acolytes = woodland.draw_from_supply(Piece::CultWarrior, words.read()?);
    layout.position.lizard_cult.add_acolytes(acolytes);
    Ok(())
}

fn cards(layout: &mut Layout<'_>, words: &mut Words<'_>, put: fn(&mut Layout<'_>, Card)) -> Laid {
    while let Ok(word) = words.word() {
        let card = layout.draw(word.parse()?)?;
        put(layout, card);
    }
    Ok(())
}
