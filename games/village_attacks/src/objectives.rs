//! V11 Objectives: the goals of scenarios.

use crate::setting::records::GoalName;
use crate::terms::{Slot, Zone};
use crate::{Desk, Fact, Why, experience, law, rounds};
use kernel::{Para, cite};

kernel::words! {
    /// What a monster does at a goal.
    pub enum Work {
        /// It places a seal (S.6).
        Seal,
        /// It works an heirloom free (S.10).
        Free,
        /// It lifts an heirloom that lies free (S.10).
        Lift,
    }
}

/// V11.1 Objectives.
/// V11.2 Not by Others.
/// What a playing monster in a zone may do at the goal, or why it may not; nothing if there is nothing here.
pub(crate) fn works(
    desk: &Desk<'_>,
    slot: Slot,
    zone: Zone,
) -> Option<(Work, Option<(Para, Why)>)> {
    cite(law::objectives::NOT_BY_OTHERS);
    let (scenario, castle) = (&desk.setting.scenario, &desk.position.castle);
    let board = desk.position.board(slot);
    match scenario.goal {
        GoalName::Breaches if castle.spawn_zones().has(zone) => {
            let enough = board.worked() >= scenario.per_turn;
            let bar = (law::scenarios::BREACHES, Why::EnoughThisTurn);
            Some((Work::Seal, enough.then_some(bar)))
        }
        GoalName::Heirlooms => {
            let work = if castle.loose(zone) > 0 {
                Work::Lift
            } else if scenario.zones.has(zone) && !castle.is_freed(zone) {
                Work::Free
            } else {
                return None;
            };
            let is_last = work == Work::Lift || castle.progress(zone) + 1 >= scenario.count;
            let bar = (law::scenarios::HEIRLOOMS, Why::CarriesOne);
            Some((work, (is_last && board.carries).then_some(bar)))
        }
        GoalName::Breaches
        | GoalName::Morale
        | GoalName::Altars
        | GoalName::Calling
        | GoalName::Survival
        | GoalName::Heroes => None,
    }
}

/// V11.1 Objectives. A result was spent at the goal.
pub(crate) fn work(slot: Slot, work: Work, desk: &mut Desk<'_>) {
    cite(law::objectives::OBJECTIVES);
    let zone = desk.position.pack.zone_of(slot.creature()).expect("who works is on the map");
    match work {
        Work::Seal => seal(slot, zone, desk),
        Work::Free => free(slot, zone, desk),
        Work::Lift => {
            desk.position.castle.lift(zone);
            carry(slot, desk);
        }
    }
}

/// S.6 Breaches.
fn seal(slot: Slot, zone: Zone, desk: &mut Desk<'_>) {
    desk.position.board_mut(slot).work();
    let seals = desk.position.castle.advance(zone);
    desk.tell(law::scenarios::BREACHES, Fact::Seals(slot, zone, seals));
    if seals < desk.setting.scenario.count {
        return;
    }
    desk.position.castle.close(zone);
    desk.tell(law::scenarios::BREACHES, Fact::Closes(zone));
    experience::gain(slot, desk.setting.scenario.reward, desk);
    if desk.position.castle.tokens().is_empty() {
        rounds::win(law::scenarios::BREACHES, desk);
    }
}

/// S.10 Heirlooms.
fn free(slot: Slot, zone: Zone, desk: &mut Desk<'_>) {
    let paid = desk.position.castle.advance(zone);
    desk.tell(law::scenarios::HEIRLOOMS, Fact::WorksFree(slot, zone, paid));
    if paid >= desk.setting.scenario.count {
        desk.position.castle.free(zone);
        carry(slot, desk);
        experience::gain(slot, desk.setting.scenario.reward, desk);
    }
}

fn carry(slot: Slot, desk: &mut Desk<'_>) {
    desk.position.board_mut(slot).carries = true;
    desk.tell(law::scenarios::HEIRLOOMS, Fact::Carries(slot));
}

/// A monster has come into a zone: in the Heart it delivers what it carries.
pub(crate) fn arrive(slot: Slot, zone: Zone, desk: &mut Desk<'_>) {
    if zone != Zone::HEART || !desk.position.board(slot).carries {
        return;
    }
    desk.position.board_mut(slot).carries = false;
    desk.position.castle.deliver();
    let delivered = desk.position.castle.delivered();
    desk.tell(law::scenarios::HEIRLOOMS, Fact::Delivers(slot, delivered));
    if usize::from(delivered) >= desk.setting.scenario.zones.len() {
        rounds::win(law::scenarios::HEIRLOOMS, desk);
    }
}

/// S.7 A Meal for the House. A villager died here.
pub(crate) fn fill_cup(zone: Zone, desk: &mut Desk<'_>) {
    let scenario = &desk.setting.scenario;
    if !scenario.zones.has(zone) || desk.position.castle.progress(zone) >= scenario.count {
        return;
    }
    let cups = desk.position.castle.advance(zone);
    desk.tell(law::scenarios::A_MEAL_FOR_THE_HOUSE, Fact::Cup(zone, cups));
    let is_full = |zone| desk.position.castle.progress(zone) >= scenario.count;
    if scenario.zones.iter().all(is_full) {
        rounds::win(law::scenarios::A_MEAL_FOR_THE_HOUSE, desk);
    }
}

/// S.12 The Lantern Road. A Hero was killed.
pub(crate) fn hero_killed(desk: &mut Desk<'_>) {
    desk.position.castle.kill_hero();
    let scenario = &desk.setting.scenario;
    let is_goal = scenario.goal == GoalName::Heroes;
    if is_goal && desk.position.castle.heroes_killed() >= scenario.count {
        rounds::win(law::scenarios::THE_LANTERN_ROAD, desk);
    }
}
