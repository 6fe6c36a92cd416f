//! What a viewer may know: at this table, everything but the order of cards to come.

use crate::position::{Guard, Position};
use crate::setting::entry::Entry;
use crate::setting::records::GoalName;
use crate::setting::steps::Where;
use crate::setting::{Cost, Setting};
use crate::terms::{
    CAPABILITIES, Capability, Condition, CostSymbol, Creature, Figure, Hero, Slot, SpecialFace,
    Symbol, Trap, Zone, small,
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
    /// How the game is won, and what of it is counted.
    pub goal: GoalView,
    /// The Heart's health at the start.
    pub heart_full: u8,
    /// The spacing of events on the dial, where they are used.
    pub events_every: Option<u8>,
    /// The traps that lie face up, as printed.
    pub offered: Vec<TrapView>,
    /// Who enters with each spawn card that was looked at, at the current Rank.
    pub entries: Vec<EntryView>,
    /// Heroes in play.
    pub heroes: Vec<FigureView>,
    /// The summoned monster and minions in play.
    pub followers: Vec<FigureView>,
}

/// How the game is won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GoalView {
    /// Its word.
    pub name: &'static str,
    /// How many of what it counts.
    pub count: u8,
    /// Its rounds, where it has some.
    pub rounds: u8,
    /// Village Morale at the start, where it is used.
    pub morale: Option<u8>,
    /// Whether the summoning is done.
    pub summoned: bool,
}

/// A trap card as printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrapView {
    /// Its word.
    pub name: &'static str,
    /// What it costs, symbol by symbol.
    pub cost: Vec<&'static str>,
    /// How often it triggers.
    pub charges: u8,
}

/// Who enters with a spawn card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EntryView {
    /// The card's word.
    pub name: &'static str,
    /// How many of each: `peasant`, `hunter`, `veteran`, `hero`.
    pub enter: Vec<(&'static str, u8)>,
    /// Whether the zone advances first.
    pub advance: bool,
    /// Whether another card is drawn.
    pub again: bool,
}

/// A figure with a card of its own: a Hero, the summoned monster, a minion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FigureView {
    /// How choices name it: a Hero's word, `summoned`, `minion1`.
    pub word: String,
    /// The word of its card.
    pub card: &'static str,
    /// Its Type.
    pub of_type: &'static str,
    /// Whose minion it is, by place.
    pub owner: Option<u8>,
    /// Its health and the damage on it.
    pub health: (u8, u8),
    /// Zones it moves, its attacks, their range and their damage.
    pub numbers: [u8; 4],
}

/// A zone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is so of a zone or not")]
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
    /// The first figure of each likeness, to tell who has moved.
    pub figures: Vec<u8>,
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
    /// Whether the goal is worked at here, and is not done.
    pub is_goal: bool,
    /// Whether it is the Summoning Chamber.
    pub is_chamber: bool,
    /// The distance to the Castle Heart.
    pub to_heart: u8,
    /// The distance from the monster whose turn it is, and whether it sees this zone.
    pub from_turn: Option<(u8, bool)>,
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
    /// Whether it carries the lasting burden of a summoning.
    pub burdened: bool,
    /// Its role.
    pub role: &'static str,
    /// Its Type.
    pub of_type: &'static str,
    /// Torches rolled and not yet resolved.
    pub torches: u8,
    /// What capabilities keep up this round, and how much of it is left.
    pub kept: Vec<(&'static str, u8)>,
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
    /// What it costs at I and at II, symbol by symbol.
    pub costs: [Vec<&'static str>; 2],
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
        goal: goal_view(setting, position),
        heart_full: setting.scenario.heart,
        events_every: setting.scenario.events_every,
        offered: decks.display().iter().map(|&card| trap_view(setting, card)).collect(),
        entries: decks.scried().iter().map(|&card| entry_view(setting, position, card)).collect(),
        heroes: Hero::ALL.into_iter().filter_map(|it| hero_view(setting, position, it)).collect(),
        followers: followers(setting, position),
    }
}

fn goal_view(setting: &Setting, position: &Position) -> GoalView {
    let scenario = &setting.scenario;
    GoalView {
        name: scenario.goal.word(),
        count: scenario.count,
        rounds: scenario.rounds,
        morale: scenario.morale,
        summoned: position.castle.has_summoned(),
    }
}

/// A cost, symbol by symbol.
fn symbols(cost: Cost) -> Vec<&'static str> {
    let fixed = Symbol::ALL
        .into_iter()
        .flat_map(|it| std::iter::repeat_n(it.word(), cost.fixed[it.index()].into()));
    fixed.chain(std::iter::repeat_n(CostSymbol::Any.word(), cost.any.into())).collect()
}

fn trap_view(setting: &Setting, card: u8) -> TrapView {
    let name: Trap = setting.trap_cards[usize::from(card)];
    let trap = setting.trap(name);
    TrapView { name: name.word(), cost: symbols(trap.cost), charges: trap.charges }
}

fn entry_view(setting: &Setting, position: &Position, card: u8) -> EntryView {
    let name = setting.spawn_cards[usize::from(card)];
    let Entry { peasants, hunters, veterans, heroes, advance, again } =
        setting.entry(name, spawning::rank(setting, position));
    let enter =
        [("peasant", peasants), ("hunter", hunters), ("veteran", veterans), ("hero", heroes)];
    let enter = enter.into_iter().filter(|(_, count)| *count > 0).collect();
    EntryView { name: name.word(), enter, advance, again }
}

fn hero_view(setting: &Setting, position: &Position, hero: Hero) -> Option<FigureView> {
    let village = &position.village;
    let card = setting.hero(hero);
    village.everyone().has(Figure::of_hero(hero)).then(|| FigureView {
        word: hero.to_string(),
        card: hero.word(),
        of_type: card.of_type.word(),
        owner: None,
        health: (card.health, village.damage(hero)),
        numbers: [card.movement, card.attacks, card.range, card.damage],
    })
}

/// The summoned monster and the minions.
fn followers(setting: &Setting, position: &Position) -> Vec<FigureView> {
    let pack = &position.pack;
    let summoned = pack.summoned().map(|it| {
        let card = setting.summon(it.card);
        FigureView {
            word: Creature::SUMMONED.to_string(),
            card: it.card.word(),
            of_type: card.of_type.word(),
            owner: None,
            health: (card.health, pack.damage(Creature::SUMMONED)),
            numbers: [card.movement, card.attacks, card.range, card.damage],
        }
    });
    let minions = pack.everyone().iter().filter_map(|it| {
        let kind = it.minion_kind()?;
        let owner = setting.owner(kind)?;
        let card = setting.minion(kind);
        Some(FigureView {
            word: it.to_string(),
            card: kind.word(),
            of_type: setting.board(owner).of_type.word(),
            owner: Some(owner.0),
            health: (pack.minion_health(it), pack.damage(it)),
            numbers: [card.movement, card.attacks, card.range, card.damage],
        })
    });
    summoned.into_iter().chain(minions).collect()
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
        figures: village.unlike(village.at(zone)).map(|figure| figure.0).collect(),
        creatures: position.pack.at(zone).iter().map(|it| it.to_string()).collect(),
        trap: trap.map(|it| (setting.trap_cards[usize::from(it.card)].word(), it.charges)),
        tokens: castle.tokens().iter().filter(|&&token| token == zone).count(),
        dark: sight::dark(setting, position).has(zone),
        unlucky: sight::unlucky(setting, position).has(zone),
        troll: castle.troll() == Some(zone),
        progress: castle.progress(zone),
        loose: castle.loose(zone),
        is_goal: is_goal(setting, position, zone),
        is_chamber: map.chamber == Some(zone),
        to_heart: map.to_heart(zone),
        from_turn: castle.turn().and_then(|slot| {
            let from = position.pack.zone_of(slot.creature())?;
            let sees = sight::seen(setting, position, from, 2).has(zone);
            Some((map.distance(from, zone), sees))
        }),
    }
}

/// Whether the goal is worked at in a zone, and is not done there.
fn is_goal(setting: &Setting, position: &Position, zone: Zone) -> bool {
    let (scenario, castle) = (&setting.scenario, &position.castle);
    match scenario.goal {
        GoalName::Breaches => castle.spawn_zones().has(zone),
        GoalName::Altars => scenario.zones.has(zone) && castle.progress(zone) < scenario.count,
        GoalName::Heirlooms => scenario.zones.has(zone) && !castle.is_freed(zone),
        GoalName::Calling => setting.map.chamber == Some(zone) && !castle.has_summoned(),
        GoalName::Morale | GoalName::Survival | GoalName::Heroes => false,
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
        reserve: counted(&board.reserve()),
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
        burdened: board.is_burdened(),
        role: card.role.word(),
        of_type: card.of_type.word(),
        torches: board.torches(),
        kept: kept(board.guard()),
    }
}

/// What capabilities keep up this round, by the words of their effects.
fn kept(guard: &Guard) -> Vec<(&'static str, u8)> {
    let all = [
        ("soak", guard.soak),
        ("miss", guard.miss),
        ("dull", guard.dull),
        ("cap", guard.cap.unwrap_or_default()),
        ("thorns", guard.thorns),
        ("taunt", guard.taunt.map_or(0, |zones| zones + 1)),
        ("hold", guard.hold),
    ];
    all.into_iter().filter(|(_, left)| *left > 0).collect()
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
    let zone = steps.iter().find_map(|step| step.place()).unwrap_or(Where::Own);
    CapabilityView {
        name: capability.word(),
        level,
        used: board.has_used(place),
        place: zone.word(),
        costs: [1, 2].map(|level| symbols(setting.capability(capability, level).cost)),
    }
}
