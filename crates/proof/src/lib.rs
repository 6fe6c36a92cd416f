//! The proof: how rules are shown to be right.
//!
//! A [`Scenario`] asks one rules question in the words of the rulebook: a position, a line of play in notation, the
//! story it tells, the paragraph it proves. The [`battery`] plays random games and checks what every game must hold;
//! [`soak`] is its long run. Two tiny games, [`morra`] and the [`skirmish`], prove the kernel through both, and show how
//! a small game reads. Tests only: nothing here is shipped.
//!
//! It refuses to know any of the real games, any screen and any server: they bring their own tests. Start reading at [`Scenario`], then
//! [`battery`]; of the tiny games, at the law of [`skirmish`].

pub mod battery;
pub mod morra;
pub mod pace;
pub mod scenario;
pub mod skirmish;
pub mod recorded;
pub mod soak;
pub mod speech;

pub use scenario::Scenario;
pub use speech::Speech;
