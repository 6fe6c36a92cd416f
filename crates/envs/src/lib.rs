//! The games as environments: what can be done is a number of a fixed list, what a seat may know is a row of bytes, and many
//! games are stepped at once.
//!
//! A [`Catalogue`] lists every choice of a game; a [`Schema`] says what each byte of an observation means; a [`Batch`] holds
//! many games, each with a seed of its own; a [`Walk`] is one game in which chance is chosen, too. Nothing here knows a rule:
//! what is offered comes from the kernel, and an [`Eye`] sees for one seat.
//!
//! This crate refuses to know any screen, file, language or bot, and Python. Start reading at [`Catalogue`], then [`Schema`] and [`Batch`].

pub mod batch;
pub mod catalogue;
mod crew;
pub mod environment;
pub mod games;
pub mod pen;
pub mod reward;
mod slot;
pub mod walk;

pub use batch::{AnyBatch, Batch, BatchError, Plan};
pub use catalogue::Catalogue;
pub use environment::{AnyEnvironment, Environment, Eye, SHELF, find};
pub use pen::{Field, Pen, Row, Schema, field};
pub use reward::Reward;
pub use walk::{AnyWalk, Turn, Walk};
