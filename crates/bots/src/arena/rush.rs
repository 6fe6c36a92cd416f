//! Random games in a hurry: the same games as [`play`](super::play) makes of players at random, without table or journal.

use super::bout::{Call, Record, Sitting, turns_of, verdict};
use crate::entrant::{Entrant, Skill};
use crate::player::{pick, seed_of};
use kernel::game::SetError;
use kernel::{AnyBrisk, Boundary, Seat, Seed};
use std::collections::BTreeMap;

/// Plays one random game after another at the same brisk table.
#[derive(Debug)]
pub struct Rush {
    game: &'static str,
    table: Box<dyn AnyBrisk>,
    /// The kind of each choice by its rank, once it was made; 0 before.
    kinds: Vec<u16>,
    /// The first words of notation, in the order in which they came up.
    words: Vec<String>,
    /// How often each seat made each kind of choice.
    made: Vec<Vec<u32>>,
}

impl Rush {
    /// A table for games at random.
    pub fn new(call: &Call<'_>) -> Result<Self, SetError> {
        let table = call.game.brisk(call.options, call.data, Seed::from_number(0))?;
        let (kinds, made) = (vec![0; table.choices()], vec![Vec::new(); table.seats()]);
        Ok(Self { game: call.game.name(), table, kinds, words: Vec::new(), made })
    }

    /// Whether these are entrants it can play for: all of them at random.
    pub fn suits(entrants: &[Entrant]) -> bool {
        entrants.iter().all(|entrant| entrant.skill == Skill::Random)
    }

    /// Plays the game of a seed to its end.
    pub fn play(&mut self, seed: u64) -> Record {
        self.table.restart(Seed::from_number(seed));
        self.made.iter_mut().for_each(|made| made.fill(0));
        let commitment = self.table.commitment();
        let (mut decisions, mut passed, mut last) = (0, 0, None);
        while let Some((seat, offers)) = self.table.asked() {
            let own = seed_of(seed, seat);
            let offer = pick(own, Some(commitment), self.table.happened(), offers);
            let kind = self.kind(offer);
            self.made[seat.index()][kind] += 1;
            self.table.answer(offer);
            decisions += 1;
            passed += u32::from(last.replace(seat) != Some(seat));
        }
        let begun = [Boundary::Turn, Boundary::Round].map(|it| self.table.begun(it));
        let outcome = self.table.outcome();
        Record {
            game: self.game.to_owned(),
            number: 0,
            seed,
            verdict: verdict(&outcome),
            decisions,
            turns: turns_of(begun, passed, self.table.seats()),
            seats: outcome.standings.iter().map(|&line| self.sitting(line)).collect(),
        }
    }

    /// The kind of an offer, by its number among the words.
    fn kind(&mut self, offer: u32) -> usize {
        let rank = self.table.rank(offer);
        if self.kinds[rank] == 0 {
            let word = self.table.kind(rank);
            let known = self.words.iter().position(|it| *it == word);
            let number = known.unwrap_or_else(|| {
                self.words.push(word);
                self.made.iter_mut().for_each(|made| made.push(0));
                self.words.len() - 1
            });
            self.kinds[rank] = u16::try_from(number + 1).expect("kinds of choices are few");
        }
        usize::from(self.kinds[rank] - 1)
    }

    fn sitting(&self, line: kernel::Standing) -> Sitting {
        Sitting {
            player: Entrant::of(Skill::Random).to_string(),
            role: self.table.role(line.seat).key.into_owned(),
            score: line.score,
            place: line.place,
            won: line.won,
            choices: self.choices(line.seat),
        }
    }

    fn choices(&self, seat: Seat) -> BTreeMap<String, u32> {
        let made = self.words.iter().zip(&self.made[seat.index()]);
        made.filter(|(_, count)| **count > 0).map(|(word, &count)| (word.clone(), count)).collect()
    }
}
