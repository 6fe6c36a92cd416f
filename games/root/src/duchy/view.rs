//! What everybody sees of the board of the Duchy.

use crate::terms::{Minister, Rank};
use crate::view::Looker;
use serde::Serialize;

/// The board of the Duchy: all of it lies open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DuchyView {
    /// The warriors in the Burrow.
    pub burrow: u8,
    /// The ministers that are swayed, and whether each has acted this turn.
    pub swayed: Vec<(&'static str, bool)>,
    /// The ministers still to be swayed.
    pub neutral: Vec<&'static str>,
    /// The crowns left of each rank.
    pub crowns: Vec<(&'static str, u8)>,
    /// Cards revealed this turn.
    pub revealed: Vec<&'static str>,
}

/// What a viewer sees of the board.
pub(crate) fn board(looker: &Looker<'_>) -> DuchyView {
    let board = &looker.position.duchy;
    let neutral = Minister::ALL.into_iter().filter(|&minister| !board.is_swayed(minister));
    let acted = |minister: Minister| (minister.word(), board.has_acted(minister));
    DuchyView {
        burrow: board.burrow(),
        swayed: board.swayed().map(acted).collect(),
        neutral: neutral.map(Minister::word).collect(),
        crowns: Rank::ALL.map(|rank| (rank.word(), board.crowns(rank))).into(),
        revealed: looker.cards(board.revealed()),
    }
}
