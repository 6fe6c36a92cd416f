//! Who sits where: people first, then whoever plays against them.

use crate::args::Play;
use crate::player::player;
use crate::{Boxed, Failure};
use bots::{Entrant, Level, Player, Skill};

/// Who plays besides people.
#[derive(Debug, Clone)]
pub(super) struct Seating {
    boxed: Boxed,
    /// One for each seat that is no person's; without it, all but the first.
    named: Option<Vec<Entrant>>,
}

/// Who holds a seat.
#[derive(Debug)]
pub(super) enum Sitter {
    /// A person at this keyboard.
    Person,
    /// Somebody who is no person.
    Other(Skill, Box<dyn Player>),
}

impl Seating {
    pub(super) fn new(boxed: Boxed, args: &Play) -> Self {
        Self { boxed, named: args.bots.clone().map(|levels| levels.0) }
    }

    /// The options that follow from who plays.
    pub(super) fn preset(&self, args: &Play) -> Vec<(&'static str, String)> {
        match &self.named {
            _ if args.solo => vec![("seats", "1".to_owned())],
            Some(named) if !named.is_empty() => vec![("seats", (named.len() + 1).to_string())],
            _ => Vec::new(),
        }
    }

    /// Who holds each of these seats.
    pub(super) fn sitters(&self, seats: usize) -> Result<Vec<Sitter>, Failure> {
        let usual = if self.boxed.bot.is_some() { Skill::Bot(Level::Adept) } else { Skill::Random };
        let others = self.named.clone().unwrap_or_else(|| vec![Entrant::of(usual); seats - 1]);
        let people = seats
            .checked_sub(others.len())
            .ok_or(Failure::TooManyBots { bots: others.len(), seats })?;
        let mut sitters: Vec<Sitter> = (0..people).map(|_| Sitter::Person).collect();
        for (number, entrant) in (0_u64..).zip(others) {
            let player = player(self.boxed, entrant, number << 32)?;
            sitters.push(Sitter::Other(entrant.skill, player));
        }
        Ok(sitters)
    }
}
