//! The desk: what a paragraph works on.

use crate::ask::{Asking, Slate};
use crate::fact::{Boundary, Told};
use crate::{Chance, Game, Para, Seat, Seats, cite};
use std::cell::RefCell;

/// What a paragraph works on. A function that offers takes `&Desk`; a function that acts takes `&mut Desk`.
/// Elsewhere: context.
#[derive(Debug)]
pub struct Desk<'a, G: Game> {
    /// What is shared and never changes: maps, cards, options.
    pub setting: &'a G::Setting,
    /// The position.
    pub position: &'a mut G::Position,
    /// Chance.
    pub chance: Chance<'a>,
    pub(crate) slate: &'a RefCell<&'a mut Slate<G>>,
    pub(crate) log: &'a mut Log<G>,
}

/// Where facts go during one play.
#[derive(Debug, Clone)]
pub struct Log<G: Game> {
    /// The facts, where they are kept.
    pub told: Option<Vec<Told<G>>>,
    /// The position at each of them, where somebody wants to look between two paragraphs.
    pub positions: Option<Vec<G::Position>>,
    /// The choices that were the only ones and answered themselves, where facts are kept.
    pub forced: Vec<(Seat, G::Choice)>,
    /// Whether something hidden was shown to somebody.
    pub revealed: bool,
    /// How many rounds have begun.
    pub rounds: u32,
    /// How many turns have begun.
    pub turns: u32,
}

impl<G: Game> Log<G> {
    /// A log that keeps nothing.
    pub const QUIET: Self = Self {
        told: None,
        positions: None,
        forced: Vec::new(),
        revealed: false,
        rounds: 0,
        turns: 0,
    };

    /// A log that keeps every fact.
    pub fn keeping() -> Self {
        Self { told: Some(Vec::new()), ..Self::QUIET }
    }
}

impl<G: Game> Desk<'_, G> {
    /// Begins an ask under a paragraph.
    #[inline]
    pub fn ask(&self, seat: Seat, para: Para, question: G::Question) -> Asking<'_, G> {
        Asking::new(self, seat, para, question)
    }

    /// Tells everyone a fact.
    #[inline]
    pub fn tell(&mut self, para: Para, fact: G::Fact) {
        self.file(Told {
            para,
            fact,
            to: Seats::EVERYONE,
            others: None,
            boundary: None,
            whose: None,
        });
    }

    /// Tells a seat a fact, and everyone else what they may know of it.
    #[inline]
    pub fn tell_only(&mut self, seat: Seat, para: Para, fact: G::Fact, others: Option<G::Fact>) {
        self.file(Told { para, fact, to: Seats::only(seat), others, boundary: None, whose: None });
    }

    /// Tells several seats a fact, and everyone else what they may know of it.
    #[inline]
    pub fn tell_those(&mut self, seats: Seats, para: Para, fact: G::Fact, others: Option<G::Fact>) {
        self.file(Told { para, fact, to: seats, others, boundary: None, whose: None });
    }

    /// Tells everyone that a round opens.
    #[inline]
    pub fn tell_round(&mut self, para: Para, fact: G::Fact) {
        self.log.rounds += 1;
        self.open(Boundary::Round, None, para, fact);
    }

    /// Tells everyone that a turn opens, and whose it is, if it is anybody's.
    #[inline]
    pub fn tell_turn(&mut self, whose: Option<Seat>, para: Para, fact: G::Fact) {
        self.log.turns += 1;
        self.open(Boundary::Turn, whose, para, fact);
    }

    /// Notes that something hidden was shown to somebody: no undo goes behind this.
    #[inline]
    pub fn reveal(&mut self) {
        self.log.revealed = true;
    }

    #[inline]
    fn open(&mut self, boundary: Boundary, whose: Option<Seat>, para: Para, fact: G::Fact) {
        let (to, boundary) = (Seats::EVERYONE, Some(boundary));
        self.file(Told { para, fact, to, others: None, boundary, whose });
    }

    #[inline]
    fn file(&mut self, told: Told<G>) {
        cite(told.para);
        if let Some(log) = &mut self.log.told {
            log.push(told);
            if let Some(positions) = &mut self.log.positions {
                positions.push(*self.position);
            }
        }
    }
}
