//! What can be pointed at on the board and on the mat, and which choices it stands for.

use monster_lands::Choice;
use monster_lands::adventure::Deed;
use monster_lands::terms::{
    Building, Colour, Die, Equipment, Face, Land, Loot, Mercenary, Monster, Path, Space, Trap,
};

/// Something that stands for choices.
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
}

/// What stands for a choice.
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
        Choice::Settle(land, settler) => vec![Thing::Land(land), Thing::Mercenary(settler)],
        Choice::Sell(monster) => vec![Thing::Monster(monster)],
        Choice::Path(path) => vec![Thing::Path(path)],
        Choice::Die(die) | Choice::Convert(die) => vec![Thing::Die(die)],
        Choice::Clan(_) | Choice::Colour(_) | Choice::Count(_) | Choice::Potions(_) => vec![],
        Choice::Beer | Choice::Rearrange | Choice::Done | Choice::Pass => vec![],
        Choice::Potion | Choice::Venom | Choice::Defence | Choice::Gold => vec![],
        Choice::Adventure(deed) => fought(deed),
    }
}

/// What stands for a choice of the Adventure Phase.
fn fought(deed: Deed) -> Vec<Thing> {
    match deed {
        Deed::Reroll(die) => vec![Thing::Rolled(die.colour, die.face)],
        Deed::Against(path) => vec![Thing::Path(path)],
        Deed::GiveTrap(trap) => vec![Thing::Trap(trap)],
        Deed::GiveLoot(loot) | Deed::Plunder(loot) => vec![Thing::Loot(loot)],
        Deed::Remove | Deed::Brace | Deed::Block(_) | Deed::Suffer => vec![],
        Deed::Roll(_) | Deed::RollAll | Deed::Stop | Deed::Spare => vec![],
        Deed::Reveal | Deed::Conceal | Deed::Withstand | Deed::Foil | Deed::Bear => vec![],
        Deed::Steal(_) | Deed::Fulfil | Deed::Decline => vec![],
    }
}
