//! It's a Wonderful Kingdom with Legends: the rules and data, pure.
//!
//! The modules stand in the order of the rules: a chapter is a folder, a section a file, a paragraph a function. The crate
//! knows no screen, no file, no clock and no bot. Start reading at [`law`], then the chapters in their order.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]
#![warn(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

pub mod law;
pub mod terms;
pub mod setting;
pub mod position;

pub mod setup;
pub mod choice_phase;
pub mod planning;
pub mod production;
pub mod pieces;
pub mod scoring;
pub mod menaces;
pub mod advisors;
pub mod quests;
pub mod solo;
pub mod conquest;

pub mod frame;
pub mod choice;
pub mod question;
pub mod fact;
pub mod why;
pub mod spoken;
pub mod view;
pub mod redeal;
pub mod audit;
pub mod layout;
pub mod game;

pub use choice::Choice;
pub use fact::Fact;
pub use frame::Frame;
pub(crate) use game::{Asking, Desk, Flow};
pub use game::{GAME, WonderfulKingdom};
pub use position::Position;
pub use question::Question;
pub use setting::Setting;
pub use view::View;
pub use why::Why;
