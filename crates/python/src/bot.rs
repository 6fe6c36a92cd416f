//! Bots for Python.

use crate::batch::Batch;
use crate::game::{find, refused};
use bots::player::{pick, seed_of};
use bots::{AnyBot, Entrant, Player, Skill, player};
use monster_lands::MonsterLands;
use pyo3::prelude::*;
use root::Root;
use std::sync::{Mutex, PoisonError};
use village_attacks::VillageAttacks;
use wonderful_kingdom::WonderfulKingdom;

static BOTS: [&dyn AnyBot; 4] = [
    const { &bots::Bot::<MonsterLands>::new() },
    const { &bots::Bot::<Root>::new() },
    const { &bots::Bot::<VillageAttacks>::new() },
    const { &bots::Bot::<WonderfulKingdom>::new() },
];

/// Somebody who answers for one seat: `random`, `novice`, `adept`, `master`, `master:500`.
#[pyclass(frozen, module = "tavolata._native")]
#[derive(Debug)]
pub(crate) struct Bot {
    game: String,
    who: Who,
}

/// Who answers.
#[derive(Debug)]
enum Who {
    /// Chance, by this seed: it needs to know no more than how many offers there are.
    Random(u64),
    /// Somebody who thinks.
    Thinker(Mutex<Box<dyn Player>>),
}

/// An action, what it expects for each seat, and what it looked at: actions, how often, what each brought.
type Pondered = (u32, Vec<f32>, Vec<(u32, u32, f32)>);

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, level = "novice", seed = 0))]
    fn new(game: String, level: &str, seed: u64) -> PyResult<Self> {
        let entrant: Entrant = level.parse().map_err(refused)?;
        let bot = BOTS.into_iter().find(|bot| bot.game() == game);
        let bot = bot.ok_or_else(|| refused(format!("there is no game {game}")))?;
        let who = match entrant.skill {
            Skill::Random => Who::Random(seed),
            Skill::OneStep | Skill::OneStepWritten | Skill::Bot(_) | Skill::Written(_) => {
                Who::Thinker(Mutex::new(player(bot, entrant, seed)))
            }
        };
        Ok(Self { game, who })
    }

    /// The seed of the player at a seat in the game of a seed: with it a bot plays what the binary's would.
    #[staticmethod]
    fn seed_of(game: u64, seat: u8) -> u64 {
        seed_of(game, kernel::Seat(seat))
    }

    /// What it does for the seat that is asked first in a slot.
    pub(crate) fn act(&self, py: Python<'_>, batch: &Batch, slot: usize) -> PyResult<u32> {
        match &self.who {
            Who::Random(seed) => at_random(*seed, batch, slot),
            Who::Thinker(player) => py.detach(|| {
                let known = batch.knowledge(slot)?;
                let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
                let choice = player.answer(&*known).ok_or_else(|| refused(ANOTHER))?;
                self.action(&choice)
            }),
        }
    }

    /// What it does, what it expects for each seat (from 0 to 1), and what it looked at: actions, how often it came back to
    /// each, and what that brought. Whoever plays at random or sees at once what is best has looked at nothing.
    fn ponder(&self, py: Python<'_>, batch: &Batch, slot: usize) -> PyResult<Pondered> {
        let player = match &self.who {
            Who::Random(seed) => {
                return Ok((at_random(*seed, batch, slot)?, Vec::new(), Vec::new()));
            }
            Who::Thinker(player) => player,
        };
        py.detach(|| {
            let known = batch.knowledge(slot)?;
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            let pondered = player.ponder(&*known).ok_or_else(|| refused(ANOTHER))?;
            let looked = pondered.findings.iter();
            let looked =
                looked.map(|(choice, visits, worth)| Ok((self.action(choice)?, *visits, *worth)));
            let expected = pondered.expected.into_iter().take(batch.seat_count()).collect();
            Ok((self.action(&pondered.thought.choice)?, expected, looked.collect::<PyResult<_>>()?))
        })
    }
}

/// Why a bot has no answer.
const ANOTHER: &str = "the game is another";

impl Bot {
    fn action(&self, choice: &str) -> PyResult<u32> {
        let action = find(&self.game)?.action(choice);
        action.ok_or_else(|| refused(format!("there is no action {choice}")))
    }
}

fn at_random(seed: u64, batch: &Batch, slot: usize) -> PyResult<u32> {
    let (commitment, happened, legal) = batch.moment(slot).map_err(refused)?;
    let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0);
    let count = count.ok_or_else(|| refused("the game is over"))?;
    Ok(legal[pick(seed, Some(commitment), happened, count) as usize])
}
