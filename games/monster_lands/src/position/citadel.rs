//! The Citadel: offers, decks, dice on the buildings, Panic.

use crate::terms::{Building, Card, Dice, Die, Face, LodgeSpace, Mercenary, Panic, Token};
use kernel::{Seat, Set};

/// A die on a space, and whose it is; Madhala's is nobody's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Whose it is.
    pub by: Option<Seat>,
    /// The die; two of them on a double space.
    pub die: Die,
}

/// The Citadel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Citadel {
    pub(super) spaces: [[Option<Placed>; 4]; Building::ALL.len()],
    pub(super) persuasion: [Face; Building::ALL.len()],
    pub(super) pawned: Dice,
    pub(super) tavern: [Option<Mercenary>; 4],
    pub(super) deck: Set<Mercenary>,
    pub(super) discard: Set<Mercenary>,
    pub(super) boxed: Set<Mercenary>,
    pub(super) novices: u8,
    pub(super) lodge: [Option<Token>; LodgeSpace::COUNT],
    pub(super) traps: Set<Token>,
    pub(super) trap_discard: Set<Token>,
    pub(super) trick_pile: Set<Token>,
    pub(super) boxed_traps: Set<Token>,
    pub(super) bazaar: [Option<Card>; 3],
    pub(super) cards: Set<Card>,
    pub(super) card_discard: Set<Card>,
    pub(super) panic_stack: Set<Panic>,
    pub(super) panic_out: Set<Panic>,
}

readable! {
    Citadel {
        /// The dice in the Pawn Shop.
        pawned: Dice,
        /// The Mercenary deck.
        deck: Set<Mercenary>,
        /// The Mercenary discard pile.
        discard: Set<Mercenary>,
        /// The Mercenaries out of this game.
        boxed: Set<Mercenary>,
        /// The Novices in the pile.
        novices: u8,
        /// The face-down Traps of the Lodge.
        traps: Set<Token>,
        /// The discarded Traps.
        trap_discard: Set<Token>,
        /// The pile Madhala draws from in the scenario Tricky.
        trick_pile: Set<Token>,
        /// The Traps out of this game.
        boxed_traps: Set<Token>,
        /// The Equipment deck.
        cards: Set<Card>,
        /// The discarded Equipment.
        card_discard: Set<Card>,
        /// The Panic tokens face down.
        panic_stack: Set<Panic>,
        /// The Panic tokens on buildings.
        panic_out: Set<Panic>,
    }
}

impl Citadel {
    /// The dice on the spaces of a building.
    pub const fn spaces(&self, building: Building) -> &[Option<Placed>; 4] {
        &self.spaces[building.index()]
    }

    /// How many spaces of a building are taken.
    pub fn taken(&self, building: Building) -> usize {
        self.spaces(building).iter().flatten().count()
    }

    /// What the most recent Persuasion die in a building shows.
    pub fn last_persuasion(&self, building: Building) -> Option<Face> {
        Some(self.persuasion[building.index()]).filter(|&face| face > 0)
    }

    /// The Mercenaries on offer, from above.
    pub const fn tavern(&self) -> &[Option<Mercenary>; 4] {
        &self.tavern
    }

    /// The Traps on offer, row by row.
    pub const fn lodge(&self) -> &[Option<Token>; LodgeSpace::COUNT] {
        &self.lodge
    }

    /// The Equipment on offer, from the left.
    pub const fn bazaar(&self) -> &[Option<Card>; 3] {
        &self.bazaar
    }

    /// Dice lying on the buildings, the Pawn Shop included.
    pub fn dice(&self, dice_on: impl Fn(Building, usize) -> u8) -> Dice {
        let mut dice = self.pawned;
        for building in Building::ALL {
            for (space, placed) in self.spaces(building).iter().enumerate() {
                if let Some(placed) = placed {
                    *dice.of_mut(placed.die.colour()) += dice_on(building, space);
                }
            }
        }
        dice
    }
}
