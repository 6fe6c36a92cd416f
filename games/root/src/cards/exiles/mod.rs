//! The effects of the Exiles and Partisans deck.

use super::Effect;
use crate::key_actions::battle::BattleEffect;
use crate::terms::{CardName, Clearing, Clearings, Piece};
use crate::{Desk, Flow, law};
use kernel::{Message, Para, Seat};

/// Open effects of the Exiles and Partisans deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// Somebody crafted an item (Murine Broker).
    ItemCrafted {
        /// Who crafted it.
        by: Seat,
    },
    /// The cards of an Evening, or an ambush from the discard pile (Informants).
    EveningDraw {
        /// Who draws.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
}

/// The effects a player uses at a time of choice.
pub(super) const EFFECTS: &[Effect] = &[];

/// The effects used in battle.
pub(crate) const BATTLE_EFFECTS: &[BattleEffect] = &[];

pub(crate) fn paragraph(frame: &Frame) -> Para {
    match frame {
        Frame::ItemCrafted { .. } | Frame::EveningDraw { .. } => {
            law::key_actions::PERSISTENT_EFFECTS
        }
    }
}

pub(crate) fn resolve(frame: Frame, _desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::ItemCrafted { .. } | Frame::EveningDraw { .. } => kernel::settled(),
    }
}

/// Tunnels: the clearings a player's Tunnels join to this one.
pub(crate) fn tunnels(_desk: &Desk<'_>, _seat: Seat, _clearing: Clearing) -> Clearings {
    Clearings::NONE
}

/// Warriors leave the map for their supply, or for the card of the Coffin Makers.
pub(crate) fn remove_warriors(desk: &mut Desk<'_>, piece: Piece, clearing: Clearing, count: u8) {
    desk.position.woodland.lift(piece, clearing, count);
}

/// A crafted card entered a play area: what is kept for it is brought up to date.
pub(crate) fn effect_came(_desk: &mut Desk<'_>, _seat: Seat, _name: CardName) {}

/// A crafted card left a play area.
pub(crate) fn effect_left(_desk: &mut Desk<'_>, _seat: Seat, _name: CardName) {}

/// What is asked by cards of this deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        match self {}
    }
}

/// What happens by cards of this deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self) -> Message {
        match self {}
    }
}
