//! What can be touched on the board and on the mat, and which things a choice names.

use kernel::Para;
use monster_lands::adventure::{Block, Deed};
use monster_lands::terms::{
    Building, Colour, Die, Equipment, Face, Land, Loot, Mercenary, Monster, Path, Space, Trap,
};
use monster_lands::{Choice, law};
use std::fmt;

/// Something a hand can touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Thing {
    /// A building of the Citadel.
    Building(Building),
    /// A space of the building that is visited.
    Space(Space),
    /// A Mercenary, hired or on offer.
    Mercenary(Mercenary),
    /// The Novices.
    Novices,
    /// A Trap.
    Trap(Trap),
    /// A piece of Equipment.
    Equipment(Equipment),
    /// A Loot token.
    Loot(Loot),
    /// A Land.
    Land(Land),
    /// A Monster, alive or a Trophy.
    Monster(Monster),
    /// A Path.
    Path(Path),
    /// A die of the Dice Pool.
    Die(Die),
    /// A die that was rolled in battle.
    Rolled(Colour, Face),
    /// A die that is still to be rolled in battle.
    Unrolled(Colour),
    /// The Potions of a clan.
    Potions,
    /// The Venoms of a clan.
    Venoms,
    /// The Defence tokens of a clan.
    Defence,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Building(it) => write!(f, "building-{it}"),
            Self::Space(it) => write!(f, "space-{}", it.index()),
            Self::Mercenary(it) => write!(f, "mercenary-{it}"),
            Self::Novices => f.write_str("novices"),
            Self::Trap(it) => write!(f, "trap-{it}"),
            Self::Equipment(it) => write!(f, "equipment-{it}"),
            Self::Loot(it) => write!(f, "loot-{it}"),
            Self::Land(it) => write!(f, "land-{it}"),
            Self::Monster(it) => write!(f, "monster-{it}"),
            Self::Path(it) => write!(f, "path-{it}"),
            Self::Die(it) => write!(f, "die-{it}"),
            Self::Rolled(colour, face) => write!(f, "rolled-{colour}-{face}"),
            Self::Unrolled(colour) => write!(f, "unrolled-{colour}"),
            Self::Potions => f.write_str("potions"),
            Self::Venoms => f.write_str("venoms"),
            Self::Defence => f.write_str("defence"),
        }
    }
}

/// The things a choice names, in the order a hand would touch them.
pub(super) fn things(choice: Choice) -> Vec<Thing> {
    match choice {
        Choice::Visit(building) => vec![Thing::Building(building)],
        Choice::Space(space) => vec![Thing::Space(space)],
        Choice::Send(it) | Choice::Hire(it) | Choice::Give(it) | Choice::Move(it, _) => {
            vec![Thing::Mercenary(it)]
        }
        Choice::Heal(it) | Choice::Talent(it) | Choice::Promote(it) | Choice::Desert(it) => {
            vec![Thing::Mercenary(it)]
        }
        Choice::HireNovice | Choice::DesertNovice => vec![Thing::Novices],
        Choice::Buy(trap) | Choice::Trap(trap) => vec![Thing::Trap(trap)],
        Choice::Equipment(it) | Choice::Ability(it) => vec![Thing::Equipment(it)],
        Choice::Use(loot) | Choice::Loot(loot) => vec![Thing::Loot(loot)],
        Choice::Work(land) => vec![Thing::Land(land)],
        Choice::Settle(land, settler) => vec![Thing::Mercenary(settler), Thing::Land(land)],
        Choice::Sell(monster) => vec![Thing::Monster(monster)],
        Choice::Path(path) => vec![Thing::Path(path)],
        Choice::Die(die) | Choice::Convert(die) => vec![Thing::Die(die)],
        Choice::Clan(_) | Choice::Colour(_) | Choice::Count(_) | Choice::Potions(_) => vec![],
        Choice::Beer | Choice::Rearrange | Choice::Done | Choice::Pass => vec![],
        Choice::Potion => vec![Thing::Potions],
        Choice::Venom => vec![Thing::Venoms],
        Choice::Defence => vec![Thing::Defence],
        Choice::Gold => vec![],
        Choice::Adventure(deed) => fought(deed),
    }
}

/// The things a choice of the Adventure Phase names.
fn fought(deed: Deed) -> Vec<Thing> {
    match deed {
        Deed::Reroll(die) => vec![Thing::Rolled(die.colour, die.face)],
        Deed::Roll(colour) => vec![Thing::Unrolled(colour)],
        Deed::Against(path) => vec![Thing::Path(path)],
        Deed::GiveTrap(trap) => vec![Thing::Trap(trap)],
        Deed::GiveLoot(loot) | Deed::Plunder(loot) => vec![Thing::Loot(loot)],
        Deed::Remove => vec![Thing::Unrolled(Colour::Magic)],
        Deed::Block(Block::Token) | Deed::Foil => vec![Thing::Defence],
        Deed::Block(Block::Potion) => vec![Thing::Potions],
        Deed::Brace | Deed::Block(Block::Talent) | Deed::Suffer => vec![],
        Deed::RollAll | Deed::Stop | Deed::Spare | Deed::Steal(_) => vec![],
        Deed::Reveal | Deed::Conceal | Deed::Withstand | Deed::Bear => vec![],
        Deed::Fulfil | Deed::Decline => vec![],
    }
}

/// The number a choice is.
pub(super) const fn amount(choice: Choice) -> Option<u8> {
    if let Choice::Count(count) | Choice::Potions(count) = choice { Some(count) } else { None }
}

/// The paragraph a kind of thing stands in, by the first part of its word.
pub(super) const LAWS: &[(&str, Para)] = &[
    ("building", law::citadel::KINDS_OF_SPACE),
    ("space", law::citadel::KINDS_OF_SPACE),
    ("mercenary", law::clan::MERCENARY_CARD),
    ("novices", law::tavern::NOVICE),
    ("trap", law::components::KINDS_OF_TRAP),
    ("equipment", law::bazaar::ABILITIES_OF_EQUIPMENT),
    ("loot", law::loot::USE_LOOT),
    ("land", law::settled_lands::LAND_ACTION),
    ("monster", law::revealing::FOUR_PARTS),
    ("path", law::outside::PATH_HEADER),
    ("die", law::components::DICE),
    ("rolled", law::components::DICE),
    ("unrolled", law::components::DICE),
];
