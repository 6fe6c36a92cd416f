//! Bots: one tree search for every game, and for each game a small judgement.
//!
//! A bot never sees a table: it is dealt imagined states ([`kernel::Redealt`]), in which everything its seat cannot
//! know was replaced by a fair sample, and looks ahead in those. What a position is worth and which offers look silly
//! is said per game ([`Judge`]); everything else is the same for all of them. A game that says nothing of itself is played on
//! to its end and judged by that ([`Playouts`]).
//!
//! This crate refuses to know a table, a journal, a seed, a screen and a file. Start reading at [`search`], then [`judge`], [`mind`] and
//! [`arena`]; the judgement of each game is a folder of `judgement`.

pub mod analysis;
pub mod any;
pub mod arena;
pub mod entrant;
pub mod exact;
mod guess;
pub mod judge;
mod judgement;
mod learned;
pub mod learn;
pub mod level;
pub mod mind;
pub mod net;
pub mod player;
pub mod policy;
pub mod search;
pub mod tree;
mod win;
#[cfg(test)]
mod tests;

pub use analysis::{Analyst, Looks, Walk, analyse};
pub use any::{AnyBot, AnyMind, Bot, Pondered, Thought};
pub use entrant::{Entrant, NotAnEntrant, Skill};
pub use judge::{Asked, Judge, Playouts, Worth};
pub use level::{Decision, Level, Task};
pub use mind::{Deals, Mind, Study};
pub use player::{Player, player};
pub use search::{Budget, Search};
