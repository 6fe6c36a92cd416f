//! Plays decisions at random and does nothing else: the workload of `cargo xtask instructions`, for
//! `games/X/examples/pace.rs`:
//!
//! ```text
//! fn main() -> Result<(), proof::pace::Misread> {
//!     proof::pace::main(&[monster_lands::GAME])
//! }
//! ```

use kernel::game::SetError;
use kernel::{AnyGame, Data, Options};

/// The line cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum Misread {
    /// It is no such line.
    #[error("it goes: pace GAME DECISIONS [name=value]...")]
    Usage,
    /// The options are refused.
    #[error(transparent)]
    Refused(#[from] SetError),
}

/// The same games, whenever they are played.
const SEED: u64 = 1;

/// Plays as many decisions of one of these games as the command line says, with the options it says.
pub fn main(games: &[&dyn AnyGame]) -> Result<(), Misread> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    play(games, &args).map(drop)
}

/// How many games were played to their end.
fn play(games: &[&dyn AnyGame], args: &[String]) -> Result<u64, Misread> {
    let [name, decisions, options @ ..] = args else { return Err(Misread::Usage) };
    let game = games.iter().find(|game| game.name() == name).ok_or(Misread::Usage)?;
    let decisions = decisions.parse().map_err(|_| Misread::Usage)?;
    let given: Option<Vec<_>> = options.iter().map(|option| option.split_once('=')).collect();
    let options = Options::accept(game.options(), given.ok_or(Misread::Usage)?)?;
    let mut quiet = game.quiet(&options, &Data::embedded(game.data()), SEED)?;
    Ok(quiet.play_at_random(decisions))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{morra, skirmish};

    fn played(line: &str) -> Result<u64, Misread> {
        let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        play(&[morra::GAME, skirmish::GAME], &args)
    }

    #[test]
    fn a_line_says_game_decisions_and_options() {
        // A round of two is two calls, each answered by two hands, and one round is played.
        assert_eq!(played("morra 12 rounds=1").unwrap(), 1);
        assert!(played("skirmish 2000").unwrap() > 0);
    }

    #[test]
    fn a_line_that_cannot_be_played_is_refused() {
        for line in ["", "morra", "chess 5", "morra many", "morra 5 rounds"] {
            assert!(matches!(played(line), Err(Misread::Usage)), "{line}");
        }
        assert!(matches!(played("morra 5 rounds=0"), Err(Misread::Refused(_))));
    }
}
