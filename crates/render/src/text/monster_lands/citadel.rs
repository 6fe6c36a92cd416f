//! The Citadel: its buildings, their spaces, and what is on offer.

use super::tokens;
use crate::text::layout::hang;
use crate::text::{Ink, Reader, pad, visible};
use kernel::Message;
use monster_lands::terms::{Building, Colour};
use monster_lands::view::{BuildingView, CitadelView, OfferedMercenary, SpaceView, View};

/// The Citadel as lines for a frame of this width.
pub(super) fn lines(view: &View, width: usize, reader: &Reader<'_>) -> Vec<String> {
    let (citadel, width) = (&view.citadel, width.saturating_sub(4));
    let mut lines = Vec::new();
    let name = |building: &BuildingView| reader.say(&building.building.into());
    let widest = citadel.buildings.iter().map(|building| visible(&name(building))).max();
    for building in &citadel.buildings {
        let name = pad(&reader.ink(Ink::Bold, name(building)), widest.unwrap_or(0) + 1);
        lines.push(format!("{name}{}", spaces(building, reader)));
        let offers = offers(building.building, citadel, reader);
        lines.extend(offers.iter().flat_map(|offer| hang("  ", offer, width)));
    }
    let stacks = Message::new("picture-ml-stacks")
        .with("mercenaries", citadel.mercenary_deck)
        .with("traps", citadel.trap_pile)
        .with("equipment", citadel.equipment_deck)
        .with("panic", citadel.panic_stack);
    lines.extend(hang("", &reader.say(&stacks), width));
    lines
}

/// The spaces of a building and the last Persuasion die there, or Panic, which shuts it.
fn spaces(building: &BuildingView, reader: &Reader<'_>) -> String {
    if building.panic {
        return reader.ink(Ink::Red, reader.word("picture-ml-panic"));
    }
    let spaces: String = building.spaces.iter().map(|&space| shown(space, reader)).collect();
    let last = building.last_persuasion.map(|face| {
        let die = tokens::die(Colour::Persuasion, face, reader);
        format!(" ‹{die}")
    });
    format!("{spaces}{}", last.unwrap_or_default())
}

/// A space: the die on it, how many it takes, what it yields.
fn shown(space: SpaceView, reader: &Reader<'_>) -> String {
    let is_bare = space.dice <= 1 && space.yields.is_none();
    let empty = if is_bare { " " } else { "" };
    let die = space.die.map_or_else(|| empty.to_owned(), |die| tokens::pooled(die, reader));
    let twice = if space.dice > 1 { format!("×{}", space.dice) } else { String::new() };
    let yields = space.yields.map(|yields| format!("→{yields}")).unwrap_or_default();
    format!("[{die}{twice}{yields}]")
}

/// What is on offer in a building, each on a line of its own, or short things in a row.
fn offers(building: Building, citadel: &CitadelView, reader: &Reader<'_>) -> Vec<String> {
    match building {
        Building::Lodge => {
            let traps = citadel.lodge.iter().flatten().map(|trap| {
                let name = reader.say(&trap.id.into());
                format!("{name} {}", tokens::gold(trap.price, reader))
            });
            let traps = traps.collect::<Vec<_>>().join(", ");
            if traps.is_empty() { Vec::new() } else { vec![traps] }
        }
        Building::Tavern => {
            let offered = citadel.tavern.iter().flatten();
            let mut lines: Vec<String> = offered.map(|&who| mercenary(who, reader)).collect();
            let novices = Message::new("picture-ml-novices").with("count", citadel.novices);
            let cost = tokens::gold(citadel.novice_cost, reader);
            lines.push(format!("{} {cost}", reader.say(&novices)));
            lines
        }
        Building::Bazaar => {
            let wares = citadel.bazaar.iter().flatten().map(|ware| {
                let name = reader.say(&ware.id.into());
                let worn = reader.say(&ware.r#type.into());
                let text = reader.word(format!("equipment-{}.text", ware.id));
                let cost = tokens::gold(ware.cost, reader);
                format!("{name} ({worn}) {cost} · {}", reader.ink(Ink::Dim, text))
            });
            wares.collect()
        }
        Building::PawnShop => {
            let pawned = tokens::dice(citadel.pawned, reader);
            if pawned.is_empty() { Vec::new() } else { vec![pawned] }
        }
        Building::Alchemist | Building::Armory | Building::Mine => Vec::new(),
    }
}

fn mercenary(who: OfferedMercenary, reader: &Reader<'_>) -> String {
    let name = reader.say(&who.id.into());
    let talent = reader.word(format!("mercenary-{}.text", who.id));
    format!(
        "{name} ({}) {} ★{} {} · {}",
        tokens::affinity(who.affinity, reader),
        tokens::gold(who.cost, reader),
        who.reputation,
        tokens::dice(who.dice, reader),
        reader.ink(Ink::Dim, talent)
    )
}
