//! The Armies on a Conquest board.

use crate::setting::board::Map;
use crate::terms::{Bonus, Colour, Territories, Territory};
use kernel::Seat;

/// The Armies on a Conquest board (L5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Conquest {
    armies: [[u8; Territory::COUNT]; 2],
    /// The locations that hold an Army, as bits in the order of the board.
    held: [u8; Territory::COUNT],
    reserve: [u8; 2],
    locked: [u8; 2],
    /// Armies under way to a destination.
    marching: u8,
    /// Whether this move may come from two territories away.
    double: bool,
    /// Whose turn it is.
    turn: Seat,
    /// Whether the last turn was a pass.
    passed: bool,
    /// Territories rearranged in this turn.
    arranged: Territories,
}

impl Conquest {
    /// The Armies of a colour in a territory.
    #[inline]
    pub const fn armies(&self, colour: Colour, territory: Territory) -> u8 {
        self.armies[colour.index()][territory.index()]
    }

    /// The locations of a territory that hold an Army, as bits.
    #[inline]
    pub const fn held(&self, territory: Territory) -> u8 {
        self.held[territory.index()]
    }

    /// Armies that wait beside the board.
    #[inline]
    pub const fn reserve(&self, colour: Colour) -> u8 {
        self.reserve[colour.index()]
    }

    /// Armies in the prison.
    pub const fn locked(&self, colour: Colour) -> u8 {
        self.locked[colour.index()]
    }

    /// Armies under way.
    #[inline]
    pub const fn marching(&self) -> u8 {
        self.marching
    }

    /// Whether this move may come from two territories away.
    #[inline]
    pub const fn is_double(&self) -> bool {
        self.double
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Territories rearranged in this turn.
    pub const fn arranged(&self) -> Territories {
        self.arranged
    }

    /// The territories with Armies of a colour.
    pub fn with_armies(&self, colour: Colour) -> Territories {
        let of = &self.armies[colour.index()];
        Territory::ALL.into_iter().filter(|territory| of[territory.index()] > 0).collect()
    }

    /// How many locations with a bonus a colour holds.
    pub fn bonuses(&self, map: &Map, colour: Colour, bonus: Bonus) -> u8 {
        let held = |territory: &Territory| {
            let at = map.location(*territory, bonus);
            self.armies(colour, *territory) > 0
                && at.is_some_and(|at| self.held(*territory) >> at & 1 == 1)
        };
        let count = map.with_bonus[bonus.index()].iter().filter(held).count();
        u8::try_from(count).expect("locations are few")
    }

    /// Armies of a colour that stand on no location of a territory.
    pub fn spare(&self, colour: Colour, territory: Territory) -> u8 {
        let held = u8::try_from(self.held(territory).count_ones()).expect("locations are few");
        self.armies(colour, territory).saturating_sub(held)
    }
}

/// Verbs.
impl Conquest {
    /// Puts Armies into a territory.
    pub(crate) fn place(&mut self, colour: Colour, territory: Territory, count: u8) {
        self.armies[colour.index()][territory.index()] += count;
    }

    /// Takes Armies from a territory.
    #[track_caller]
    pub(crate) fn remove(&mut self, colour: Colour, territory: Territory, count: u8) {
        self.armies[colour.index()][territory.index()] -= count;
    }

    /// An Army takes a location.
    pub(crate) fn hold(&mut self, territory: Territory, at: usize) {
        self.held[territory.index()] |= 1 << at;
    }

    /// A location is left.
    pub(crate) fn vacate(&mut self, territory: Territory, at: usize) {
        self.held[territory.index()] &= !(1 << at);
    }

    /// All locations of a territory are left.
    pub(crate) fn vacate_all(&mut self, territory: Territory) {
        self.held[territory.index()] = 0;
    }

    /// Sets the reserve.
    pub(crate) fn set_reserve(&mut self, colour: Colour, count: u8) {
        self.reserve[colour.index()] = count;
    }

    /// Locks Armies up.
    pub(crate) fn lock(&mut self, colour: Colour) {
        self.locked[colour.index()] += 1;
    }

    /// Frees all Armies of a colour; says how many.
    pub(crate) fn free(&mut self, colour: Colour) -> u8 {
        std::mem::take(&mut self.locked[colour.index()])
    }

    /// A move is declared.
    pub(crate) fn declare(&mut self, double: bool) {
        (self.marching, self.double) = (0, double);
    }

    /// An Army joins the march.
    pub(crate) fn march(&mut self) {
        self.marching += 1;
    }

    /// The march is over; says how many came.
    pub(crate) fn arrive(&mut self) -> u8 {
        self.double = false;
        std::mem::take(&mut self.marching)
    }

    /// A territory was rearranged.
    pub(crate) fn arrange(&mut self, territory: Territory) {
        self.arranged = self.arranged.with(territory);
    }

    /// The turn goes to a seat; says whether the phase is over because two passed in a row.
    pub(crate) fn end_turn(&mut self, next: Seat, passed: bool) -> bool {
        let over = passed && self.passed;
        (self.turn, self.passed, self.arranged) = (next, passed, Territories::NONE);
        over
    }

    /// A seat begins the phase.
    pub(crate) fn begin(&mut self, first: Seat) {
        (self.turn, self.passed, self.arranged) = (first, false, Territories::NONE);
    }
}
