//! What of a position a viewer may know.

use super::{
    CapabilityView, EntryView, FigureCard, FigureView, GoalView, Holds, Kept, MonsterView, Named,
    Newcomer, TrapView, View, ZoneView,
};
use crate::position::{Guard, Position};
use crate::setting::entry::Entry;
use crate::setting::records::GoalName;
use crate::setting::steps::Where;
use crate::setting::{Cost, Setting};
use crate::terms::{
    CAPABILITIES, Capability, Condition, CostSymbol, Creature, Figure, Hero, Results, Slot, Symbol,
    Trap, Zone, small,
};
use crate::{sight, spawning};
use kernel::Viewer;

/// What a viewer may know.
pub(crate) fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
    let (castle, decks) = (&position.castle, &position.decks);
    let event = |card: u8| setting.event_cards[usize::from(card)];
    let trap = |&card: &u8| setting.trap_cards[usize::from(card)];
    let spawn = |&card: &u8| setting.spawn_cards[usize::from(card)];
    let summoned = position.pack.summoned();
    View {
        seat: viewer.seat(),
        scenario: setting.scenario.name,
        map: setting.map.name,
        round: castle.round(),
        turn: castle.turn(),
        first: castle.first(),
        night: setting.scenario.uses.day_and_night.then_some(castle.is_night()),
        heart: castle.heart(),
        morale: setting.scenario.morale.map(|_| castle.morale()),
        dial: castle.dial(),
        event: decks.standing().map(event),
        rank: spawning::rank(setting, position),
        ward: castle.ward(),
        zones: setting.map.zones.iter().map(|zone| zone_view(setting, position, zone)).collect(),
        monsters: setting.slots().map(|slot| monster_view(setting, position, slot)).collect(),
        summoned: summoned.map(|it| (it.card, position.pack.damage(Creature::SUMMONED))),
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
        name: scenario.goal,
        count: scenario.count,
        rounds: scenario.rounds,
        morale: scenario.morale,
        summoned: position.castle.has_summoned(),
    }
}

/// A cost, symbol by symbol.
fn symbols(cost: Cost) -> Vec<CostSymbol> {
    let count = |it: CostSymbol| it.symbol().map_or(cost.any, |fixed| cost.fixed[fixed.index()]);
    let all = CostSymbol::ALL.into_iter();
    all.flat_map(|it| std::iter::repeat_n(it, count(it).into())).collect()
}

fn trap_view(setting: &Setting, card: u8) -> TrapView {
    let name: Trap = setting.trap_cards[usize::from(card)];
    let trap = setting.trap(name);
    TrapView { name, cost: symbols(trap.cost), charges: trap.charges }
}

fn entry_view(setting: &Setting, position: &Position, card: u8) -> EntryView {
    let name = setting.spawn_cards[usize::from(card)];
    let Entry { peasants, hunters, veterans, heroes, advance, again } =
        setting.entry(name, spawning::rank(setting, position));
    let count = |who| match who {
        Newcomer::Peasant => peasants,
        Newcomer::Hunter => hunters,
        Newcomer::Veteran => veterans,
        Newcomer::Hero => heroes,
    };
    EntryView { name, enter: some(Newcomer::ALL, count), advance, again }
}

fn hero_view(setting: &Setting, position: &Position, hero: Hero) -> Option<FigureView> {
    let village = &position.village;
    let card = setting.hero(hero);
    village.everyone().has(Figure::of_hero(hero)).then(|| FigureView {
        word: Named::Hero(hero),
        card: FigureCard::Hero(hero),
        of_type: card.of_type,
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
            word: Named::Creature(Creature::SUMMONED),
            card: FigureCard::Summon(it.card),
            of_type: card.of_type,
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
            word: Named::Creature(it),
            card: FigureCard::Minion(kind),
            of_type: setting.board(owner).of_type,
            owner: Some(owner),
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
        (likeness, small(same.count()))
    };
    let trap = castle.trap(zone);
    ZoneView {
        kind: map.kind(zone),
        at: map.place(zone),
        paths: map.adjacent(zone),
        capacity: map.capacity(zone),
        villagers: village.unlike(village.at(zone)).map(alike).collect(),
        figures: village.unlike(village.at(zone)).collect(),
        creatures: position.pack.at(zone),
        trap: trap.map(|it| (setting.trap_cards[usize::from(it.card)], it.charges)),
        tokens: castle.tokens().iter().filter(|&&token| token == zone).count(),
        dark: sight::dark(setting, position).has(zone),
        unlucky: sight::unlucky(setting, position).has(zone),
        troll: castle.troll() == Some(zone),
        progress: castle.progress(zone),
        loose: castle.loose(zone),
        is_goal: is_goal(setting, position, zone),
        is_chamber: setting.chamber() == Some(zone),
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
        GoalName::Calling => setting.chamber() == Some(zone) && !castle.has_summoned(),
        GoalName::Morale | GoalName::Survival | GoalName::Heroes => false,
    }
}

fn monster_view(setting: &Setting, position: &Position, slot: Slot) -> MonsterView {
    let (board, card) = (position.board(slot), setting.board(slot));
    let counted = |results: Results| some(Symbol::ALL, |it| results[it.index()]);
    let slots = |held| match held {
        Holds::Movement => (board.free_movement(card), card.movement),
        Holds::Defence => (board.free_defence(card), card.defence),
        Holds::Reserve => (board.free_reserve(card), card.reserve),
    };
    MonsterView {
        name: setting.monster(slot),
        seat: setting.seat_of(slot),
        zone: position.pack.zone_of(slot.creature()),
        health: (card.health, position.pack.damage(slot.creature())),
        experience: (board.level(), board.experience(), card.experience),
        rolled: counted(*board.rolled()),
        special: board.special(),
        reserve: counted(board.reserve()),
        guards: (board.defence(), board.vengeance()),
        slots: Holds::ALL.map(slots),
        conditions: some(Condition::ALL, |it| board.conditions(it)),
        lying: board.is_lying(),
        capabilities: (0..small(CAPABILITIES))
            .map(|place| capability_view(setting, position, slot, place))
            .collect(),
        carries: board.carries,
        paid: board.paid(),
        burdened: board.is_burdened(),
        role: card.role,
        of_type: card.of_type,
        torches: board.torches(),
        kept: kept(board.guard()),
    }
}

/// Those of which there is any, with how many.
fn some<T: Copy, const N: usize>(all: [T; N], count: impl Fn(T) -> u8) -> Vec<(T, u8)> {
    all.into_iter().map(|it| (it, count(it))).filter(|(_, count)| *count > 0).collect()
}

/// What capabilities keep up this round.
fn kept(guard: &Guard) -> Vec<(Kept, u8)> {
    some(Kept::ALL, |it| match it {
        Kept::Soak => guard.soak,
        Kept::Miss => guard.miss,
        Kept::Dull => guard.dull,
        Kept::Cap => guard.cap.unwrap_or_default(),
        Kept::Thorns => guard.thorns,
        Kept::Taunt => guard.taunt.map_or(0, |zones| zones + 1),
        Kept::Hold => guard.hold,
    })
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
        name: capability,
        level,
        used: board.has_used(place),
        place: zone,
        costs: [1, 2].map(|level| symbols(setting.capability(capability, level).cost)),
    }
}
