//! The kernel: what every rulebook shares.
//!
//! A rulebook is a list of paragraphs ([`Para`]). A paragraph that stands open is a *frame*; the stack of open
//! frames is the whole control state of a game. A paragraph's function looks at the [`Desk`] and hands back a
//! [`Flow`]: it is settled, or these come next in order, or a seat must answer an [`Ask`]. A [`Table`] plays
//! choices, keeps the [`Journal`], tells facts, and undoes; a [`Quiet`] table does nothing but play, fast.
//!
//! The kernel refuses to know any game, any screen, any file and any clock.

pub mod analysis;
pub mod ask;
mod between;
pub mod bits;
pub mod brisk;
pub mod campaign;
pub mod chance;
pub mod data;
pub mod desk;
pub mod digest;
pub mod face;
pub mod fact;
pub mod fixed;
pub mod flow;
pub mod foresight;
pub mod game;
pub mod journal;
pub mod lang;
pub mod knowledge;
pub mod layout;
pub mod listed;
pub mod message;
pub mod notation;
mod observed;
pub mod options;
pub mod outcome;
pub mod para;
pub mod parts;
pub mod quiet;
pub mod reckoning;
pub mod record;
pub mod replay;
pub mod seat;
pub mod set;
mod sheets;
pub mod stack;
pub mod state;
pub mod table;
pub mod tables;

pub use ask::{Ask, Asking, Offer, Opens, Slate, Withheld};
pub use bits::Bits;
pub use brisk::{AnyBrisk, Brisk};
pub use campaign::{Campaigns, Course};
pub use chance::{Chance, Dealer, Fast, Kept, Live, Script, Seed, Source};
pub use data::{Data, DataError, DataFile, FormerFile, Provenance};
pub use desk::Desk;
pub use digest::Digest;
pub use face::{AnyGame, AnyTable, AnyView, Face, Opened, Undealt};
pub use fact::{Boundary, Told};
pub use fixed::FixedVec;
pub use flow::{Flow, in_order, leave, next, over, sealed, settled, together};
pub use foresight::Foreseen;
pub use game::{Audited, Game, LayoutError, Spoken, Text};
pub use journal::{Entry, Journal, JournalError};
pub use knowledge::{AnyKnowledge, Knowledge};
pub use lang::Lang;
pub use listed::Listed;
pub use message::{Arg, Message};
pub use options::{Kind, OptionSpec, Options};
pub use outcome::{Outcome, Standing, Verdict};
pub use para::{Absence, Para, cite};
pub use parts::Part;
pub use quiet::{AnyQuiet, Quiet};
pub use reckoning::{ComesTo, Gauge, Milestone, Reckoning};
pub use replay::{Difference, Findings, ReplayError, Replayed};
pub use seat::{Seat, Seats, Viewer};
pub use set::{Member, Set};
pub use state::{Redealt, State};
pub use table::{Answer, Played, Refusal, Table};
