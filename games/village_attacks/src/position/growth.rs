//! The board of a playing monster: experience, capabilities, summoning and death.

use super::Board;
use crate::setting::records::MonsterRow;
use crate::terms::Symbol;

/// Experience, capabilities, summoning and death.
impl Board {
    /// One experience token; at the board's value all go and a level is owed (V10.1).
    pub(crate) const fn learn(&mut self, card: &MonsterRow) -> bool {
        self.experience += 1;
        let is_level = self.experience >= card.experience;
        if is_level {
            self.experience = 0;
            self.gained = self.gained.saturating_add(1);
            self.owed += 1;
        }
        is_level
    }

    /// Takes experience away as far as there is some; says how much was lacking.
    pub(crate) const fn forget(&mut self, toll: u8) -> u8 {
        let lacking = toll.saturating_sub(self.experience);
        self.experience = self.experience.saturating_sub(toll);
        lacking
    }

    /// The choice of an owed level is made.
    pub(crate) const fn settle_level(&mut self) {
        self.owed -= 1;
    }

    /// A capability is gained or raised; it can be used this round.
    pub(crate) const fn acquire(&mut self, place: u8) {
        let level = self.owns(place);
        self.owned[level as usize] |= 1 << place;
        self.used &= !(1 << place);
    }

    /// A capability is used this round.
    pub(crate) const fn mark_used(&mut self, place: u8) {
        self.used |= 1 << place;
    }

    /// The monster has paid for the summoning, or everybody's payment is over.
    pub(crate) const fn pay_summoning(&mut self, symbol: Option<Symbol>) {
        self.paid = symbol;
    }

    /// The lasting burden comes or goes.
    pub(crate) const fn burden(&mut self, is_so: bool) {
        self.is_burdened = is_so;
    }

    /// The monster has worked at the goal once more this turn.
    pub(crate) const fn work(&mut self) {
        self.worked += 1;
    }

    /// A return costs this much until the end of a round's Monsters phase.
    pub(crate) const fn ease_return(&mut self, cost: u8, until: u8) {
        self.cheap_return = Some((cost, until));
    }

    /// What an eased return was good for is over.
    pub(crate) const fn end_ease(&mut self, round: u8) {
        if let Some((_, until)) = self.cheap_return
            && until <= round
        {
            self.cheap_return = None;
        }
    }

    /// V13.2 What Death Takes.
    pub(crate) fn die(&mut self) {
        kernel::cite(crate::law::death::WHAT_DEATH_TAKES);
        self.end_round();
        self.reserve = [0; Symbol::ALL.len()];
        (self.sunder, self.silence, self.slow) = (0, 0, 0);
        (self.is_burning, self.is_lying) = (false, false);
        self.experience = 0;
        self.carries = false;
    }

    /// What is wrong with the board.
    pub(super) fn audit(&self, card: &MonsterRow) -> Result<(), String> {
        let fits = [
            ("Movement", self.moved + self.slow, card.movement),
            ("Defence", self.defence + self.vengeance + self.sunder, card.defence),
            ("Reserve", self.reserved() + self.silence, card.reserve),
        ];
        match fits.into_iter().find(|(_, there, slots)| there > slots) {
            Some((what, there, slots)) => Err(format!("{there} in {slots} {what} slots")),
            None if self.experience >= card.experience => Err("a level was missed".to_owned()),
            None if self.owned[1] & !self.owned[0] != 0 => Err("II without I".to_owned()),
            None => Ok(()),
        }
    }
}
