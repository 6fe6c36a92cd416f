//! Obvious wins: those no player passes up.

use crate::judge::{Asked, Judge};
use kernel::{Fast, Game, Quiet, Redealt, Seat, State};
use std::marker::PhantomData;

/// How many answers in a row an obvious win takes at most: what, which, and where.
const DEPTH: u32 = 3;
/// So often a line must win, with other dice each time.
const TRIES: u32 = 3;
/// The most answers that are tried before one looks no further.
const PATIENCE: u32 = 600;

/// An offer that begins a line of the seat's own answers after which the game is over and nothing better could have come
/// of it, whatever chance brings: the shortest such line, and of several the one that looks best.
pub(crate) fn obvious_win<G: Game, J: Judge<G>>(
    setting: &G::Setting,
    seat: Seat,
    imagined: &Redealt<G>,
    chance: &mut Fast,
) -> Option<usize> {
    let table = Quiet::from_state(setting, imagined.state(), chance.bits().into());
    let mut look = Look { table, seat, patience: PATIENCE, judge: PhantomData::<J> };
    let mut wins = (1..=DEPTH).map(|depth| look.wins_of(imagined.state(), depth));
    let wins = wins.find(|wins| !wins.is_empty())?;
    look.table.set(imagined.state());
    let ask = look.table.asks().iter().find(|ask| ask.seat == seat)?;
    let offers = look.table.offers(ask);
    let mut promises = vec![0; offers.len()];
    let position = &imagined.state().position;
    J::promise(&Asked { setting, position, ask, offers }, &mut promises);
    wins.into_iter().rev().max_by_key(|&offer| promises[offer])
}

struct Look<'s, G: Game, J> {
    table: Quiet<'s, G>,
    seat: Seat,
    patience: u32,
    judge: PhantomData<J>,
}

impl<G: Game, J: Judge<G>> Look<'_, G, J> {
    /// The offers in a state that win within a given number of answers.
    fn wins_of(&mut self, state: &State<G>, depth: u32) -> Vec<usize> {
        self.table.set(state);
        let offers = 0..self.offers().unwrap_or(0);
        offers.filter(|&offer| (0..TRIES).all(|_| self.wins(state, offer, depth))).collect()
    }

    /// How many offers the seat has, if it is asked.
    fn offers(&self) -> Option<usize> {
        let ask = self.table.asks().iter().find(|ask| ask.seat == self.seat)?;
        Some(self.table.offers(ask).len())
    }

    /// Whether an offer wins at once, or an answer after it does.
    fn wins(&mut self, state: &State<G>, offer: usize, depth: u32) -> bool {
        let Some(patience) = self.patience.checked_sub(1) else { return false };
        self.patience = patience;
        self.table.set(state);
        let number = self.table.asks().iter().position(|ask| ask.seat == self.seat);
        self.table.answer(number.expect("the seat is asked in this state"), offer);
        if self.table.is_over() {
            let worth = J::end(self.table.setting(), &self.table.state().position);
            return worth[self.seat.index()] >= 1.0;
        }
        let (after, offers) = (*self.table.state(), self.offers());
        depth > 1 && (0..offers.unwrap_or(0)).any(|offer| self.wins(&after, offer, depth - 1))
    }
}
