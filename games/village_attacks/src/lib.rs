//! Village Attacks: rules and data, pure.
//!
//! The players are the monsters; villagers march on the Castle Heart. The modules stand in the order of the law: a chapter
//! is a module, a paragraph a function. The crate knows no screen, no file, no clock and no bot. Nothing is hidden at this
//! table: what nobody knows is chance to come. Start reading at [`law`], then `round`, which opens everything else.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]
#![warn(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

pub mod law;
pub mod terms;
pub mod setting;
pub mod position;

pub mod rounds;
pub mod setup;
pub mod turn;
pub mod attacking;
pub mod defence;
pub mod capabilities;
pub mod experience;
pub mod objectives;
pub mod death;
pub mod summoning;
pub mod healing;
pub mod events;
pub mod villagers;
pub mod troll;
pub mod triggering;
pub mod spawning;
pub mod conditions;
pub mod priority;
pub mod shoving;
pub mod sight;
pub mod minions;

pub mod frame;
pub mod choice;
pub mod question;
pub mod fact;
pub mod why;
pub mod spoken;
pub mod view;
pub mod layout;
mod reckoning;
pub mod game;

pub use choice::Choice;
pub use fact::Fact;
pub use frame::Frame;
pub(crate) use game::{Asking, Desk, Flow};
pub use game::{GAME, VillageAttacks};
pub use position::Position;
pub use question::Question;
pub use setting::Setting;
pub use view::View;
pub use why::Why;
