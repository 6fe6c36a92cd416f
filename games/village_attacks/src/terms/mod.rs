//! The words of the game: symbols, boards, cards, places and figures.

mod symbols;
mod boards;
mod cards;
mod places;
mod figures;
mod creatures;

pub use boards::{CAPABILITIES, Capability, Monster};
pub use cards::{
    Deck, Event, Hero, HeroSpecial, MapName, ScenarioName, SpawnCard, Summon, SummonSpecial, Trap,
};
pub use creatures::{CREATURES, Creature, Creatures, MINIONS, MONSTERS, Minion, PLAYING, Slot};
pub(crate) use figures::read_marks;
pub use figures::{
    CLASSES, FIGURES, Figure, Folk, HEROES, HUNTERS, Kind, Likeness, Mark, Marks, PEASANTS, Who,
};
pub use places::{ZONES, Zone, Zones};
pub use symbols::{Condition, CostSymbol, Face, Results, Role, SpecialFace, Symbol, Type};

/// A number that is small because pieces are few.
#[inline]
pub(crate) fn small(number: usize) -> u8 {
    u8::try_from(number).expect("pieces are few")
}
