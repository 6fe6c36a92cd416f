//! Sets of cards, clearings and factions: bits of a word.

use super::{CARDS, CLEARINGS, Card, Clearing, Faction};

/// A set whose members have an index each.
macro_rules! set {
    ($(#[$doc:meta])* $set:ident of $one:ident in $word:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($word);

        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// One member alone.
            #[inline]
            pub const fn only(one: $one) -> Self {
                Self(1 << one.index())
            }

            /// Whether a member is in the set.
            #[inline]
            pub const fn has(self, one: $one) -> bool {
                self.0 >> one.index() & 1 == 1
            }

            /// This set and one more member.
            #[inline]
            #[must_use]
            pub const fn with(self, one: $one) -> Self {
                Self(self.0 | 1 << one.index())
            }

            /// This set less one member.
            #[inline]
            #[must_use]
            pub const fn without(self, one: $one) -> Self {
                Self(self.0 & !(1 << one.index()))
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many members there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first member.
            #[inline]
            pub fn first(self) -> Option<$one> {
                self.iter().next()
            }

            /// The last member.
            #[inline]
            pub fn last(self) -> Option<$one> {
                let last = self.0.checked_ilog2()?;
                Some($one::at(last as usize))
            }

            /// The members in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $one> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let one = $one::at(rest.trailing_zeros() as usize);
                    rest &= rest - 1;
                    Some(one)
                })
            }
        }

        impl FromIterator<$one> for $set {
            fn from_iter<I: IntoIterator<Item = $one>>(all: I) -> Self {
                all.into_iter().fold(Self::NONE, Self::with)
            }
        }
    };
}

set! {
    /// A set of cards: a hand, the deck, the discard pile, a play area.
    Cards of Card in u64
}

impl Cards {
    /// A whole deck.
    pub const ALL: Self = Self((1 << CARDS) - 1);

    /// The set with these bits.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The set as bits.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

set! {
    /// A set of clearings.
    Clearings of Clearing in u16
}

impl Clearings {
    /// Every clearing of a map.
    pub const ALL: Self = Self((1 << CLEARINGS) - 1);
}

set! {
    /// A set of factions, in order of set-up.
    Factions of Faction in u16
}
