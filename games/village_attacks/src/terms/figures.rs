//! Villagers: figures, sets of figures, and what a figure looks like.

use super::{Hero, Type, Zone, small};
use kernel::Bits;
use kernel::notation::NotAChoice;
use std::fmt;
use std::str::FromStr;

kernel::words! {
    /// A kind of villager.
    pub enum Kind {
        /// A Peasant.
        Peasant = "peasant",
        /// A Hunter.
        Hunter = "hunter",
        /// A Yunfakh Hunter.
        Yunfakh = "yunfakh",
        /// A Hero.
        Hero = "hero",
    }
}

impl Kind {
    /// The figures of this kind: the first number and how many.
    const fn range(self) -> (u8, u8) {
        match self {
            Self::Peasant => (0, 32),
            Self::Hunter => (32, 24),
            Self::Yunfakh => (56, 15),
            Self::Hero => (71, 12),
        }
    }

    /// The most figures of this kind the box can hold.
    pub const fn most(self) -> u8 {
        self.range().1
    }

    /// All figures of this kind.
    pub const fn all(self) -> Folk {
        let (first, count) = self.range();
        Folk(((1 << count) - 1) << first)
    }
}

/// How many figures there are.
pub const FIGURES: usize = 83;

/// A villager's figure. Numbers rise in the order of priority (V25.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Figure(pub u8);

impl Figure {
    /// The figure of a Hero.
    pub fn of_hero(hero: Hero) -> Self {
        Self(Kind::Hero.range().0 + small(hero.index()))
    }

    /// The figure as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 {
            0..32 => Kind::Peasant,
            32..56 => Kind::Hunter,
            56..71 => Kind::Yunfakh,
            _ => Kind::Hero,
        }
    }

    /// The Hero, if it is one.
    #[inline]
    pub fn hero(self) -> Option<Hero> {
        Hero::ALL.get(self.0.checked_sub(Kind::Hero.range().0)? as usize).copied()
    }
}

/// A set of figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Folk(u128);

impl Folk {
    /// Nobody.
    pub const NONE: Self = Self(0);
    /// Peasants.
    pub const PEASANTS: Self = Kind::Peasant.all();
    /// Hunters of both kinds.
    pub const HUNTERS: Self = Kind::Hunter.all().union(Kind::Yunfakh.all());
    /// Heroes.
    pub const HEROES: Self = Kind::Hero.all();
    /// The classes in the order of priority (V25.1).
    pub const CLASSES: [Self; 3] = [Self::PEASANTS, Self::HUNTERS, Self::HEROES];

    /// One figure.
    #[inline]
    pub const fn only(figure: Figure) -> Self {
        Self(1 << figure.0)
    }

    /// The figures of either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The figures of both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The figures of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// This set less one figure.
    #[must_use]
    #[inline]
    pub const fn without(self, figure: Figure) -> Self {
        Self(self.0 & !(1 << figure.0))
    }

    /// Adds a figure.
    #[inline]
    pub const fn insert(&mut self, figure: Figure) {
        self.0 |= 1 << figure.0;
    }

    /// Takes a figure out.
    #[inline]
    pub const fn remove(&mut self, figure: Figure) {
        self.0 &= !(1 << figure.0);
    }

    /// Whether the figure is in the set.
    #[inline]
    pub const fn has(self, figure: Figure) -> bool {
        self.0 >> figure.0 & 1 == 1
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        small(self.0.count_ones() as usize)
    }

    /// Whether there is nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The figure with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Figure> {
        (self.0 != 0).then(|| Figure(small(self.0.trailing_zeros() as usize)))
    }

    /// The figures in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Figure> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            rest.remove(first);
            Some(first)
        })
    }

    /// The set as the kernel draws from it.
    pub fn bits(self) -> Bits<2> {
        let low = u64::try_from(self.0 & u128::from(u64::MAX)).expect("the low half fits");
        let high = u64::try_from(self.0 >> 64).expect("the high half fits");
        Bits::from_words([low, high])
    }
}

impl FromIterator<Figure> for Folk {
    fn from_iter<I: IntoIterator<Item = Figure>>(figures: I) -> Self {
        figures.into_iter().fold(Self::NONE, |set, figure| set.union(Self::only(figure)))
    }
}

/// What a villager looks like to the players: figures alike are interchangeable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Likeness {
    /// Where it stands.
    pub zone: Zone,
    /// Who it is.
    pub who: Who,
    /// What lies on it.
    pub marks: Marks,
}

/// Who a villager is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Who {
    /// A Peasant.
    Peasant,
    /// A Hunter of a Type.
    Hunter(Type),
    /// A Hunter without Type (V20.9).
    Veteran,
    /// A Yunfakh Hunter of a Type.
    Yunfakh(Type),
    /// A Hero.
    Hero(Hero),
}

impl Who {
    /// The class of priority, from 0.
    pub const fn class(self) -> usize {
        match self {
            Self::Peasant => 0,
            Self::Hunter(_) | Self::Veteran | Self::Yunfakh(_) => 1,
            Self::Hero(_) => 2,
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Peasant => f.write_str("peasant"),
            Self::Hunter(of) => write!(f, "hunter-{of}"),
            Self::Veteran => f.write_str("veteran"),
            Self::Yunfakh(of) => write!(f, "yunfakh-{of}"),
            Self::Hero(hero) => write!(f, "{hero}"),
        }
    }
}

impl FromStr for Who {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        match text {
            "peasant" => return Ok(Self::Peasant),
            "veteran" => return Ok(Self::Veteran),
            _ => {}
        }
        if let Some(of) = text.strip_prefix("hunter-") {
            return of.parse().map(Self::Hunter);
        }
        if let Some(of) = text.strip_prefix("yunfakh-") {
            return of.parse().map(Self::Yunfakh);
        }
        text.parse().map(Self::Hero)
    }
}

/// What lies on a villager: a set of the four marks, written as their letters or `-`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Marks(u8);

kernel::words! {
    /// A mark on a villager (V23).
    pub enum Mark {
        /// It lies stunned.
        Stunned = "s",
        /// It burns.
        Burning = "b",
        /// It does not move this round.
        Snared = "n",
        /// It does not attack this round.
        Pacified = "p",
    }
}

impl Marks {
    /// This set and one mark more, if it is so.
    #[must_use]
    pub fn with_if(self, mark: Mark, is_so: bool) -> Self {
        Self(self.0 | u8::from(is_so) << mark.index())
    }

    /// Whether the mark is among them.
    pub const fn has(self, mark: Mark) -> bool {
        self.0 >> mark.index() & 1 == 1
    }

    /// The marks in order.
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.into_iter().filter(move |&mark| self.has(mark))
    }
}

impl fmt::Display for Likeness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.zone, self.who)?;
        if self.marks != Marks::default() {
            f.write_str(" ")?;
        }
        self.marks.iter().try_for_each(|mark| f.write_str(mark.word()))
    }
}

impl FromStr for Marks {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let mut marks = Self::default();
        for letter in text.chars() {
            let mark = Mark::ALL.into_iter().find(|mark| mark.word().starts_with(letter));
            let mark = mark.ok_or_else(|| NotAChoice::new(text))?;
            if marks.0 >> mark.index() != 0 {
                return Err(NotAChoice::new(text));
            }
            marks = marks.with_if(mark, true);
        }
        Ok(marks)
    }
}
