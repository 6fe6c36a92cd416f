//! The stack of open frames, and the branches of simultaneous ones.

use crate::ask::Opens;
use crate::seat::MAX_SEATS;
use crate::{Seat, Seats};
use std::hash::{Hash, Hasher};

/// The most frames that stand open at once.
pub const DEPTH: usize = 48;

/// The open frames: one strand for the game, and while several seats act together one more for each of them.
///
/// All strands share one array: the branches divide the room above the main strand evenly.
#[derive(Debug, Clone, Copy)]
pub struct Stack<F> {
    frames: [F; DEPTH],
    main: u8,
    branches: Branches,
}

#[derive(Debug, Clone, Copy, Default)]
struct Branches {
    seats: Seats,
    sealed: bool,
    /// How many frames each branch has room for.
    room: u8,
    /// Where each seat's branch starts.
    starts: [u8; MAX_SEATS],
    lens: [u8; MAX_SEATS],
    held: [Held; MAX_SEATS],
}

/// Where branches start follows from the rest, and a digest never changes.
impl Hash for Branches {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.seats.hash(state);
        self.sealed.hash(state);
        self.room.hash(state);
        self.lens.hash(state);
        self.held.hash(state);
    }
}

/// Whether a seat's answer is held face down: what it opens lies above the frame that asked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
enum Held {
    /// No answer yet.
    #[default]
    No,
    /// An answer that opens nothing.
    Nothing,
    /// An answer that opens the frame above.
    Then,
    /// An answer that opens the frame above and asks again.
    AndAgain,
}

/// Which strand of the stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strand {
    /// The game's own.
    Main,
    /// The branch of a seat.
    Of(Seat),
}

impl<F: Copy + Default> Stack<F> {
    /// A stack with one open frame.
    pub(crate) fn opening(frame: F) -> Self {
        let mut stack =
            Self { frames: [F::default(); DEPTH], main: 0, branches: Branches::default() };
        stack.push(Strand::Main, frame);
        stack
    }

    /// The open frames of the game's own strand, outermost first.
    pub fn main(&self) -> &[F] {
        &self.frames[..self.main.into()]
    }

    /// The open frames of a seat's branch, outermost first.
    pub fn branch(&self, seat: Seat) -> &[F] {
        let start = self.start(Strand::Of(seat));
        &self.frames[start..start + usize::from(self.branches.lens[seat.index()])]
    }

    /// The seats that act together now.
    pub const fn together(&self) -> Seats {
        self.branches.seats
    }

    /// Whether answers are held face down now.
    pub const fn is_sealed(&self) -> bool {
        self.branches.sealed
    }

    #[inline]
    pub(crate) fn is_empty(&self, strand: Strand) -> bool {
        self.len(strand) == 0
    }

    #[inline]
    pub(crate) fn push(&mut self, strand: Strand, frame: F) {
        let (start, len) = (self.start(strand), self.len(strand));
        assert!(len < self.room(strand), "the stack of open frames has room");
        self.frames[start + len] = frame;
        *self.len_mut(strand) += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self, strand: Strand) -> Option<F> {
        let len = self.len(strand).checked_sub(1)?;
        *self.len_mut(strand) -= 1;
        Some(self.frames[self.start(strand) + len])
    }

    /// Puts back the frame that asked, as far as its answer wants, and what the answer opens.
    #[inline]
    pub(crate) fn open(&mut self, strand: Strand, asking: F, opens: Opens<F>) {
        match opens {
            Opens::Nothing => {}
            Opens::Then(frame) => self.push(strand, frame),
            Opens::AndAgain(frame) => {
                self.push(strand, asking);
                self.push(strand, frame);
            }
        }
    }

    pub(crate) fn clear(&mut self) {
        self.main = 0;
        self.branches = Branches::default();
    }

    pub(crate) fn part(&mut self, seats: Seats, sealed: bool, opens: fn(Seat) -> F) {
        assert!(self.branches.seats.is_empty(), "seats that act together do not part again");
        let small = |number: usize| u8::try_from(number).expect("the depth of a stack is small");
        let room = (DEPTH - usize::from(self.main)) / seats.len().max(1);
        let mut starts = [0; MAX_SEATS];
        for (before, seat) in seats.iter().enumerate() {
            starts[seat.index()] = self.main + small(before * room);
        }
        self.branches =
            Branches { seats, sealed, room: small(room), starts, ..Branches::default() };
        seats.iter().for_each(|seat| self.push(Strand::Of(seat), opens(seat)));
    }

    /// Joins the branches again if all are settled.
    #[inline]
    pub(crate) fn join(&mut self) -> bool {
        let joined = self.branches.lens == [0; MAX_SEATS];
        if joined {
            self.branches = Branches::default();
        }
        joined
    }

    /// Holds a seat's answer face down.
    #[inline]
    pub(crate) fn hold(&mut self, seat: Seat, opens: Opens<F>) {
        let (held, frame) = match opens {
            Opens::Nothing => (Held::Nothing, None),
            Opens::Then(frame) => (Held::Then, Some(frame)),
            Opens::AndAgain(frame) => (Held::AndAgain, Some(frame)),
        };
        if let Some(frame) = frame {
            self.push(Strand::Of(seat), frame);
        }
        self.branches.held[seat.index()] = held;
    }

    #[inline]
    pub(crate) fn is_held(&self, seat: Seat) -> bool {
        self.branches.held[seat.index()] != Held::No
    }

    /// Turns the held answers up: each opens what it was held for.
    pub(crate) fn release(&mut self) {
        for seat in self.branches.seats.iter() {
            let strand = Strand::Of(seat);
            match std::mem::take(&mut self.branches.held[seat.index()]) {
                Held::No | Held::AndAgain => {}
                Held::Nothing => {
                    self.pop(strand);
                }
                Held::Then => {
                    let frame = self.pop(strand).expect("a held answer has its frame");
                    self.pop(strand);
                    self.push(strand, frame);
                }
            }
        }
    }

    /// Forgets the answers held for the seats other than this one: they are asked again.
    pub(crate) fn unhold_others(&mut self, own: Option<Seat>) {
        for seat in self.branches.seats.iter().filter(|&seat| Some(seat) != own) {
            match std::mem::take(&mut self.branches.held[seat.index()]) {
                Held::No | Held::Nothing => {}
                Held::Then | Held::AndAgain => {
                    self.pop(Strand::Of(seat));
                }
            }
        }
    }

    #[inline]
    fn len(&self, strand: Strand) -> usize {
        match strand {
            Strand::Main => self.main.into(),
            Strand::Of(seat) => self.branches.lens[seat.index()].into(),
        }
    }

    #[inline]
    fn len_mut(&mut self, strand: Strand) -> &mut u8 {
        match strand {
            Strand::Main => &mut self.main,
            Strand::Of(seat) => &mut self.branches.lens[seat.index()],
        }
    }

    #[inline]
    fn room(&self, strand: Strand) -> usize {
        match strand {
            Strand::Main => DEPTH,
            Strand::Of(_) => self.branches.room.into(),
        }
    }

    #[inline]
    fn start(&self, strand: Strand) -> usize {
        match strand {
            Strand::Main => 0,
            Strand::Of(seat) => self.branches.starts[seat.index()].into(),
        }
    }
}

impl<F: Copy + Default + Hash> Hash for Stack<F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.main().hash(state);
        self.branches.hash(state);
        self.branches.seats.iter().for_each(|seat| self.branch(seat).hash(state));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_answer_opens_when_it_is_released_and_is_forgotten_when_unheld() {
        let mut stack = Stack::opening(1_u8);
        stack.part(Seats::first(3), true, |seat| 10 + seat.0);
        stack.hold(Seat(0), Opens::Then(20));
        stack.hold(Seat(1), Opens::AndAgain(21));
        stack.hold(Seat(2), Opens::Nothing);
        let mut redealt = stack;
        redealt.unhold_others(Some(Seat(1)));
        let held = [0, 1, 2].map(|seat| redealt.is_held(Seat(seat)));
        assert_eq!(held, [false, true, false]);
        assert_eq!((redealt.branch(Seat(0)), redealt.branch(Seat(2))), (&[10][..], &[12][..]));
        stack.release();
        let open = [0, 1, 2].map(|seat| stack.branch(Seat(seat)));
        assert_eq!(open, [&[20][..], &[11, 21], &[]]);
    }

    #[test]
    fn branches_share_the_room_above_the_main_strand() {
        let mut stack = Stack::opening(1_u8);
        stack.part(Seats::first(3), false, |seat| 10 + seat.0);
        stack.push(Strand::Of(Seat(1)), 21);
        assert_eq!(stack.branch(Seat(0)), [10]);
        assert_eq!(stack.branch(Seat(1)), [11, 21]);
        assert_eq!(stack.branch(Seat(2)), [12]);
        assert!(!stack.join());
        while stack.pop(Strand::Of(Seat(1))).is_some() {}
        stack.pop(Strand::Of(Seat(0)));
        stack.pop(Strand::Of(Seat(2)));
        assert!(stack.join());
        assert_eq!(stack.main(), [1]);
    }
}
