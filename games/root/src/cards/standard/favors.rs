//! The Favors of the Foxes, Rabbits and Mice.

use crate::golden_rules::{remove_all_enemies, total_removal};
use crate::terms::Suit;
use crate::{Desk, Flow, law};

/// A Favor: every enemy piece leaves every clearing of the suit; what that triggers waits until all are gone (1.5.4).
pub(super) fn favor(suit: Suit, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let clearings = desk.position.woodland.of_suit(suit);
    remove_all_enemies(desk, clearings, seat, law::key_actions::IMMEDIATE_EFFECTS);
    kernel::next(total_removal())
}
