//! One game that is played to learn from it.

use crate::any::{AnyBot, AnyMind, Pondered};
use crate::arena::Call;
use crate::judge::Worth;
use crate::level::{Level, Task};
use crate::player::seed_of;
use crate::search::Budget;
use kernel::game::SetError;
use kernel::{AnyTable, Fast, Seat, Seed, Source, Verdict};
use serde::{Deserialize, Serialize};

/// How much is looked at in a game that is played to learn from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// The looks of most decisions.
    pub quick: u32,
    /// The looks of a decision that is learned from.
    pub deep: u32,
    /// The looks at a leaf behind it.
    pub leaf: u32,
    /// Of how many decisions one is learned from.
    pub one_in: u32,
    /// Of how many choices one is drawn by how often it was looked at, so that games differ.
    pub stray: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self { quick: 32, deep: 160, leaf: 24, one_in: 5, stray: 12 }
    }
}

/// What is kept of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// Its number, which is the seed of its cards and dice too.
    pub number: u64,
    /// The options that are not the usual ones.
    pub options: Vec<(String, String)>,
    /// Every choice, in notation.
    pub choices: Vec<String>,
    /// The moments to learn from, in order.
    pub moments: Vec<Moment>,
    /// What came of it for each seat: its score, and what it won.
    pub came: Vec<(i32, f32)>,
    /// Whether everybody won or lost together.
    pub together: bool,
}

/// A moment to learn from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// Before which choice it is.
    pub at: usize,
    /// What each seat may expect, having looked.
    pub expected: Vec<f32>,
    /// What each seat may expect at a leaf behind it; none where the game ended first.
    pub leaf: Option<Vec<f32>>,
    /// How often the choices were looked at, the most visited first.
    pub visits: Vec<(String, u32)>,
}

/// A leaf's seed.
#[derive(Debug, Clone, Copy)]
pub struct Leaf;

impl Leaf {
    /// The seed of the leaf behind a moment of a game.
    pub const fn seed(number: u64, at: usize) -> u64 {
        number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (at as u64)
    }
}

/// Plays the game of a number with the bot of a call, and keeps what is to be learned.
pub fn play(call: &Call<'_>, number: u64, effort: Effort) -> Result<Sheet, SetError> {
    let mut table = call.game.table(call.options, call.data, Seed::from_number(number))?;
    let seats = table.seats();
    let mut minds: Vec<_> = (0..seats).map(|_| call.bot.mind()).collect();
    let mut chance = Fast::new(number ^ 0x1EA4);
    let (mut choices, mut moments) = (Vec::new(), Vec::new());
    while let Some(&seat) = table.asked().first() {
        let is_kept = chance.below(effort.one_in) == 0;
        let looks = if is_kept { effort.deep } else { effort.quick };
        let pondered = ponder(&*table, seat, &mut *minds[seat.index()], (number, looks));
        let choice = choose(&pondered, &mut chance, effort.stray);
        if is_kept && !pondered.findings.is_empty() {
            let at = choices.len();
            moments.push(moment(call.bot, &*table, &pondered, (number, at, effort.leaf)));
        }
        table.play(seat, &choice).expect("a bot answers with something offered");
        choices.push(choice);
    }
    let outcome = table.outcome().expect("nobody is asked: the game is over");
    let winners = outcome.standings.iter().filter(|line| line.won).count().max(1);
    let together = matches!(outcome.verdict, Verdict::Together { .. });
    let part = if together { 1.0 } else { 1.0 / few(winners) };
    let came = outcome.standings.iter();
    let came = came.map(|line| (line.score, if line.won { part } else { 0.0 })).collect();
    let options = call.options.iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
    Ok(Sheet { number, options: options.collect(), choices, moments, came, together })
}

fn ponder(
    table: &dyn AnyTable,
    seat: Seat,
    mind: &mut dyn AnyMind,
    (number, looks): (u64, u32),
) -> Pondered {
    let known = table.knowledge(seat).expect("the seat is asked");
    let seed = seed_of(number, seat).wrapping_add(known.happened() as u64);
    let task = Task::new(seat, Level::Master, seed);
    let task = Task { budget: Some(Budget::Iterations(looks)), ..task };
    mind.ponder(&*known, task).expect("a seat that is asked has an answer")
}

/// The best choice, or now and then one drawn by how often it was looked at.
fn choose(pondered: &Pondered, chance: &mut Fast, stray: u32) -> String {
    let all: u32 = pondered.findings.iter().map(|(_, visits, _)| visits).sum();
    if all > 0 && chance.below(stray) == 0 {
        let mut rest = chance.below(all);
        for (choice, visits, _) in &pondered.findings {
            if rest < *visits {
                return choice.clone();
            }
            rest -= visits;
        }
    }
    pondered.thought.choice.clone()
}

fn moment(
    bot: &dyn AnyBot,
    table: &dyn AnyTable,
    pondered: &Pondered,
    (number, at, looks): (u64, usize, u32),
) -> Moment {
    let seats = table.seats();
    let seat = *table.asked().first().expect("somebody is asked");
    let known = table.knowledge(seat).expect("the seat is asked");
    let leaf = bot.leaf(&*known, Leaf::seed(number, at), looks);
    let visits = pondered.findings.iter().take(24);
    Moment {
        at,
        expected: rounded(&pondered.expected, seats),
        leaf: leaf.map(|worth| rounded(&worth, seats)),
        visits: visits.map(|(choice, visits, _)| (choice.clone(), *visits)).collect(),
    }
}

/// To a thousandth, as it is kept.
fn rounded(worth: &Worth, seats: usize) -> Vec<f32> {
    worth[..seats].iter().map(|worth| (worth * 1000.0 + 0.5).floor() / 1000.0).collect()
}

fn few(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}
