//! Bots behind one type, for those who hold games by name.

use crate::judge::Judged;
use crate::level::Task;
use crate::mind::{Deals, Mind};
use crate::search::{Horizon, Search};
use kernel::{AnyTable, Fast, Spoken, Table, Viewer};
use std::fmt::Debug;
use std::marker::PhantomData;

/// A bot for some game.
pub trait AnyBot: Debug + Send + Sync {
    /// The game it plays.
    fn game(&self) -> &'static str;
    /// A mind for one seat of one table.
    fn mind(&self) -> Box<dyn AnyMind>;
    /// Looks ahead for the first seat that is asked at a table, always so many decisions beyond the tree and so many
    /// times: for measuring. Says whether there was anything to look at.
    fn look_ahead(&self, table: &dyn AnyTable, decisions: u32, times: u32) -> bool;
}

/// The mind of a bot at one seat of one table.
pub trait AnyMind: Debug + Send {
    /// What it would answer; none if the seat is not asked, or the table is of another game.
    fn think(&mut self, table: &dyn AnyTable, task: Task) -> Option<Thought>;
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

    fn mind(&self) -> Box<dyn AnyMind> {
        Box::new(Mind::<G>::default())
    }

    fn look_ahead(&self, table: &dyn AnyTable, decisions: u32, times: u32) -> bool {
        let typed = table.as_any().downcast_ref::<Table<G>>();
        let Some((table, seat)) = typed.zip(table.asked().first().copied()) else { return false };
        let deal = |chance: &mut Fast| table.redealt(Viewer::Seat(seat), chance);
        let first = deal(&mut Fast::new(1));
        let search = Search::new(&**table.setting(), seat, &first, 1);
        let mut search = search.looking(Horizon::Always(decisions));
        (0..times).for_each(|_| search.look_at(deal));
        true
    }
}

impl<G: Judged + Spoken> AnyMind for Mind<G> {
    fn think(&mut self, table: &dyn AnyTable, task: Task) -> Option<Thought> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        table.ask_of(task.seat)?;
        let deal = |chance: &mut Fast| table.redealt(Viewer::Seat(task.seat), chance);
        let happened = table.journal().entries.len();
        let decision = self.decide(table.setting(), task, &Deals { deal, happened });
        Some(Thought {
            choice: decision.choice.to_string(),
            sure: decision.sure,
            expects: decision.expects,
            iterations: decision.iterations,
        })
    }
}
