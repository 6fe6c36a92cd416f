//! What is wrong with a position: cards lost or doubled, pieces where none can be.

use crate::position::{Position, Works};
use crate::setting::Setting;
use crate::terms::{Cards, Colour, Module, Territory};

/// Checks that every card lies in one place, and that pieces are where they can be.
pub(crate) fn audit(setting: &Setting, position: &Position) -> Result<(), String> {
    cards(setting, position)?;
    pieces(setting, position)?;
    if setting.module() == Module::Conquest { armies(setting, position) } else { Ok(()) }
}

fn cards(setting: &Setting, position: &Position) -> Result<(), String> {
    let mut all = Cards::NONE;
    for pile in position.places() {
        if let Some(card) = all.and(pile).first() {
            return Err(format!("{} lies in two places", setting.faces.name(card)));
        }
        all = all.union(pile);
    }
    match setting.faces.all.minus(all).first() {
        Some(card) => Err(format!("{} is lost", setting.faces.name(card))),
        None => Ok(()),
    }
}

fn pieces(setting: &Setting, position: &Position) -> Result<(), String> {
    let mut open = Cards::NONE;
    let mut tokens = position.tokens();
    for seat in setting.seats().iter() {
        let realm = position.realm(seat);
        open = open.union(realm.construction()).union(realm.council());
        tokens += realm.tokens() + u8::try_from(realm.marked().len()).expect("tokens are few");
        if realm.alchemy() >= setting.numbers.common.alchemy {
            return Err(format!("seat {seat} has {} cubes in Alchemy", realm.alchemy()));
        }
    }
    for card in setting.faces.all {
        let (works, face) = (position.works(card), setting.faces.face(card));
        if works.filled() & !face.spaces.all != 0 {
            return Err(format!("{} bears pieces it has no space for", face.name));
        }
        if works != Works::default() && !open.has(card) {
            return Err(format!("{} bears pieces and is not under construction", face.name));
        }
    }
    tokens += u8::try_from(position.hidden().iter().filter(|it| it.token.is_some()).count())
        .expect("tokens are few");
    let all = setting.numbers.menace.tokens;
    if tokens == 0 || tokens == all { Ok(()) } else { Err(format!("{tokens} tokens of {all}")) }
}

fn armies(setting: &Setting, position: &Position) -> Result<(), String> {
    let conquest = &position.conquest;
    if position.round() == 0 {
        return Ok(());
    }
    for seat in setting.seats().iter() {
        let colour = setting.colour(seat);
        let board: u8 = Territory::ALL.into_iter().map(|it| conquest.armies(colour, it)).sum();
        let marching = if conquest.turn() == seat { conquest.marching() } else { 0 };
        let all = board + conquest.reserve(colour) + conquest.locked(colour) + marching;
        if all != setting.numbers.conquest.armies {
            return Err(format!("{all} Armies of {colour}"));
        }
    }
    for at in setting.board().territories {
        let [blue, red] = Colour::ALL.map(|colour| conquest.armies(colour, at));
        if blue > 0 && red > 0 {
            return Err(format!("both colours stand in {at}"));
        }
    }
    Ok(())
}
