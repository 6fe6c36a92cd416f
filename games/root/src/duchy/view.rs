//! What everybody sees of the board of the Duchy.

use crate::terms::{CardName, Minister, Rank};
use crate::view::Looker;
use serde::Serialize;

/// The board of the Duchy: all of it lies open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DuchyView {
    /// The warriors in the Burrow.
    pub burrow: u8,
    /// The ministers that are swayed, and whether each has acted this turn.
    pub swayed: Vec<(Minister, bool)>,
    /// The ministers still to be swayed.
    pub neutral: Vec<Minister>,
    /// The crowns left of each rank.
    pub crowns: Vec<(Rank, u8)>,
    /// Cards revealed this turn.
    pub revealed: Vec<CardName>,
}

/// What a viewer sees of the board.
pub(crate) fn board(looker: &Looker<'_>) -> DuchyView {
    let board = &looker.position.duchy;
    let neutral = Minister::ALL.into_iter().filter(|&minister| !board.is_swayed(minister));
    let acted = |minister: Minister| (minister, board.has_acted(minister));
    DuchyView {
        burrow: board.burrow(),
        swayed: board.swayed().map(acted).collect(),
        neutral: neutral.collect(),
        crowns: Rank::ALL.map(|rank| (rank, board.crowns(rank))).into(),
        revealed: looker.cards(board.revealed()),
    }
}
