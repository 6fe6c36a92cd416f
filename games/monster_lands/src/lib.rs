//! Monster Lands: the rules, paragraph by paragraph, and the data of its components.
//!
//! The numbers M1 to M38 are those of the law tables in [`law`]; a chapter is a folder, a section a file, a paragraph a
//! function. Rules know no screen, file, clock or bot.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]
#![warn(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

pub mod law;
pub mod pieces;
mod options;
pub mod setting;
pub mod position;
pub mod choice;
pub mod ask;
pub mod fact;
mod game;
pub mod view;
mod redeal;
mod spoken;

mod components;
pub mod setup;
mod clan;
pub mod rounds;
pub mod deployment;
pub mod citadel;
pub mod outside;
pub mod settled_lands;
pub mod adventure;
pub mod clean_up;
pub mod scoring;
mod affinity;
mod tricks;
pub mod solo;
pub mod campaign;

pub use choice::Choice;
pub use game::{Frame, GAME, MonsterLands};
