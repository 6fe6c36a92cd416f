//! How Village Attacks names what it says.

use crate::defence::By;
use crate::setting::Cost;
use crate::terms::{
    Capability, Condition, Creature, Event, Face, Likeness, Slot, SpawnCard, SpecialFace, Summon,
    Symbol, Trap, Who, Zone,
};
use crate::{Choice, Fact, Question, Setting, VillageAttacks, Why};
use kernel::{Lang, Message, Seat, Spoken, Text};

macro_rules! texts {
    ($($name:literal),* $(,)?) => {
        &[$(
            Text { lang: Lang::English, file: concat!($name, ".en.ftl"), text: include_str!(concat!("../lang/", $name, ".en.ftl")) },
            Text { lang: Lang::Italian, file: concat!($name, ".it.ftl"), text: include_str!(concat!("../lang/", $name, ".it.ftl")) },
        )*]
    };
}

impl Spoken for VillageAttacks {
    fn texts() -> &'static [Text] {
        texts!["law", "names", "zones", "choices", "asks", "facts"]
    }

    fn seat_name(setting: &Setting, seat: Seat) -> Message {
        let own = setting.slots().filter(|&slot| setting.seat_of(slot) == seat);
        let own: Vec<Message> = own.map(|slot| monster(setting, slot)).collect();
        Message::new("seat").with("monsters", own)
    }

    fn question(setting: &Setting, question: &Question) -> Message {
        question.message(setting)
    }

    fn choice(setting: &Setting, choice: &Choice) -> Message {
        deed(setting, *choice)
    }

    fn closes(choice: &Choice) -> bool {
        matches!(choice, Choice::Pass | Choice::End)
    }

    fn why(setting: &Setting, why: &Why) -> Message {
        why.message(setting)
    }

    fn fact(setting: &Setting, fact: &Fact) -> Message {
        fact.message(setting)
    }
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

/// The name of a capability.
pub fn capability(capability: Capability) -> Message {
    Message::new(format!("capability-{capability}"))
}

/// The name of a symbol.
pub fn symbol(symbol: Symbol) -> Message {
    Message::new(format!("symbol-{symbol}"))
}

/// The name of a face.
pub fn face(face: Face) -> Message {
    Message::new(format!("symbol-{face}"))
}

/// The name of a face of the Day or Night die.
pub fn special_face(face: SpecialFace) -> Message {
    Message::new(format!("symbol-{face}"))
}

/// The name of a condition.
pub fn condition(condition: Condition) -> Message {
    Message::new(format!("condition-{condition}"))
}

/// The name of a trap.
pub fn trap(trap: Trap) -> Message {
    Message::new(format!("trap-{trap}"))
}

/// The name of an event.
pub fn event(event: Event) -> Message {
    Message::new(format!("event-{event}"))
}

/// The name of a spawn card.
pub fn spawn_card(card: SpawnCard) -> Message {
    Message::new(format!("spawn-{card}"))
}

/// The name of a summon card.
pub fn summon(summon: Summon) -> Message {
    Message::new(format!("summon-{summon}"))
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
    let typed =
        |key: &'static str, of| Message::new(key).with("type", Message::new(format!("type-{of}")));
    match who {
        Who::Peasant => Message::new("peasant"),
        Who::Hunter(of) => typed("hunter", of),
        Who::Veteran => Message::new("veteran"),
        Who::Yunfakh(of) => typed("yunfakh", of),
        Who::Hero(hero) => Message::new(format!("hero-{hero}")),
    }
}

/// Who attacks.
pub fn attacker(by: By) -> Message {
    match by {
        By::Villager(_, it) => who(it),
        By::Troll => Message::new("troll"),
    }
}

/// What a villager looks like.
fn likeness(it: Likeness) -> Message {
    let marks: Vec<Message> =
        it.marks.iter().map(|mark| Message::new(format!("mark-{}", mark_key(mark)))).collect();
    if marks.is_empty() {
        return who(it.who);
    }
    Message::new("marked").with("who", who(it.who)).with("marks", marks)
}

const fn mark_key(mark: crate::terms::Mark) -> &'static str {
    use crate::terms::Mark;
    match mark {
        Mark::Stunned => "stunned",
        Mark::Burning => "burning",
        Mark::Snared => "snared",
        Mark::Pacified => "pacified",
    }
}

/// A cost, symbol by symbol.
fn cost(cost: Cost) -> Vec<Message> {
    let some = Symbol::ALL.into_iter();
    let fixed = some.flat_map(|it| (0..cost.fixed[it.index()]).map(move |_| symbol(it)));
    fixed.chain((0..cost.any).map(|_| Message::new("symbol-any"))).collect()
}

/// A capability and what it costs, at both levels if that differs.
fn usage(setting: &Setting, it: Capability) -> Message {
    let [one, two] = [1, 2].map(|level| setting.capability(it, level).cost);
    let key = if one == two { "choice-use" } else { "choice-use-either" };
    let message = Message::new(key).with("capability", capability(it)).with("cost", cost(one));
    if one == two { message } else { message.with("more", cost(two)) }
}

/// The deed of a choice.
fn deed(setting: &Setting, choice: Choice) -> Message {
    let key = Message::new;
    let with = |name: &'static str, it| key(name).with("symbol", symbol(it));
    let to = |name: &'static str, at| key(name).with("zone", zone(setting, at));
    let whom = |name: &'static str, it| key(name).with("creature", creature(setting, it));
    let villager = |name: &'static str, it: Likeness| to(name, it.zone).with("who", likeness(it));
    let level = |name: &'static str, it, level| {
        let cost = cost(setting.capability(it, level).cost);
        key(name).with("capability", capability(it)).with("cost", cost)
    };
    match choice {
        Choice::Pass => key("choice-pass"),
        Choice::End => key("choice-end"),
        Choice::First(it) => whom("choice-first", it),
        Choice::Reroll(it) => key("choice-reroll").with("face", face(it)),
        Choice::RerollBoth(it, other) => {
            key("choice-reroll-both").with("face", face(it)).with("other", face(other))
        }
        Choice::Discard(it) => with("choice-discard", it),
        Choice::Move(at) => to("choice-move", at),
        Choice::With(it) => with("choice-with", it),
        Choice::Melee(it) => villager("choice-melee", it),
        Choice::Ranged(it) => villager("choice-ranged", it),
        Choice::Troll(it) => with("choice-troll", it),
        Choice::Guard(it) => with("choice-guard", it),
        Choice::Reserve(it) => with("choice-reserve", it),
        Choice::Wild(it) => with("choice-wild", it),
        Choice::Use(it) => usage(setting, it),
        Choice::Trap(it) => {
            key("choice-trap").with("trap", trap(it)).with("cost", cost(setting.trap(it).cost))
        }
        Choice::Heal(it) => whom("choice-heal", it),
        Choice::Cure(it, of) => whom("choice-cure", it).with("condition", condition(of)),
        Choice::Seal => key("choice-seal"),
        Choice::Free => key("choice-free"),
        Choice::Lift => key("choice-lift"),
        Choice::Summon(it) => with("choice-summon", it),
        Choice::Burden(it) => whom("choice-burden", it),
        Choice::Learn(it) => level("choice-learn", it, 1),
        Choice::Raise(it) => level("choice-raise", it, 2),
        Choice::In(at) => to("choice-in", at),
        Choice::Villager(it) => villager("choice-villager", it),
        Choice::Gain(it) => with("choice-gain", it),
        Choice::Give(it, of) => whom("choice-give", it).with("symbol", symbol(of)),
        Choice::Send(it, at) => whom("choice-send", it).with("zone", zone(setting, at)),
        Choice::Help(it) => whom("choice-help", it),
        Choice::Card(it) => key("choice-card").with("card", spawn_card(it)),
        Choice::Defend => key("choice-defend").with("prevents", setting.numbers.defence.prevents),
        Choice::Shield(it) => whom("choice-shield", it),
        Choice::Avenge => key("choice-avenge"),
    }
}
