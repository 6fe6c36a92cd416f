//! Bots behind one type, for those who hold games by name.

use crate::analysis::Analyst;
use crate::judge::{Judge, Worth};
use crate::learned;
use crate::level::{Decision, Task};
use crate::mind::{Deals, Mind, Study};
use crate::net::weights::shipped;
use crate::net::{Learned, Lesson, Pick, Weights, WeightsError};
use crate::search::{Horizon, Search};
use kernel::{AnyKnowledge, Fast, Knowledge, Spoken, State};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::Arc;

/// A bot for some game.
pub trait AnyBot: Debug + Send + Sync {
    /// The game it plays.
    fn game(&self) -> &'static str;
    /// A mind for one seat of one table.
    fn mind(&self) -> Box<dyn AnyMind>;
    /// A mind that judges as it is written here, whatever was learned.
    fn written(&self) -> Box<dyn AnyMind> {
        self.mind()
    }
    /// What looks back at its games.
    fn analyst(&self) -> &dyn Analyst;
    /// Looks ahead for a seat, always a given number of decisions beyond the tree and a given number of times: for measuring. Says whether
    /// the seat's game is the bot's.
    fn look_ahead(&self, known: &dyn AnyKnowledge, decisions: u32, times: u32) -> bool;
    /// The same bot with these weights in place of those that are shipped.
    fn taught(&self, weights: &[u8]) -> Result<Box<dyn AnyBot>, WeightsError>;
    /// Weights that change nothing, to begin with.
    fn blank(&self) -> Result<Weights, WeightsError>;
    /// Weights to begin learning with: nothing is learned yet, and the judgement is turned as it is where one learns.
    fn beginning(&self) -> Result<Weights, WeightsError>;
    /// Options for a table to learn at, drawn by a seed; what is not named is as usual.
    fn tables(&self, seed: u64) -> Vec<(&'static str, String)>;
    /// A lesson of an imagined position, and of a leaf behind it; neither has its target yet.
    fn lessons(&self, known: &dyn AnyKnowledge, seed: u64) -> [Option<Lesson>; 2];
    /// What there is to pick from where a seat is asked, with how often each choice was looked at.
    fn pick(&self, known: &dyn AnyKnowledge, visits: &[(String, u32)], seed: u64) -> Option<Pick>;
    /// What each seat may expect at the leaf of a seed, looking on from there a given number of times.
    fn leaf(&self, known: &dyn AnyKnowledge, seed: u64, looks: u32) -> Option<Worth>;
}

/// The mind of a bot at one seat of one table.
pub trait AnyMind: Debug + Send {
    /// What it would answer for the seat whose knowledge this is; none if that is of another game.
    fn think(&mut self, known: &dyn AnyKnowledge, task: Task) -> Option<Thought>;
    /// What it would answer by its judgement alone, looking one step ahead; none if that is of another game.
    fn step(&mut self, known: &dyn AnyKnowledge, seed: u64) -> Option<Thought>;
    /// What it would answer, with what was looked at on the way.
    fn ponder(&mut self, known: &dyn AnyKnowledge, task: Task) -> Option<Pondered>;
}

/// What a bot would answer, and what it looked at.
#[derive(Debug, Clone, PartialEq)]
pub struct Pondered {
    /// What it would answer.
    pub thought: Thought,
    /// What it expects for each seat.
    pub expected: Worth,
    /// The choices it looked at, in notation, with how often it came back to each and what that brought; nothing where
    /// there was no need to look.
    pub findings: Vec<(String, u32, f32)>,
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

/// A bot whose weights were handed to it.
#[derive(Debug)]
pub(crate) struct Taught<G, J> {
    bot: Bot<G, J>,
    learned: Arc<Learned>,
}

impl<G: Spoken, J: Judge<G>> Bot<G, J> {
    /// The bot of a game.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

/// How the judgement is turned.
fn dials(learned: Option<&Learned>) -> &[f32] {
    learned.map_or(&[], |learned| &learned.dials)
}

/// A bot with what it has learned.
pub(crate) trait Schooled: Debug + Send + Sync {
    /// The game it plays.
    type Game: Spoken;
    /// How it judges.
    type Judge: Judge<Self::Game>;
    /// What it has learned, if anything.
    fn learned(&self) -> Option<Arc<Learned>>;
}

impl<G: Spoken, J: Judge<G>> Schooled for Bot<G, J> {
    type Game = G;
    type Judge = J;

    fn learned(&self) -> Option<Arc<Learned>> {
        shipped::<G, J>()
    }
}

impl<G: Spoken, J: Judge<G>> Schooled for Taught<G, J> {
    type Game = G;
    type Judge = J;

    fn learned(&self) -> Option<Arc<Learned>> {
        Some(Arc::clone(&self.learned))
    }
}

impl<G: Spoken, J: Judge<G>> Bot<G, J> {
    fn look(
        known: &dyn AnyKnowledge,
        decisions: u32,
        times: u32,
        learned: Option<&Learned>,
    ) -> bool {
        let Some(known) = known.as_any().downcast_ref::<Knowledge<G>>() else { return false };
        let deal = |chance: &mut Fast| known.redealt(chance);
        let first = deal(&mut Fast::new(1));
        let search = Search::<G, J>::new(known.setting(), known.seat(), &first, 1);
        let mut search = search.looking(Horizon::Always(decisions)).corrected_by(learned);
        (0..times).for_each(|_| search.look_at(deal));
        true
    }

    fn leaf_worth(
        known: &dyn AnyKnowledge,
        seed: u64,
        looks: u32,
        learned: Option<&Learned>,
    ) -> Option<Worth> {
        let known = known.as_any().downcast_ref::<Knowledge<G>>()?;
        learned::leaf_worth::<G, J>(known, seed, learned, looks)
    }

    fn taken(known: &dyn AnyKnowledge, seed: u64, dials: &[f32]) -> [Option<Lesson>; 2] {
        let Some(known) = known.as_any().downcast_ref::<Knowledge<G>>() else {
            return [None, None];
        };
        let imagined = known.redealt(&mut Fast::new(seed));
        let of =
            |state: &State<G>| learned::lesson::<G, J>(dials, known.setting(), &state.position);
        let leaf = learned::leaf::<G, J>(known, seed);
        [of(imagined.state()), leaf.as_ref().and_then(of)]
    }

    fn turned(learned: Option<&Learned>) -> Result<Weights, WeightsError> {
        Ok(Weights::blank::<G, J>()?.turned::<G, J>(dials(learned)))
    }
}

impl<G: Spoken, J: Judge<G>> AnyBot for Bot<G, J> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn mind(&self) -> Box<dyn AnyMind> {
        Box::new(Mind::<G, J>::corrected_by(shipped::<G, J>()))
    }

    fn written(&self) -> Box<dyn AnyMind> {
        J::written()
    }

    fn analyst(&self) -> &dyn Analyst {
        self
    }

    fn look_ahead(&self, known: &dyn AnyKnowledge, decisions: u32, times: u32) -> bool {
        Self::look(known, decisions, times, shipped::<G, J>().as_deref())
    }

    fn taught(&self, weights: &[u8]) -> Result<Box<dyn AnyBot>, WeightsError> {
        let learned = Arc::new(Weights::read::<G, J>(weights)?.learned());
        Ok(Box::new(Taught { bot: Self::new(), learned }))
    }

    fn blank(&self) -> Result<Weights, WeightsError> {
        Weights::blank::<G, J>()
    }

    fn beginning(&self) -> Result<Weights, WeightsError> {
        Self::turned(shipped::<G, J>().as_deref())
    }

    fn tables(&self, seed: u64) -> Vec<(&'static str, String)> {
        J::tables(&mut Fast::new(seed ^ 0x7AB1E))
    }

    fn lessons(&self, known: &dyn AnyKnowledge, seed: u64) -> [Option<Lesson>; 2] {
        Self::taken(known, seed, dials(shipped::<G, J>().as_deref()))
    }

    fn pick(&self, known: &dyn AnyKnowledge, visits: &[(String, u32)], seed: u64) -> Option<Pick> {
        let known = known.as_any().downcast_ref::<Knowledge<G>>()?;
        learned::pick::<G, J>(known, visits, (seed, dials(shipped::<G, J>().as_deref())))
    }

    fn leaf(&self, known: &dyn AnyKnowledge, seed: u64, looks: u32) -> Option<Worth> {
        Self::leaf_worth(known, seed, looks, shipped::<G, J>().as_deref())
    }
}

impl<G: Spoken, J: Judge<G>> AnyBot for Taught<G, J> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn mind(&self) -> Box<dyn AnyMind> {
        Box::new(Mind::<G, J>::corrected_by(Some(Arc::clone(&self.learned))))
    }

    fn written(&self) -> Box<dyn AnyMind> {
        self.bot.written()
    }

    fn analyst(&self) -> &dyn Analyst {
        self
    }

    fn look_ahead(&self, known: &dyn AnyKnowledge, decisions: u32, times: u32) -> bool {
        Bot::<G, J>::look(known, decisions, times, Some(&self.learned))
    }

    fn taught(&self, weights: &[u8]) -> Result<Box<dyn AnyBot>, WeightsError> {
        self.bot.taught(weights)
    }

    fn blank(&self) -> Result<Weights, WeightsError> {
        self.bot.blank()
    }

    fn beginning(&self) -> Result<Weights, WeightsError> {
        Bot::<G, J>::turned(Some(&self.learned))
    }

    fn tables(&self, seed: u64) -> Vec<(&'static str, String)> {
        self.bot.tables(seed)
    }

    fn lessons(&self, known: &dyn AnyKnowledge, seed: u64) -> [Option<Lesson>; 2] {
        Bot::<G, J>::taken(known, seed, &self.learned.dials)
    }

    fn pick(&self, known: &dyn AnyKnowledge, visits: &[(String, u32)], seed: u64) -> Option<Pick> {
        let known = known.as_any().downcast_ref::<Knowledge<G>>()?;
        learned::pick::<G, J>(known, visits, (seed, &self.learned.dials))
    }

    fn leaf(&self, known: &dyn AnyKnowledge, seed: u64, looks: u32) -> Option<Worth> {
        Bot::<G, J>::leaf_worth(known, seed, looks, Some(&self.learned))
    }
}

impl<G: Spoken, J: Judge<G>> AnyMind for Mind<G, J> {
    fn think(&mut self, known: &dyn AnyKnowledge, task: Task) -> Option<Thought> {
        Some(thought(&study(self, known, task)?))
    }

    fn step(&mut self, known: &dyn AnyKnowledge, seed: u64) -> Option<Thought> {
        let known = known.as_any().downcast_ref::<Knowledge<G>>()?;
        Some(decided(&self.one_step(known, seed)?))
    }

    fn ponder(&mut self, known: &dyn AnyKnowledge, task: Task) -> Option<Pondered> {
        let study = study(self, known, task)?;
        let findings = study.findings.iter();
        let findings = findings.map(|it| (it.choice.to_string(), it.visits, it.worth)).collect();
        Some(Pondered { thought: thought(&study), expected: study.expected, findings })
    }
}

fn study<G: Spoken, J: Judge<G>>(
    mind: &mut Mind<G, J>,
    known: &dyn AnyKnowledge,
    task: Task,
) -> Option<Study<G::Choice>> {
    let known = known.as_any().downcast_ref::<Knowledge<G>>()?;
    let deal = |chance: &mut Fast| known.redealt(chance);
    let deals = Deals { deal, happened: known.happened() };
    Some(mind.study(known.setting(), Task { seat: known.seat(), ..task }, &deals))
}

fn thought<C: ToString>(study: &Study<C>) -> Thought {
    decided(&study.decision)
}

fn decided<C: ToString>(decision: &Decision<C>) -> Thought {
    Thought {
        choice: decision.choice.to_string(),
        sure: decision.sure,
        expects: decision.expects,
        iterations: decision.iterations,
    }
}
