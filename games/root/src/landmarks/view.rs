//! What a viewer may know of landmarks.

use crate::position::ItemState;
use crate::position::STALLS;
use crate::terms::{CardName, Landmark};
use crate::view::{ItemView, Looker, items};
use serde::Serialize;

/// A landmark of this game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LandmarkView {
    /// Which one.
    pub landmark: Landmark,
    /// The number of its clearing, once it stands.
    pub clearing: Option<u8>,
    /// The stalls of the Black Market, with the cards the viewer knows.
    pub stalls: Vec<Option<CardName>>,
    /// The items of the Legendary Forge.
    pub items: Vec<ItemView>,
}

/// The landmarks of this game.
pub(crate) fn landmarks(looker: &Looker<'_>) -> Vec<LandmarkView> {
    let board = &looker.position.landmarks;
    let stands = |landmark: Landmark| match landmark {
        Landmark::Ferry => looker.position.woodland.ferry(),
        Landmark::Tower => super::tower(looker.setting, looker.position),
        Landmark::BlackMarket | Landmark::ElderTreetop => board.at(landmark),
        Landmark::LegendaryForge | Landmark::LostCity => board.at(landmark),
    };
    let views = Landmark::ALL.into_iter().filter_map(|landmark| {
        let clearing = stands(landmark).map(|clearing| clearing.0 + 1);
        let there = clearing.is_some() || board.waiting().has(landmark);
        there.then(|| LandmarkView {
            landmark,
            clearing,
            stalls: if landmark == Landmark::BlackMarket { stalls(looker) } else { Vec::new() },
            items: if landmark == Landmark::LegendaryForge {
                items(*board.forge(), ItemState::Ready)
            } else {
                Vec::new()
            },
        })
    });
    views.collect()
}

/// The cards of the Black Market: those that the viewer put there, or saw going there.
fn stalls(looker: &Looker<'_>) -> Vec<Option<CardName>> {
    let seen = looker.viewer.seat().map(|seat| looker.position.player(seat).seen());
    let cards = (0..STALLS).filter_map(|stall| looker.position.landmarks.stall(stall));
    let known = |card| seen.is_some_and(|seen| seen.has(card));
    cards.map(|card| known(card).then(|| looker.setting.deck.name(card))).collect()
}
