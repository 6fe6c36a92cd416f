//! Sets of small numbers, as bits.

/// A set of numbers below `64 * W`: decks, hands and groups of clearings.
///
/// A deck whose order nobody knows is such a set; a draw from it is a chance ([`Chance::member`](crate::Chance::member)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits<const W: usize> {
    words: [u64; W],
}

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub const EMPTY: Self = Self { words: [0; W] };

    /// The set with these words, low numbers first.
    #[must_use]
    pub const fn from_words(words: [u64; W]) -> Self {
        Self { words }
    }

    /// The set of all numbers below `count`.
    #[must_use]
    pub fn below(count: usize) -> Self {
        (0..count).collect()
    }

    /// The set of one number.
    #[must_use]
    pub fn only(member: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(member);
        set
    }

    /// Adds a number.
    #[inline]
    pub fn insert(&mut self, member: usize) {
        self.words[member / 64] |= 1 << (member % 64);
    }

    /// Takes a number out; says whether it was there.
    #[inline]
    pub fn remove(&mut self, member: usize) -> bool {
        let was = self.has(member);
        self.words[member / 64] &= !(1 << (member % 64));
        was
    }

    /// Whether the number is in the set.
    #[inline]
    pub const fn has(&self, member: usize) -> bool {
        self.words[member / 64] >> (member % 64) & 1 == 1
    }

    /// How many numbers there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Empties the set.
    pub fn clear(&mut self) {
        *self = Self::EMPTY;
    }

    /// The numbers in either set.
    #[must_use]
    #[inline]
    pub fn union(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    /// The numbers in both sets.
    #[must_use]
    #[inline]
    pub fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    /// The numbers of this set that are not in the other.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    /// The smallest number.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// The number with `rank` smaller ones before it.
    pub fn nth(&self, rank: usize) -> Option<usize> {
        nth_of(&self.words, rank)
    }

    /// The set as words, low numbers first.
    #[inline]
    pub const fn words(&self) -> &[u64; W] {
        &self.words
    }

    /// The numbers in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<W> {
        let words = self.words;
        (0..W).flat_map(move |index| ones(words[index]).map(move |bit| index * 64 + bit))
    }

    #[inline]
    fn zip(self, other: Self, with: impl Fn(u64, u64) -> u64) -> Self {
        let mut words = self.words;
        words.iter_mut().zip(other.words).for_each(|(a, b)| *a = with(*a, b));
        Self { words }
    }
}

impl<const W: usize> FromIterator<usize> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

/// The positions of the ones of a word, low first.
#[inline]
pub fn ones(word: u64) -> impl Iterator<Item = usize> {
    let mut rest = word;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let bit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(bit)
    })
}

/// The position of the one with `rank` ones before it.
#[inline]
pub fn nth_of(words: &[u64], rank: usize) -> Option<usize> {
    let mut rest = rank;
    for (index, &word) in words.iter().enumerate() {
        let here = word.count_ones() as usize;
        if rest < here {
            let above = (0..rest).fold(word, |word, _| word & (word - 1));
            return Some(index * 64 + above.trailing_zeros() as usize);
        }
        rest -= here;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_come_in_order_across_words() {
        let set: Bits<2> = [100, 3, 64, 63].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 63, 64, 100]);
        assert_eq!((set.len(), set.nth(2), set.nth(4)), (4, Some(64), None));
    }

    #[test]
    fn sets_join_meet_and_part() {
        let low = Bits::<1>::below(4);
        let even: Bits<1> = [0, 2, 4].into_iter().collect();
        assert_eq!(low.union(even).len(), 5);
        assert_eq!(low.and(even).iter().collect::<Vec<_>>(), [0, 2]);
        assert_eq!(low.minus(even).iter().collect::<Vec<_>>(), [1, 3]);
    }
}
