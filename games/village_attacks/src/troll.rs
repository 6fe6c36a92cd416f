//! V18 The Troll.

use crate::attacking::{self, Cause};
use crate::defence::{self, Blow, By};
use crate::frame::Frame as F;
use crate::shoving::{self, Comer, Way};
use crate::sight::{coin, lot_of_zones};
use crate::terms::{Face, MINIONS, Zone, Zones};
use crate::{Desk, Fact, Flow, conditions, law, priority, rounds, triggering};
use kernel::{cite, in_order, next, settled};

kernel::frames! {
    /// Open paragraphs of V18.
    pub enum Frame {
        Activate = law::troll::THE_TROLL_ACTS => activate,
        Hits = law::troll::HIT_BY_THE_TROLL => hits,
        In = law::troll::THE_TROLL_ACTS => go(Way::In, desk),
        Out = law::troll::THE_TROLL_ACTS => go(Way::Out, desk),
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// V18.1 The Troll Acts.
/// V18.5 The Troll Is Immune.
fn activate(desk: &mut Desk<'_>) -> Flow {
    let Some(zone) = desk.position.castle.troll() else { return settled() };
    cite(law::troll::THE_TROLL_IS_IMMUNE);
    let face = Face::ALL[desk.chance.die(6) as usize - 1];
    desk.tell(law::troll::THE_TROLL_ACTS, Fact::TrollRolls(face));
    match face {
        Face::Melee | Face::Ranged => {
            let here = desk.position.pack.at(zone);
            desk.position.pack.strike(here);
            in_order([Frame::Hits, Frame::In].map(F::Troll))
        }
        Face::Magic | Face::Torch => {
            trample(zone, desk);
            next(F::Troll(Frame::Out))
        }
        Face::Defence | Face::Vengeance => {
            roar(zone, desk);
            let way = if coin(desk) { Frame::In } else { Frame::Out };
            next(F::Troll(way))
        }
    }
}

/// V18.4 Killed by the Troll.
fn trample(zone: Zone, desk: &mut Desk<'_>) {
    let damage = desk.setting.numbers.troll.damage;
    for figure in desk.position.village.at(zone) {
        attacking::hurt(figure, damage, Cause::Troll, desk);
    }
}

/// Monsters and up to five villagers of the zone are stunned (V18.8).
fn roar(zone: Zone, desk: &mut Desk<'_>) {
    let stunned = desk.position.pack.at(zone).minus(MINIONS);
    stunned.iter().for_each(|creature| conditions::stun(creature, desk));
    for _ in 0..desk.setting.numbers.troll.stuns {
        let village = &desk.position.village;
        let Some(figure) = priority::prime(village.at(zone).minus(village.stunned())).first()
        else {
            break;
        };
        conditions::stun_villager(figure, law::troll::HIT_BY_THE_TROLL, desk);
    }
}

/// V18.8 Hit by the Troll.
fn hits(desk: &mut Desk<'_>) -> Flow {
    let damage = desk.setting.numbers.troll.damage;
    let zone = desk.position.castle.troll().unwrap_or(Zone::HEART);
    while let Some(target) = desk.position.pack.struck().first() {
        desk.position.pack.has_been_struck(target);
        desk.tell(law::troll::HIT_BY_THE_TROLL, Fact::AttackOn(By::Troll, zone, target, damage));
        let blow = Blow { target, by: By::Troll, damage, dealt: damage, nemesis: false };
        if let Some(open) = defence::strike(blow, desk) {
            return in_order([open, F::Troll(Frame::Hits)]);
        }
    }
    settled()
}

/// V18.1 The Troll Acts.
/// V18.2 End of the Troll's Way.
/// V18.3 The Troll Shoves.
fn go(way: Way, desk: &mut Desk<'_>) -> Flow {
    let Some(zone) = desk.position.castle.troll() else { return settled() };
    let spawn = desk.position.castle.spawn_zones();
    match way {
        Way::Out if spawn.has(zone) => {
            desk.position.castle.set_troll(None);
            desk.tell(law::troll::END_OF_THE_TROLLS_WAY, Fact::TrollLeaves);
            return settled();
        }
        Way::In if zone == Zone::HEART => {
            let lost = rounds::hurt_heart(desk.setting.numbers.troll.heart, desk);
            desk.tell(law::troll::END_OF_THE_TROLLS_WAY, Fact::TrollHurtsHeart(lost));
            return settled();
        }
        Way::In | Way::Out => {}
    }
    let goals = if way == Way::In { Zones::only(Zone::HEART) } else { spawn };
    let next = toward(zone, goals, desk);
    if next.is_empty() {
        return settled();
    }
    let to = lot_of_zones(next, desk);
    cite(law::troll::THE_TROLL_SHOVES);
    if shoving::make_room(to, Comer::Other, way, desk) {
        desk.position.castle.set_troll(Some(to));
        desk.tell(law::troll::THE_TROLL_ACTS, Fact::TrollMoves(to));
        trap_sprung(to, desk);
    }
    settled()
}

/// V18.7 The Troll and Traps.
fn trap_sprung(zone: Zone, desk: &mut Desk<'_>) {
    if desk.position.castle.trap(zone).is_some() {
        cite(law::troll::THE_TROLL_AND_TRAPS);
        triggering::trigger(zone, desk);
    }
}

/// The adjacent zones on a shortest way to the nearest of some goals.
fn toward(zone: Zone, goals: Zones, desk: &Desk<'_>) -> Zones {
    let map = &desk.setting.map;
    let far = |from: Zone| goals.iter().map(|goal| map.distance(from, goal)).min();
    let Some(here) = far(zone) else { return Zones::NONE };
    map.adjacent(zone).iter().filter(|&next| far(next).is_some_and(|it| it < here)).collect()
}
