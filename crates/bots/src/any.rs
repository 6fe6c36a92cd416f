//! Bots behind one type, for those who hold games by name.

use crate::judge::Judge;
use crate::level::Task;
use crate::mind::{Deals, Mind};
use crate::search::{Horizon, Search};
use kernel::{AnyKnowledge, Fast, Knowledge, Spoken};
use std::fmt::Debug;
use std::marker::PhantomData;

/// A bot for some game.
pub trait AnyBot: Debug + Send + Sync {
    /// The game it plays.
    fn game(&self) -> &'static str;
    /// A mind for one seat of one table.
    fn mind(&self) -> Box<dyn AnyMind>;
    /// A mind that judges as it is written here. A bot that comes to judge in another way says so in `mind` and leaves this one.
    fn written(&self) -> Box<dyn AnyMind> {
        self.mind()
    }
    /// Looks ahead for a seat, always so many decisions beyond the tree and so many times: for measuring. Says whether
    /// the seat's game is the bot's.
    fn look_ahead(&self, known: &dyn AnyKnowledge, decisions: u32, times: u32) -> bool;
}

/// The mind of a bot at one seat of one table.
pub trait AnyMind: Debug + Send {
    /// What it would answer for the seat whose knowledge this is; none if that is of another game.
    fn think(&mut self, known: &dyn AnyKnowledge, task: Task) -> Option<Thought>;
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

/// The bot of a game that judges itself, or is judged by something else.
#[derive(Debug, Clone, Copy, Default)]
pub struct Bot<G, J = G>(PhantomData<(G, J)>);

impl<G: Spoken, J: Judge<G>> Bot<G, J> {
    /// The bot of a game.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Spoken, J: Judge<G>> AnyBot for Bot<G, J> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn mind(&self) -> Box<dyn AnyMind> {
        Box::new(Mind::<G, J>::default())
    }

    fn look_ahead(&self, known: &dyn AnyKnowledge, decisions: u32, times: u32) -> bool {
        let Some(known) = known.as_any().downcast_ref::<Knowledge<G>>() else { return false };
        let deal = |chance: &mut Fast| known.redealt(chance);
        let first = deal(&mut Fast::new(1));
        let search = Search::<G, J>::new(known.setting(), known.seat(), &first, 1);
        let mut search = search.looking(Horizon::Always(decisions));
        (0..times).for_each(|_| search.look_at(deal));
        true
    }
}

impl<G: Spoken, J: Judge<G>> AnyMind for Mind<G, J> {
    fn think(&mut self, known: &dyn AnyKnowledge, task: Task) -> Option<Thought> {
        let known = known.as_any().downcast_ref::<Knowledge<G>>()?;
        let deal = |chance: &mut Fast| known.redealt(chance);
        let deals = Deals { deal, happened: known.happened() };
        let decision = self.decide(known.setting(), Task { seat: known.seat(), ..task }, &deals);
        Some(Thought {
            choice: decision.choice.to_string(),
            sure: decision.sure,
            expects: decision.expects,
            iterations: decision.iterations,
        })
    }
}
