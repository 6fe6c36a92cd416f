//! The stack of open frames, and the branches of simultaneous ones.
//! Elsewhere: stack machine.

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
    /// The game's own strand, then the branch of each seat.
    strands: [Extent; 1 + MAX_SEATS],
    together: Seats,
    sealed: bool,
    held: [Held; MAX_SEATS],
}

/// Where a strand lies in the array of frames: from `start` to `end`, with room up to `limit`.
#[derive(Debug, Clone, Copy, Default)]
struct Extent {
    start: u8,
    end: u8,
    limit: u8,
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
pub(crate) struct Strand(usize);

impl Strand {
    /// The game's own.
    pub(crate) const MAIN: Self = Self(0);

    /// The branch of a seat.
    #[inline]
    pub(crate) const fn of(seat: Seat) -> Self {
        Self(1 + seat.index())
    }
}

impl<F: Copy + Default> Stack<F> {
    /// A stack with one open frame.
    pub(crate) fn opening(frame: F) -> Self {
        let mut stack = Self {
            frames: [F::default(); DEPTH],
            strands: [Extent::default(); 1 + MAX_SEATS],
            together: Seats::NONE,
            sealed: false,
            held: [Held::No; MAX_SEATS],
        };
        stack.strands[Strand::MAIN.0].limit = small(DEPTH);
        stack.push(Strand::MAIN, frame);
        stack
    }

    /// The open frames of the game's own strand, outermost first.
    pub fn main(&self) -> &[F] {
        self.open_in(Strand::MAIN)
    }

    /// The open frames of a seat's branch, outermost first.
    pub fn branch(&self, seat: Seat) -> &[F] {
        self.open_in(Strand::of(seat))
    }

    /// The seats that act together now.
    #[inline]
    pub const fn together(&self) -> Seats {
        self.together
    }

    /// Whether answers are held face down now.
    #[inline]
    pub const fn is_sealed(&self) -> bool {
        self.sealed
    }

    #[inline]
    pub(crate) fn push(&mut self, strand: Strand, frame: F) {
        let extent = &mut self.strands[strand.0];
        assert!(extent.end < extent.limit, "the stack of open frames has room");
        self.frames[usize::from(extent.end)] = frame;
        extent.end += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self, strand: Strand) -> Option<F> {
        let extent = &mut self.strands[strand.0];
        if extent.end == extent.start {
            return None;
        }
        extent.end -= 1;
        Some(self.frames[usize::from(extent.end)])
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
        self.strands[Strand::MAIN.0].end = 0;
        self.forget_branches();
    }

    pub(crate) fn part(&mut self, seats: Seats, sealed: bool, opens: fn(Seat) -> F) {
        assert!(self.together.is_empty(), "seats that act together do not part again");
        (self.together, self.sealed) = (seats, sealed);
        let mut start = self.strands[Strand::MAIN.0].end;
        let room = (small(DEPTH) - start) / small(seats.len().max(1));
        for seat in seats.iter() {
            self.strands[Strand::of(seat).0] = Extent { start, end: start, limit: start + room };
            self.push(Strand::of(seat), opens(seat));
            start += room;
        }
    }

    /// Joins the branches again if all are settled.
    pub(crate) fn join(&mut self) -> bool {
        let joined = self.together.iter().all(|seat| self.len(Strand::of(seat)) == 0);
        if joined {
            self.forget_branches();
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
            self.push(Strand::of(seat), frame);
        }
        self.held[seat.index()] = held;
    }

    #[inline]
    pub(crate) fn is_held(&self, seat: Seat) -> bool {
        self.held[seat.index()] != Held::No
    }

    /// Turns the held answers up: each opens what it was held for.
    pub(crate) fn release(&mut self) {
        for seat in self.together.iter() {
            let strand = Strand::of(seat);
            match std::mem::take(&mut self.held[seat.index()]) {
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
        for seat in self.together.iter().filter(|&seat| Some(seat) != own) {
            match std::mem::take(&mut self.held[seat.index()]) {
                Held::No | Held::Nothing => {}
                Held::Then | Held::AndAgain => {
                    self.pop(Strand::of(seat));
                }
            }
        }
    }

    fn open_in(&self, strand: Strand) -> &[F] {
        let extent = self.strands[strand.0];
        &self.frames[extent.start.into()..extent.end.into()]
    }

    fn len(&self, strand: Strand) -> u8 {
        let extent = self.strands[strand.0];
        extent.end - extent.start
    }

    /// How many frames each branch has room for.
    fn room(&self) -> u8 {
        let first = self.together.iter().next().map(|seat| self.strands[Strand::of(seat).0]);
        first.map_or(0, |extent| extent.limit - extent.start)
    }

    fn forget_branches(&mut self) {
        self.strands[1..].fill(Extent::default());
        (self.together, self.sealed) = (Seats::NONE, false);
        self.held = [Held::No; MAX_SEATS];
    }
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("the depth of a stack is small")
}

/// Only what stands open counts, not where it lies: a digest never changes.
impl<F: Copy + Default + Hash> Hash for Stack<F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.main().hash(state);
        (self.together, self.sealed, self.room()).hash(state);
        let lens: [u8; MAX_SEATS] = std::array::from_fn(|seat| self.len(Strand(1 + seat)));
        (lens, self.held).hash(state);
        self.together.iter().for_each(|seat| self.branch(seat).hash(state));
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
        stack.push(Strand::of(Seat(1)), 21);
        assert_eq!(stack.branch(Seat(0)), [10]);
        assert_eq!(stack.branch(Seat(1)), [11, 21]);
        assert_eq!(stack.branch(Seat(2)), [12]);
        assert!(!stack.join());
        while stack.pop(Strand::of(Seat(1))).is_some() {}
        stack.pop(Strand::of(Seat(0)));
        stack.pop(Strand::of(Seat(2)));
        assert!(stack.join());
        assert_eq!(stack.main(), [1]);
    }
}
