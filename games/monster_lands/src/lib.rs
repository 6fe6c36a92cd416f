//! Monster Lands: the rules, paragraph by paragraph, and the data of its components.
//!
//! The numbers M1 to M38 are those of the law tables in [`law`]; a chapter is a folder, a section a file, a paragraph a
//! function. Rules know no screen, file, clock or bot. Start reading at [`law`], then `rounds`, which opens everything else.
//!
//! | heading of the rulebook | where |
//! |---|---|
//! | Game setup, player area setup, difficulty levels | `setup` |
//! | Glory and Reputation, clan members, talents and abilities | `clan` |
//! | Dice pool preparation, variants | `rounds` |
//! | Deployment, dice conversion, trophies sold, Loot used at home | `deployment` |
//! | The Citadel and its buildings, persuasion dice | `citadel`: a file for each building, `persuasion` |
//! | Excess Glory, a round of beer, Novices | `citadel/tavern`; what a Novice converts: `deployment/conversions` |
//! | The Outside, Path Headers and benefits, the Entrance | `outside` |
//! | Deploy in a settled Land; settled Land! | `settled_lands/action`, `settled_lands/settling` |
//! | Missions | `adventure/missions` |
//! | Land battles: revealing Traps; Monster attack; death; Mercenary attack | `adventure`: `revealing`, `monster_attack`, `wounds`, `mercenary_attack` |
//! | End of the Monster battle; Land conquest; Loot; defence of the Citadel | `adventure`: `after_the_attack`, `conquest`, `loot`, `citadel_defence` |
//! | What modifies dice and hits | `adventure/modifiers`, `adventure/rerolls`; Affinity: `affinity` |
//! | Clean-up, steps 1, 2, 3, 4, 5 to 8 | `clean_up`: `home`, `panic`, `leaders`, `wages`, `reset` |
//! | Scoring and victory | `scoring` |
//! | Trick module | `tricks` |
//! | Solo mode, scenario book, campaign | `solo`, `adventure/madhala`, `scoring/ranks` and `data/scenarios.toml`, `campaign` |
//! | Reference tables | `setting/records`: `Power`, `Talent`, `TrapEffect`, `LootEffect`, `Gain`; numbers in `data` |

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]
#![warn(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

pub mod law;
pub mod terms;
mod options;
pub mod setting;
pub mod position;
pub mod choice;
pub mod question;
pub mod fact;
pub mod frame;
pub mod why;
mod game;
pub mod view;
mod redeal;
pub mod spoken;

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
pub use fact::Fact;
pub use frame::Frame;
pub use game::{GAME, MonsterLands};
pub use position::{Position, layout};
pub use question::Question;
pub use setting::Setting;
pub use view::View;
pub use why::Why;

pub(crate) use game::{Asking, Desk, Flow};

/// What stands in the way of a choice: the paragraph and the reason.
pub(crate) type Bar = (kernel::Para, Why);
