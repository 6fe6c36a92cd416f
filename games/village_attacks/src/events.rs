//! V16 Traps and events.

use crate::attacking::{self, Cause};
use crate::frame::Frame as F;
use crate::setting::records::{EventKind, GoalName};
use crate::sight::lot_of_zones;
use crate::spawning::{self, lot_of_tokens};
use crate::terms::{Condition, Creature, Event, PEASANTS, Slot, Zone, Zones};
use crate::{
    Desk, Fact, Flow, Position, Setting, conditions, law, rounds, triggering, troll, villagers,
};
use kernel::{FixedVec, cite, in_order, next, settled};

kernel::frames! {
    /// Open paragraphs of V16.
    pub enum Frame {
        DrawATrap = law::events::DRAW_A_TRAP => draw_a_trap,
        EventDial = law::events::EVENT_DIAL => event_dial,
        Events(count: u8) = law::events::DRAW_AN_EVENT => draw_an_event,
        HeroAppears = law::scenarios::THE_LANTERN_ROAD => hero_appears,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// V16.1 Draw a Trap.
/// V12.4 Display.
fn draw_a_trap(desk: &mut Desk<'_>) -> Flow {
    cite(law::traps::DISPLAY);
    let room = usize::from(desk.setting.numbers.spawning.display);
    if !desk.setting.scenario.uses.traps || desk.position.decks.display().len() >= room {
        return settled();
    }
    if let Some(card) = desk.position.decks.draw_trap(&mut desk.chance) {
        let trap = desk.setting.trap_cards[usize::from(card)];
        desk.tell(law::events::DRAW_A_TRAP, Fact::TrapDrawn(trap));
    }
    settled()
}

/// V16.2 Event Dial.
/// V16.5 No End.
fn event_dial(desk: &mut Desk<'_>) -> Flow {
    let Some(every) = desk.setting.scenario.events_every else { return settled() };
    cite(law::events::NO_END);
    let marks = desk.position.castle.advance_dial(desk.setting.count(), every);
    let dial = desk.position.castle.dial();
    desk.tell(law::events::EVENT_DIAL, Fact::Dial(dial));
    next(F::Events(Frame::Events(marks)))
}

/// V16.3 Draw an Event.
/// V16.4 Kinds of Events.
fn draw_an_event(count: u8, desk: &mut Desk<'_>) -> Flow {
    if count == 0 {
        return settled();
    }
    let card = desk.position.decks.draw_event(desk.setting, &mut desk.chance);
    let event = desk.setting.event_cards[usize::from(card)];
    desk.tell(law::events::DRAW_AN_EVENT, Fact::Event(event));
    cite(law::events::KINDS_OF_EVENTS);
    let stays = desk.setting.event(event).kind == EventKind::Persistent;
    desk.position.decks.settle_event(card, stays);
    let opens = happen(event, desk);
    let is_hunt = desk.setting.scenario.goal == GoalName::Heroes;
    let hero = is_hunt.then_some(F::Events(Frame::HeroAppears));
    let rest = [F::Events(Frame::Events(count - 1))];
    in_order(opens.iter().filter_map(|open| *open).chain(hero).chain(rest))
}

/// What an event opens.
type Opens = FixedVec<Option<F>, 6>;

/// What an event does.
fn happen(event: Event, desk: &mut Desk<'_>) -> Opens {
    let amount = desk.setting.event(event).amount;
    let mut opens = Opens::new();
    match event {
        Event::RabbleRouser => opens.extend(rabble(amount, desk)),
        Event::TorchlightMarch => march(desk),
        Event::HuntingParty => opens.extend(hunting_party(amount, desk).map(Some)),
        Event::ANameTheyFear => opens.extend(at_a_token(desk).map(Some)),
        Event::Sappers => sappers(desk),
        Event::OilAndTinder => beset(Condition::Burn, desk),
        Event::ShieldBreakers => beset(Condition::Sunder, desk),
        Event::NetsAndChains => nets(desk),
        Event::HymnOfSilence => hymn(desk),
        Event::SecondWind => second_wind(desk),
        Event::FalteringCourage => rounds::lower_morale(amount, law::events::KINDS_OF_EVENTS, desk),
        Event::BarnFire => barn_fire(desk),
        Event::Deserters => {
            let token = lot_of_tokens(desk);
            desk.position.castle.desert(token);
        }
        Event::Troll => opens.extend(troll_comes(desk).map(Some)),
        // These stand, and are asked for where they matter (V16.4).
        Event::AxesAtTheDoor
        | Event::Bounty
        | Event::ColdComfort
        | Event::FogInTheHalls
        | Event::IllOmen
        | Event::DawnMass
        | Event::BloodMoon => {}
    }
    opens
}

fn rabble(amount: u8, desk: &Desk<'_>) -> impl Iterator<Item = Option<F>> {
    let tokens: FixedVec<Zone, 6> = desk.position.castle.tokens().iter().copied().collect();
    (0..tokens.len())
        .map(move |at| Some(F::Spawning(spawning::Frame::Peasants(tokens[at], amount))))
}

fn march(desk: &mut Desk<'_>) {
    let map = &desk.setting.map;
    let mut zones: FixedVec<Zone, { crate::terms::ZONES }> = map.zones.iter().collect();
    zones.sort_by_key(|&zone| (map.to_heart(zone), zone));
    for &zone in &zones {
        let village = &desk.position.village;
        let up = village.at(zone).minus(village.stunned()).minus(village.acted());
        for figure in up {
            villagers::step(figure, desk);
            desk.position.village.has_acted(figure);
        }
    }
    desk.position.village.begin_phase();
}

fn hunting_party(amount: u8, desk: &mut Desk<'_>) -> Option<F> {
    let (map, zones) = (&desk.setting.map, desk.position.castle.spawn_zones());
    let nearest = zones.iter().map(|zone| map.to_heart(zone)).min()?;
    let nearest = zones.iter().filter(|&zone| map.to_heart(zone) == nearest).collect();
    let zone = lot_of_zones(nearest, desk);
    Some(F::Spawning(spawning::Frame::Hunters(zone, amount)))
}

/// A Hero comes to an active token drawn by lot.
fn at_a_token(desk: &mut Desk<'_>) -> Option<F> {
    let token = lot_of_tokens(desk)?;
    let zone = desk.position.castle.tokens()[usize::from(token)];
    let uses = &desk.setting.scenario.uses;
    // S.3, S.4: without Heroes two Peasants come.
    Some(if uses.heroes {
        spawning::heroes(zone, 1)
    } else {
        F::Spawning(spawning::Frame::Peasants(zone, 2))
    })
}

/// S.12 The Lantern Road. A Hero appears after the event of each mark.
fn hero_appears(desk: &mut Desk<'_>) -> Flow {
    match at_a_token(desk) {
        Some(frame) => next(frame),
        None => settled(),
    }
}

fn sappers(desk: &mut Desk<'_>) {
    let map = &desk.setting.map;
    let placed = triggering::trapped(desk);
    let nearest = placed.iter().min_by_key(|&zone| (map.to_heart(zone), zone));
    if let Some(zone) = nearest {
        return triggering::discard(zone, desk);
    }
    let count = desk.position.decks.display().len();
    if count > 0 {
        let place = desk.chance.below(u32::try_from(count).expect("traps are few")) as usize;
        let card = desk.position.decks.take_trap(place);
        desk.position.decks.discard_trap(card);
        let trap = desk.setting.trap_cards[usize::from(card)];
        desk.tell(law::events::KINDS_OF_EVENTS, Fact::TrapGone(trap));
    }
}

/// Each monster that shares a zone with a villager suffers a condition, the summoned one too (V14.9).
fn beset(condition: Condition, desk: &mut Desk<'_>) {
    let playing = desk.setting.slots().map(Slot::creature);
    for creature in playing.chain([Creature::SUMMONED]) {
        let zone = desk.position.pack.zone_of(creature);
        if zone.is_some_and(|zone| desk.position.village.count(zone) > 0) {
            conditions::suffer(creature, condition, desk);
        }
    }
}

/// The playing monsters from the one with the coin on.
fn from_first(setting: &Setting, position: &Position) -> impl Iterator<Item = Slot> + use<> {
    let (count, first) = (setting.count(), position.castle.first().0);
    (0..count).map(move |nth| Slot((first + nth) % count))
}

fn nets(desk: &mut Desk<'_>) {
    let crowd = |slot: Slot| {
        let zone = desk.position.pack.zone_of(slot.creature())?;
        Some(desk.position.village.count(zone))
    };
    let mut most: Option<(u8, Slot)> = None;
    for slot in from_first(desk.setting, desk.position) {
        if let Some(count) =
            crowd(slot).filter(|&it| it > 0 && most.is_none_or(|(best, _)| it > best))
        {
            most = Some((count, slot));
        }
    }
    if let Some((_, slot)) = most {
        conditions::suffer(slot.creature(), Condition::Slow, desk);
    }
}

/// The living monster of the highest level, then of the fewest damage, then in first-player order.
pub(crate) fn highest(setting: &Setting, position: &Position) -> Option<Creature> {
    let living = from_first(setting, position).filter(|&slot| position.is_alive(slot));
    let key = |slot: &Slot| {
        let damage = position.pack.damage(slot.creature());
        (std::cmp::Reverse(position.board(*slot).level()), damage)
    };
    living.min_by_key(key).map(Slot::creature)
}

fn hymn(desk: &mut Desk<'_>) {
    if let Some(creature) = highest(desk.setting, desk.position) {
        conditions::suffer(creature, Condition::Silence, desk);
    }
}

fn second_wind(desk: &mut Desk<'_>) {
    for figure in desk.position.village.stunned() {
        villagers::stand(figure, desk);
    }
    for figure in desk.position.village.burning() {
        desk.position.village.quench(figure);
    }
}

fn barn_fire(desk: &mut Desk<'_>) {
    for zone in desk.position.castle.spawn_zones() {
        let peasant = desk.position.village.at(zone).and(PEASANTS).first();
        if let Some(figure) = peasant {
            attacking::kill(figure, Cause::Event, desk);
        }
    }
}

/// The Troll comes to the spawn zone farthest from the Heart, or acts at once if it is there.
fn troll_comes(desk: &mut Desk<'_>) -> Option<F> {
    if desk.position.castle.troll().is_some() {
        return Some(F::Troll(troll::Frame::Activate));
    }
    let (map, zones) = (&desk.setting.map, desk.position.castle.spawn_zones());
    let farthest = zones.iter().map(|zone| map.to_heart(zone)).max()?;
    let farthest: Zones = zones.iter().filter(|&zone| map.to_heart(zone) == farthest).collect();
    let zone = lot_of_zones(farthest, desk);
    desk.position.castle.set_troll(Some(zone));
    desk.tell(law::troll::THE_TROLL_ACTS, Fact::TrollArrives(zone));
    None
}
