//! Questions: what a seat is asked.

use crate::Setting;
use crate::defence::Blow;
use crate::fact::dice_of;
use crate::spoken::monster;
use crate::terms::{Capability, Creature, Results, Slot, Symbol};
use crate::turn::Purpose;
use kernel::Message;
use kernel::tables::Said;

kernel::questions! {
    /// What a seat is asked.
    pub enum Question {
        FirstMonster => "ask-first-monster",
        DiscardReserve(monster: Slot) => "ask-discard-reserve",
        Reroll(monster: Slot) => "ask-reroll",
        /// This many results of each symbol are left.
        UseResults(monster: Slot, left: Results) => use_results,
        /// Which result of any kind is spent on this.
        SpendWhich(monster: Slot, purpose: Purpose) => spend_which,
        Defend(monster: Slot, blow: Blow) => "ask-defend" (monster, who: blow.by, damage: blow.damage),
        Shield(monster: Slot, blow: Blow) => "ask-shield" (monster, who: blow.by, damage: blow.damage),
        Avenge(monster: Slot, blow: Blow) => "ask-avenge" (monster, who: blow.by, damage: blow.damage),
        Level(monster: Slot) => "ask-level",
        LevelHeals(monster: Slot) => "ask-level-heals",
        WhichZone(capability: Capability) => "ask-which-zone",
        WhichVillager(capability: Capability) => "ask-which-villager",
        Dash(monster: Slot, left: u8) => "ask-dash",
        HealWhom(capability: Capability) => "ask-heal-whom",
        GainWhich(capability: Capability) => "ask-gain-which",
        GiveWhom(capability: Capability) => "ask-give-whom",
        Promise(capability: Capability) => "ask-promise",
        ArrangeSpawn(capability: Capability) => "ask-arrange-spawn",
        KeepBurden => "ask-keep-burden",
        CreatureMoves(creature: Creature) => "ask-creature-moves",
        CreatureAttacks(creature: Creature) => "ask-creature-attacks",
    }

    fn message(setting: &Setting) -> Message;
}

/// What to do with the results that are left, symbol by symbol.
fn use_results(slot: Slot, left: Results, setting: &Setting) -> Message {
    let some = Symbol::ALL.into_iter().filter(|it| left[it.index()] > 0);
    let left: Vec<Message> = some.map(|it| dice_of(left[it.index()], it)).collect();
    let of = |key: &'static str| Message::new(key).with("monster", monster(setting, slot));
    if left.is_empty() {
        return of("ask-nothing-left");
    }
    of("ask-use-results").with("results", left)
}

/// What a result of any kind is spent on.
fn spend_which(slot: Slot, purpose: Purpose, setting: &Setting) -> Message {
    let of = |key: &'static str| Message::new(key).with("monster", monster(setting, slot));
    match purpose {
        Purpose::Move(to) => of("ask-spend-on-move").with("zone", to.said(setting)),
        Purpose::Work(_) => of("ask-spend-on-goal"),
        Purpose::Capability(place, left) => {
            let it = setting.chosen.team.get(slot.index()).map(|&it| Capability::of(it, place));
            let name = it.map_or_else(|| Message::new("monster-unknown"), Message::from);
            of("ask-spend-on-capability").with("capability", name).with("left", left)
        }
        Purpose::Trap(_, left) => of("ask-spend-on-trap").with("left", left),
    }
}
