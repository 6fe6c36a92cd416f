//! A game at one moment, and how it goes on from there.

use crate::ask::{Offer, Opens, Slate};
use crate::chance::Drawn;
use crate::desk::Log;
use crate::flow::Flow;
use crate::stack::{Stack, Strand};
use crate::{Chance, Desk, Digest, Game, Seat, Source, Viewer, cite};
use std::cell::RefCell;

/// A game at one moment: the position and the open frames. Plain data; a clone is a memory copy.
/// Elsewhere: game state.
#[derive(Debug, Clone, Copy)]
pub struct State<G: Game> {
    /// The position.
    pub position: G::Position,
    pub(crate) stack: Stack<G::Frame>,
}

/// A state in which everything a seat cannot know was replaced by a fair sample. All a bot ever sees.
/// Elsewhere: determinization, sampling from the information set.
#[derive(Debug, Clone, Copy)]
pub struct Redealt<G: Game>(State<G>);

impl<G: Game> Redealt<G> {
    /// The imagined state.
    pub const fn state(&self) -> &State<G> {
        &self.0
    }
}

/// Everything one play works with besides the state.
#[derive(Debug)]
pub(crate) struct Works<'a, G: Game, S: Source> {
    pub(crate) setting: &'a G::Setting,
    pub(crate) slate: &'a mut Slate<G>,
    pub(crate) source: &'a mut S,
    pub(crate) drawn: &'a mut Drawn,
    pub(crate) log: &'a mut Log<G>,
}

/// More paragraphs than any rulebook settles without a question: past this, one goes in circles.
const CIRCLES: u32 = 1_000_000;

/// Why a strand goes no further.
#[derive(PartialEq)]
enum Stop {
    Settled,
    Asked,
    Parted,
    Over,
}

impl<G: Game> State<G> {
    /// A position with one open frame; nothing has been resolved yet.
    pub fn opening(position: G::Position, frame: G::Frame) -> Self {
        const { assert!(size_of::<G::Frame>() <= 16, "a frame is at most 16 bytes") }
        Self { position, stack: Stack::opening(frame) }
    }

    /// A position with several open frames, outermost first: a moment in the middle of a game.
    pub fn standing(position: G::Position, frames: impl IntoIterator<Item = G::Frame>) -> Self {
        let mut frames = frames.into_iter();
        let first = frames.next().expect("a game goes on with an open frame");
        let mut state = Self::opening(position, first);
        frames.for_each(|frame| state.stack.push(Strand::MAIN, frame));
        state
    }

    /// The open frames.
    pub const fn stack(&self) -> &Stack<G::Frame> {
        &self.stack
    }

    /// The fingerprint of position and open frames.
    pub fn digest(&self) -> Digest {
        Digest::of(&(&self.position, &self.stack))
    }

    /// This state with everything the viewer cannot know replaced by a fair sample.
    pub fn redealt(
        &self,
        setting: &G::Setting,
        viewer: Viewer,
        source: &mut dyn Source,
    ) -> Redealt<G> {
        let mut state = *self;
        state.stack.unhold_others(viewer.seat());
        let mut drawn = Drawn::default();
        G::redeal(setting, &mut state.position, viewer, &mut Chance::new(source, &mut drawn));
        Redealt(state)
    }

    /// Resolves paragraphs until somebody must answer or the game has ended.
    pub(crate) fn run<S: Source>(&mut self, works: &mut Works<'_, G, S>) {
        works.slate.wipe();
        self.go_on(Strand::MAIN, works);
    }

    /// Resolves the paragraphs of a strand, and then the others', until somebody must answer.
    #[inline]
    fn go_on<S: Source>(&mut self, strand: Strand, works: &mut Works<'_, G, S>) {
        let slate = RefCell::new(&mut *works.slate);
        let mut desk = Desk {
            setting: works.setting,
            position: &mut self.position,
            chance: Chance::new(works.source, works.drawn),
            slate: &slate,
            log: works.log,
        };
        let waits = strand != Strand::MAIN && run_branch(&mut self.stack, strand, &mut desk);
        if !waits {
            run_strands(&mut self.stack, &mut desk);
        }
    }

    /// Takes the answer to an open ask, both by their numbers, and goes on.
    #[inline]
    pub(crate) fn answer<S: Source>(
        &mut self,
        ask: usize,
        offer: usize,
        works: &mut Works<'_, G, S>,
    ) {
        let ask = &works.slate.asks()[ask];
        let (seat, opens) = (ask.seat, works.slate.offers(ask)[offer].opens);
        if self.stack.is_sealed() {
            self.stack.hold(seat, opens);
            works.slate.strike(seat);
            if works.slate.asks().is_empty() {
                self.run(works);
            }
            return;
        }
        if self.stack.together().has(seat) {
            return self.answer_aside(seat, opens, works);
        }
        self.open(Strand::MAIN, opens);
        self.run(works);
    }

    /// Takes the answer of one of several who act together: only they are asked anew.
    #[inline(never)]
    fn answer_aside<S: Source>(
        &mut self,
        seat: Seat,
        opens: Opens<G::Frame>,
        works: &mut Works<'_, G, S>,
    ) {
        self.open(Strand::of(seat), opens);
        works.slate.keep_others(seat);
        self.go_on(Strand::of(seat), works);
    }

    /// Opens what an answer to a strand's open ask leads to.
    #[inline]
    fn open(&mut self, strand: Strand, opens: Opens<G::Frame>) {
        let asking = self.stack.pop(strand).expect("an asking frame is open");
        self.stack.open(strand, asking, opens);
    }
}

#[inline]
fn run_strands<G: Game>(stack: &mut Stack<G::Frame>, desk: &mut Desk<'_, G>) {
    for _ in 0..CIRCLES {
        let waits = if stack.together().is_empty() {
            run_strand(stack, Strand::MAIN, desk) != Stop::Parted
        } else {
            run_together(stack, desk)
        };
        if waits {
            return;
        }
    }
    panic!("paragraphs go in circles: {:?}", stack.main());
}

/// Runs the branch of a seat that has answered: what the others are asked stands. Says whether somebody must answer.
fn run_branch<G: Game>(
    stack: &mut Stack<G::Frame>,
    strand: Strand,
    desk: &mut Desk<'_, G>,
) -> bool {
    run_strand(stack, strand, desk) == Stop::Over || desk.slate.borrow_mut().seated()
}

/// Runs every branch as far as it goes; says whether somebody must answer.
fn run_together<G: Game>(stack: &mut Stack<G::Frame>, desk: &mut Desk<'_, G>) -> bool {
    for seat in stack.together().iter() {
        if !stack.is_held(seat) && run_strand(stack, Strand::of(seat), desk) == Stop::Over {
            return true;
        }
    }
    if !desk.slate.borrow().asks().is_empty() {
        return true;
    }
    if !stack.join() {
        // Everyone sees what was held, so nobody takes it back.
        stack.release();
        desk.reveal();
    }
    false
}

/// Resolves the frames of one strand as far as they go.
fn run_strand<G: Game>(
    stack: &mut Stack<G::Frame>,
    strand: Strand,
    desk: &mut Desk<'_, G>,
) -> Stop {
    for _ in 0..CIRCLES {
        let Some(frame) = stack.pop(strand) else { return Stop::Settled };
        if cfg!(debug_assertions) {
            cite(G::paragraph(&frame));
        }
        match &G::resolve(frame, desk) {
            Flow::Settled => {}
            Flow::Next(next) => stack.push(strand, *next),
            Flow::InOrder(frames) => {
                frames.iter().rev().for_each(|&frame| stack.push(strand, frame));
            }
            Flow::Leave(is_scope, instead) => {
                while !is_scope(&stack.pop(strand).expect("the scope that is left stands open")) {}
                stack.push(strand, *instead);
            }
            Flow::Asked => {
                let Some(opens) = forced(stack, desk) else {
                    stack.push(strand, frame);
                    return Stop::Asked;
                };
                stack.open(strand, frame, opens);
            }
            &Flow::Together { seats, opens, sealed } => {
                assert!(strand == Strand::MAIN, "seats that act together do not part again");
                stack.part(seats, sealed, opens);
                return Stop::Parted;
            }
            Flow::Over => {
                stack.clear();
                return Stop::Over;
            }
        }
    }
    panic!("paragraphs go in circles: {:?}", stack.main());
}

/// A single offer is played without asking, unless aloud or sealed.
fn forced<G: Game>(stack: &Stack<G::Frame>, desk: &mut Desk<'_, G>) -> Option<Opens<G::Frame>> {
    if stack.is_sealed() {
        return None;
    }
    let mut slate = desk.slate.borrow_mut();
    let (seat, Offer { choice, opens }) = slate.forced()?;
    slate.strike_last();
    if desk.log.told.is_some() {
        desk.log.forced.push((seat, choice));
    }
    Some(opens)
}
