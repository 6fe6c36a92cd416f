//! Between two paragraphs: a table as it was when one of them had just told something, for whoever explains what the rules do by
//! themselves.

use crate::desk::Log;
use crate::game::Spoken;
use crate::table::{Refusal, Table};
use crate::{Para, Seat};

impl<G: Spoken> Table<G> {
    /// Plays a seat's choice, and stands still where a paragraph has first told something since: at that position, with the
    /// facts up to that one, and nobody is asked. Says whether it did; where that paragraph tells nothing, the choice is played
    /// as ever. A table that stands still is to be looked at, not to be played on.
    pub fn play_until(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        para: &str,
    ) -> Result<bool, Refusal<G>> {
        let mut before = self.clone();
        let from = self.told.len();
        self.play(seat, choice)?;
        let is_it = |para_of: Para| para_of.number() == para;
        let Some(at) = self.told[from..].iter().position(|told| is_it(told.para)) else {
            return Ok(false);
        };
        let Some(position) = before.positions(seat, choice).get(at).copied() else {
            return Ok(false);
        };
        self.state.position = position;
        self.told.truncate(from + at + 1);
        self.slate.wipe();
        Ok(true)
    }

    /// The position at every fact that a choice brings.
    fn positions(&mut self, seat: Seat, choice: G::Choice) -> Vec<G::Position> {
        let asked = self.asks().iter().position(|ask| ask.seat == seat);
        let Some(number) = asked else { return Vec::new() };
        let offers = self.offers(&self.asks()[number]);
        let Some(offer) = offers.iter().position(|offer| offer.choice == choice) else {
            return Vec::new();
        };
        let log = Log { positions: Some(Vec::new()), ..Log::keeping() };
        let run = self.attempt_into(log, |state, works| state.answer(number, offer, works));
        run.ok().and_then(|(_, log)| log.positions).unwrap_or_default()
    }
}
