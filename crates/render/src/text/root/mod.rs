//! Root in a terminal: the Woodland as a map, and a block for every player.

mod corvids;
mod duchy;
mod hundreds;
mod keepers;
mod lizard_cult;
mod map;
mod players;
mod riverfolk;

use super::{Ink, Reader};
use kernel::{AnyView, Message};
use root::View;

/// Draws a view of Root.
pub fn picture(view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
    let view = view.as_any().downcast_ref::<View>()?;
    let mut lines = vec![heading(view, reader)];
    lines.extend(map::woodland(view, reader));
    lines.extend(middle(view, reader));
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

fn mark(faction: &str) -> Mark {
    let (letter, ink) = match faction {
        "marquise" => ('M', Ink::Yellow),
        "eyrie" => ('E', Ink::Blue),
        "alliance" => ('A', Ink::Green),
        "vagabond" => ('V', Ink::Magenta),
        "second-vagabond" => ('W', Ink::Cyan),
        "lizard-cult" => ('L', Ink::Yellow),
        "riverfolk" => ('O', Ink::Cyan),
        "duchy" => ('D', Ink::Magenta),
        "corvids" => ('C', Ink::Blue),
        "hundreds" => ('H', Ink::Red),
        "keepers" => ('K', Ink::Plain),
        _ => ('?', Ink::Plain),
    };
    Mark { letter, ink }
}

fn suit_ink(suit: &str) -> Ink {
    match suit {
        "fox" => Ink::Red,
        "rabbit" => Ink::Yellow,
        "mouse" => Ink::Magenta,
        "bird" => Ink::Blue,
        _ => Ink::Plain,
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
        let faction = |word: &str| Message::new(format!("faction-{word}"));
        let message = Message::new("picture-root-battle")
            .with("clearing", battle.clearing)
            .with("attacker", faction(battle.attacker))
            .with("defender", faction(battle.defender))
            .with("attack", battle.rolled.0)
            .with("defence", battle.rolled.1);
        lines.push(reader.ink(Ink::Red, reader.say(&message)));
    }
    let items: Vec<String> = view.items.iter().map(|item| players::item(item, reader)).collect();
    let quests = view.quests.iter().map(|quest| {
        let suit = quest.rsplit('-').next().map(|suit| reader.word(format!("suit-{suit}")));
        let text = reader.ink(Ink::Dim, reader.word(format!("quest-{quest}.text")));
        let name = reader.word(format!("quest-{quest}"));
        format!("{name} ({}) {text}", suit.unwrap_or_default())
    });
    let available = view.available.iter().map(|card| players::card(card, view, reader));
    for (key, list) in [
        ("picture-root-items", items),
        ("picture-root-quests", quests.collect()),
        ("picture-root-dominance", available.collect()),
    ] {
        lines.extend(players::labelled(key, &list, reader));
    }
    lines
}
