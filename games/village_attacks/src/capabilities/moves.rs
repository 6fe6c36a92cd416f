//! Effects that move: E.7, E.8, E.14.

use super::{Act, Frame};
use crate::frame::Frame as F;
use crate::shoving::{self, Way};
use crate::sight::{self, lot_of_zones};
use crate::terms::{Figure, Zones};
use crate::{Choice, Desk, Fact, Flow, Question, conditions, law, objectives};
use kernel::{Para, cite, next, settled};

/// E.7 Push. A villager moves one zone away from the Heart, if it can.
pub(crate) fn push_out(figure: Figure, para: Para, desk: &mut Desk<'_>) {
    cite(law::effects::PUSH);
    let map = &desk.setting.map;
    let zone = desk.position.village.zone_of(figure);
    let here = map.to_heart(zone);
    let farther: Zones = map.adjacent(zone).iter().filter(|&it| map.to_heart(it) > here).collect();
    let level: Zones = map.adjacent(zone).iter().filter(|&it| map.to_heart(it) == here).collect();
    let ways = if farther.is_empty() { level } else { farther };
    if ways.is_empty() {
        return;
    }
    let to = lot_of_zones(ways, desk);
    if shoving::villager_steps(figure, to, Way::Out, desk) {
        let who = desk.position.village.who(figure);
        desk.tell(para, Fact::VillagerMoves(who, zone, to));
    }
}

/// E.8 Pull.
pub(super) fn pull(act: Act, left: u8, desk: &Desk<'_>) -> Flow {
    let Some(own) = act.zone(desk) else { return settled() };
    if left == 0 {
        return settled();
    }
    let village = &desk.position.village;
    let near = sight::seen(desk.setting, desk.position, own, 1).without(own);
    let near = near.iter().filter(|&zone| {
        let way = shoving::way_of(desk.setting, zone, own);
        shoving::has_room(desk.setting, desk.position, own, way)
    });
    let figures = near.flat_map(|zone| village.unlike(village.at(zone)));
    let offers = figures.map(|figure| {
        let choice = Choice::Villager(village.likeness(figure));
        (choice, F::Capability(Frame::Pulled(act, left, figure)))
    });
    let question = Question::WhichVillager(act.capability(desk.setting));
    desk.ask(act.seat(desk.setting), law::effects::PULL, question).offers(offers).may(Choice::Pass)
}

pub(super) fn pulled(act: Act, left: u8, figure: Figure, desk: &mut Desk<'_>) -> Flow {
    let Some(own) = act.zone(desk) else { return settled() };
    let from = desk.position.village.zone_of(figure);
    let way = shoving::way_of(desk.setting, from, own);
    if shoving::villager_steps(figure, own, way, desk) {
        let who = desk.position.village.who(figure);
        desk.tell(law::effects::PULL, Fact::VillagerMoves(who, from, own));
        conditions::stun_villager(figure, law::effects::PULL, desk);
    }
    next(F::Capability(Frame::Pull(act, left - 1)))
}

/// E.14 Dash.
/// V5.4 Granted Movement.
pub(super) fn dash(act: Act, left: u8, desk: &Desk<'_>) -> Flow {
    cite(law::movement::GRANTED_MOVEMENT);
    let Some(own) = act.zone(desk) else { return settled() };
    if left == 0 {
        return settled();
    }
    let creature = act.slot.creature();
    let zones = desk.setting.map.adjacent(own).iter();
    let zones = zones.filter(|&to| shoving::can_enter(desk, creature, own, to));
    let offers = zones.map(|to| (Choice::Move(to), F::Capability(Frame::Dashed(act, left, to))));
    let question = Question::Dash(act.slot, left);
    desk.ask(act.seat(desk.setting), law::effects::DASH, question).offers(offers).may(Choice::Pass)
}

pub(super) fn dashed(act: Act, left: u8, to: crate::terms::Zone, desk: &mut Desk<'_>) -> Flow {
    let creature = act.slot.creature();
    shoving::step(creature, to, desk);
    desk.tell(law::effects::DASH, Fact::Moves(creature, to));
    objectives::arrive(act.slot, to, desk);
    next(F::Capability(Frame::Dash(act, left - 1)))
}
