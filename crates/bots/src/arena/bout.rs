//! One game of bots against bots.

use crate::any::AnyBot;
use crate::entrant::Entrant;
use crate::player::{Player, player, seed_of};
use kernel::game::SetError;
use kernel::{AnyGame, AnyTable, Boundary, Data, Options, Outcome, Seat, Seed, Verdict, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is played, and how it is set.
#[derive(Debug, Clone, Copy)]
pub struct Call<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// Its bot.
    pub bot: &'a dyn AnyBot,
    /// The options.
    pub options: &'a Options,
    /// The data.
    pub data: &'a Data,
}

/// What came of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The game.
    pub game: String,
    /// Its number, from 0.
    pub number: u32,
    /// The seed of its dice and cards.
    pub seed: u64,
    /// What was decided: ranked, won, lost, drawn, or the rank of one who played alone.
    pub verdict: String,
    /// How many decisions it took.
    pub decisions: u32,
    /// How many turns were told of; where a game tells of none, how often another seat was asked, or the rounds of one
    /// who plays alone.
    pub turns: u32,
    /// Seat by seat.
    pub seats: Vec<Sitting>,
}

/// What came of a game for one seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    /// Who sat there.
    pub player: String,
    /// Its role: the key of its name.
    pub role: String,
    /// Its score.
    pub score: i32,
    /// Its place, from 1.
    pub place: u8,
    /// Whether it won.
    pub won: bool,
    /// How often it made each kind of choice: the first word of its notation.
    pub choices: BTreeMap<String, u32>,
}

impl Record {
    /// Whether everybody won or lost together; then nobody has points of their own.
    pub fn is_together(&self) -> bool {
        matches!(self.verdict.as_str(), "won" | "lost")
    }

    /// What a winner's win counts: a game of all against all is won once, one that is played together by everybody.
    pub fn share(&self) -> f64 {
        if self.is_together() {
            return 1.0;
        }
        let winners = self.seats.iter().filter(|seat| seat.won).count().max(1);
        1.0 / f64::from(u32::try_from(winners).expect("winners are few"))
    }
}

/// Plays a game to its end, one entrant at each seat in turn; hands back what came of it, and the table.
///
/// # Panics
/// If an entrant is a bot and the call has none.
pub fn play(
    call: &Call<'_>,
    entrants: &[Entrant],
    seed: u64,
) -> Result<(Record, Box<dyn AnyTable>), SetError> {
    let mut table = call.game.table(call.options, call.data, Seed::from_number(seed))?;
    let around = entrants.iter().cycle().take(table.seats());
    let seated =
        |(seat, &entrant): (Seat, &Entrant)| player(call.bot, entrant, seed_of(seed, seat));
    let seats = (0..).map(Seat);
    let mut players: Vec<Box<dyn Player>> = seats.zip(around.clone()).map(seated).collect();
    let mut choices = vec![BTreeMap::new(); players.len()];
    let (mut decisions, mut passed, mut last) = (0, 0, None);
    while let Some(&seat) = table.asked().first() {
        let known = table.knowledge(seat).expect("the seat is asked");
        let choice = players[seat.index()].answer(&*known);
        let choice = choice.expect("a seat that is asked has an answer");
        let kind = choice.split_whitespace().next().unwrap_or_default();
        *choices[seat.index()].entry(kind.to_owned()).or_insert(0) += 1;
        table.play(seat, &choice).expect("a player answers with something offered");
        decisions += 1;
        passed += u32::from(last.replace(seat) != Some(seat));
    }
    let outcome = table.outcome().expect("nobody is asked: the game is over");
    let begun = [Boundary::Turn, Boundary::Round].map(|it| told(&*table, it));
    let record = Record {
        game: table.game().to_owned(),
        number: 0,
        seed,
        verdict: verdict(&outcome),
        decisions,
        turns: turns_of(begun, passed, table.seats()),
        seats: sittings(&*table, &outcome, around, choices),
    };
    Ok((record, table))
}

/// How many turns a game had: those that were told of, or else how often another seat was asked, or the rounds of one who
/// plays alone.
pub(super) const fn turns_of(begun: [u32; 2], passed: u32, seats: usize) -> u32 {
    match begun {
        [0, rounds] if seats == 1 => rounds,
        [0, _] => passed,
        [turns, _] => turns,
    }
}

/// How many turns or rounds were told of.
fn told(table: &dyn AnyTable, boundary: Boundary) -> u32 {
    let story = table.story(Viewer::Watcher, 0);
    let told = story.iter().filter(|line| line.boundary == Some(boundary)).count();
    u32::try_from(told).unwrap_or(u32::MAX)
}

fn sittings<'a>(
    table: &dyn AnyTable,
    outcome: &Outcome,
    entrants: impl Iterator<Item = &'a Entrant>,
    choices: Vec<BTreeMap<String, u32>>,
) -> Vec<Sitting> {
    let lines = (0..).map(Seat).zip(&outcome.standings).zip(entrants.zip(choices));
    let sitting =
        |((seat, line), (entrant, choices)): ((Seat, &kernel::Standing), (_, _))| Sitting {
            player: Entrant::to_string(entrant),
            role: table.seat_name(seat).key.into_owned(),
            score: line.score,
            place: line.place,
            won: line.won,
            choices,
        };
    lines.map(sitting).collect()
}

/// What was decided, in a word.
pub(super) fn verdict(outcome: &Outcome) -> String {
    let word = match outcome.verdict {
        Verdict::Ranked => "ranked",
        Verdict::Together { won: true } => "won",
        Verdict::Together { won: false } => "lost",
        Verdict::Solo { rank, .. } => rank,
        Verdict::Drawn(_) => "drawn",
    };
    word.to_owned()
}
