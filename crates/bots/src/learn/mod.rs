//! Learning: bots play each other, and what came of their positions is what a net is taught.
//!
//! A game is a function of its number and of the weights it is played with, so its sheet can be made anywhere. A sheet
//! keeps choices and what was expected, no positions: lessons are taken by playing it again.

pub mod lessons;
pub mod sheet;

pub use lessons::{Aim, Taught, taught};
pub use sheet::{Effort, Leaf, Moment, Sheet, play};
