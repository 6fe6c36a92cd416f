//! Boards: each game's own, and the plain one for all others.

pub mod monster_lands;
pub mod root;
pub mod village_attacks;
pub mod wonderful_kingdom;

use crate::Board;

/// Draws any game, from the outline of its view.
#[derive(Debug)]
pub struct Plain;

impl Board for Plain {
    fn style(&self) -> &'static str {
        include_str!("../../assets/plain.css")
    }
}
