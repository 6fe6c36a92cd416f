//! What lies on the Paths of the Outside (M18).

use crate::pieces::{Colour, Dice, Face, Mercenary, Path, Place, Token};
use kernel::{FixedVec, Seat};

/// The most Trap tokens a Path can hold: two dice leave room for four (M18.7).
pub const MOST_TRAPS: usize = 4;
/// More dice than Traps, deployment and theft can bring together on one Path.
pub const MOST_DICE: usize = 24;

/// Who stands on a Path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Who {
    /// Nobody.
    #[default]
    Nobody,
    /// A Mercenary of a clan.
    Clan(Seat, Mercenary),
    /// Madhala.
    Madhala,
}

/// A Trap token on a Path, from top to bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Laid {
    /// The token.
    pub token: Token,
    /// Whether it lies face up.
    pub revealed: bool,
}

/// A Divert Trick that waits for the attack of the Monster (M35.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Diverted {
    /// Whom it was aimed at.
    pub target: Path,
    /// How many attack dice.
    pub dice: u8,
}

impl Default for Diverted {
    fn default() -> Self {
        Self { target: Path::A1, dice: 0 }
    }
}

/// Which source rerolled a die, for those that may touch a die only once (M25.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RerolledBy {
    /// The Talent of the Mercenary.
    Talent,
    /// A piece of its Equipment.
    Equipment,
}

/// A die that was rolled on a Path, packed into a byte: face, colour, and which sources rerolled it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Rolled(u8);

impl Rolled {
    const COLOUR: u8 = 3;
    const TALENT: u8 = 1 << 5;
    const EQUIPMENT: u8 = 1 << 6;

    /// A die as it fell.
    pub const fn new(colour: Colour, face: Face) -> Self {
        Self((colour as u8) << Self::COLOUR | face)
    }

    /// What it shows.
    pub const fn face(self) -> Face {
        self.0 & 0b111
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 >> Self::COLOUR & 0b11) as usize]
    }

    /// Whether this source has rerolled it.
    pub const fn was_rerolled(self, by: RerolledBy) -> bool {
        self.0 & Self::mark(by) != 0
    }

    /// The die with a new face, marked by the source that rerolled it.
    #[must_use]
    pub const fn fallen_again(self, face: Face, by: Option<RerolledBy>) -> Self {
        let mark = match by {
            Some(by) => Self::mark(by),
            None => 0,
        };
        Self(self.0 & !0b111 | face | mark)
    }

    const fn mark(by: RerolledBy) -> u8 {
        match by {
            RerolledBy::Talent => Self::TALENT,
            RerolledBy::Equipment => Self::EQUIPMENT,
        }
    }
}

impl std::fmt::Debug for Rolled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.colour(), self.face())
    }
}

/// How a Mercenary has fared on its Path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Fared {
    /// It has not been active.
    #[default]
    Waiting,
    /// It is active or has fought, conquered or tried to, without reward.
    Tried,
    /// It captured, eliminated or conquered.
    Rewarded,
}

/// An assignment: a token on a Path with everything beneath and upon it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Assignment {
    /// Who stands here.
    pub who: Who,
    /// Dice not rolled that were deployed here or stolen.
    pub dice: Dice,
    /// Dice not rolled on Traps that can be robbed.
    pub trap_dice: Dice,
    /// Dice not rolled on Shielded Traps.
    pub shielded_dice: Dice,
    /// Dice that were rolled, in order.
    pub rolled: FixedVec<Rolled, MOST_DICE>,
    /// The Traps, from top to bottom.
    pub traps: FixedVec<Laid, MOST_TRAPS>,
    /// Defence tokens.
    pub defence: u8,
    /// Potions on the token.
    pub potions: u8,
    /// Venoms on the token.
    pub venoms: u8,
    /// Gold on the token.
    pub gold: u8,
    /// How many Defence Talents were spent this round (M6.3).
    pub blocks_spent: u8,
    /// Divert Tricks that wait.
    pub diverted: FixedVec<Diverted, MOST_TRAPS>,
    /// How it has fared.
    pub fared: Fared,
}

impl Assignment {
    /// The seat whose Mercenary stands here.
    pub const fn seat(&self) -> Option<Seat> {
        match self.who {
            Who::Clan(seat, _) => Some(seat),
            Who::Nobody | Who::Madhala => None,
        }
    }

    /// The Mercenary that stands here.
    pub const fn mercenary(&self) -> Option<Mercenary> {
        match self.who {
            Who::Clan(_, mercenary) => Some(mercenary),
            Who::Nobody | Who::Madhala => None,
        }
    }

    /// Whether nobody stands here and nothing lies here.
    pub const fn is_free(&self) -> bool {
        matches!(self.who, Who::Nobody)
    }

    /// All dice that are not rolled yet.
    pub const fn unrolled(&self) -> Dice {
        self.dice.plus(self.trap_dice).plus(self.shielded_dice)
    }

    /// Dice a thief may take: deployed, stolen, or on Traps without shield (M35.8).
    pub const fn robbable(&self) -> Dice {
        self.dice.plus(self.trap_dice)
    }

    /// Takes an unrolled die of a colour: from the Path first, then from Traps, then from Shielded Traps.
    pub fn take_die(&mut self, colour: Colour) {
        let heaps = [&mut self.dice, &mut self.trap_dice, &mut self.shielded_dice];
        let heap = heaps.into_iter().find(|heap| heap.of(colour) > 0);
        *heap.expect("a die of that colour lies on the Path").of_mut(colour) -= 1;
    }

    /// Clears dice, Traps and Defence away; who stands here stays with what the token carries (M26.3).
    pub fn clear_below(&mut self) {
        *self = Self {
            who: self.who,
            potions: self.potions,
            venoms: self.venoms,
            gold: self.gold,
            fared: self.fared,
            ..Self::default()
        };
    }
}

/// The Paths of the Outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Outside {
    paths: [Assignment; Path::ALL.len()],
}

impl Outside {
    /// What lies on a Path.
    pub const fn on(&self, path: Path) -> &Assignment {
        &self.paths[path.index()]
    }

    /// What lies on a Path, to change.
    pub const fn on_mut(&mut self, path: Path) -> &mut Assignment {
        &mut self.paths[path.index()]
    }

    /// The Path a Mercenary is assigned to.
    pub fn path_of(&self, mercenary: Mercenary) -> Option<Path> {
        Path::ALL.into_iter().find(|&path| self.on(path).mercenary() == Some(mercenary))
    }

    /// Whether a Mercenary is assigned (M6.5).
    pub fn is_assigned(&self, mercenary: Mercenary) -> bool {
        self.path_of(mercenary).is_some()
    }

    /// The Paths of a place with a clan's Mercenary, in order.
    pub fn manned(&self, place: Place) -> impl DoubleEndedIterator<Item = Path> + use<'_> {
        place.paths().iter().copied().filter(|&path| self.on(path).seat().is_some())
    }

    /// The Paths with Madhala's tokens.
    pub fn madhalas(&self) -> impl Iterator<Item = Path> + use<'_> {
        Path::ALL.into_iter().filter(|&path| self.on(path).who == Who::Madhala)
    }
}
