//! Scenarios: rules questions, chapter by chapter as in the Law.
//!
//! A question is a position in words, a line of play in notation, and what must be so afterwards:
//!
//! ```text
//! let words = "c1 marquise-warrior 2 eyrie-warrior 2\nhand eyrie ambush-fox\ncrafted marquise armorers";
//! let game = phase(&[], &format!("turn marquise\n{words}"), Golden::Daylight)  // options, words, where the turn stands
//!     .chances([2, 1]);                                    // the dice and draws to come, in order
//! assert_eq!(game.refuses("do recruit"), "6.5.3  You have no recruiter on the map.");
//! let game = game.plays("do battle; pass; use armorers");  // one battle is possible, so which one is not asked
//! assert_eq!((game.count(Piece::EyrieWarrior, 1), game.score(Faction::Marquise)), (0, 0));
//! game.proves(law::key_actions::USE_EFFECTS);              // the paragraph was really applied
//! ```
//!
//! * Where it begins: `support::phase` (a phase of a turn, at any table), `scene::four`, `exiles` and `five` (any frame:
//!   a battle, a window for crafted cards), and `Scenario::new` (a new table, from its set-up).
//! * The words of a position: `root::layout`. The notation of answers: `root::Choice`; `game.sheet()` prints what is
//!   asked, offered and withheld at any point, with the notation beside each.
//! * Chance: a die by its face, a card by `scene::drawn`; with `luck` what is not written comes as it may.
//! * What can be seen: `scene::Look` (points, pieces, hands, piles), `game.position()`, `game.offers()`,
//!   `game.refuses(choice)` (the paragraph and the reason, or `not offered`), `game.story()`, `game.outcome()`.
//! * A player with only one answer is not asked, and one who can only pass is skipped: to see somebody refused, leave another answer.

mod support;
mod scene;

mod golden_rules;
mod key_terms;
mod victory;
mod key_actions;
mod arithmetic;
mod enumeration;
mod setup;
mod marquise;
mod eyrie;
mod alliance;
mod vagabond;
mod lizard_cult;
mod riverfolk;
mod hundreds;
mod duchy;
mod corvids;
mod keepers;
mod maps;
mod landmarks;
mod advanced;
mod hirelings;
mod glossary;
mod standard_deck;
mod exiles;
mod faq;
