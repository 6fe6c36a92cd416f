//! Looking back at a finished game: everyone's chances at every turn, and the decisions that cost most.
//!
//! Every estimate looks through the eyes of one seat: it is dealt imagined states, in which everything the seat could not
//! know was replaced by a fair sample. Nobody is blamed for what only the others knew. A decision is first searched as a
//! master would; those in which something else than was played came out best are then weighed again, what was played and
//! what was found better side by side, from fresh deals that both of them get. What is within the noise is not told.

mod analyst;
mod walk;
#[cfg(test)]
mod tests;

pub use analyst::{Analyst, Difference, Screened};
pub use walk::Journaled;

use kernel::analysis::{Analysis, Costly, Estimate, Eyes};
use kernel::{AnyTable, Outcome, Seat, Verdict};

/// How many decisions are told.
const TOLD: usize = 5;
/// How many are weighed a second time at most.
const CANDIDATES: usize = 20;
/// What costs less than this, in thousandths, is not worth telling.
const LEAST: u16 = 15;
/// Nothing is told to be surer than this, in thousandths: so much a judgement is off, however often it is asked.
const NOISE: u16 = 10;
/// How much of the looks an estimate of the chances takes.
const OF_A_TURN: u32 = 4;

/// How an analysis is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Looks {
    /// The same seed and looks find the same.
    pub seed: u64,
    /// How many imagined games are looked at for each decision.
    pub looks: u32,
}

impl Looks {
    /// What takes a few seconds for a game.
    pub const USUAL: u32 = 1000;
}

/// A finished game that can be walked through.
pub trait Walk {
    /// The table as it stood after a given number of answers; none if it cannot be had.
    fn at(&mut self, answers: usize) -> Option<Box<dyn AnyTable>>;
}

/// A decision in which a master would have chosen otherwise.
struct Candidate {
    at: usize,
    seat: Seat,
    played: String,
    better: String,
    gap: f32,
}

/// Analyses a finished game. It tells how far it has come, in thousandths, and goes on as long as it is told to; none if it
/// was stopped, or the game is not over or not the bot's.
pub fn analyse(
    bot: &dyn Analyst,
    walk: &mut dyn Walk,
    end: &dyn AnyTable,
    looks: Looks,
    told: &mut dyn FnMut(u32) -> bool,
) -> Option<Analysis> {
    let outcome = end.outcome()?;
    let choices: Vec<(Seat, String)> = choices(end);
    let mut turns: Vec<usize> = end.milestones().iter().map(|it| it.answers).collect();
    turns.dedup();
    let (mut estimates, mut candidates, mut weighed) = (Vec::new(), Vec::new(), 0);
    for (at, (seat, played)) in choices.iter().enumerate() {
        // The second weighing takes the last tenth.
        if !told(u32::try_from(at * 900 / choices.len()).unwrap_or(900)) {
            return None;
        }
        let table = walk.at(at)?;
        if turns.contains(&at) {
            let chances = chances(bot, &*table, &outcome, mixed(looks, at, 0))?;
            estimates.push(Estimate { at, chances });
        }
        let Some(known) = table.knowledge(*seat) else { continue };
        if known.offered().len() < 2 {
            continue;
        }
        let Screened { better, gap } = bot.screen(&*known, played, mixed(looks, at, 1))?;
        weighed += 1;
        if gap > 0.0 && better != *played {
            candidates.push(Candidate { at, seat: *seat, played: played.clone(), better, gap });
        }
    }
    estimates.push(Estimate { at: choices.len(), chances: ended(&outcome) });
    candidates.sort_by(|a, b| b.gap.total_cmp(&a.gap).then(a.at.cmp(&b.at)));
    candidates.truncate(CANDIDATES);
    let costliest = weigh_again(bot, walk, &candidates, looks, told)?;
    let costliest = one_of_each_turn(costliest, &turns);
    let eyes = if bot.hides_nothing() { Eyes::NothingHidden } else { Eyes::EachOwn };
    let Looks { seed, looks } = looks;
    told(1000);
    Some(Analysis { form: Analysis::FORM, seed, looks, eyes, turns: estimates, weighed, costliest })
}

/// The choices of a game, in order.
fn choices(end: &dyn AnyTable) -> Vec<(Seat, String)> {
    let entries = end.journal().entries.iter();
    let choices = entries.filter_map(kernel::Entry::choice);
    choices.map(|(seat, choice)| (seat, choice.to_owned())).collect()
}

/// Weighs candidates from fresh deals; what is within the noise, or hardly costs anything, is left out.
fn weigh_again(
    bot: &dyn Analyst,
    walk: &mut dyn Walk,
    candidates: &[Candidate],
    looks: Looks,
    told: &mut dyn FnMut(u32) -> bool,
) -> Option<Vec<Costly>> {
    let mut costly = Vec::new();
    for (index, candidate) in candidates.iter().enumerate() {
        if !told(900 + u32::try_from(index * 100 / candidates.len()).unwrap_or(0)) {
            return None;
        }
        let Candidate { at, seat, played, better, .. } = candidate;
        let known = walk.at(*at)?.knowledge(*seat)?;
        let Difference { mean, error } =
            bot.weigh(&*known, [played, better], mixed(looks, *at, 2))?;
        let (cost, give_or_take) = (thousandths(mean), thousandths(2.0 * error).max(NOISE));
        if cost >= LEAST.max(give_or_take) {
            let (played, better) = (played.clone(), better.clone());
            costly.push(Costly { at: *at, seat: seat.0, played, better, cost, give_or_take });
        }
    }
    Some(costly)
}

/// The costliest of each turn of a player, and of those the costliest: what follows from a choice is no other mistake.
fn one_of_each_turn(mut all: Vec<Costly>, turns: &[usize]) -> Vec<Costly> {
    let turn = |at: usize| turns.partition_point(|begins| *begins <= at);
    all.sort_by_key(|it| (std::cmp::Reverse(it.cost), it.at));
    let mut kept: Vec<Costly> = Vec::new();
    for costly in all {
        let same = |it: &Costly| it.seat == costly.seat && turn(it.at) == turn(costly.at);
        if kept.len() < TOLD && !kept.iter().any(same) {
            kept.push(costly);
        }
    }
    kept
}

/// Everyone's chances, each through their own eyes.
fn chances(
    bot: &dyn Analyst,
    table: &dyn AnyTable,
    outcome: &Outcome,
    looks: Looks,
) -> Option<Vec<u16>> {
    let looks = Looks { looks: (looks.looks / OF_A_TURN).max(1), ..looks };
    let seats = (0_u8..).map(Seat).take(table.seats());
    let worths = seats.map(|seat| bot.chance(&*table.insight(seat), looks));
    let worths: Vec<f32> = worths.collect::<Option<_>>()?;
    // One of several wins: what they hope for is shared out. Together or alone, each hope stands for itself.
    let sum: f32 = worths.iter().sum();
    let shared = matches!(outcome.verdict, Verdict::Ranked | Verdict::Drawn(_)) && sum > 0.0;
    Some(
        worths.iter().map(|worth| thousandths(if shared { worth / sum } else { *worth })).collect(),
    )
}

/// What the chances have come to at the end.
fn ended(outcome: &Outcome) -> Vec<u16> {
    let share = 1000 / u16::try_from(outcome.winners().len().max(1)).unwrap_or(1);
    let shared = matches!(outcome.verdict, Verdict::Ranked | Verdict::Drawn(_));
    let whole = if shared { share } else { 1000 };
    outcome.standings.iter().map(|line| if line.won { whole } else { 0 }).collect()
}

/// The same looks, with a seed for one moment and one purpose.
fn mixed(looks: Looks, at: usize, purpose: u64) -> Looks {
    let mixed = (at as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(purpose);
    Looks { seed: looks.seed.wrapping_add(mixed.wrapping_mul(0xD134_2543_DE82_EF95)), ..looks }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is clamped")]
fn thousandths(part: f32) -> u16 {
    (part * 1000.0).round().clamp(0.0, 1000.0) as u16
}
