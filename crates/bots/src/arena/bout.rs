//! One game of bots against bots.

use crate::any::AnyBot;
use crate::level::{Level, Task};
use crate::search::Budget;
use kernel::game::SetError;
use kernel::{AnyGame, Data, Fast, Options, Seat, Seed, Verdict};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Which bots meet, and how.
#[derive(Debug, Clone, Copy)]
pub struct Call<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// Its bot.
    pub bot: &'a dyn AnyBot,
    /// The options of every bout.
    pub options: &'a Options,
    /// The data of every bout.
    pub data: &'a Data,
    /// The levels that meet.
    pub entrants: &'a [Level],
    /// How long a master thinks; the other levels have their own measure.
    pub master: Budget,
    /// The seed of all bouts together.
    pub seed: u64,
}

/// A bout to be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bout {
    /// Its number, from 0.
    pub number: u32,
    /// The level at each seat.
    pub levels: Vec<Level>,
}

/// What came of a bout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The bout's number.
    pub bout: u32,
    /// The level at each seat, as a word.
    pub levels: Vec<String>,
    /// The role of each seat: the key of its name.
    pub roles: Vec<String>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
    /// Whether each seat won.
    pub won: Vec<bool>,
    /// The rank, where one played alone: the key of its name.
    pub rank: Option<String>,
    /// How many decisions the game took.
    pub decisions: u32,
    /// How often each kind of choice was made: the first word of its notation.
    pub choices: BTreeMap<String, u32>,
}

impl Call<'_> {
    /// The bout of a number: entrants go round the seats, one further each time; where there are more entrants than
    /// seats, every neighbourhood of them meets in turn.
    pub fn bout(&self, number: u32, seats: usize) -> Bout {
        let first = number as usize;
        let level = |seat: usize| self.entrants[(first + seat) % self.entrants.len()];
        Bout { number, levels: (0..seats).map(level).collect() }
    }
}

/// Plays a bout to its end.
pub fn play(call: &Call<'_>, number: u32) -> Result<Record, SetError> {
    let mut chance = Fast::new(call.seed ^ u64::from(number).wrapping_mul(0x9E37_79B9));
    let mut wide = || u64::from(chance.bits()) << 32 | u64::from(chance.bits());
    let mut table = call.game.table(call.options, call.data, Seed::from_number(wide()))?;
    let bout = call.bout(number, table.seats());
    let mut minds: Vec<_> = bout.levels.iter().map(|_| call.bot.mind()).collect();
    let (mut decisions, mut choices) = (0, BTreeMap::new());
    while let Some(&seat) = table.asked().first() {
        let level = bout.levels[seat.index()];
        let budget = if level == Level::Master { call.master } else { level.budget() };
        let task = Task { budget, ..Task::new(seat, level, wide()) };
        let thought = minds[seat.index()].think(&*table, task);
        let choice = thought.expect("a bot of this game answers a seat that is asked").choice;
        let kind = choice.split_whitespace().next().unwrap_or_default();
        *choices.entry(kind.to_owned()).or_insert(0) += 1;
        table.play(seat, &choice).expect("a bot answers with something offered");
        decisions += 1;
    }
    let outcome = table.outcome().expect("nobody is asked: the game is over");
    let lines = &outcome.standings;
    let role = |seat| table.seat_name(Seat(seat)).key.into_owned();
    Ok(Record {
        bout: number,
        levels: bout.levels.iter().map(ToString::to_string).collect(),
        roles: (0..u8::try_from(table.seats()).expect("seats are few")).map(role).collect(),
        scores: lines.iter().map(|line| line.score).collect(),
        places: lines.iter().map(|line| line.place).collect(),
        won: lines.iter().map(|line| line.won).collect(),
        rank: match outcome.verdict {
            Verdict::Solo { rank, .. } => Some(rank.to_owned()),
            Verdict::Ranked | Verdict::Together { .. } | Verdict::Drawn(_) => None,
        },
        decisions,
        choices,
    })
}
