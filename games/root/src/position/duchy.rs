//! The board of the Duchy: Burrow, revealed cards, ministers and crowns (12.2 to 12.6).

use crate::terms::{Card, Cards, Minister, Rank};

/// The board of the Duchy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DuchyBoard {
    revealed: Cards,
    burrow: u8,
    /// Swayed ministers, as bits.
    swayed: u16,
    /// Ministers whose action was taken this turn, as bits.
    acted: u16,
    /// Crowns still on the board, by rank.
    crowns: [u8; Rank::ALL.len()],
}

impl DuchyBoard {
    /// Cards revealed this turn, face up in the play area.
    pub const fn revealed(&self) -> Cards {
        self.revealed
    }

    /// The warriors in the Burrow.
    pub const fn burrow(&self) -> u8 {
        self.burrow
    }

    /// Whether a minister is swayed.
    pub const fn is_swayed(&self, minister: Minister) -> bool {
        self.swayed >> minister.index() & 1 == 1
    }

    /// Whether the action of a minister was taken this turn.
    pub const fn has_acted(&self, minister: Minister) -> bool {
        self.acted >> minister.index() & 1 == 1
    }

    /// The ministers that are swayed.
    pub fn swayed(&self) -> impl Iterator<Item = Minister> + use<> {
        let swayed = self.swayed;
        Minister::ALL.into_iter().filter(move |minister| swayed >> minister.index() & 1 == 1)
    }

    /// The crowns of a rank still on the board.
    pub const fn crowns(&self, rank: Rank) -> u8 {
        self.crowns[rank.index()]
    }

    /// A turn of the Duchy begins.
    pub(crate) fn begin_turn(&mut self) {
        self.acted = 0;
    }

    /// Warriors come into the Burrow.
    pub(crate) fn enter_burrow(&mut self, count: u8) {
        self.burrow += count;
    }

    /// Warriors leave the Burrow.
    pub(crate) fn leave_burrow(&mut self, count: u8) {
        self.burrow =
            self.burrow.checked_sub(count).expect("warriors that leave the Burrow are in it");
    }

    /// Reveals a card that is in no hand any more.
    pub(crate) fn reveal(&mut self, card: Card) {
        self.revealed = self.revealed.with(card);
    }

    /// Takes the revealed cards.
    pub(crate) fn take_revealed(&mut self) -> Cards {
        std::mem::take(&mut self.revealed)
    }

    /// Notes that the action of a minister was taken.
    pub(crate) fn mark_acted(&mut self, minister: Minister) {
        self.acted |= 1 << minister.index();
    }

    /// Sways a minister for a crown of the rank.
    pub(crate) fn sway(&mut self, minister: Minister, rank: Rank) {
        self.swayed |= 1 << minister.index();
        self.crowns[rank.index()] -= 1;
    }

    /// A minister leaves; the crown is lost.
    pub(crate) fn dismiss(&mut self, minister: Minister) {
        self.swayed &= !(1 << minister.index());
    }

    /// Puts crowns of a rank on the board.
    pub(crate) fn set_crowns(&mut self, rank: Rank, count: u8) {
        self.crowns[rank.index()] = count;
    }
}
