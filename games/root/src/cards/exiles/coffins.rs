//! Coffin Makers.

use super::Fact;
use super::Frame;
use crate::cards::has_effect;
use crate::law::key_actions as law;
use crate::terms::{CardName, Clearing, Faction, Piece};
use crate::{Desk, Flow, victory};
use kernel::{Seat, settled};

/// Warriors in coffins that are worth a point.
const A_POINT: u8 = 5;

/// Who has crafted the Coffin Makers.
fn owner(desk: &Desk<'_>) -> Option<Seat> {
    if desk.setting.deck.copies(CardName::CoffinMakers).is_empty() {
        return None;
    }
    desk.setting.seats().find(|&seat| has_effect(desk, seat, CardName::CoffinMakers))
}

/// Warriors leave the map for their supply, or for the card of the Coffin Makers.
pub(crate) fn remove_warriors(desk: &mut Desk<'_>, piece: Piece, clearing: Clearing, count: u8) {
    desk.position.woodland.take(piece, clearing, count);
    return_warriors(desk, piece, count);
}

/// Warriors return to their supply from somewhere, or go to the card of the Coffin Makers.
pub(crate) fn return_warriors(desk: &mut Desk<'_>, piece: Piece, count: u8) {
    // R38: the warlord waits to be anointed and is in no supply.
    if owner(desk).is_some() && piece != Piece::Warlord {
        desk.position.coffins[piece.owner().index()] += count;
    } else {
        desk.position.woodland.return_to_supply(piece, count);
    }
}

/// Warriors that were just removed are saved from their coffins (6.2.3).
pub(crate) fn unbury(desk: &mut Desk<'_>, piece: Piece, count: u8) {
    let coffins = &mut desk.position.coffins[piece.owner().index()];
    let saved = count.min(*coffins);
    *coffins -= saved;
    desk.position.woodland.return_to_supply(piece, saved);
}

/// The frame that opens the coffins at the start of Birdsong, if the turn player makes them.
pub(crate) fn open_coffins(desk: &Desk<'_>) -> Option<crate::Frame> {
    (owner(desk) == Some(desk.position.turn.seat())).then(|| Frame::OpenCoffins.into())
}

/// Coffin Makers: a point for every five warriors, and all go home.
pub(super) fn coffin_makers(desk: &mut Desk<'_>) -> Flow {
    let buried: u8 = desk.position.coffins.iter().sum();
    if buried > 0 {
        let seat = desk.position.turn.seat();
        let who = desk.position.faction(seat);
        desk.tell(law::PERSISTENT_EFFECTS, Fact::CoffinsOpened { who, count: buried }.into());
        empty(desk);
        victory::score(desk, seat, buried / A_POINT, law::PERSISTENT_EFFECTS);
    }
    settled()
}

/// All warriors on the card return to their supplies.
pub(super) fn empty(desk: &mut Desk<'_>) {
    for faction in Faction::OF_PLAYERS {
        let count = std::mem::take(&mut desk.position.coffins[faction.index()]);
        if let Some(warrior) = faction.warrior() {
            desk.position.woodland.return_to_supply(warrior, count);
        }
    }
}
