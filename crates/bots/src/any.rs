//! Bots behind one type, for those who hold games by name.

use crate::judge::Judged;
use crate::level::{Task, decide};
use kernel::{AnyTable, Spoken, Table, Viewer};
use std::fmt::Debug;
use std::marker::PhantomData;

/// A bot for some game.
pub trait AnyBot: Debug + Send + Sync {
    /// The game it plays.
    fn game(&self) -> &'static str;
    /// What it would answer for a seat that is asked; none if the seat is not, or the table is of another game.
    fn think(&self, table: &dyn AnyTable, task: Task) -> Option<Thought>;
}

/// What a bot would answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Thought {
    /// The choice, in notation.
    pub choice: String,
    /// How sure it is, from 0 to 1.
    pub sure: f32,
    /// What it expects for its seat, from 0 to 1.
    pub expects: f32,
    /// How many imagined games it looked at.
    pub iterations: u32,
}

/// The bot of a game.
#[derive(Debug, Clone, Copy, Default)]
pub struct Bot<G>(PhantomData<G>);

impl<G: Judged + Spoken> Bot<G> {
    /// The bot of a game.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Judged + Spoken> AnyBot for Bot<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn think(&self, table: &dyn AnyTable, task: Task) -> Option<Thought> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        table.ask_of(task.seat)?;
        let deal = |chance: &mut kernel::Fast| table.redealt(Viewer::Seat(task.seat), chance);
        let decision = decide(&**table.setting(), task, deal);
        Some(Thought {
            choice: decision.choice.to_string(),
            sure: decision.sure,
            expects: decision.expects,
            iterations: decision.iterations,
        })
    }
}
