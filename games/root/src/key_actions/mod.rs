//! 4 Key Actions.

pub mod craft;
pub mod movement;
pub mod battle;
