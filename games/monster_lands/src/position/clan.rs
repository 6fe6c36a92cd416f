//! A clan: its members, its Dice Pool and its stores.

use super::stores::Stores;
use crate::terms::{Colour, Colours, Dice, Die, Land, Loot, Mercenary, Monster, Token};
use kernel::Set;

/// Who leads a clan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Leader {
    /// A Mercenary.
    Mercenary(Mercenary),
    /// A Novice, where nobody else was left.
    Novice,
}

/// A clan with everything in its play area.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Clan {
    pub(super) glory: u8,
    pub(super) gold: u16,
    pub(super) leader: Option<Leader>,
    pub(super) members: Set<Mercenary>,
    pub(super) novices: u8,
    pub(super) conversions: u8,
    pub(super) pool: Pool,
    pub(super) stores: Stores,
    pub(super) traps: Set<Token>,
    pub(super) loot: Set<Loot>,
    pub(super) trophies: Set<Monster>,
    pub(super) lands: Set<Land>,
    pub(super) missions: u8,
}

readable! {
    Clan {
        /// Its Glory.
        glory: u8,
        /// Its Gold.
        gold: u16,
        /// Its Leader.
        leader: Option<Leader>,
        /// Its Leader and Mercenaries.
        members: Set<Mercenary>,
        /// Its Novices, one that leads included.
        novices: u8,
        /// Its Traps in hand.
        traps: Set<Token>,
        /// Its Loot.
        loot: Set<Loot>,
        /// The Monsters it eliminated and has not sold.
        trophies: Set<Monster>,
        /// The Lands it conquered.
        lands: Set<Land>,
        /// The Missions it completed.
        missions: u8,
    }
}

impl Clan {
    /// Whether it has this much Gold.
    pub const fn can_pay(&self, price: u16) -> bool {
        self.gold >= price
    }

    /// Novices that have not converted a die this round.
    pub const fn fresh_novices(&self) -> u8 {
        self.novices.saturating_sub(self.conversions)
    }

    /// Whether nobody is left.
    pub fn is_lost(&self) -> bool {
        self.members.is_empty() && self.novices == 0
    }

    /// Its Dice Pool.
    pub const fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Whether it has this Mercenary.
    pub fn has(&self, mercenary: Mercenary) -> bool {
        self.members.has(mercenary)
    }

    /// Whether this Mercenary leads it.
    pub fn is_led_by(&self, mercenary: Mercenary) -> bool {
        self.leader == Some(Leader::Mercenary(mercenary))
    }
}

/// A Dice Pool: Strength and Magic not rolled, Persuasion by face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pool {
    strength: u8,
    magic: u8,
    persuasion: [u8; 6],
}

impl Pool {
    /// Whether no die is left.
    pub const fn is_empty(&self) -> bool {
        self.some_of_each() == 0
    }

    /// How many dice.
    pub fn total(&self) -> u8 {
        self.strength + self.magic + self.count(Colour::Persuasion)
    }

    /// How many dice of a colour.
    pub fn count(&self, colour: Colour) -> u8 {
        match colour {
            Colour::Strength => self.strength,
            Colour::Magic => self.magic,
            Colour::Persuasion => self.persuasion.iter().sum(),
        }
    }

    /// The colours of which there are dice.
    pub fn colours(&self) -> Colours {
        let some = self.some_of_each();
        let there = COLOURS.into_iter().filter(|(_, sorts)| some & sorts != 0);
        there.map(|(colour, _)| colour).collect()
    }

    /// How many dice like this one.
    pub fn like(&self, die: Die) -> u8 {
        match die {
            Die::Strength => self.strength,
            Die::Magic => self.magic,
            Die::Persuasion(face) => self.persuasion[usize::from(face) - 1],
        }
    }

    /// One die of each sort there is: Strength, Magic, Persuasion by face.
    pub fn sorts(&self) -> impl Iterator<Item = Die> + use<> {
        self.sorts_of(Colours::ALL)
    }

    /// One die of each sort of these colours there is.
    pub fn sorts_of(&self, colours: Colours) -> impl Iterator<Item = Die> + use<> {
        let wanted = COLOURS.into_iter().filter(|&(colour, _)| colours.has(colour));
        let wanted = wanted.fold(0, |wanted, (_, bits)| wanted | bits);
        kernel::bits::ones(self.some_of_each() & wanted).map(|bit| SORTS[bit / 8])
    }

    /// The highest bit of a byte for each sort there is, in the order they are offered.
    const fn some_of_each(self) -> u64 {
        let [one, two, three, four, five, six] = self.persuasion;
        let counts = [self.strength, self.magic, one, two, three, four, five, six];
        // All counts are looked at together: 127 more than none does not reach the highest bit, 127 more than some does.
        (u64::from_le_bytes(counts) + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080
    }

    /// The dice by colour.
    pub fn dice(&self) -> Dice {
        Dice {
            strength: self.strength,
            magic: self.magic,
            persuasion: self.count(Colour::Persuasion),
        }
    }

    /// The dice by colour of this sort and of those offered after it.
    pub fn dice_from(&self, least: Die) -> Dice {
        let later = self.sorts().filter(|&die| die >= least);
        later.fold(Dice::default(), |all, die| all.plus(Dice::some(die.colour(), self.like(die))))
    }

    pub(super) fn add(&mut self, die: Die) {
        *self.place(die) += 1;
    }

    pub(super) fn take(&mut self, die: Die) {
        let place = self.place(die);
        *place = place.checked_sub(1).expect("a die that is taken was in the pool");
    }

    fn place(&mut self, die: Die) -> &mut u8 {
        match die {
            Die::Strength => &mut self.strength,
            Die::Magic => &mut self.magic,
            Die::Persuasion(face) => &mut self.persuasion[usize::from(face) - 1],
        }
    }
}

/// The colours with the bytes of their sorts.
const COLOURS: [(Colour, u64); 3] = [
    (Colour::Strength, 0xff),
    (Colour::Magic, 0xff00),
    (Colour::Persuasion, 0xffff_ffff_ffff_0000),
];

/// The sorts of dice in the order they are offered.
const SORTS: [Die; 8] = [
    Die::Strength,
    Die::Magic,
    Die::Persuasion(1),
    Die::Persuasion(2),
    Die::Persuasion(3),
    Die::Persuasion(4),
    Die::Persuasion(5),
    Die::Persuasion(6),
];
