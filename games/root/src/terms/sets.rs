//! Sets of cards, clearings and factions.

use super::{Card, Clearing, Faction};
use kernel::Set;

/// A set of cards: a hand, the deck, the discard pile, a play area.
pub type Cards = Set<Card>;

/// A set of clearings.
pub type Clearings = Set<Clearing>;

/// A set of factions, in order of set-up.
pub type Factions = Set<Faction>;
