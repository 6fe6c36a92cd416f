//! Questions: what a seat is asked.

use crate::spoken::{attacker, capability, creature, monster};
use crate::terms::{Capability, Creature, Slot};
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
    /// Use a result.
    UseResults(Slot),
    /// Which result to spend.
    SpendWhich(Slot),
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
            Self::UseResults(slot) => of("ask-use-results", slot),
            Self::SpendWhich(slot) => of("ask-spend-which", slot),
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
