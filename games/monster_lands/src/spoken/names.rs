//! The names of pieces and places, as messages.

use crate::terms::{
    Affinity, Building, Colour, Colours, Dice, Die, Equipment, EquipmentType, Header, Land, Load,
    Loot, Mercenary, Mission, Monster, Path, Place, Side, Trap,
};
use kernel::Message;

/// The name of an Affinity.
pub(crate) fn affinity(affinity: Affinity) -> Message {
    Message::new(format!("affinity-{affinity}"))
}

/// The name of a Mercenary.
pub(crate) fn mercenary(mercenary: Mercenary) -> Message {
    Message::new(format!("mercenary-{mercenary}"))
}

/// The name of a Monster.
pub(crate) fn monster(monster: Monster) -> Message {
    Message::new(format!("monster-{monster}"))
}

/// The name of a Land.
pub(crate) fn land(land: Land) -> Message {
    Message::new(format!("land-{land}"))
}

/// The name of a kind of Equipment.
pub(crate) fn equipment(equipment: Equipment) -> Message {
    Message::new(format!("equipment-{equipment}"))
}

/// The name of a type of Equipment.
pub(crate) fn equipment_type(kind: EquipmentType) -> Message {
    Message::new(format!("equipment-type-{kind}"))
}

/// The name of a Trap.
pub(crate) fn trap(trap: Trap) -> Message {
    Message::new(trap.word())
}

/// The name of a Loot token.
pub(crate) fn loot(loot: Loot) -> Message {
    Message::new(loot.word())
}

/// The name of a building.
pub(crate) fn building(building: Building) -> Message {
    Message::new(format!("building-{building}"))
}

/// The name of a Path Header.
pub(crate) fn header(header: Header) -> Message {
    Message::new(format!("header-{header}"))
}

/// The name of a side of a Mission tile.
pub(crate) fn mission(mission: Mission, side: Side) -> Message {
    Message::new(format!("mission-{side}{}", mission.0 + 1))
}

/// The name of a place.
pub(crate) fn place(place: Place) -> Message {
    match place {
        Place::Land(side) => Message::new(format!("place-land-{side}")),
        Place::Mission(side) => Message::new(format!("place-mission-{side}")),
        Place::Entrance => Message::new("place-entrance"),
    }
}

/// The name of a Path.
pub(crate) fn path(path: Path) -> Message {
    Message::new(format!("path-{path}"))
}

/// The name of a colour.
pub(crate) fn colour(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Strength => "die-strength",
        Colour::Magic => "die-magic",
        Colour::Persuasion => "die-persuasion",
    })
}

/// One of some colours, whichever.
pub(crate) fn one_of(colours: Colours) -> Message {
    let either = |one, other| Message::new("either").with("one", one).with("other", other);
    let one = colours.iter().map(colour).reduce(either);
    one.unwrap_or_else(|| Message::new("no-dice"))
}

/// The name of a die of a pool.
pub(crate) fn die(die: Die) -> Message {
    match die {
        Die::Strength => Message::new("a-strength-die"),
        Die::Magic => Message::new("a-magic-die"),
        Die::Persuasion(face) => Message::new("a-persuasion-die").with("face", face),
    }
}

/// Dice by colour, as a list.
pub(crate) fn dice(dice: Dice) -> Vec<Message> {
    let some = Colour::ALL.into_iter().filter(|&colour| dice.of(colour) > 0);
    let named = some
        .map(|c| Message::new("so-many-dice").with("count", dice.of(c)).with("colour", colour(c)));
    let named: Vec<Message> = named.collect();
    if named.is_empty() { vec![Message::new("no-dice")] } else { named }
}

/// What there is of these, as a list.
pub(crate) fn some(counts: &[(&'static str, u8)]) -> Vec<Message> {
    let some = counts.iter().filter(|(_, count)| *count > 0);
    some.map(|&(key, count)| {
        Message::new("so-many").with("count", count).with("what", Message::new(key))
    })
    .collect()
}

/// What a Mercenary sets out with, as a list.
pub(crate) fn load(load: Load) -> Vec<Message> {
    let tokens = some(&[
        ("resource-trap", load.traps),
        ("resource-defence", load.defence),
        ("resource-potion", load.potions),
        ("resource-venom", load.venoms),
    ]);
    let bare = load.dice.total() == 0 && !tokens.is_empty();
    let mut load = if bare { Vec::new() } else { dice(load.dice) };
    load.extend(tokens);
    load
}
