//! The monsters: where they are, what they have rolled, and what they can do.

use super::{cost, labelled, zone_name};
use crate::text::layout::hang;
use crate::text::{Ink, Reader};
use kernel::Message;
use village_attacks::View;
use village_attacks::view::{CapabilityView, MonsterView};

/// The block of the monster at a place.
pub(super) fn block(place: usize, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let monster = &view.monsters[place];
    let acts = view.turn.map(usize::from) == Some(place);
    let mut lines = title(place, monster, view, reader);
    lines.extend(dice(monster, reader));
    lines.extend(troubles(monster, reader));
    for capability in monster.capabilities.iter().filter(|it| it.level > 0) {
        lines.extend(capability_lines(capability, acts, reader));
    }
    lines
}

fn title(place: usize, monster: &MonsterView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let turn = if view.turn.map(usize::from) == Some(place) { "▶" } else { " " };
    let coin = if usize::from(view.first) == place { " ●" } else { "" };
    let name = reader.word(format!("monster-{}", monster.name));
    let name = reader.ink(Ink::Green, format!("{turn} m{} {name}{coin}", place + 1));
    let at = match monster.zone {
        Some(zone) => zone_name(view, zone.into(), reader),
        None => reader.word("picture-va-dead"),
    };
    let (level, has, of) = monster.experience;
    let message = Message::new("picture-va-monster")
        .with("type", Message::new(format!("type-{}", monster.of_type)))
        .with("at", at)
        .with("left", monster.health.0.saturating_sub(monster.health.1))
        .with("health", monster.health.0)
        .with("level", level)
        .with("has", has)
        .with("of", of);
    hang(&format!("{name}  "), &reader.say(&message), reader.width)
}

fn counted(results: &[(&'static str, u8)], reader: &Reader<'_>) -> Vec<String> {
    let word = |&(symbol, count): &(&'static str, u8)| {
        format!("{count} {}", reader.word(format!("symbol-{symbol}")))
    };
    results.iter().map(word).collect()
}

/// Dice on the board and slots.
fn dice(monster: &MonsterView, reader: &Reader<'_>) -> Vec<String> {
    let mut rolled = counted(&monster.rolled, reader);
    rolled.extend(monster.special.map(|face| reader.word(format!("symbol-{face}"))));
    let mut lines = Vec::new();
    if !rolled.is_empty() {
        lines.extend(labelled("picture-va-dice", &rolled.join(", "), reader));
    }
    let slot = |key: &'static str, (free, all): (u8, u8)| {
        let used = "■".repeat(usize::from(all.saturating_sub(free)));
        format!("{} {used}{}", reader.word(key), "□".repeat(usize::from(free)))
    };
    let mut slots = vec![slot("picture-va-movement", monster.slots[0])];
    let (defences, vengeances) = monster.guards;
    let guards = [("defence", defences), ("vengeance", vengeances)];
    let guards: Vec<_> = guards.into_iter().filter(|(_, count)| *count > 0).collect();
    let inside = |held: Vec<String>| {
        if held.is_empty() { String::new() } else { format!(" ({})", held.join(", ")) }
    };
    slots.push(slot("symbol-defence", monster.slots[1]) + &inside(counted(&guards, reader)));
    let kept = inside(counted(&monster.reserve, reader));
    slots.push(slot("picture-va-reserve", monster.slots[2]) + &kept);
    lines.extend(labelled("picture-va-slots", &slots.join(" · "), reader));
    lines
}

/// Conditions, burdens, and what capabilities keep up this round.
fn troubles(monster: &MonsterView, reader: &Reader<'_>) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let condition = |&(word, count): &(&'static str, u8)| {
        let often = if count > 1 { format!(" ×{count}") } else { String::new() };
        format!("{}{often}", reader.word(format!("condition-{word}")))
    };
    words.extend(monster.conditions.iter().map(condition));
    words.extend(monster.lying.then(|| reader.word("mark-stunned")));
    words.extend(monster.burdened.then(|| reader.word("picture-va-burdened")));
    words.extend(monster.carries.then(|| reader.word("picture-va-carries")));
    words.extend(monster.paid.map(|symbol| {
        let symbol = Message::new(format!("symbol-{symbol}"));
        reader.say(&Message::new("picture-va-paid").with("symbol", symbol))
    }));
    words.extend(monster.kept.iter().map(|&(word, left)| {
        reader.say(&Message::new(format!("picture-va-kept-{word}")).with("left", left))
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
    let name = reader.word(format!("capability-{}", it.name));
    let price = cost(&it.costs[usize::from(it.level - 1)], reader);
    let used = if it.used { format!(" {}", reader.word("picture-va-used")) } else { String::new() };
    let head = reader.ink(Ink::Cyan, format!("    {name} {roman} ({price}){used}"));
    if !acts {
        return vec![head];
    }
    let text = reader.word(format!("capability-{}.{attribute}", it.name));
    hang(&format!("{head}: "), &text, reader.width)
}
