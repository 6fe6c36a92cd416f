//! What everybody sees of the board of the Lizard Cult.

use crate::terms::{CardName, Suit};
use crate::view::Looker;
use serde::Serialize;

/// The board of the Lizard Cult: all of it lies open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LizardCultView {
    /// The suit that is the Outcast.
    pub outcast: Option<Suit>,
    /// Whether it is Hated.
    pub hated: bool,
    /// The warriors in the Acolytes box.
    pub acolytes: u8,
    /// The Lost Souls pile.
    pub lost_souls: Vec<CardName>,
    /// Cards revealed this turn.
    pub revealed: Vec<CardName>,
    /// The suits scored for this turn.
    pub scored: Vec<Suit>,
}

/// What a viewer sees of the board.
pub(crate) fn board(looker: &Looker<'_>) -> LizardCultView {
    let board = &looker.position.lizard_cult;
    let scored = Suit::OF_CLEARINGS.into_iter().filter(|&suit| board.has_scored(suit));
    LizardCultView {
        outcast: board.outcast(),
        hated: board.is_hated(),
        acolytes: board.acolytes(),
        lost_souls: looker.cards(board.lost_souls()),
        revealed: looker.cards(board.revealed()),
        scored: scored.collect(),
    }
}
