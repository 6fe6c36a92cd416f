//! Asks: who must answer what, what is offered, and what is withheld and why.

use crate::{Desk, Flow, Game, Para, Seat, cite};
use std::cell::RefMut;

/// A question that stands open. Its offers and withheld choices are on the [`Slate`].
/// Elsewhere: decision point.
#[derive(Debug, Clone, Copy)]
pub struct Ask<G: Game> {
    /// Who must answer.
    pub seat: Seat,
    /// The paragraph that asks.
    pub para: Para,
    /// What is asked.
    pub question: G::Question,
    /// Whether it is asked even when only one answer is left, because silence would tell something.
    /// Elsewhere: protection against a timing side channel.
    pub aloud: bool,
    offers: (usize, usize),
    withheld: (usize, usize),
}

/// A choice, and what it opens.
/// Elsewhere: legal action.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Offer<G: Game> {
    /// The answer.
    pub choice: G::Choice,
    /// What it opens.
    pub opens: Opens<G::Frame>,
}

/// What a choice opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opens<F> {
    /// Nothing: the ask is settled.
    Nothing,
    /// This frame.
    Then(F),
    /// This frame, and then the same paragraph asks again.
    AndAgain(F),
}

impl<F: Copy> Opens<F> {
    /// The frame it opens, if it opens one.
    pub const fn frame(self) -> Option<F> {
        match self {
            Self::Nothing => None,
            Self::Then(frame) | Self::AndAgain(frame) => Some(frame),
        }
    }
}

/// A choice a player might expect, and why it is not offered.
/// Elsewhere: illegal action, with its explanation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Withheld<G: Game> {
    /// The choice.
    pub choice: G::Choice,
    /// The paragraph that forbids it.
    pub para: Para,
    /// Why, in particular.
    pub why: G::Why,
}

/// Where open asks are written: buffers that are used again for every decision.
#[derive(Debug, Clone)]
pub struct Slate<G: Game> {
    asks: Vec<Ask<G>>,
    /// The ask that is being written.
    draft: Option<Ask<G>>,
    offers: Vec<Offer<G>>,
    withheld: Vec<Withheld<G>>,
    explains: bool,
}

impl<G: Game> Default for Slate<G> {
    fn default() -> Self {
        Self {
            asks: Vec::new(),
            draft: None,
            offers: Vec::new(),
            withheld: Vec::new(),
            explains: false,
        }
    }
}

impl<G: Game> Slate<G> {
    /// A slate that also takes down what is withheld.
    pub fn explaining() -> Self {
        Self { explains: true, ..Self::default() }
    }

    /// The same, where what is written from now on is explained or not.
    pub(crate) fn copied(&self, explains: bool) -> Self {
        Self { explains, ..self.clone() }
    }

    /// The open asks.
    #[inline]
    pub fn asks(&self) -> &[Ask<G>] {
        &self.asks
    }

    /// What an ask offers.
    #[inline]
    pub fn offers(&self, ask: &Ask<G>) -> &[Offer<G>] {
        &self.offers[ask.offers.0..ask.offers.1]
    }

    /// What an ask withholds.
    pub fn withheld(&self, ask: &Ask<G>) -> &[Withheld<G>] {
        &self.withheld[ask.withheld.0..ask.withheld.1]
    }

    #[inline]
    pub(crate) fn wipe(&mut self) {
        self.asks.clear();
        self.offers.clear();
        self.withheld.clear();
    }

    /// Wipes off what a seat was asked; what the others are asked stands, and moves to the front.
    #[inline]
    pub(crate) fn keep_others(&mut self, seat: Seat) {
        if self.asks.len() == 1 { self.wipe() } else { self.move_others(seat) }
    }

    fn move_others(&mut self, seat: Seat) {
        self.asks.retain(|ask| ask.seat != seat);
        if self.asks.len() > 1 {
            self.asks.sort_unstable_by_key(|ask| ask.offers.0);
        }
        let (mut offers, mut withheld) = (0, 0);
        for ask in &mut self.asks {
            offers = moved(&mut self.offers, &mut ask.offers, offers);
            withheld = moved(&mut self.withheld, &mut ask.withheld, withheld);
        }
        self.offers.truncate(offers);
        self.withheld.truncate(withheld);
    }

    /// Brings the asks into the order of the seats, in whatever order they were written; says whether there are any.
    #[inline]
    pub(crate) fn seated(&mut self) -> bool {
        if self.asks.len() > 1 {
            self.asks.sort_unstable_by_key(|ask| ask.seat);
        }
        !self.asks.is_empty()
    }

    /// The one offer of the last ask with the seat it is made to, if that is all it has and it need not be asked aloud.
    #[inline]
    pub(crate) fn forced(&self) -> Option<(Seat, Offer<G>)> {
        let ask = self.asks.last()?;
        match self.offers(ask) {
            [only] if !ask.aloud => Some((ask.seat, *only)),
            _ => None,
        }
    }

    /// Takes the last ask off the slate.
    #[inline]
    pub(crate) fn strike_last(&mut self) {
        if let Some(ask) = self.asks.pop() {
            self.offers.truncate(ask.offers.0);
            self.withheld.truncate(ask.withheld.0);
        }
    }

    /// Takes a seat's ask off the slate, where it was answered and held.
    pub(crate) fn strike(&mut self, seat: Seat) {
        self.asks.retain(|ask| ask.seat != seat);
    }
}

/// Moves what an ask has of a buffer to this place; says where it ends.
fn moved<T: Copy>(buffer: &mut [T], extent: &mut (usize, usize), to: usize) -> usize {
    let end = to + extent.1 - extent.0;
    buffer.copy_within(extent.0..extent.1, to);
    *extent = (to, end);
    end
}

/// An ask being written: the draft on the slate. Finish it with [`must`](Self::must), [`must_or`](Self::must_or),
/// [`may`](Self::may) or [`if_any`](Self::if_any).
#[derive(Debug)]
#[must_use = "an ask is finished by must, must_or, may or if_any"]
pub struct Asking<'d, G: Game> {
    slate: RefMut<'d, Slate<G>>,
}

impl<'d, G: Game> Asking<'d, G> {
    #[inline]
    pub(crate) fn new(
        desk: &'d Desk<'_, G>,
        seat: Seat,
        para: Para,
        question: G::Question,
    ) -> Self {
        cite(para);
        let mut slate = RefMut::map(desk.slate.borrow_mut(), |slate| &mut **slate);
        let (offers, withheld) = (slate.offers.len(), slate.withheld.len());
        let (offers, withheld) = ((offers, offers), (withheld, withheld));
        slate.draft = Some(Ask { seat, para, question, aloud: false, offers, withheld });
        Self { slate }
    }

    /// Offers a choice that opens this frame.
    #[inline]
    pub fn offer(mut self, choice: G::Choice, opens: G::Frame) -> Self {
        self.slate.offers.push(Offer { choice, opens: Opens::Then(opens) });
        self
    }

    /// Offers each of these choices with the frame it opens.
    #[inline]
    pub fn offers(mut self, offers: impl IntoIterator<Item = (G::Choice, G::Frame)>) -> Self {
        let offers =
            offers.into_iter().map(|(choice, frame)| Offer { choice, opens: Opens::Then(frame) });
        self.slate.offers.extend(offers);
        self
    }

    /// Offers a choice that opens this frame and then asks again.
    #[inline]
    pub fn again(mut self, choice: G::Choice, opens: G::Frame) -> Self {
        self.slate.offers.push(Offer { choice, opens: Opens::AndAgain(opens) });
        self
    }

    /// Offers a choice that opens this frame; where something stands in its way, it is withheld.
    #[inline]
    pub fn offer_unless(
        self,
        bar: Option<(Para, G::Why)>,
        choice: G::Choice,
        opens: G::Frame,
    ) -> Self {
        self.unless(bar, choice, Opens::Then(opens))
    }

    /// As [`offer_unless`](Self::offer_unless), and asks again after it.
    #[inline]
    pub fn again_unless(
        self,
        bar: Option<(Para, G::Why)>,
        choice: G::Choice,
        opens: G::Frame,
    ) -> Self {
        self.unless(bar, choice, Opens::AndAgain(opens))
    }

    #[inline]
    fn unless(
        mut self,
        bar: Option<(Para, G::Why)>,
        choice: G::Choice,
        opens: Opens<G::Frame>,
    ) -> Self {
        match bar {
            None => self.slate.offers.push(Offer { choice, opens }),
            Some((para, why)) => return self.withhold(choice, para, why),
        }
        self
    }

    /// Offers each of these choices with the frame it opens, and asks again after it.
    #[inline]
    pub fn agains(mut self, offers: impl IntoIterator<Item = (G::Choice, G::Frame)>) -> Self {
        let offers = offers
            .into_iter()
            .map(|(choice, frame)| Offer { choice, opens: Opens::AndAgain(frame) });
        self.slate.offers.extend(offers);
        self
    }

    /// Offers to be done with it.
    #[inline]
    pub fn pass(mut self, choice: G::Choice) -> Self {
        self.slate.offers.push(Offer { choice, opens: Opens::Nothing });
        self
    }

    /// Words the question more fully; this is only done where somebody will read it.
    #[inline]
    pub fn worded(mut self, question: impl FnOnce() -> G::Question) -> Self {
        if self.slate.explains {
            self.draft().question = question();
        }
        self
    }

    /// Withholds a choice a player might expect, with the reason. Only what the asked seat may know may count.
    #[inline]
    pub fn withhold(mut self, choice: G::Choice, para: Para, why: G::Why) -> Self {
        if self.slate.explains {
            self.slate.withheld.push(Withheld { choice, para, why });
        }
        self
    }

    /// Withholds choices; the list is only made where somebody will read it.
    #[inline]
    pub fn withholds<I>(mut self, list: impl FnOnce() -> I) -> Self
    where
        I: IntoIterator<Item = (G::Choice, Para, G::Why)>,
    {
        if self.slate.explains {
            let list = list().into_iter().map(|(choice, para, why)| Withheld { choice, para, why });
            self.slate.withheld.extend(list);
        }
        self
    }

    /// Asks even when only one answer is left: not asking would tell others what the seat holds.
    #[inline]
    pub fn aloud(mut self) -> Self {
        self.draft().aloud = true;
        self
    }

    /// Who is asked.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.slate.draft.as_ref().expect("an ask is being written").seat
    }

    /// Whether anything has been offered so far.
    #[inline]
    pub fn has_offers(&self) -> bool {
        self.slate.draft.is_some_and(|ask| self.slate.offers.len() > ask.offers.0)
    }

    /// The seat must choose. There is always an offer: where there may be none, use another ending.
    #[track_caller]
    #[inline]
    pub fn must(mut self) -> Flow<G> {
        let (offers, withheld) = (self.slate.offers.len(), self.slate.withheld.len());
        let mut ask = *self.draft();
        assert!(
            offers > ask.offers.0,
            "{} asks with at least one offer: {:?}",
            ask.para,
            ask.question
        );
        (ask.offers.1, ask.withheld.1) = (offers, withheld);
        self.slate.asks.push(ask);
        Flow::Asked
    }

    /// The seat must choose; if there is nothing to choose, this frame comes instead.
    #[inline]
    pub fn must_or(self, otherwise: G::Frame) -> Flow<G> {
        if self.has_offers() { self.must() } else { self.strike(Flow::Next(otherwise)) }
    }

    /// The seat may choose, or pass with this choice. Without anything to choose there is no ask, unless aloud.
    #[inline]
    pub fn may(mut self, pass: G::Choice) -> Flow<G> {
        if self.has_offers() || self.draft().aloud {
            self.pass(pass).must()
        } else {
            self.strike(Flow::Settled)
        }
    }

    /// The seat must choose if there is anything to choose.
    #[inline]
    pub fn if_any(self) -> Flow<G> {
        if self.has_offers() { self.must() } else { self.strike(Flow::Settled) }
    }

    #[inline]
    fn draft(&mut self) -> &mut Ask<G> {
        self.slate.draft.as_mut().expect("an ask is being written")
    }

    fn strike(mut self, flow: Flow<G>) -> Flow<G> {
        let Ask { offers, withheld, .. } = *self.draft();
        self.slate.offers.truncate(offers.0);
        self.slate.withheld.truncate(withheld.0);
        flow
    }
}
