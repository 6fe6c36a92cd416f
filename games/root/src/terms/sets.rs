//! Sets of cards, clearings, factions and landmarks.

use super::{Card, Clearing, Faction, Landmark};
use kernel::Set;

/// A set of cards: a hand, the deck, the discard pile, a play area.
pub type Cards = Set<Card>;

/// A set of clearings.
pub type Clearings = Set<Clearing>;

/// A set of factions, in order of set-up.
pub type Factions = Set<Faction>;

/// A set of landmarks.
pub type Landmarks = Set<Landmark>;
