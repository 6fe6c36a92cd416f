//! How Village Attacks names what it says.

use crate::defence::By;
use crate::position::Loss;
use crate::setting::{Cost, Setting};
use crate::terms::{
    Capability, Condition, Creature, Event, Face, Likeness, Mark, Slot, SpawnCard, SpecialFace,
    Summon, Symbol, Trap, Type, Who, Zone,
};
use kernel::{Message, Seat, Text};

/// The texts of the game.
pub(crate) const TEXTS: &[Text] = kernel::texts![in "../lang", en it: "law", "names", "zones", "choices", "asks", "facts", "lessons", "reckoning", "book", "know"];

/// The book: its chapters and pages, how its cards are played, and the rulings in every language.
pub const BOOK: &[kernel::DataFile] = kernel::files![
    in "..":
    "lessons/village-attacks.book", "lessons/played.toml", "RULINGS.md", "RULINGS.it.md",
];

/// The lessons, in the order they are best taken.
pub const LESSONS: &[kernel::DataFile] =
    kernel::files![in "../lessons": "first.lesson", "villagers.lesson", "status.lesson"];

kernel::said! {
    Capability = "capability", Condition = "condition", Event = "event", Face = "symbol", Loss = "loss", SpawnCard = "spawn",
    SpecialFace = "symbol", Summon = "summon", Symbol = "symbol", Trap = "trap", Type = "type",
    By => attacker, Likeness => likeness, Mark => mark, Who => who,
}

kernel::said! {
    with Setting: Cost => cost, Creature => creature, Slot => monster, Zone => zone,
}

/// The name of a seat: the monsters it plays.
pub(crate) fn seat(setting: &Setting, seat: Seat) -> Message {
    let own = setting.slots().filter(|&slot| setting.seat_of(slot) == seat);
    let own: Vec<Message> = own.map(|slot| monster(setting, slot)).collect();
    Message::new("seat").with("monsters", own)
}

/// The name of a playing monster.
pub fn monster(setting: &Setting, slot: Slot) -> Message {
    let name = setting.chosen.team.get(slot.index());
    name.map_or_else(|| Message::new("monster-unknown"), |it| Message::new(format!("monster-{it}")))
}

/// The name of a creature.
pub fn creature(setting: &Setting, creature: Creature) -> Message {
    if let Some(slot) = creature.slot() {
        return monster(setting, slot);
    }
    match creature.minion_kind() {
        Some(kind) => Message::new(format!("minion-{kind}")),
        None => Message::new("summoned"),
    }
}

/// The name of a zone.
pub fn zone(setting: &Setting, zone: Zone) -> Message {
    if setting.map.zones.has(zone) {
        Message::new(format!("zone-{}-{}", setting.map.name, zone.0))
    } else {
        Message::new("zone-unknown").with("number", zone.0)
    }
}

/// Who a villager is.
pub fn who(who: Who) -> Message {
    match who {
        Who::Peasant => Message::new("peasant"),
        Who::Hunter(of) => Message::new("hunter").with("type", of),
        Who::Veteran => Message::new("veteran"),
        Who::Yunfakh(of) => Message::new("yunfakh").with("type", of),
        Who::Hero(hero) => Message::new(format!("hero-{hero}")),
    }
}

fn attacker(by: By) -> Message {
    match by {
        By::Villager(_, it) => who(it),
        By::Troll => Message::new("troll"),
    }
}

/// What a villager looks like.
fn likeness(it: Likeness) -> Message {
    let marks: Vec<Message> = it.marks.iter().map(mark).collect();
    if marks.is_empty() {
        return who(it.who);
    }
    Message::new("marked").with("who", it.who).with("marks", marks)
}

fn mark(mark: Mark) -> Message {
    Message::new(match mark {
        Mark::Stunned => "mark-stunned",
        Mark::Burning => "mark-burning",
        Mark::Snared => "mark-snared",
        Mark::Pacified => "mark-pacified",
    })
}

/// A cost, symbol by symbol.
fn cost(_: &Setting, cost: Cost) -> Vec<Message> {
    let some = Symbol::ALL.into_iter();
    let fixed = some.flat_map(|it| (0..cost.fixed[it.index()]).map(move |_| it.into()));
    fixed.chain((0..cost.any).map(|_| Message::new("symbol-any"))).collect()
}
