//! A walk: one game in which chance is chosen as well.
//!
//! The rules ask for chance in the middle of a choice. So the last choice is played again and again, each time with one more
//! outcome written down, until it asks for no more.

use crate::catalogue::Catalogue;
use crate::environment::{Environment, Eye, Places, observe, schema};
use crate::pen::Pen;
use crate::reward::Reward;
use kernel::game::SetError;
use kernel::{Brisk, Data, Dealer, Fast, Listed, Options, Script, Seat, Seed, State, Viewer};
use std::fmt::Debug;
use std::sync::Arc;

/// Who moves next on a walk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// A seat.
    Seat(Seat),
    /// Chance, with a given number of outcomes that are all as likely.
    Chance(u32),
    /// Nobody: the game is over.
    Over,
}

/// One game in which chance is chosen, too.
#[derive(Debug, Clone)]
pub struct Walk<G: Environment> {
    catalogue: Arc<Catalogue>,
    places: Arc<Places>,
    size: usize,
    table: Brisk<G>,
    /// Before the last choice.
    before: State<G>,
    /// The last choice, by the number of its offer; none at the beginning.
    offer: Option<usize>,
    /// What chance has brought since.
    outcomes: Vec<(u32, u32)>,
    turn: Turn,
}

impl<G: Environment> Walk<G> {
    /// The beginning of a game.
    pub fn new(
        options: &Options,
        data: &Data,
        catalogue: Arc<Catalogue>,
    ) -> Result<Self, SetError> {
        let setting = Arc::new(G::set(options, data)?);
        let (position, frame) = G::open(&setting);
        let before = State::opening(position, frame);
        let mut walk = Self {
            catalogue,
            places: Arc::new(Places::of::<G>()),
            size: schema::<G>()?.size(),
            table: Brisk::new(setting, Seed::from_number(0)),
            before,
            offer: None,
            outcomes: Vec::new(),
            turn: Turn::Over,
        };
        walk.play_again();
        Ok(walk)
    }

    /// Plays the last choice with the outcomes so far; sees whether one more is wanted.
    fn play_again(&mut self) {
        let script = Script::kept(self.outcomes.iter().copied()).then(Fast::new(0));
        self.table.set(&self.before, Dealer::Script(script));
        if let Some(offer) = self.offer {
            self.table.answer(0, offer);
        }
        let wanted = self.table.drawn().get(self.outcomes.len());
        let asked = self.table.asks().first().map(|ask| ask.seat);
        self.turn = match (wanted, asked) {
            (Some(&(_, n)), _) => Turn::Chance(n),
            (None, Some(seat)) => Turn::Seat(seat),
            (None, None) => Turn::Over,
        };
    }

    fn legal(&self) -> Vec<u32> {
        let ask = self.table.asks().first().filter(|_| matches!(self.turn, Turn::Seat(_)));
        let offers = ask.map_or(&[][..], |ask| self.table.offers(ask));
        let action = |choice: G::Choice| self.catalogue.action(choice.rank());
        offers.iter().filter_map(|offer| action(offer.choice)).collect()
    }
}

/// A walk, whichever game it is of.
pub trait AnyWalk: Debug + Send + Sync {
    /// Who moves next.
    fn turn(&self) -> Turn;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// What the seat that is asked can do, in the order it is offered; nothing while chance is to move.
    fn legal(&self) -> Vec<u32>;
    /// Goes on: with an action of the seat that is asked, or with an outcome of chance. Says whether it could.
    fn apply(&mut self, action: u32) -> bool;
    /// The same walk again.
    fn boxed_clone(&self) -> Box<dyn AnyWalk>;
    /// How many bytes an observation has.
    fn size(&self) -> usize;
    /// What a seat may know. While chance is to move, nothing has happened yet since the last choice.
    fn observe(&self, seat: Seat) -> Vec<u8>;
    /// What the end is worth to each seat; all 0 before it.
    fn rewards(&self, reward: Reward) -> Vec<f32>;
    /// Replaces what a seat cannot know by a fair sample. Only where a seat is to move.
    fn redeal(&mut self, seat: Seat, seed: u64) -> bool;
}

impl<G: Environment> AnyWalk for Walk<G> {
    fn turn(&self) -> Turn {
        self.turn
    }

    fn seats(&self) -> usize {
        G::seats(self.table.setting())
    }

    fn legal(&self) -> Vec<u32> {
        Self::legal(self)
    }

    fn apply(&mut self, action: u32) -> bool {
        match self.turn {
            Turn::Over => return false,
            Turn::Chance(n) => {
                if action >= n {
                    return false;
                }
                self.outcomes.push((action, n));
            }
            Turn::Seat(_) => {
                let offer = Self::legal(self).iter().position(|&it| it == action);
                let Some(offer) = offer else { return false };
                (self.before, self.offer) = (*self.table.state(), Some(offer));
                self.outcomes.clear();
            }
        }
        self.play_again();
        true
    }

    fn boxed_clone(&self) -> Box<dyn AnyWalk> {
        Box::new(self.clone())
    }

    fn size(&self) -> usize {
        self.size
    }

    fn observe(&self, seat: Seat) -> Vec<u8> {
        let mut out = vec![0; self.size];
        let is_settled = !matches!(self.turn, Turn::Chance(_));
        let state = if is_settled { self.table.state() } else { &self.before };
        let ask = self.table.asks().iter().find(|ask| is_settled && ask.seat == seat);
        let asked = ask.map(|ask| self.places.at(ask.para));
        let (setting, seats) = (&**self.table.setting(), self.seats());
        let eye = Eye { setting, position: &state.position, viewer: seat, seats };
        observe::<G>(&eye, asked, &mut Pen::new(&mut out));
        out
    }

    fn rewards(&self, reward: Reward) -> Vec<f32> {
        let mut rewards = vec![0.0; self.seats()];
        if self.turn == Turn::Over {
            reward.write(&self.table.outcome(), &mut rewards);
        }
        rewards
    }

    fn redeal(&mut self, seat: Seat, seed: u64) -> bool {
        if !matches!(self.turn, Turn::Seat(_)) {
            return false;
        }
        self.table.redeal(Viewer::Seat(seat), Dealer::Fast(Fast::new(seed)));
        (self.before, self.offer) = (*self.table.state(), None);
        self.outcomes.clear();
        true
    }
}
