//! Live tables over HTTP: accounts, lobby, storage, bots, pages.
//!
//! A command is validated on a copy of the table, made durable, and only then acknowledged and published. The server
//! knows games by name ([`kernel::AnyGame`]), holds no rule, and shows a person only what their seat may know. Start reading at `live`
//! (tables), then `store` (what is kept) and `http` (who asks).

pub mod admin;
pub mod brain;
mod buckets;
pub mod calls;
pub mod chance;
pub mod check;
pub mod door;
pub mod http;
pub mod live;
pub mod net;
mod notice;
pub mod program;
mod recent;
pub mod retention;
pub mod serve;
pub mod sessions;
pub mod shelf;
pub mod store;
pub mod tallies;
pub mod timing;
pub mod vouching;
pub mod work;

pub use brain::Brain;
pub use calls::Reach;
pub use live::Limits;
pub use retention::Retention;
pub use serve::{Config, ServeError, asked_to_end, log_panics, serve};
pub use vouching::Issuer;
