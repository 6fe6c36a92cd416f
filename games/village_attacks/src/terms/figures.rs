//! Villagers: figures, sets of figures, and what a figure looks like.

use super::{Hero, Type, Zone, small};
use kernel::notation::{NotAChoice, Words, is_written};
use kernel::{Listed, Set};
use std::fmt;
use std::str::FromStr;

kernel::words! {
    /// A kind of villager.
    pub enum Kind {
        Peasant, Hunter,
        /// A Yunfakh Hunter.
        Yunfakh,
        Hero,
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
        Folk::from_bits(((1 << count) - 1) << first)
    }
}

/// How many figures there are.
pub const FIGURES: usize = 83;

kernel::numbered! {
    /// A villager's figure. Numbers rise in the order of priority (V25.1).
    pub struct Figure: FIGURES in u128;
}

impl Figure {
    /// The figure of a Hero.
    pub fn of_hero(hero: Hero) -> Self {
        Self(Kind::Hero.range().0 + small(hero.index()))
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
pub type Folk = Set<Figure>;
/// Peasants.
pub const PEASANTS: Folk = Kind::Peasant.all();
/// Hunters of both kinds.
pub const HUNTERS: Folk = Folk::from_bits(Kind::Hunter.all().bits() | Kind::Yunfakh.all().bits());
/// Heroes.
pub const HEROES: Folk = Kind::Hero.all();
/// The classes in the order of priority (V25.1).
pub const CLASSES: [Folk; 3] = [PEASANTS, HUNTERS, HEROES];

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
    /// Everybody a villager can be.
    pub fn all() -> impl Iterator<Item = Self> {
        let plain = [Self::Peasant, Self::Veteran].into_iter();
        let typed = Type::ALL.into_iter().flat_map(|of| [Self::Hunter(of), Self::Yunfakh(of)]);
        plain.chain(typed).chain(Hero::ALL.map(Self::Hero))
    }

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

kernel::words! {
    /// A mark on a villager (V23).
    pub enum Mark in u8 {
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

/// What lies on a villager, written as letters.
pub type Marks = Set<Mark>;

/// The marks of some letters.
pub(crate) fn read_marks(letters: &str) -> Option<Marks> {
    let mark = |letter: char| Mark::ALL.into_iter().find(|it| it.word().starts_with(letter));
    letters.chars().map(mark).collect()
}

impl fmt::Display for Likeness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.zone, self.who)?;
        if !self.marks.is_empty() {
            f.write_str(" ")?;
        }
        self.marks.iter().try_for_each(|mark| f.write_str(mark.word()))
    }
}

impl FromStr for Likeness {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let mut words = Words::of(text);
        let (zone, who) = (words.read()?, words.read()?);
        let marks = read_marks(words.word().unwrap_or_default());
        let likeness = Self { zone, who, marks: marks.ok_or_else(|| words.refuse())? };
        is_written(&likeness, text).then_some(likeness).ok_or_else(|| words.refuse())
    }
}

kernel::listed! { Who { Peasant, Hunter(of: Type), Veteran, Yunfakh(of: Type), Hero(hero: Hero) } {} }

/// By zone, then by who it is, then by what lies on it.
impl Listed for Likeness {
    const COUNT: usize = Zone::COUNT * Who::COUNT * Marks::COUNT;

    #[inline]
    fn rank(self) -> usize {
        self.marks.rank() + Marks::COUNT * (self.who.rank() + Who::COUNT * self.zone.index())
    }

    fn ranked(rank: usize) -> Self {
        let (rest, marks) = (rank / Marks::COUNT, Marks::ranked(rank % Marks::COUNT));
        let who = Who::ranked(rest % Who::COUNT);
        Self { zone: Zone::at(rest / Who::COUNT), who, marks }
    }
}
