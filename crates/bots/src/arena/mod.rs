//! The arena: bots against bots, seats rotated, every bout reproducible from its number.
//! Elsewhere: paired tournament, Latin square, common random numbers.

pub mod bout;
pub mod rota;
pub mod rush;
pub mod table;

pub use bout::{Call, Record, Sitting, play};
pub use rota::{Bout, Rota};
pub use rush::Rush;
pub use table::{Line, Rate, pairs, roles, standings};
