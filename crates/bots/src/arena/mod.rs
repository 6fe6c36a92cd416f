//! The arena: bots against bots, seats rotated, every bout reproducible from its number.

pub mod bout;
pub mod table;

pub use bout::{Bout, Call, Record, play};
pub use table::{Line, Rate, standings};
