//! What answers for a seat that no person holds.

use kernel::chance::{Fast, Source};
use kernel::{AnyTable, Seat};
use std::fmt::Debug;

/// Chooses for a bot. It runs on a bounded pool and may take its time.
pub trait Brain: Debug + Send + Sync {
    /// The levels it plays at, the weakest first.
    fn levels(&self) -> &'static [&'static str];

    /// A choice in notation for a seat that is asked; the same seed gives the same choice.
    fn choose(&self, table: &dyn AnyTable, seat: Seat, level: &str, seed: u64) -> Option<String>;

    /// Whether it gives advice in a game.
    fn advises(&self, game: &str) -> bool {
        let _ = game;
        false
    }

    /// What the strongest of its levels would do for a seat that is asked, from what that seat may know.
    fn advise(&self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Option<Advice> {
        let _ = (table, seat, seed);
        None
    }
}

/// What a strong player would do.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// The choice in notation.
    pub choice: String,
    /// How sure it is, from 0 to 1.
    pub sure: f32,
    /// What it expects for the seat, from 0 to 1.
    pub expects: f32,
}

/// Plays at random: for tests and for games nobody has taught.
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl Brain for Random {
    fn levels(&self) -> &'static [&'static str] {
        &["random"]
    }

    fn choose(&self, table: &dyn AnyTable, seat: Seat, _: &str, seed: u64) -> Option<String> {
        let mut offers = table.ask(seat)?.offers;
        let index = Fast::new(seed).below(u32::try_from(offers.len()).ok()?);
        Some(offers.swap_remove(usize::try_from(index).ok()?).choice)
    }
}
