//! The board of the Eyrie: Decree and leaders (7.3 to 7.8).

use crate::terms::{Card, Cards, Column, Leader};

/// The board of the Eyrie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct EyrieBoard {
    decree: [Cards; 4],
    viziers: [u8; 4],
    leader: Option<Leader>,
    /// Leaders that are face down, as bits (7.7.3).
    deposed: u8,
    /// Cards resolved this turn (7.5.2), and viziers by column.
    resolved: Cards,
    resolved_viziers: [u8; 4],
}

impl EyrieBoard {
    /// The cards of a column, the viziers not among them.
    #[inline]
    pub const fn column(&self, column: Column) -> Cards {
        self.decree[column.index()]
    }

    /// The viziers of a column.
    #[inline]
    pub const fn viziers(&self, column: Column) -> u8 {
        self.viziers[column.index()]
    }

    /// All cards of the Decree, the viziers not among them.
    pub fn decree(&self) -> Cards {
        self.decree.into_iter().fold(Cards::NONE, Cards::union)
    }

    /// The cards of a column that are still to be resolved.
    #[inline]
    pub fn waiting(&self, column: Column) -> Cards {
        self.column(column).minus(self.resolved)
    }

    /// The viziers of a column that are still to be resolved.
    #[inline]
    pub const fn waiting_viziers(&self, column: Column) -> u8 {
        self.viziers(column) - self.resolved_viziers[column.index()]
    }

    /// Whether a column has cards or viziers that are still to be resolved.
    #[inline]
    pub fn has_waiting(&self, column: Column) -> bool {
        !self.waiting(column).is_empty() || self.waiting_viziers(column) > 0
    }

    /// The leader.
    #[inline]
    pub const fn leader(&self) -> Option<Leader> {
        self.leader
    }

    /// The leaders that lie face up beside the board.
    pub fn face_up(&self) -> impl Iterator<Item = Leader> + use<> {
        let (deposed, leader) = (self.deposed, self.leader);
        let free = move |one: &Leader| deposed >> one.index() & 1 == 0 && Some(*one) != leader;
        Leader::ALL.into_iter().filter(free)
    }

    /// The leaders that lie face down.
    pub fn face_down(&self) -> impl Iterator<Item = Leader> + use<> {
        let deposed = self.deposed;
        Leader::ALL.into_iter().filter(move |leader| deposed >> leader.index() & 1 == 1)
    }
}

/// Verbs.
impl EyrieBoard {
    /// Adds a card to a column.
    pub(crate) fn add(&mut self, card: Card, column: Column) {
        self.decree[column.index()] = self.decree[column.index()].with(card);
    }

    /// Tucks a vizier under a column.
    pub(crate) fn tuck_vizier(&mut self, column: Column) {
        self.viziers[column.index()] += 1;
    }

    /// Takes all cards but the viziers off the Decree, and the viziers aside.
    pub(crate) fn clear_decree(&mut self) -> Cards {
        let cards = self.decree();
        (self.decree, self.viziers) = ([Cards::NONE; 4], [0; 4]);
        self.begin_decree();
        cards
    }

    /// Forgets what was resolved: a new Daylight begins.
    pub(crate) fn begin_decree(&mut self) {
        (self.resolved, self.resolved_viziers) = (Cards::NONE, [0; 4]);
    }

    /// Notes that a card was resolved.
    pub(crate) fn resolve(&mut self, card: Card) {
        self.resolved = self.resolved.with(card);
    }

    /// Notes that a vizier was resolved.
    pub(crate) fn resolve_vizier(&mut self, column: Column) {
        self.resolved_viziers[column.index()] += 1;
    }

    /// Seats a leader.
    pub(crate) fn set_leader(&mut self, leader: Leader) {
        self.leader = Some(leader);
    }

    /// Turns the leader face down and puts it aside.
    pub(crate) fn depose(&mut self) {
        if let Some(leader) = self.leader.take() {
            self.deposed |= 1 << leader.index();
        }
    }

    /// Turns every leader face up.
    pub(crate) fn turn_leaders_up(&mut self) {
        self.deposed = 0;
    }
}
