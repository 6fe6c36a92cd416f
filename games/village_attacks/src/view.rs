//! What a viewer may know: at this table, everything but the order of cards to come.

use crate::position::Position;
use crate::setting::Setting;
use crate::setting::steps::Where;
use crate::terms::{
    CAPABILITIES, Capability, Condition, Creature, Slot, SpecialFace, Symbol, Zone, small,
};
use crate::{sight, spawning};
use kernel::{Seat, Viewer};
use serde::Serialize;

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seat that looks, if it is one.
    pub seat: Option<u8>,
    /// The scenario's word.
    pub scenario: &'static str,
    /// The map's word.
    pub map: &'static str,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is, by place.
    pub turn: Option<u8>,
    /// Who has the coin, by place.
    pub first: u8,
    /// Night, where Day and Night are in use.
    pub night: Option<bool>,
    /// The health of the Castle Heart.
    pub heart: u8,
    /// Village Morale, where it is used.
    pub morale: Option<u8>,
    /// The event dial.
    pub dial: u16,
    /// The persistent event's word.
    pub event: Option<&'static str>,
    /// The current Rank.
    pub rank: u8,
    /// Damage the Heart ignores this round.
    pub ward: u8,
    /// The zones, by number.
    pub zones: Vec<ZoneView>,
    /// The playing monsters, by place.
    pub monsters: Vec<MonsterView>,
    /// The summoned monster's card and damage.
    pub summoned: Option<(&'static str, u8)>,
    /// Traps that lie face up.
    pub display: Vec<&'static str>,
    /// Spawn cards that were looked at, the next first.
    pub scried: Vec<&'static str>,
    /// How many cards the spawn, trap, event, Hero and summon decks have.
    pub decks: [usize; 5],
    /// Heirlooms delivered.
    pub delivered: u8,
    /// Heroes killed.
    pub heroes_killed: u8,
}

/// A zone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ZoneView {
    /// What it is.
    pub kind: &'static str,
    /// Where it is drawn, on a grid of 1000 by 1000.
    pub at: (u16, u16),
    /// Adjacent zones, by number.
    pub paths: Vec<u8>,
    /// How many figures fit.
    pub capacity: u8,
    /// Villagers: each likeness in words, and how many.
    pub villagers: Vec<(String, u8)>,
    /// Creatures that stand here.
    pub creatures: Vec<String>,
    /// The trap and its charges.
    pub trap: Option<(&'static str, u8)>,
    /// Active spawn tokens.
    pub tokens: usize,
    /// Whether it is Dark.
    pub dark: bool,
    /// Whether it is Unlucky.
    pub unlucky: bool,
    /// Whether the Troll is here.
    pub troll: bool,
    /// Seals, cups or results of the goal.
    pub progress: u8,
    /// Heirlooms that lie free.
    pub loose: u8,
}

/// A playing monster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MonsterView {
    /// Its word.
    pub name: &'static str,
    /// Who plays it.
    pub seat: u8,
    /// Where it is, if it lives.
    pub zone: Option<u8>,
    /// Its health and the damage on it.
    pub health: (u8, u8),
    /// Its level, its experience, and the value of its board.
    pub experience: (u8, u8, u8),
    /// Results rolled: each symbol's word and how many.
    pub rolled: Vec<(&'static str, u8)>,
    /// The Day or Night die.
    pub special: Option<&'static str>,
    /// Results in Reserve.
    pub reserve: Vec<(&'static str, u8)>,
    /// Defence and Vengeance in slots.
    pub guards: (u8, u8),
    /// Slots of Movement, Defence and Reserve: free, and in all.
    pub slots: [(u8, u8); 3],
    /// Conditions and how many of each.
    pub conditions: Vec<(&'static str, u8)>,
    /// Whether it lies stunned.
    pub lying: bool,
    /// Capabilities: word, level owned, used this round, and the zone word of its first step.
    pub capabilities: Vec<CapabilityView>,
    /// Whether it carries an heirloom.
    pub carries: bool,
    /// What it paid for the summoning.
    pub paid: Option<&'static str>,
}

/// A capability on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CapabilityView {
    /// Its word.
    pub name: &'static str,
    /// The level at which it is owned.
    pub level: u8,
    /// Whether it was used this round.
    pub used: bool,
    /// Where it works.
    pub place: &'static str,
}

/// What a viewer may know.
pub(crate) fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
    let (castle, decks) = (&position.castle, &position.decks);
    let event = |card: u8| setting.event_cards[usize::from(card)].word();
    let trap = |&card: &u8| setting.trap_cards[usize::from(card)].word();
    let spawn = |&card: &u8| setting.spawn_cards[usize::from(card)].word();
    let summoned = position.pack.summoned();
    View {
        seat: viewer.seat().map(|Seat(seat)| seat),
        scenario: setting.scenario.name.word(),
        map: setting.map.name.word(),
        round: castle.round(),
        turn: castle.turn().map(|slot| slot.0),
        first: castle.first().0,
        night: setting.scenario.uses.day_and_night.then_some(castle.is_night()),
        heart: castle.heart(),
        morale: setting.scenario.morale.map(|_| castle.morale()),
        dial: castle.dial(),
        event: decks.standing().map(event),
        rank: spawning::rank(setting, position),
        ward: castle.ward(),
        zones: setting.map.zones.iter().map(|zone| zone_view(setting, position, zone)).collect(),
        monsters: setting.slots().map(|slot| monster_view(setting, position, slot)).collect(),
        summoned: summoned.map(|it| (it.card.word(), position.pack.damage(Creature::SUMMONED))),
        display: decks.display().iter().map(trap).collect(),
        scried: decks.scried().iter().map(spawn).collect(),
        decks: decks.sizes(),
        delivered: castle.delivered(),
        heroes_killed: castle.heroes_killed(),
    }
}

fn zone_view(setting: &Setting, position: &Position, zone: Zone) -> ZoneView {
    let (map, castle, village) = (&setting.map, &position.castle, &position.village);
    let alike = |figure| {
        let likeness = village.likeness(figure);
        let same = village.at(zone).iter().filter(|&it| village.likeness(it) == likeness);
        (likeness.to_string(), small(same.count()))
    };
    let trap = castle.trap(zone);
    ZoneView {
        kind: map.kind(zone).word(),
        at: map.place(zone),
        paths: map.adjacent(zone).iter().map(|zone| zone.0).collect(),
        capacity: map.capacity(zone),
        villagers: village.unlike(village.at(zone)).map(alike).collect(),
        creatures: position.pack.at(zone).iter().map(|it| it.to_string()).collect(),
        trap: trap.map(|it| (setting.trap_cards[usize::from(it.card)].word(), it.charges)),
        tokens: castle.tokens().iter().filter(|&&token| token == zone).count(),
        dark: sight::dark(setting, position).has(zone),
        unlucky: sight::unlucky(setting, position).has(zone),
        troll: castle.troll() == Some(zone),
        progress: castle.progress(zone),
        loose: castle.loose(zone),
    }
}

fn monster_view(setting: &Setting, position: &Position, slot: Slot) -> MonsterView {
    let (board, card) = (position.board(slot), setting.board(slot));
    let counted = |results: &[u8; 5]| {
        let some = Symbol::ALL.into_iter().map(|it| (it.word(), results[it.index()]));
        some.filter(|(_, count)| *count > 0).collect()
    };
    let conditions = Condition::ALL.into_iter().map(|it| (it.word(), board.conditions(it)));
    MonsterView {
        name: setting.monster(slot).word(),
        seat: setting.seat_of(slot).0,
        zone: position.pack.zone_of(slot.creature()).map(|zone| zone.0),
        health: (card.health, position.pack.damage(slot.creature())),
        experience: (board.level(), board.experience(), card.experience),
        rolled: counted(board.rolled()),
        special: board.special().map(SpecialFace::word),
        reserve: counted(board.reserve()),
        guards: (board.defence(), board.vengeance()),
        slots: [
            (board.free_movement(card), card.movement),
            (board.free_defence(card), card.defence),
            (board.free_reserve(card), card.reserve),
        ],
        conditions: conditions.filter(|(_, count)| *count > 0).collect(),
        lying: board.is_lying(),
        capabilities: (0..small(CAPABILITIES))
            .map(|place| capability_view(setting, position, slot, place))
            .collect(),
        carries: board.carries,
        paid: board.paid().map(Symbol::word),
    }
}

fn capability_view(
    setting: &Setting,
    position: &Position,
    slot: Slot,
    place: u8,
) -> CapabilityView {
    let board = position.board(slot);
    let capability = Capability::of(setting.monster(slot), place);
    let level = board.owns(place);
    let steps = &setting.capability(capability, level.max(1)).steps;
    let zone = steps.iter().find_map(|step| step.0.place()).unwrap_or(Where::Own);
    CapabilityView {
        name: capability.word(),
        level,
        used: board.has_used(place),
        place: zone.word(),
    }
}
