//! Choices: small answers with a notation both ways.

use crate::terms::{
    Capability, Condition, Creature, Face, Likeness, Marks, SpawnCard, Symbol, Trap, Zone,
};
use kernel::notation::{NotAChoice, Words};
use std::fmt;
use std::str::FromStr;

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Nothing, or nothing more: `pass`.
    Pass,
    /// The turn ends: `end`.
    End,
    /// This monster begins: `first m2`.
    First(Creature),
    /// Reroll all dice of a symbol: `reroll melee`.
    Reroll(Face),
    /// Reroll all dice of two symbols: `reroll melee torch`.
    RerollBoth(Face, Face),
    /// Discard from Reserve: `discard melee`.
    Discard(Symbol),
    /// To a zone: `move z3`.
    Move(Zone),
    /// Spend this result: `with melee`.
    With(Symbol),
    /// Attack in the own zone: `melee z3 peasant`.
    Melee(Likeness),
    /// Attack in an adjacent zone: `ranged z3 hunter-undead s`.
    Ranged(Likeness),
    /// Attack the Troll: `troll melee`.
    Troll(Symbol),
    /// Put in a Defence slot: `guard defence`.
    Guard(Symbol),
    /// Put in a Reserve slot: `reserve melee`.
    Reserve(Symbol),
    /// What the wild face counts as: `wild melee`.
    Wild(Symbol),
    /// Use a capability: `use spine-whip`.
    Use(Capability),
    /// Place a trap: `trap stake-pit`.
    Trap(Trap),
    /// Remove a damage: `heal m1`.
    Heal(Creature),
    /// Remove a condition: `cure m1 burn`.
    Cure(Creature, Condition),
    /// Place a seal (S.6): `seal`.
    Seal,
    /// Work an heirloom free (S.10): `free`.
    Free,
    /// Lift an heirloom (S.10): `lift`.
    Lift,
    /// Pay for the summoning: `summon magic`.
    Summon(Symbol),
    /// Who keeps the burden (V14.7): `burden m2`.
    Burden(Creature),
    /// A new capability: `learn mist`.
    Learn(Capability),
    /// A capability from I to II: `raise mist`.
    Raise(Capability),
    /// In a zone: `in z3`.
    In(Zone),
    /// A villager: `villager z3 peasant`.
    Villager(Likeness),
    /// Gain a result: `gain melee`.
    Gain(Symbol),
    /// Give a result: `give m2 melee`.
    Give(Creature, Symbol),
    /// Another monster moves (E.25): `send m2 z3`.
    Send(Creature, Zone),
    /// Another monster puts up a Defence (E.25): `help m2`.
    Help(Creature),
    /// A spawn card comes next (E.33): `card mob`.
    Card(SpawnCard),
    /// Spend a Defence: `defend`.
    Defend,
    /// A minion takes the damage: `shield minion1`.
    Shield(Creature),
    /// Spend a Vengeance: `avenge`.
    Avenge,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::End => f.write_str("end"),
            Self::First(creature) => write!(f, "first {creature}"),
            Self::Reroll(face) => write!(f, "reroll {face}"),
            Self::RerollBoth(face, other) => write!(f, "reroll {face} {other}"),
            Self::Discard(symbol) => write!(f, "discard {symbol}"),
            Self::Move(zone) => write!(f, "move {zone}"),
            Self::With(symbol) => write!(f, "with {symbol}"),
            Self::Melee(likeness) => write!(f, "melee {likeness}"),
            Self::Ranged(likeness) => write!(f, "ranged {likeness}"),
            Self::Troll(symbol) => write!(f, "troll {symbol}"),
            Self::Guard(symbol) => write!(f, "guard {symbol}"),
            Self::Reserve(symbol) => write!(f, "reserve {symbol}"),
            Self::Wild(symbol) => write!(f, "wild {symbol}"),
            Self::Use(capability) => write!(f, "use {capability}"),
            Self::Trap(trap) => write!(f, "trap {trap}"),
            Self::Heal(creature) => write!(f, "heal {creature}"),
            Self::Cure(creature, condition) => write!(f, "cure {creature} {condition}"),
            Self::Seal => f.write_str("seal"),
            Self::Free => f.write_str("free"),
            Self::Lift => f.write_str("lift"),
            Self::Summon(symbol) => write!(f, "summon {symbol}"),
            Self::Burden(creature) => write!(f, "burden {creature}"),
            Self::Learn(capability) => write!(f, "learn {capability}"),
            Self::Raise(capability) => write!(f, "raise {capability}"),
            Self::In(zone) => write!(f, "in {zone}"),
            Self::Villager(likeness) => write!(f, "villager {likeness}"),
            Self::Gain(symbol) => write!(f, "gain {symbol}"),
            Self::Give(creature, symbol) => write!(f, "give {creature} {symbol}"),
            Self::Send(creature, zone) => write!(f, "send {creature} {zone}"),
            Self::Help(creature) => write!(f, "help {creature}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Defend => f.write_str("defend"),
            Self::Shield(creature) => write!(f, "shield {creature}"),
            Self::Avenge => f.write_str("avenge"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let mut words = Words::of(text);
        let choice = match words.word()? {
            "pass" => Self::Pass,
            "end" => Self::End,
            "first" => Self::First(words.read()?),
            "reroll" => reroll(&mut words)?,
            "discard" => Self::Discard(words.read()?),
            "move" => Self::Move(words.read()?),
            "with" => Self::With(words.read()?),
            "melee" => Self::Melee(likeness(&mut words)?),
            "ranged" => Self::Ranged(likeness(&mut words)?),
            "troll" => Self::Troll(words.read()?),
            "guard" => Self::Guard(words.read()?),
            "reserve" => Self::Reserve(words.read()?),
            "wild" => Self::Wild(words.read()?),
            "use" => Self::Use(words.read()?),
            "trap" => Self::Trap(words.read()?),
            "heal" => Self::Heal(words.read()?),
            "cure" => Self::Cure(words.read()?, words.read()?),
            "seal" => Self::Seal,
            "free" => Self::Free,
            "lift" => Self::Lift,
            "summon" => Self::Summon(words.read()?),
            "burden" => Self::Burden(words.read()?),
            "learn" => Self::Learn(words.read()?),
            "raise" => Self::Raise(words.read()?),
            "in" => Self::In(words.read()?),
            "villager" => Self::Villager(likeness(&mut words)?),
            "gain" => Self::Gain(words.read()?),
            "give" => Self::Give(words.read()?, words.read()?),
            "send" => Self::Send(words.read()?, words.read()?),
            "help" => Self::Help(words.read()?),
            "card" => Self::Card(words.read()?),
            "defend" => Self::Defend,
            "shield" => Self::Shield(words.read()?),
            "avenge" => Self::Avenge,
            _ => return Err(words.refuse()),
        };
        words.end(choice)
    }
}

fn reroll(words: &mut Words<'_>) -> Result<Choice, NotAChoice> {
    let face = words.read()?;
    let other = words.clone().word();
    if other.is_err() {
        return Ok(Choice::Reroll(face));
    }
    Ok(Choice::RerollBoth(face, words.read()?))
}

fn likeness(words: &mut Words<'_>) -> Result<Likeness, NotAChoice> {
    let (zone, who) = (words.read()?, words.read()?);
    let has_marks = words.clone().word().is_ok();
    let marks = if has_marks { words.read()? } else { Marks::default() };
    Ok(Likeness { zone, who, marks })
}
