//! Who fights for others: hirelings and mercenaries on the map, whose they count as, and who rules where tied.

use super::woodland::Woodland;
use crate::key_terms::rule;
use crate::terms::{Clearing, Clearings, Faction, Piece};

impl Woodland {
    /// Whether there are hirelings in the game.
    #[inline]
    pub const fn has_bands(&self) -> bool {
        self.bands[0].is_some()
    }

    /// The hirelings nobody controls: they rule for themselves (E.3.1).
    #[cold]
    #[inline(never)]
    pub fn free_bands(&self) -> impl Iterator<Item = Faction> + use<'_> {
        let free = self.bands.iter().zip(&self.commanders).filter(|(_, by)| by.is_none());
        free.filter_map(|(band, _)| *band)
    }

    /// Who rules where tied, by the Bluebird Nobles.
    pub const fn nobles(&self) -> Option<Faction> {
        self.nobles
    }

    /// Where a hireling has pieces.
    #[cold]
    #[inline(never)]
    pub(super) fn with_band(&self, band: Faction) -> Clearings {
        let kinds = Piece::of(band).iter().map(|&piece| self.with(piece));
        kinds.fold(Clearings::NONE, Clearings::union)
    }

    /// What a hireling counts for rule in a clearing by itself: nothing while somebody controls it (E.3.1).
    #[cold]
    #[inline(never)]
    pub(super) fn might_of_band(&self, band: Faction, clearing: Clearing) -> u8 {
        if self.commander(band).is_some() {
            return 0;
        }
        let might =
            |&piece: &Piece| rule::weight(piece, self.token_rulers()) * self.count(piece, clearing);
        Piece::of(band).iter().map(might).sum()
    }

    /// Where a hireling rules.
    #[cold]
    #[inline(never)]
    pub(super) fn ruled_by_band(&self, band: Faction) -> Clearings {
        let rules = |clearing: &Clearing| self.rulers[clearing.index()] == Some(band);
        Clearing::all().filter(rules).collect()
    }

    /// Whose a hireling's pieces count as: its controller's, or its own.
    #[cold]
    #[inline(never)]
    pub(super) fn band_counts_for(&self, band: Faction) -> Faction {
        self.commander(band).unwrap_or(band)
    }

    /// The row of a hireling of the game.
    fn row_of(&self, band: Faction) -> Option<usize> {
        self.bands.iter().position(|&other| other == Some(band))
    }
}

/// Verbs, and whose a hireling counts as.
impl Woodland {
    /// Whose a hireling counts as for rule, if anybody controls it (E.3.1).
    #[cold]
    #[inline(never)]
    pub fn commander(&self, band: Faction) -> Option<Faction> {
        self.commanders[self.row_of(band)?]
    }

    /// A hireling's pieces in a clearing have become more or fewer: who controls it counts them (E.3.1).
    #[cold]
    #[inline(never)]
    pub(super) fn recount_band(
        &mut self,
        band: Faction,
        clearing: Clearing,
        counted: impl Fn(u8) -> u8,
    ) {
        if let Some(by) = self.commander(band) {
            let might = &mut self.might[by.index()][clearing.index()];
            *might = counted(*might);
        }
        self.settle_rule(clearing);
    }

    /// Brings a hireling into the game, in a row of its own.
    pub(crate) fn enlist(&mut self, band: Faction, row: usize) {
        self.bands[row] = Some(band);
    }

    /// Lets a hireling's pieces count as somebody's own for rule (E.3.1).
    pub(crate) fn command(&mut self, band: Faction, by: Faction) {
        if let Some(row) = self.row_of(band) {
            self.commanders[row] = Some(by);
            self.settle_might();
        }
    }

    /// Lets a faction rule where it is tied.
    pub(crate) fn ennoble(&mut self, faction: Faction) {
        self.nobles = Some(faction);
        Clearing::all().for_each(|clearing| self.settle_rule(clearing));
    }
}

/// Mercenaries, and whose any piece counts as (11.2.7.III, E.3.1).
impl Woodland {
    /// Lets the warriors of the Riverfolk count as somebody's own for rule, or as theirs again (11.2.7.III).
    pub(crate) fn hire_out(&mut self, to: Option<Faction>) {
        let (from, hired) = (self.counts_for(Piece::RiverfolkWarrior), Piece::RiverfolkWarrior);
        *self.hired_by = to;
        let to = self.counts_for(hired);
        for clearing in self.with(hired) {
            let count = self.count(hired, clearing);
            self.might[from.index()][clearing.index()] -= count;
            self.might[to.index()][clearing.index()] += count;
            self.settle_rule(clearing);
        }
    }

    /// Who has hired the warriors of the Riverfolk.
    #[inline]
    pub fn hired_by(&self) -> Option<Faction> {
        *self.hired_by
    }

    /// Whose a piece counts as: its owner's, or who hired it.
    #[inline]
    pub fn counts_for(&self, piece: Piece) -> Faction {
        if piece.index() < Piece::OF_PLAYERS {
            self.hirer_or_owner(piece, piece.owner())
        } else {
            self.band_counts_for(piece.owner())
        }
    }

    #[inline]
    pub(super) fn hirer_or_owner(&self, piece: Piece, owner: Faction) -> Faction {
        if piece == Piece::RiverfolkWarrior { self.hired_by.unwrap_or(owner) } else { owner }
    }
}
