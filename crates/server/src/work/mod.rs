//! Work that takes its time: whose turn it is, and the threads it is done on.

mod pool;
mod turns;

pub use pool::{NotDone, Pool};
pub use turns::{Busy, Hands, Rank, Turn, Turns, Who, Wish};
