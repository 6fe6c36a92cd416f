//! The Offering areas, and cards that lie face down.

use super::{Pile, Position};
use crate::terms::{Area, Card, Cards};
use kernel::{FixedVec, Seat, Seats};

/// The most cards that lie face down at once.
pub(super) const HIDDEN: usize = 16;

/// A card that lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hidden {
    /// The card.
    pub card: Card,
    /// Where it lies.
    pub at: Spot,
    /// Who laid it; alone, the stack did.
    pub by: Seat,
    /// Who knows it.
    pub seen: Seats,
    /// Whose Illusionist token it bears.
    pub token: Option<Seat>,
}

/// Where a face-down card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// In an Offering area.
    Offered(Area),
    /// In a Selection area.
    Selected(Seat),
}

impl Default for Spot {
    fn default() -> Self {
        Self::Offered(Area::Left)
    }
}

impl Position {
    /// Face-up cards of an Offering area.
    #[inline]
    pub const fn area(&self, area: Area) -> Cards {
        self.areas[area.index()]
    }

    /// Face-down cards, in the order they were laid.
    #[inline]
    pub fn hidden(&self) -> &[Hidden] {
        &self.hidden
    }

    /// Lays a card face up into an Offering area.
    pub(crate) fn lay(&mut self, area: Area, card: Card) {
        self.areas[area.index()] = self.areas[area.index()].with(card);
    }

    /// Lays a card face down.
    pub(crate) fn hide(&mut self, hidden: Hidden) {
        self.hidden.push(hidden);
    }

    /// Takes a face-up card out of an Offering area, and the tokens off it.
    pub(crate) fn pick_up(&mut self, area: Area, card: Card) {
        self.areas[area.index()] = self.areas[area.index()].without(card);
        for seat in [Seat(0), Seat(1)] {
            let had = self.realm_mut(seat).unmark(card);
            self.add_tokens(u8::from(had));
        }
    }

    /// A face-down card, to change.
    #[track_caller]
    pub(crate) fn hidden_mut(&mut self, index: u8) -> &mut Hidden {
        &mut self.hidden[usize::from(index)]
    }

    /// Takes a face-down card away.
    #[track_caller]
    pub(crate) fn uncover(&mut self, index: u8) -> Hidden {
        let hidden = self.hidden.remove(usize::from(index));
        self.add_tokens(u8::from(hidden.token.is_some()));
        hidden
    }

    /// Face-down cards at a spot, by their numbers.
    pub fn hidden_at(&self, spot: Spot) -> impl Iterator<Item = u8> {
        let here = (0_u8..).zip(&self.hidden).filter(move |(_, hidden)| hidden.at == spot);
        here.map(|(index, _)| index)
    }

    /// A player takes all cards of an Offering area; says how many lay face up and face down.
    pub(crate) fn select(&mut self, seat: Seat, area: Area) -> (Cards, u8) {
        let taken = self.area(area);
        self.realm_mut(seat).select(taken);
        self.areas[area.index()] = Cards::NONE;
        let marked = self.realms.iter_mut().map(|realm| realm.unmark_all(taken)).sum();
        self.add_tokens(marked);
        let mut down = 0;
        let mut tokens = 0;
        for hidden in self.hidden.iter_mut().filter(|hidden| hidden.at == Spot::Offered(area)) {
            hidden.at = Spot::Selected(seat);
            tokens += u8::from(hidden.token.take().is_some());
            down += 1;
        }
        self.add_tokens(tokens);
        (taken, down)
    }

    /// Turns up all face-down cards: those of Selection areas stay there, the others are discarded.
    pub(crate) fn turn_up(&mut self) -> FixedVec<Hidden, HIDDEN> {
        let all = self.hidden;
        self.hidden.clear();
        for hidden in &all {
            self.add_tokens(u8::from(hidden.token.is_some()));
            match hidden.at {
                Spot::Selected(seat) => self.realm_mut(seat).put(Pile::Selection, hidden.card),
                Spot::Offered(_) => self.discard(hidden.card),
            }
        }
        all
    }

    /// Discards the face-up cards of the Offering areas.
    pub(crate) fn clear_areas(&mut self) {
        for area in Area::ALL {
            for card in self.area(area) {
                self.pick_up(area, card);
                self.discard(card);
            }
        }
    }
}
