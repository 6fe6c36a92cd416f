//! Village Attacks in a terminal: the castle as a map, what threatens it, and a block for every monster.

mod castle;
mod monsters;

use super::layout::hang;
use super::{Ink, Reader};
use kernel::{AnyView, Message};
use village_attacks::View;
use village_attacks::setting::records::GoalName;
use village_attacks::terms::{CostSymbol, Likeness, Zone};
use village_attacks::view::{FigureCard, FigureView, GoalView, TrapView, ZoneView};

/// Draws a view of Village Attacks.
pub fn picture(view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
    let view = view.as_any().downcast_ref::<View>()?;
    let mut lines = heading(view, reader);
    lines.extend(castle::map(view, reader));
    lines.extend(castle::legend(reader));
    lines.extend(threat(view, reader));
    lines.extend(cards(view, reader));
    for (slot, monster) in view.placed_monsters() {
        lines.push(String::new());
        lines.extend(monsters::block(slot, monster, view, reader));
    }
    Some(lines.join("\n"))
}

/// The dials, and how the game is won.
fn heading(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let say = |message: Message| reader.say(&message);
    let mut parts = vec![
        reader.word(format!("scenario-{}", view.scenario)),
        say(Message::new("picture-va-round").with("round", view.round)),
        say(Message::new("picture-va-heart")
            .with("left", view.heart)
            .with("full", view.heart_full)),
    ];
    if view.ward > 0 {
        parts.push(say(Message::new("picture-va-ward").with("count", view.ward)));
    }
    let morale = view.morale.zip(view.goal.morale);
    parts.extend(morale.map(|(left, full)| {
        say(Message::new("picture-va-morale").with("left", left).with("full", full))
    }));
    parts.push(say(Message::new("picture-va-rank").with("rank", view.rank)));
    parts.extend(view.events_every.map(|every| {
        let every = u16::from(every.max(1));
        say(Message::new("picture-va-event-in").with("steps", every - view.dial % every))
    }));
    parts.extend(
        view.night.map(|is_night| {
            reader.word(if is_night { "picture-va-night" } else { "picture-va-day" })
        }),
    );
    let lines = super::wrap(&parts.join(" · "), reader.width).into_iter();
    let mut lines: Vec<String> = lines.map(|line| reader.ink(Ink::Bold, line)).collect();
    lines.extend(hang("", &goal(view, reader), reader.width));
    lines
}

fn goal(view: &View, reader: &Reader<'_>) -> String {
    let GoalView { name, count, rounds, .. } = view.goal;
    // Once the summoning is done, Morale is what is left to break.
    let aim = if view.goal.summoned && name == GoalName::Calling { GoalName::Morale } else { name };
    let done = match name {
        GoalName::Heroes => view.heroes_killed,
        GoalName::Heirlooms => view.delivered,
        GoalName::Morale | GoalName::Breaches | GoalName::Altars => 0,
        GoalName::Calling | GoalName::Survival => 0,
    };
    let open = view.zones.iter().filter(|zone| zone.is_goal).count();
    let message = Message::new(format!("picture-va-goal-{aim}"))
        .with("count", count)
        .with("rounds", rounds)
        .with("done", done)
        .with("open", open);
    reader.say(&message)
}

/// Who attacks the Castle Heart next, as things stand.
fn threat(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let count = |zone: &ZoneView, is_meant: fn(Likeness) -> bool| {
        let standing = zone.villagers.iter().filter(|(likeness, _)| !castle::lies(*likeness));
        standing
            .filter(|(likeness, _)| is_meant(*likeness))
            .map(|(_, count)| u32::from(*count))
            .sum::<u32>()
    };
    let inside: u32 = view.zones.iter().take(1).map(|zone| count(zone, |_| true)).sum();
    let beside = view.zones.iter().filter(|zone| zone.to_heart == 1 && !zone.dark);
    let beside: u32 = beside.map(|zone| count(zone, castle::shoots)).sum();
    if inside + beside == 0 {
        return Vec::new();
    }
    let message = Message::new("picture-va-threat").with("inside", inside).with("beside", beside);
    let lines = hang("! ", &reader.say(&message), reader.width).into_iter();
    lines.map(|line| reader.ink(Ink::Red, line)).collect()
}

/// What lies beside the map: the event that lasts, Heroes, traps to place, cards that were looked at.
fn cards(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(event) = view.event {
        let name = reader.word(format!("event-{event}"));
        let text = reader.word(format!("event-{event}.text"));
        lines.extend(labelled("picture-va-event", &format!("{name}. {text}"), reader));
    }
    for it in view.heroes.iter().chain(&view.followers) {
        lines.extend(figure(it, reader));
    }
    for trap in &view.offered {
        lines.extend(trap_lines(trap, reader));
    }
    if !view.scried.is_empty() {
        let next = view.scried.iter().map(|card| reader.word(format!("spawn-{card}")));
        let next = next.collect::<Vec<_>>().join(", ");
        lines.extend(labelled("picture-va-next-cards", &next, reader));
    }
    lines
}

fn trap_lines(trap: &TrapView, reader: &Reader<'_>) -> Vec<String> {
    let name = reader.word(format!("trap-{}", trap.name));
    let text = reader.word(format!("trap-{}.text", trap.name));
    let said = format!("{name} ({}): {text}", cost(&trap.cost, reader));
    labelled("picture-va-trap", &said, reader)
}

/// A figure with a card of its own.
fn figure(figure: &FigureView, reader: &Reader<'_>) -> Vec<String> {
    let (kind, key) = match figure.card {
        FigureCard::Hero(_) => ("hero", "picture-va-hero"),
        FigureCard::Summon(_) => ("summon", "picture-va-ally"),
        FigureCard::Minion(_) => ("minion", "picture-va-ally"),
    };
    let [movement, attacks, range, deals] = figure.numbers;
    let message = Message::new("picture-va-figure")
        .with("who", Message::new(format!("{kind}-{}", figure.card)))
        .with("type", figure.of_type)
        .with("left", figure.left())
        .with("health", figure.health.0)
        .with("movement", movement)
        .with("attacks", attacks)
        .with("range", range)
        .with("damage", deals);
    let text = reader.tongue.maybe(format!("{kind}-{}.text", figure.card)).unwrap_or_default();
    labelled(key, &format!("{} {text}", reader.say(&message)), reader)
}

/// A cost, symbol by symbol.
fn cost(symbols: &[CostSymbol], reader: &Reader<'_>) -> String {
    let word = |it: &CostSymbol| match it.symbol() {
        Some(symbol) => reader.say(&symbol.into()),
        None => reader.word("picture-va-any"),
    };
    symbols.iter().map(word).collect::<Vec<_>>().join(" + ")
}

/// A label and what it names.
fn labelled(key: &'static str, text: &str, reader: &Reader<'_>) -> Vec<String> {
    let label = format!("  {}: ", reader.ink(Ink::Dim, reader.word(key)));
    hang(&label, text, reader.width)
}

fn zone_name(view: &View, zone: Zone, reader: &Reader<'_>) -> String {
    reader.word(format!("zone-{}-{}", view.map, zone.0))
}
