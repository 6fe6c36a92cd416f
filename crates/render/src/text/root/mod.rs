//! Root in a terminal: the Woodland as a map, and a block for every player.

#![warn(clippy::wildcard_enum_match_arm)]

mod corvids;
mod duchy;
mod hirelings;
mod hundreds;
mod keepers;
mod landmarks;
mod lizard_cult;
mod map;
mod players;
mod riverfolk;

use super::{Ink, Reader};
use kernel::{AnyView, Message};
use root::View;
use root::terms::{Faction, Suit};
use root::view::QuestView;

/// Draws a view of Root.
pub fn picture(view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
    let view = view.as_any().downcast_ref::<View>()?;
    let mut lines = vec![heading(view, reader)];
    lines.extend(map::woodland(view, reader));
    lines.extend(middle(view, reader));
    lines.extend(landmarks::lines(view, reader));
    for waiting in &view.waiting {
        lines.push(String::new());
        lines.extend(landmarks::before(waiting, view, reader));
    }
    for player in &view.players {
        lines.push(String::new());
        lines.extend(players::block(player, view, reader));
    }
    Some(lines.join("\n"))
}

/// How a faction is marked.
#[derive(Debug, Clone, Copy)]
struct Mark {
    letter: char,
    ink: Ink,
}

const fn mark(faction: Faction) -> Mark {
    let (letter, ink) = match faction {
        Faction::Marquise => ('M', Ink::Yellow),
        Faction::Eyrie => ('E', Ink::Blue),
        Faction::Alliance => ('A', Ink::Green),
        Faction::Vagabond => ('V', Ink::Magenta),
        Faction::SecondVagabond => ('W', Ink::Cyan),
        Faction::LizardCult => ('L', Ink::Yellow),
        Faction::Riverfolk => ('O', Ink::Cyan),
        Faction::Duchy => ('D', Ink::Magenta),
        Faction::Corvids => ('C', Ink::Blue),
        Faction::Hundreds => ('H', Ink::Red),
        Faction::Keepers => ('K', Ink::Plain),
        Faction::Patrol => ('p', Ink::Yellow),
        Faction::Dynasty => ('d', Ink::Blue),
        Faction::Uprising => ('u', Ink::Green),
        Faction::Exile => ('x', Ink::Magenta),
        Faction::Flotilla => ('f', Ink::Cyan),
        Faction::Prophets => ('w', Ink::Yellow),
        Faction::Bandits => ('b', Ink::Magenta),
        Faction::Expedition => ('e', Ink::Magenta),
        Faction::Spies => ('s', Ink::Blue),
        Faction::Protector => ('o', Ink::Green),
        Faction::Bearers => ('r', Ink::Red),
        Faction::Vaults => ('v', Ink::Plain),
        Faction::Band => ('m', Ink::Cyan),
    };
    Mark { letter, ink }
}

const fn suit_ink(suit: Suit) -> Ink {
    match suit {
        Suit::Fox => Ink::Red,
        Suit::Rabbit => Ink::Yellow,
        Suit::Mouse => Ink::Magenta,
        Suit::Bird => Ink::Blue,
    }
}

fn heading(view: &View, reader: &Reader<'_>) -> String {
    let message = Message::new("picture-root-heading")
        .with("map", Message::new(format!("map-{}", view.map)))
        .with("turn", view.turns)
        .with("deck", view.deck)
        .with("discards", view.discards.len());
    reader.ink(Ink::Bold, reader.say(&message))
}

/// What lies beside the map: items, quests, dominance cards, a battle.
fn middle(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(battle) = &view.battle {
        let faction = |of: Faction| Message::new(format!("faction-{of}"));
        let shows = battle.dice.unwrap_or_default();
        let message = Message::new("picture-root-battle")
            .with("clearing", battle.clearing)
            .with("attacker", faction(battle.attacker))
            .with("defender", faction(battle.defender))
            .with("attack", shows.0)
            .with("defence", shows.1);
        lines.push(reader.ink(Ink::Red, reader.say(&message)));
    }
    let items: Vec<String> = view.items.iter().map(|item| players::item(item, reader)).collect();
    let quests = view.quests.iter().map(|quest| quest_said(quest, reader));
    let available = view.available.iter().map(|card| players::card(*card, view, reader));
    for (key, list) in [
        ("picture-root-items", items),
        ("picture-root-quests", quests.collect()),
        ("picture-root-dominance", available.collect()),
    ] {
        lines.extend(players::labelled(key, &list, reader));
    }
    lines.extend(hirelings::lines(view, reader));
    lines
}

/// A quest: its name, its suit, and what it asks for.
fn quest_said(quest: &QuestView, reader: &Reader<'_>) -> String {
    let text = reader.ink(Ink::Dim, reader.word(format!("quest-{}.text", quest.id)));
    let name = reader.word(format!("quest-{}", quest.id));
    format!("{name} ({}) {text}", reader.word(format!("suit-{}", quest.suit)))
}
