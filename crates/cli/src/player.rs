//! Players who are no persons, of a game on the shelf.

use crate::{Boxed, Failure};
use bots::{Entrant, Player, Skill};

/// The player an entrant is, with a seed of its own.
pub fn player(boxed: Boxed, entrant: Entrant, seed: u64) -> Result<Box<dyn Player>, Failure> {
    bots::player(boxed.bot, entrant, seed).ok_or(Failure::NoBot(boxed.game.name()))
}

/// Refuses bots where the game has none.
pub fn check(boxed: Boxed, entrants: &[Entrant]) -> Result<(), Failure> {
    let needed = entrants.iter().any(|entrant| entrant.skill != Skill::Random);
    if needed && boxed.bot.is_none() { Err(Failure::NoBot(boxed.game.name())) } else { Ok(()) }
}
