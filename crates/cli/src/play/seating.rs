//! Who sits where: people first, then whoever plays against them.

use crate::args::Play;
use crate::{Boxed, Failure};
use bots::{Entrant, Level, Player, Skill};
use kernel::Kind;

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
        let on = |entrant: &Entrant| args.threads.map_or(*entrant, |threads| entrant.on(threads));
        let named = args.bots.as_ref().map(|levels| levels.0.iter().map(on).collect());
        Self { boxed, named }
    }

    /// The options that follow from who plays.
    pub(super) fn preset(&self, args: &Play) -> Vec<(&'static str, String)> {
        match &self.named {
            _ if args.solo => vec![("seats", "1".to_owned())],
            Some(named) if !named.is_empty() => vec![("seats", (named.len() + 1).to_string())],
            _ => Vec::new(),
        }
    }

    /// Whether the game has seats for these players at all.
    pub(super) fn check(&self, args: &Play) -> Result<(), Failure> {
        let game = self.boxed.game;
        let seats = game.options().iter().find(|option| option.name == "seats");
        let Some(Kind::Number { min, max }) = seats.map(|option| option.kind) else {
            return Ok(());
        };
        if args.solo && min > 1 {
            return Err(Failure::NotAlone { game: game.name(), seats: min });
        }
        let bots = self.named.as_ref().map_or(0, Vec::len);
        let seats = usize::try_from(max).unwrap_or(usize::MAX);
        if bots > seats { Err(Failure::TooManyBots { bots, seats }) } else { Ok(()) }
    }

    /// Who holds each of these seats.
    pub(super) fn sitters(&self, seats: usize) -> Result<Vec<Sitter>, Failure> {
        let usual = Entrant::from(Level::Adept);
        let others = self.named.clone().unwrap_or_else(|| vec![usual; seats - 1]);
        let people = seats
            .checked_sub(others.len())
            .ok_or(Failure::TooManyBots { bots: others.len(), seats })?;
        let mut sitters: Vec<Sitter> = (0..people).map(|_| Sitter::Person).collect();
        for (number, entrant) in (0_u64..).zip(others) {
            let player = bots::player(self.boxed.bot, entrant, number << 32);
            sitters.push(Sitter::Other(entrant.skill, player));
        }
        Ok(sitters)
    }
}
