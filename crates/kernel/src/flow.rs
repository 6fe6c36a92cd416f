//! Flow: what a paragraph hands back.

use crate::{FixedVec, Game, Seat, Seats};

/// What a paragraph hands back. Made by the functions of this module and by [`Asking`](crate::Asking).
/// Elsewhere: next state, effect.
#[derive(Debug, Clone, Copy)]
#[must_use = "a paragraph's flow is what happens next"]
pub enum Flow<G: Game> {
    /// Nothing more to do here.
    Settled,
    /// This frame comes next.
    Next(G::Frame),
    /// These frames come next, in order.
    InOrder(FixedVec<G::Frame, MAX_IN_ORDER>),
    /// The innermost frame of this kind is left with all it had opened, and this frame comes instead.
    Leave(fn(&G::Frame) -> bool, G::Frame),
    /// A seat must answer; the ask is on the slate and this frame stays open.
    Asked,
    /// Each of these seats gets a branch of its own; when all are settled, what was open goes on.
    Together {
        /// Who takes part.
        seats: Seats,
        /// The frame that opens a seat's branch.
        opens: fn(Seat) -> G::Frame,
        /// Whether answers are held until everyone has given one.
        sealed: bool,
    },
    /// The game has ended.
    Over,
}

/// The most frames a paragraph can open at once.
pub const MAX_IN_ORDER: usize = 8;

/// Nothing more to do here.
pub fn settled<G: Game>() -> Flow<G> {
    Flow::Settled
}

/// This frame comes next.
pub fn next<G: Game>(frame: G::Frame) -> Flow<G> {
    Flow::Next(frame)
}

/// These frames come next, in order; at most [`MAX_IN_ORDER`].
pub fn in_order<G: Game>(frames: impl IntoIterator<Item = G::Frame>) -> Flow<G> {
    Flow::InOrder(frames.into_iter().collect())
}

/// Leaves the innermost open frame that `is_scope` recognises, with everything it opened, for this frame.
pub fn leave<G: Game>(is_scope: fn(&G::Frame) -> bool, instead: G::Frame) -> Flow<G> {
    Flow::Leave(is_scope, instead)
}

/// Everyone at once, each answer seen as it is given. Nothing that one of them does changes what another is asked, until all
/// are done and go on as one: only the one who has answered is asked anew.
pub fn together<G: Game>(seats: Seats, opens: fn(Seat) -> G::Frame) -> Flow<G> {
    Flow::Together { seats, opens, sealed: false }
}

/// Everyone at once, answers held face down until the last one is given, then played in seat order.
pub fn sealed<G: Game>(seats: Seats, opens: fn(Seat) -> G::Frame) -> Flow<G> {
    Flow::Together { seats, opens, sealed: true }
}

/// The game has ended.
pub fn over<G: Game>() -> Flow<G> {
    Flow::Over
}
