//! The monsters: where they are, what they have rolled, and what they can do.

use super::{cost, labelled, zone_name};
use crate::text::layout::hang;
use crate::text::{Ink, Reader};
use kernel::Message;
use village_attacks::View;
use village_attacks::terms::{Condition, Slot, Symbol};
use village_attacks::view::{CapabilityView, Holds, MonsterView};

/// The block of the monster at a place.
pub(super) fn block(
    slot: Slot,
    monster: &MonsterView,
    view: &View,
    reader: &Reader<'_>,
) -> Vec<String> {
    let acts = view.turn == Some(slot);
    let mut lines = title(slot, monster, view, reader);
    lines.extend(dice(monster, reader));
    lines.extend(troubles(monster, reader));
    for capability in monster.capabilities.iter().filter(|it| it.level > 0) {
        lines.extend(capability_lines(capability, acts, reader));
    }
    lines
}

fn title(slot: Slot, monster: &MonsterView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let turn = if view.turn == Some(slot) { "▶" } else { " " };
    let coin = if view.first == slot { " ●" } else { "" };
    let name = reader.word(format!("monster-{}", monster.name));
    let name = reader.ink(Ink::Green, format!("{turn} {} {name}{coin}", slot.creature()));
    let at = match monster.zone {
        Some(zone) => zone_name(view, zone, reader),
        None => reader.word("picture-va-dead"),
    };
    let (level, has, of) = monster.experience;
    let message = Message::new("picture-va-monster")
        .with("type", monster.of_type)
        .with("at", at)
        .with("left", monster.left())
        .with("health", monster.health.0)
        .with("level", level)
        .with("has", has)
        .with("of", of);
    hang(&format!("{name}  "), &reader.say(&message), reader.width)
}

fn counted(results: &[(Symbol, u8)], reader: &Reader<'_>) -> Vec<String> {
    let word = |&(symbol, count): &(Symbol, u8)| format!("{count} {}", reader.say(&symbol.into()));
    results.iter().map(word).collect()
}

/// Dice on the board and slots.
fn dice(monster: &MonsterView, reader: &Reader<'_>) -> Vec<String> {
    let mut rolled = counted(&monster.rolled, reader);
    rolled.extend(monster.special.map(|face| reader.say(&face.into())));
    let mut lines = Vec::new();
    if !rolled.is_empty() {
        lines.extend(labelled("picture-va-dice", &rolled.join(", "), reader));
    }
    let slots = Holds::ALL.map(|held| slots(held, monster, reader));
    lines.extend(labelled("picture-va-slots", &slots.join(" · "), reader));
    lines
}

/// Slots of one kind: taken, free, and what lies in them.
fn slots(held: Holds, monster: &MonsterView, reader: &Reader<'_>) -> String {
    let (free, all) = monster.slots_of(held);
    let (defences, vengeances) = monster.guards;
    let guards = [(Symbol::Defence, defences), (Symbol::Vengeance, vengeances)];
    let guards = || guards.into_iter().filter(|(_, count)| *count > 0).collect();
    let (name, inside) = match held {
        Holds::Movement => (reader.word("picture-va-movement"), Vec::new()),
        Holds::Defence => (reader.say(&Symbol::Defence.into()), guards()),
        Holds::Reserve => (reader.word("picture-va-reserve"), monster.reserve.clone()),
    };
    let used = "■".repeat(usize::from(all.saturating_sub(free)));
    let row = format!("{name} {used}{}", "□".repeat(usize::from(free)));
    if inside.is_empty() { row } else { format!("{row} ({})", counted(&inside, reader).join(", ")) }
}

/// Conditions, burdens, and what capabilities keep up this round.
fn troubles(monster: &MonsterView, reader: &Reader<'_>) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let condition = |&(condition, count): &(Condition, u8)| {
        let often = if count > 1 { format!(" ×{count}") } else { String::new() };
        reader.say(&condition.into()) + &often
    };
    words.extend(monster.conditions.iter().map(condition));
    words.extend(monster.lying.then(|| reader.word("mark-stunned")));
    words.extend(monster.burdened.then(|| reader.word("picture-va-burdened")));
    words.extend(monster.carries.then(|| reader.word("picture-va-carries")));
    words.extend(
        monster
            .paid
            .map(|symbol| reader.say(&Message::new("picture-va-paid").with("symbol", symbol))),
    );
    words.extend(monster.kept.iter().map(|&(kept, left)| {
        reader.say(&Message::new(format!("picture-va-kept-{kept}")).with("left", left))
    }));
    if words.is_empty() {
        Vec::new()
    } else {
        labelled("picture-va-state", &words.join(", "), reader)
    }
}

/// A capability that is owned; what it does is told while its monster acts.
fn capability_lines(it: &CapabilityView, acts: bool, reader: &Reader<'_>) -> Vec<String> {
    let (roman, attribute) = if it.level > 1 { ("II", "two") } else { ("I", "one") };
    let name = reader.say(&it.name.into());
    let price = cost(&it.costs[usize::from(it.level - 1)], reader);
    let used = if it.used { format!(" {}", reader.word("picture-va-used")) } else { String::new() };
    let head = reader.ink(Ink::Cyan, format!("    {name} {roman} ({price}){used}"));
    if !acts {
        return vec![head];
    }
    let text = reader.word(format!("capability-{}.{attribute}", it.name));
    hang(&format!("{head}: "), &text, reader.width)
}
