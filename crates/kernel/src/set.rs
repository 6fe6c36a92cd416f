//! Sets of the things of a game, as bits.

use crate::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// A thing with a small number: it can be in a [`Set`]. Made by [`words!`](crate::words) and [`numbered!`](crate::numbered).
pub trait Member: Copy + Debug + Ord + Hash {
    /// The word whose bits are a set.
    type Word: Word;
    /// How many there are.
    const COUNT: usize;
    /// The set of all of them, as bits.
    const EVERY: Self::Word;

    /// Its number, from 0.
    fn number(self) -> usize;

    /// The thing of a number.
    fn of(number: usize) -> Self;
}

/// A word of bits: `u8` to `u128`.
pub trait Word:
    Copy + Debug + Ord + Hash + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// The word without a bit.
    const ZERO: Self;
    /// The word as the kernel draws from it.
    type Words: AsRef<[u64]>;

    /// The word with one bit.
    fn bit(number: usize) -> Self;
    /// How many bits there are.
    fn ones(self) -> usize;
    /// The lowest bit of a word that has one.
    fn lowest(self) -> usize;
    /// The highest bit, if there is one.
    fn highest(self) -> Option<usize>;
    /// The word without its lowest bit.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// The bits as words of 64, low numbers first.
    fn words(self) -> Self::Words;
}

macro_rules! words_of_bits {
    ($($word:ident)*) => { $(
        impl Word for $word {
            const ZERO: Self = 0;
            type Words = [u64; 1];

            #[inline]
            fn words(self) -> [u64; 1] {
                [u64::from(self)]
            }

            words_of_bits!(@bits);
        }
    )* };
    (@bits) => {
        #[inline]
        fn bit(number: usize) -> Self {
            1 << number
        }

        #[inline]
        fn ones(self) -> usize {
            self.count_ones() as usize
        }

        #[inline]
        fn lowest(self) -> usize {
            self.trailing_zeros() as usize
        }

        #[inline]
        fn highest(self) -> Option<usize> {
            self.checked_ilog2().map(|bit| bit as usize)
        }

        #[inline]
        fn without_lowest(self) -> Self {
            self & self.wrapping_sub(1)
        }
    };
}

words_of_bits!(u8 u16 u32 u64);

impl Word for u128 {
    const ZERO: Self = 0;
    type Words = [u64; 2];

    #[inline]
    fn words(self) -> [u64; 2] {
        let low = u64::try_from(self & Self::from(u64::MAX)).expect("half a word is a word");
        let high = u64::try_from(self >> 64).expect("half a word is a word");
        [low, high]
    }

    words_of_bits!(@bits);
}

/// A set of things of one kind: a hand, a deck whose order nobody knows, a group of clearings.
///
/// ```
/// kernel::words! {
///     /// A suit.
///     pub enum Suit in u8 { Fox, Mouse, Rabbit }
/// }
/// use kernel::Set;
///
/// let suits = Set::only(Suit::Rabbit).with(Suit::Fox);
/// assert_eq!(suits.iter().collect::<Vec<_>>(), [Suit::Fox, Suit::Rabbit]);
/// assert_eq!(Set::ALL.minus(suits), Set::only(Suit::Mouse));
/// assert_eq!(size_of::<Set<Suit>>(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T: Member> {
    bits: T::Word,
}

impl<T: Member> Set<T> {
    /// The empty set.
    pub const NONE: Self = Self { bits: T::Word::ZERO };
    /// The set of all there are.
    pub const ALL: Self = Self { bits: T::EVERY };

    /// The set with these bits.
    #[inline]
    pub const fn from_bits(bits: T::Word) -> Self {
        Self { bits }
    }

    /// The set as bits.
    #[inline]
    pub const fn bits(self) -> T::Word {
        self.bits
    }

    /// The set of one.
    #[inline]
    pub fn only(one: T) -> Self {
        Self { bits: T::Word::bit(one.number()) }
    }

    /// Whether it is in the set.
    #[inline]
    pub fn has(self, one: T) -> bool {
        self.bits & T::Word::bit(one.number()) != T::Word::ZERO
    }

    /// This set and one more.
    #[inline]
    #[must_use]
    pub fn with(self, one: T) -> Self {
        Self { bits: self.bits | T::Word::bit(one.number()) }
    }

    /// This set less one.
    #[inline]
    #[must_use]
    pub fn without(self, one: T) -> Self {
        Self { bits: self.bits & !T::Word::bit(one.number()) }
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, one: T) {
        *self = self.with(one);
    }

    /// Takes one out; says whether it was there.
    #[inline]
    pub fn remove(&mut self, one: T) -> bool {
        let was = self.has(one);
        *self = self.without(one);
        was
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self { bits: self.bits | other.bits }
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { bits: self.bits & other.bits }
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self { bits: self.bits & !other.bits }
    }

    /// Whether something is in both sets.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.ones()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == T::Word::ZERO
    }

    /// Whether there is more than one, without counting them.
    #[inline]
    pub fn has_several(self) -> bool {
        !self.is_empty() && self.bits.without_lowest() != T::Word::ZERO
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The last of them.
    #[inline]
    pub fn last(self) -> Option<T> {
        self.bits.highest().map(T::of)
    }

    /// All of them in order.
    #[inline]
    pub fn iter(self) -> Iter<T> {
        Iter { rest: self.bits }
    }

    /// One of them by chance. There must be some.
    pub fn pick(self, chance: &mut Chance<'_>) -> T {
        if !self.has_several() {
            // The only one is no chance.
            return self.first().expect("chance chooses among at least one member");
        }
        T::of(chance.among(self.bits.words().as_ref(), self.len()))
    }

    /// Takes one of them out by chance, if there is one. The last one is no chance, but whoever draws it has seen it: no
    /// undo goes behind that either.
    pub fn draw(&mut self, chance: &mut Chance<'_>) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let one = self.pick(chance);
        self.remove(one);
        chance.drew(self.is_empty());
        Some(one)
    }
}

/// The members of a [`Set`] in order.
#[derive(Debug, Clone)]
pub struct Iter<T: Member> {
    rest: T::Word,
}

impl<T: Member> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.rest == T::Word::ZERO {
            return None;
        }
        let one = T::of(self.rest.lowest());
        self.rest = self.rest.without_lowest();
        Some(one)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.rest.ones();
        (len, Some(len))
    }
}

impl<T: Member> ExactSizeIterator for Iter<T> {}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    #[inline]
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, Self::with)
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Self {
        Self::NONE
    }
}

/// As views write it: a list, in order.
impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(from)?.into_iter().collect())
    }
}

impl<T: Member> Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A thing that is known by its number: gives it `COUNT`, `index`, `at` and sets of it; with a letter and the number that the
/// first one has in writing, also its notation.
///
/// ```
/// kernel::numbered! {
///     /// A clearing.
///     pub struct Clearing: 12 in u16, written "c" from 1;
///     /// A card of the deck.
///     pub struct Card: 54 in u64;
/// }
/// assert_eq!("c12".parse(), Ok(Clearing::at(11)));
/// assert_eq!(Clearing(2).to_string(), "c3");
/// for text in ["c0", "c13", "c03", "c", "f1"] {
///     assert!(text.parse::<Clearing>().is_err());
/// }
/// assert_eq!(kernel::Set::<Card>::ALL.len(), Card::COUNT);
/// ```
#[macro_export]
macro_rules! numbered {
    ($($(#[$meta:meta])* $vis:vis struct $name:ident: $count:tt in $word:ident $(, written $letter:literal from $first:literal)?;)+) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $vis struct $name($vis u8);

        impl $name {
            /// How many there are.
            $vis const COUNT: usize = $count;

            /// The one of a number, from 0.
            #[inline]
            #[track_caller]
            $vis fn at(index: usize) -> Self {
                debug_assert!(index < Self::COUNT, "there are {} of them", Self::COUNT);
                Self(u8::try_from(index).expect("there are few of them"))
            }

            /// Its number, from 0.
            #[inline]
            $vis const fn index(self) -> usize {
                self.0 as usize
            }
        }

        $crate::numbered!(@member $name $word);

        impl $crate::Listed for $name {
            const COUNT: usize = $name::COUNT;

            #[inline]
            fn rank(self) -> usize {
                self.index()
            }

            fn ranked(rank: usize) -> Self {
                Self::at(rank)
            }
        }

        $(
            impl std::fmt::Display for $name {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    write!(f, concat!($letter, "{}"), usize::from(self.0) + $first)
                }
            }

            impl std::str::FromStr for $name {
                type Err = $crate::notation::NotAChoice;

                fn from_str(text: &str) -> Result<Self, Self::Err> {
                    $crate::notation::number(text, $letter, $first, Self::COUNT).map(Self::at)
                }
            }
        )?
    )+ };
    (@member $name:ident $word:ident) => {
        impl $crate::Member for $name {
            type Word = $word;
            const COUNT: usize = $name::COUNT;
            const EVERY: $word = $word::MAX >> ($word::BITS as usize - $name::COUNT);

            #[inline]
            fn number(self) -> usize {
                self.index()
            }

            #[inline]
            fn of(number: usize) -> Self {
                Self::at(number)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Drawn, Fast};

    crate::numbered! {
        /// A card.
        struct Card: 112 in u128;
        /// A zone.
        struct Zone: 16 in u16, written "z" from 0;
    }

    #[test]
    fn several_are_more_than_one() {
        let [first, last] = [Card(0), Card(111)].map(Set::only);
        assert!(!Set::<Card>::NONE.has_several() && !first.has_several() && !last.has_several());
        assert!(first.union(last).has_several() && Set::<Card>::ALL.has_several());
    }

    #[test]
    fn members_come_in_order_and_sets_join_meet_and_part() {
        let set: Set<Card> = [100, 3, 64, 63].map(Card).into_iter().collect();
        assert_eq!(set.iter().map(Card::index).collect::<Vec<_>>(), [3, 63, 64, 100]);
        assert_eq!((set.len(), set.first(), set.last()), (4, Some(Card(3)), Some(Card(100))));
        let low = Set::only(Card(3)).with(Card(4));
        assert_eq!(set.and(low), Set::only(Card(3)));
        assert_eq!(low.minus(set), Set::only(Card(4)));
        assert_eq!(set.union(low).len(), 5);
        assert!(set.meets(low) && !set.meets(Set::only(Card(4))));
        assert_eq!((Set::<Card>::NONE.last(), Set::<Card>::ALL.len()), (None, 112));
        assert_eq!(Set::<Zone>::ALL.bits(), u16::MAX);
        assert_eq!(format!("{:?}", Set::only(Zone(2))), "{Zone(2)}");
    }

    #[test]
    fn a_set_is_drawn_empty_and_each_draw_is_chance() {
        let mut set: Set<Card> = [70, 3, 9].map(Card).into_iter().collect();
        let (mut fast, mut drawn) = (Fast::new(1), Drawn::keeping());
        let mut chance = Chance::new(&mut fast, &mut drawn);
        let all = set;
        let mut seen = Set::NONE;
        while let Some(card) = set.draw(&mut chance) {
            assert!(all.has(card) && !seen.has(card) && !set.has(card));
            seen.insert(card);
        }
        assert_eq!((seen, drawn.count), (all, 3));
        assert_eq!(drawn.kept.map(|kept| kept.len()), Some(2));
    }
}
