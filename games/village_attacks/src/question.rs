//! Questions: what a seat is asked.

use crate::spoken::{attacker, capability, creature, monster, symbol, zone};
use crate::terms::{Capability, Creature, Results, Slot, Symbol};
use crate::turn::Purpose;
use crate::{Setting, defence};
use kernel::Message;

/// What a seat is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Which monster begins.
    FirstMonster,
    /// Discard results from Reserve before the roll.
    DiscardReserve(Slot),
    /// Reroll dice.
    Reroll(Slot),
    /// Use a result: so many of each symbol are left.
    UseResults(Slot, Results),
    /// Which result to spend on this.
    SpendWhich(Slot, Purpose),
    /// Spend a Defence.
    Defend(Slot, defence::Blow),
    /// Let a minion take damage.
    Shield(Slot, defence::Blow),
    /// Spend a Vengeance.
    Avenge(Slot, defence::Blow),
    /// Which capability comes with a level.
    Level(Slot),
    /// What the level heals.
    LevelHeals(Slot),
    /// In which zone a capability works.
    WhichZone(Capability),
    /// Which villager.
    WhichVillager(Capability),
    /// Where to move by a capability.
    Dash(Slot, u8),
    /// Whom to heal.
    HealWhom(Capability),
    /// Which result to gain.
    GainWhich(Capability),
    /// Whom to give which result.
    GiveWhom(Capability),
    /// What to promise.
    Promise(Capability),
    /// Which spawn card comes next.
    ArrangeSpawn(Capability),
    /// Which monsters keep the burden.
    KeepBurden,
    /// Where a creature goes.
    CreatureMoves(Creature),
    /// Whom a creature attacks.
    CreatureAttacks(Creature),
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self, setting: &Setting) -> Message {
        let say = Message::new;
        let of = |key: &'static str, slot| say(key).with("monster", monster(setting, slot));
        let by = |key: &'static str, it| say(key).with("capability", capability(it));
        let blow = |key: &'static str, slot, blow: defence::Blow| {
            of(key, slot).with("who", attacker(blow.by)).with("damage", blow.damage)
        };
        match self {
            Self::FirstMonster => say("ask-first-monster"),
            Self::DiscardReserve(slot) => of("ask-discard-reserve", slot),
            Self::Reroll(slot) => of("ask-reroll", slot),
            Self::UseResults(slot, left) => match results(left) {
                left if left.is_empty() => of("ask-nothing-left", slot),
                left => of("ask-use-results", slot).with("results", left),
            },
            Self::SpendWhich(slot, purpose) => spend(setting, slot, purpose),
            Self::Defend(slot, it) => blow("ask-defend", slot, it),
            Self::Shield(slot, it) => blow("ask-shield", slot, it),
            Self::Avenge(slot, it) => blow("ask-avenge", slot, it),
            Self::Level(slot) => of("ask-level", slot),
            Self::LevelHeals(slot) => of("ask-level-heals", slot),
            Self::WhichZone(it) => by("ask-which-zone", it),
            Self::WhichVillager(it) => by("ask-which-villager", it),
            Self::Dash(slot, left) => of("ask-dash", slot).with("left", left),
            Self::HealWhom(it) => by("ask-heal-whom", it),
            Self::GainWhich(it) => by("ask-gain-which", it),
            Self::GiveWhom(it) => by("ask-give-whom", it),
            Self::Promise(it) => by("ask-promise", it),
            Self::ArrangeSpawn(it) => by("ask-arrange-spawn", it),
            Self::KeepBurden => say("ask-keep-burden"),
            Self::CreatureMoves(it) => {
                say("ask-creature-moves").with("creature", creature(setting, it))
            }
            Self::CreatureAttacks(it) => {
                say("ask-creature-attacks").with("creature", creature(setting, it))
            }
        }
    }
}

/// Results that are left, symbol by symbol.
fn results(left: Results) -> Vec<Message> {
    let some = Symbol::ALL.into_iter().filter(|it| left[it.index()] > 0);
    let counted = |it: Symbol| {
        Message::new("dice-of").with("count", left[it.index()]).with("face", symbol(it))
    };
    some.map(counted).collect()
}

/// What a result of any kind is spent on.
fn spend(setting: &Setting, slot: Slot, purpose: Purpose) -> Message {
    let of = |key: &'static str| Message::new(key).with("monster", monster(setting, slot));
    match purpose {
        Purpose::Move(to) => of("ask-spend-on-move").with("zone", zone(setting, to)),
        Purpose::Work(_) => of("ask-spend-on-goal"),
        Purpose::Capability(place, left) => {
            let it = setting.chosen.team.get(slot.index()).map(|&it| Capability::of(it, place));
            let name = it.map_or_else(|| Message::new("monster-unknown"), capability);
            of("ask-spend-on-capability").with("capability", name).with("left", left)
        }
        Purpose::Trap(_, left) => of("ask-spend-on-trap").with("left", left),
    }
}
