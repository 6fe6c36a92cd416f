//! Sets of pieces, as bits.

use super::{
    Affinity, Building, Card, Equipment, Land, Loot, Mercenary, Mission, Monster, Token, Trap,
};
use kernel::{Bits, Chance};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// A piece that has a number below 64.
pub trait Piece: Copy {
    /// Its number.
    fn number(self) -> usize;
    /// The piece of a number.
    fn of(number: usize) -> Self;
}

macro_rules! pieces {
    (words: $($word:ident)*; numbers: $($number:ident)*) => {
        $(impl Piece for $word {
            fn number(self) -> usize {
                self.index()
            }
            fn of(number: usize) -> Self {
                Self::ALL[number]
            }
        })*
        $(impl Piece for $number {
            fn number(self) -> usize {
                usize::from(self.0)
            }
            fn of(number: usize) -> Self {
                Self(u8::try_from(number).expect("pieces are few"))
            }
        })*
    };
}

pieces! {
    words: Affinity Building Equipment Land Loot Mercenary Monster Trap;
    numbers: Card Mission Token
}

/// A set of pieces of one sort: a deck whose order nobody knows, a hand, a clan.
#[derive(Debug)]
pub struct Set<T> {
    bits: Bits<1>,
    sort: PhantomData<T>,
}

impl<T: Piece> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Self { bits: Bits::EMPTY, sort: PhantomData };

    /// The first pieces of the sort.
    pub const fn first_of(count: usize) -> Self {
        let first = if count < 64 { (1 << count) - 1 } else { u64::MAX };
        Self { bits: Bits::from_words([first]), sort: PhantomData }
    }

    /// Puts a piece in.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        self.bits.insert(piece.number());
    }

    /// Takes a piece out; says whether it was there.
    #[inline]
    pub fn remove(&mut self, piece: T) -> bool {
        self.bits.remove(piece.number())
    }

    /// Whether the piece is there.
    #[inline]
    pub fn has(self, piece: T) -> bool {
        self.bits.has(piece.number())
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits.is_empty()
    }

    /// The pieces of either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self { bits: self.bits.union(other.bits), sort: PhantomData }
    }

    /// The pieces of both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { bits: self.bits.and(other.bits), sort: PhantomData }
    }

    /// The pieces of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self { bits: self.bits.minus(other.bits), sort: PhantomData }
    }

    /// The pieces in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        kernel::bits::ones(self.bits.words()[0]).map(T::of)
    }

    /// Draws a piece by chance, if there is one.
    pub fn draw(&mut self, chance: &mut Chance<'_>) -> Option<T> {
        if self.is_empty() { None } else { Some(T::of(chance.draw(&mut self.bits))) }
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self { bits: Bits::EMPTY, sort: PhantomData }
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Piece> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        let mut set = Self::EMPTY;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}
