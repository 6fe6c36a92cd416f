//! What a viewer may know.

use super::setting::Cards;
use super::{Kind, Position, Setting};
use kernel::{Seat, Viewer};
use serde::Serialize;

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// The deeds that are left today.
    pub deeds: u8,
    /// How many cards are in the deck.
    pub deck: usize,
    /// What was played or dropped.
    pub discard: Vec<Kind>,
    /// The weapon of the march that is under way.
    pub weapon: Option<Kind>,
    /// The bands, in seat order.
    pub bands: Vec<Band>,
}

/// A band as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Band {
    /// Soldiers in the camp.
    pub soldiers: u8,
    /// Soldiers that can still be trained.
    pub reserve: u8,
    /// Coins.
    pub coins: u8,
    /// Banners.
    pub banners: u8,
    /// Whether it was marched on today.
    pub marched_on: bool,
    /// How many cards it holds.
    pub cards: usize,
    /// Which cards it holds, for its own eyes.
    pub hand: Option<Vec<Kind>>,
}

impl View {
    pub(super) fn of(setting: &Setting, position: &Position, viewer: Viewer) -> Self {
        let everyone = setting.everyone();
        Self {
            round: position.round() + 1,
            turn: position.turn(),
            deeds: position.deeds(),
            deck: position.deck().len(),
            discard: kinds(setting, position.discard_pile()),
            weapon: position.weapon(setting),
            bands: everyone.iter().map(|seat| Band::of(setting, position, seat, viewer)).collect(),
        }
    }
}

impl Band {
    fn of(setting: &Setting, position: &Position, seat: Seat, viewer: Viewer) -> Self {
        Self {
            soldiers: position.soldiers(seat),
            reserve: position.reserve(seat),
            coins: position.coins(seat),
            banners: position.banners(seat),
            marched_on: position.marched_on().has(seat),
            cards: position.hand(seat).len(),
            hand: viewer.is(seat).then(|| kinds(setting, position.hand(seat))),
        }
    }
}

fn kinds(setting: &Setting, cards: Cards) -> Vec<Kind> {
    cards.iter().map(|card| setting.kind_of(card)).collect()
}
