//! Hirelings on the map: their rows, whose they count as, and who rules where tied (E.3.1).

use super::woodland::{HIRELINGS, PIECES, Woodland};
use crate::terms::{Clearing, Faction, Factions, Piece};

impl Woodland {
    /// Who can rule: the factions that play, and hirelings nobody controls (E.3.1).
    #[inline]
    pub fn contenders(&self) -> Factions {
        if self.bands[0].is_none() { self.playing() } else { self.with_free_bands() }
    }

    fn with_free_bands(&self) -> Factions {
        let free = self.bands.iter().zip(&self.commanders).filter(|(_, by)| by.is_none());
        let free: Factions = free.filter_map(|(band, _)| *band).collect();
        self.playing().union(free)
    }

    /// Who rules where tied, by the Bluebird Nobles.
    pub const fn nobles(&self) -> Option<Faction> {
        self.nobles
    }

    /// The row of a kind of a hireling: its warriors, and what else it has.
    #[inline(never)]
    pub(super) const fn hired_row(&self, piece: Piece) -> usize {
        let slot = self.owner_row(piece.owner()) - Faction::PLAYED;
        if slot == HIRELINGS {
            return PIECES - 1;
        }
        Piece::OF_PLAYERS + 2 * slot + !piece.is_warrior() as usize
    }

    /// The row of a hireling; one that stays empty, if it is not in the game.
    #[inline(never)]
    pub(super) const fn band_row(&self, band: Faction) -> usize {
        let mut row = 0;
        while row < HIRELINGS {
            match self.bands[row] {
                Some(other) if other as usize == band as usize => break,
                Some(_) | None => row += 1,
            }
        }
        Faction::PLAYED + row
    }
}

/// Verbs, and whose a hireling counts as.
impl Woodland {
    /// Whose a hireling counts as for rule, if anybody controls it (E.3.1).
    #[inline]
    pub fn commander(&self, band: Faction) -> Option<Faction> {
        *self.commanders.get(self.owner_row(band).checked_sub(Faction::PLAYED)?)?
    }

    /// Brings a hireling into the game, in a row of its own.
    pub(crate) fn enlist(&mut self, band: Faction, row: usize) {
        self.bands[row] = Some(band);
    }

    /// Lets a hireling's pieces count as somebody's own for rule (E.3.1).
    pub(crate) fn command(&mut self, band: Faction, by: Faction) {
        let row = self.owner_row(band) - Faction::PLAYED;
        self.commanders[row] = Some(by);
        self.settle_might();
    }

    /// Lets a faction rule where it is tied.
    pub(crate) fn ennoble(&mut self, faction: Faction) {
        self.nobles = Some(faction);
        Clearing::all().for_each(|clearing| self.settle_rule(clearing));
    }
}
