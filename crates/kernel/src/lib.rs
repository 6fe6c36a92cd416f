//! The kernel: what every rulebook shares. This is a whole game, Pig for two: roll and gather, or hold and score; a one loses what was
//! gathered, and twenty points win.
//!
//! ```
//! use kernel::{Dealer, Message, Outcome, Script, Seat, State, Table, next, over};
//! use std::sync::Arc;
//!
//! /// The rulebook: a constant, a number and a title for each paragraph.
//! mod law {
//!     kernel::law! { ROLL = "1.1", "Roll"; A_ONE = "1.2", "A One"; HOLD = "1.3", "Hold"; }
//! }
//!
//! /// What never changes during a game.
//! #[derive(Debug)]
//! pub struct Setting { goal: u8 }
//!
//! /// What changes: plain data, which a search copies freely.
//! #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, serde::Serialize)]
//! pub struct Position { turn: Seat, gathered: u8, scores: [u8; 2] }
//!
//! /// What a viewer may know of it: in Pig, everything.
//! pub type View = Position;
//!
//! kernel::choices! {
//!     /// An answer, with its notation and the key of its message.
//!     pub enum Choice { Roll = "roll" => "choice-roll", Hold = "hold" => "choice-hold" }
//!     fn message(setting: &Setting) -> Message;
//! }
//!
//! kernel::questions! {
//!     /// What is asked.
//!     pub enum Question { RollOrHold => "ask-roll-or-hold" }
//!     fn message(setting: &Setting) -> Message;
//! }
//!
//! kernel::speech! {
//!     /// What happened.
//!     pub enum Fact {
//!         Rolled { who: Seat, pips: u8 } => "fact-rolled",
//!         Lost { who: Seat } => "fact-lost",
//!         Held { who: Seat, points: u8 } => "fact-held",
//!     }
//!     fn message(setting: &Setting) -> Message;
//! }
//!
//! kernel::speech! {
//!     /// Why an answer is withheld.
//!     pub enum Why { NothingGathered => "why-nothing-gathered" }
//!     fn message(setting: &Setting) -> Message;
//! }
//!
//! kernel::frames! {
//!     /// A paragraph that stands open, and the function that resolves it.
//!     pub enum Frame {
//!         Turn = law::ROLL => roll_or_hold,
//!         Roll = law::ROLL => roll,
//!         Hold = law::HOLD => hold,
//!     }
//!     fn resolve(desk: &mut Desk<'_>) -> Flow;
//!     opens with Frame::Turn;
//! }
//!
//! /// 1.1 Roll. What asks changes nothing: each offer names the frame that opens when it is chosen.
//! fn roll_or_hold(desk: &Desk<'_>) -> Flow {
//!     let ask = desk.ask(desk.position.turn, law::ROLL, Question::RollOrHold);
//!     let ask = ask.offer(Choice::Roll, Frame::Roll);
//!     if desk.position.gathered == 0 {
//!         ask.withhold(Choice::Hold, law::HOLD, Why::NothingGathered).must()
//!     } else {
//!         ask.offer(Choice::Hold, Frame::Hold).must()
//!     }
//! }
//!
//! /// 1.1 Roll. And
//! /// 1.2 A One. What acts changes the position and tells what happened.
//! fn roll(desk: &mut Desk<'_>) -> Flow {
//!     let (who, pips) = (desk.position.turn, desk.chance.die(6) as u8);
//!     desk.tell(law::ROLL, Fact::Rolled { who, pips });
//!     if pips == 1 {
//!         desk.position.gathered = 0;
//!         desk.position.turn = who.after(2);
//!         desk.tell(law::A_ONE, Fact::Lost { who });
//!     } else {
//!         desk.position.gathered += pips;
//!     }
//!     next(Frame::Turn)
//! }
//!
//! /// 1.3 Hold.
//! fn hold(desk: &mut Desk<'_>) -> Flow {
//!     let (who, points) = (desk.position.turn, std::mem::take(&mut desk.position.gathered));
//!     desk.position.scores[who.index()] += points;
//!     desk.position.turn = who.after(2);
//!     desk.tell(law::HOLD, Fact::Held { who, points });
//!     if desk.position.scores[who.index()] >= desk.setting.goal { over() } else { next(Frame::Turn) }
//! }
//!
//! kernel::game! {
//!     /// The game of Pig.
//!     pub struct Pig;
//!
//!     name "pig", edition 1, law &[law::ALL];
//!     options &[], data &[], texts &[];
//!
//!     fn set(_options, _data) = Ok(Setting { goal: 20 });
//!     fn seats(_setting) = 2;
//!     fn open(_setting) = Position::default();
//!     fn resolve(frame, desk) = frame.resolve(desk);
//!     fn outcome(_setting, position) = Outcome::ranked(
//!         [Seat(0), Seat(1)].map(|seat| (seat, position.scores[seat.index()].into(), ())),
//!     );
//!     fn view(_setting, position, _viewer) = *position;
//!     fn seat_name(_setting, seat) = Message::new(format!("seat-{seat}"));
//!     fn audit(_setting, position) =
//!         if position.gathered < 100 { Ok(()) } else { Err("too much was gathered".to_owned()) };
//!     fn bound(_setting) = 10_000;
//! }
//!
//! # fn main() {
//! // The die as it is to fall. A player with only one answer is not asked: with nothing gathered one can only roll, so each turn begins with a die.
//! let die = Dealer::Script(Script::named([6, 5, 1, 6, 4]));
//! let opening = State::opening(Position::default(), Frame::default());
//! let mut table = Table::<Pig>::at(Arc::new(Setting { goal: 20 }), opening, die);
//!
//! table.play(Seat(0), Choice::Roll).unwrap();
//! assert!(table.play(Seat(1), Choice::Roll).is_err(), "it is not the other's turn");
//! table.play(Seat(0), Choice::Hold).unwrap();
//! table.play(Seat(0), Choice::Roll).unwrap();
//! table.play(Seat(0), Choice::Hold).unwrap();
//!
//! let told: Vec<Fact> = table.told().iter().map(|told| told.fact).collect();
//! assert_eq!(told[..2], [Fact::Rolled { who: Seat(0), pips: 6 }, Fact::Rolled { who: Seat(0), pips: 5 }]);
//! assert!(told.contains(&Fact::Lost { who: Seat(1) }));
//! assert!(table.outcome().unwrap().winners().has(Seat(0)));
//! # }
//! ```
//!
//! With texts and scenarios the same game is written step by step in `docs/your-own-game.md`.
//!
//! A rulebook is a list of paragraphs ([`Para`]). A paragraph that stands open is a *frame*; the stack of open
//! frames is the whole control state of a game. A paragraph's function looks at the [`Desk`] and hands back a
//! [`Flow`]: it is settled, or these come next in order, or a seat must answer an [`Ask`]. A [`Table`] plays
//! choices, keeps the [`Journal`], tells facts, and undoes; a [`Quiet`] table does nothing but play, fast.
//!
//! The kernel refuses to know any game, any screen, any file and any clock. Start reading at [`para`], then [`game`](mod@game), [`flow`] and
//! [`ask`], [`desk`], [`state`], [`table`].

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
pub use face::{AnyGame, AnyTable, AnyView, Face, LaidOut, Made, Opened, Undealt};
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
