//! Choices: small answers with a notation both ways.

use crate::Setting;
use crate::terms::{
    Capability, Condition, Creature, Face, Likeness, SpawnCard, Symbol, Trap, Zone,
};
use kernel::Message;
use kernel::tables::Said;

kernel::choices! {
    /// An answer.
    pub enum Choice {
        Pass = "pass" => "choice-pass",
        End = "end" => "choice-end",
        First(creature: Creature) = "first {creature}" => "choice-first",
        Reroll(face: Face) = "reroll {face}" => "choice-reroll",
        RerollBoth(face: Face, other: Face) = "reroll {face} {other}" => "choice-reroll-both",
        Discard(symbol: Symbol) = "discard {symbol}" => "choice-discard",
        Move(zone: Zone) = "move {zone}" => "choice-move",
        With(symbol: Symbol) = "with {symbol}" => "choice-with",
        Melee(villager: Likeness) = "melee {villager}" => "choice-melee" (zone: villager.zone, who: villager),
        Ranged(villager: Likeness) = "ranged {villager}" => "choice-ranged" (zone: villager.zone, who: villager),
        Troll(symbol: Symbol) = "troll {symbol}" => "choice-troll",
        Guard(symbol: Symbol) = "guard {symbol}" => "choice-guard",
        Reserve(symbol: Symbol) = "reserve {symbol}" => "choice-reserve",
        Torch = "torch" => "choice-torch",
        Wild(symbol: Symbol) = "wild {symbol}" => "choice-wild",
        Use(capability: Capability) = "use {capability}" => usage,
        Trap(trap: Trap) = "trap {trap}" => "choice-trap" (trap, cost: setting.trap(trap).cost),
        Heal(creature: Creature) = "heal {creature}" => "choice-heal",
        Cure(creature: Creature, condition: Condition) = "cure {creature} {condition}" => "choice-cure",
        Seal = "seal" => "choice-seal",
        Free = "free" => "choice-free",
        Lift = "lift" => "choice-lift",
        Summon(symbol: Symbol) = "summon {symbol}" => "choice-summon",
        Burden(creature: Creature) = "burden {creature}" => "choice-burden",
        Learn(capability: Capability) = "learn {capability}" =>
            "choice-learn" (capability, cost: setting.capability(capability, 1).cost),
        Raise(capability: Capability) = "raise {capability}" =>
            "choice-raise" (capability, cost: setting.capability(capability, 2).cost),
        In(zone: Zone) = "in {zone}" => "choice-in",
        Villager(villager: Likeness) = "villager {villager}" => "choice-villager" (zone: villager.zone, who: villager),
        Gain(symbol: Symbol) = "gain {symbol}" => "choice-gain",
        Give(creature: Creature, symbol: Symbol) = "give {creature} {symbol}" => "choice-give",
        Send(creature: Creature, zone: Zone) = "send {creature} {zone}" => "choice-send",
        Help(creature: Creature) = "help {creature}" => "choice-help",
        Card(card: SpawnCard) = "card {card}" => "choice-card",
        Defend = "defend" => "choice-defend" (prevents: setting.numbers.defence.prevents),
        Shield(creature: Creature) = "shield {creature}" => "choice-shield",
        Avenge = "avenge" => "choice-avenge",
    }

    fn message(setting: &Setting) -> Message;
}

/// A capability and what it costs, at both levels if that differs.
fn usage(capability: Capability, setting: &Setting) -> Message {
    let [one, two] = [1, 2].map(|level| setting.capability(capability, level).cost);
    let key = if one == two { "choice-use" } else { "choice-use-either" };
    let message = Message::new(key).with("capability", capability).with("cost", one.said(setting));
    if one == two { message } else { message.with("more", two.said(setting)) }
}
