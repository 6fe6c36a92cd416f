//! The proof: how rules are shown to be right.
//!
//! A [`Scenario`] asks one rules question in the words of the rulebook: a position, a line of play in notation, the
//! story it tells, the paragraph it proves. The [`battery`] plays random games and checks what every game must hold;
//! [`soak`] is its long run. Two tiny games, [`morra`] and the [`skirmish`], prove the kernel through both, and show how
//! a small game reads. Tests only: nothing here is shipped.

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
