//! The Outside: Monsters, Lands, Path Headers, Missions, Loot, and what stands on the Paths.

use super::stores::Stores;
use crate::terms::{
    Dice, Header, Land, Load, Loot, Mercenary, Mission, Monster, Path, Side, Tile, Token,
};
use kernel::{FixedVec, Set};

/// The most Trap tokens a Path holds.
pub const PATH_TOKENS: usize = 6;

/// Who stands on a Path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Traveller {
    /// A Mercenary of a clan.
    Mercenary(Mercenary),
    /// Madhala.
    Madhala,
}

/// What lies on a Path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Assignment {
    pub(super) who: Option<Traveller>,
    pub(super) dice: Dice,
    pub(super) traps: FixedVec<Token, PATH_TOKENS>,
    pub(super) revealed: u8,
    pub(super) stores: Stores,
    pub(super) gold: u8,
}

readable! {
    Assignment {
        /// Who stands there.
        who: Option<Traveller>,
        /// Its dice.
        dice: Dice,
        /// The Gold on the Assignment token.
        gold: u8,
    }
}

impl Assignment {
    /// The Mercenary that stands there.
    pub const fn mercenary(&self) -> Option<Mercenary> {
        match self.who {
            Some(Traveller::Mercenary(mercenary)) => Some(mercenary),
            Some(Traveller::Madhala) | None => None,
        }
    }

    /// Its Traps, from top to bottom.
    pub fn traps(&self) -> &[Token] {
        &self.traps
    }

    /// Whether the Trap at an index, from the top, lies face up.
    pub const fn is_revealed(&self, index: usize) -> bool {
        self.revealed >> index & 1 == 1
    }

    /// Whether nobody stands there and nothing lies there.
    pub fn is_empty(&self) -> bool {
        self.who.is_none() && self.dice.total() == 0 && self.tokens() == 0
    }

    /// Its Trap and Defence tokens.
    pub fn tokens(&self) -> u8 {
        self.defence() + u8::try_from(self.traps.len()).expect("a Path holds few tokens")
    }

    /// What its Mercenary takes along.
    pub fn load(&self) -> Load {
        Load {
            dice: self.dice,
            traps: self.tokens() - self.defence(),
            defence: self.defence(),
            potions: self.potions(),
            venoms: self.venoms(),
        }
    }
}

/// The Outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Outside {
    pub(super) monsters: [Option<Monster>; 2],
    pub(super) fought: [bool; 2],
    pub(super) escaped: Option<Monster>,
    pub(super) entrance: Option<Monster>,
    pub(super) monster_deck: Set<Monster>,
    pub(super) monster_discard: Set<Monster>,
    pub(super) lands: [Option<Land>; 2],
    pub(super) land_deck: Set<Land>,
    pub(super) land_discard: Set<Land>,
    pub(super) headers: [Option<Header>; 2],
    pub(super) header_deck: Set<Tile>,
    pub(super) header_discard: Set<Tile>,
    pub(super) missions: [Option<Mission>; 2],
    pub(super) bag: Set<Mission>,
    pub(super) mission_discard: Set<Mission>,
    pub(super) loot: [Option<Loot>; 4],
    pub(super) loot_pile: Set<Loot>,
    pub(super) loot_discard: Set<Loot>,
    pub(super) paths: [Assignment; Path::ALL.len()],
}

readable! {
    Outside {
        /// The Monster that was captured on a Land and is on its way to the Entrance.
        escaped: Option<Monster>,
        /// The Monster at the Entrance.
        entrance: Option<Monster>,
        /// The Monster deck.
        monster_deck: Set<Monster>,
        /// The discarded Monsters.
        monster_discard: Set<Monster>,
        /// The Land deck.
        land_deck: Set<Land>,
        /// The discarded Lands.
        land_discard: Set<Land>,
        /// The Missions in the bag.
        bag: Set<Mission>,
        /// The discarded Missions.
        mission_discard: Set<Mission>,
        /// The Loot face down.
        loot_pile: Set<Loot>,
        /// The discarded Loot.
        loot_discard: Set<Loot>,
    }
}

impl Outside {
    /// The Monster of a Land.
    pub const fn monster(&self, side: Side) -> Option<Monster> {
        self.monsters[side.index()]
    }

    /// Whether the Monster of a Land was fought this round.
    pub const fn was_fought(&self, side: Side) -> bool {
        self.fought[side.index()]
    }

    /// The Land at a dock.
    pub const fn land(&self, side: Side) -> Option<Land> {
        self.lands[side.index()]
    }

    /// The Path Header of a Land.
    pub const fn header(&self, side: Side) -> Option<Header> {
        self.headers[side.index()]
    }

    /// The Path Header tiles not in play, face down and discarded.
    pub const fn header_tiles(&self) -> (Set<Tile>, Set<Tile>) {
        (self.header_deck, self.header_discard)
    }

    /// The Mission tile on a space.
    pub const fn mission(&self, side: Side) -> Option<Mission> {
        self.missions[side.index()]
    }

    /// The Loot on offer.
    pub const fn loot(&self) -> &[Option<Loot>; 4] {
        &self.loot
    }

    /// What lies on a Path.
    #[inline]
    pub const fn path(&self, path: Path) -> &Assignment {
        &self.paths[path.index()]
    }
}
