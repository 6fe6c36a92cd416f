//! Root: the Law's rules and data, pure.
//!
//! The modules stand in the order of the Law: a chapter is a folder, a section a file, a paragraph a function. The crate
//! knows no screen, no file, no clock and no bot. Start reading at [`law`], then a faction's folder: `eyrie` shows how one is written.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]
#![warn(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

pub mod law;
pub mod terms;
pub mod setting;
pub mod position;

pub mod golden_rules;
pub mod key_terms;
pub mod victory;
pub mod key_actions;
pub mod setup;
pub mod marquise;
pub mod eyrie;
pub mod alliance;
pub mod vagabond;
pub mod lizard_cult;
pub mod riverfolk;
pub mod duchy;
pub mod corvids;
pub mod hundreds;
pub mod keepers;
pub mod maps;
pub mod landmarks;
pub mod hirelings;
pub mod glossary;
pub mod cards;

pub mod frame;
pub mod choice;
mod deeds;
pub mod question;
pub mod fact;
pub mod why;
pub mod spoken;
pub mod view;
pub mod redeal;
mod reckoning;
pub mod audit;
pub mod layout;
pub mod game;

pub use choice::Choice;
pub use fact::Fact;
pub use frame::Frame;
pub use game::{GAME, Root};
pub use position::Position;
pub use question::Question;
pub use setting::Setting;
pub use view::View;
pub use why::Why;

pub(crate) use game::{Asking, Desk, Flow};

/// What stands in the way of a choice: the paragraph and the reason.
pub(crate) type Bar = (kernel::Para, Why);
