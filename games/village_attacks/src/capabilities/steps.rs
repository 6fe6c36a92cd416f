//! The steps of an effect, one after another.

use super::picks::{Deed, Pick};
use super::splits::{Over, Split};
use super::{Act, Frame, Work, level_of};
use crate::frame::Frame as F;
use crate::position::{Guard, Knell};
use crate::setting::steps::{How, Returning, Step, Where};
use crate::terms::{Creatures, HEROES, Minion, Zone, small};
use crate::{Desk, Fact, Flow, death, law, minions, priority, turn};
use kernel::{cite, in_order, next, settled};

/// V9.1 Use a Capability.
/// V9.2 End of Effects. The next step; a monster that fell or lies does no more.
pub(super) fn steps(work: Work, desk: &mut Desk<'_>) -> Flow {
    cite(law::capabilities::END_OF_EFFECTS);
    let steps = level_of(desk.setting, work).steps;
    let Some(step) = steps.get(usize::from(work.step)) else { return settled() };
    if !turn::is_acting(desk, work.act.slot) {
        return settled();
    }
    let rest = F::Capability(Frame::Steps(Work { step: work.step + 1, ..work }));
    match take(*step, work, desk) {
        Some(Open::One(frame)) => in_order([F::Capability(frame), rest]),
        Some(Open::Minions(minions)) => {
            let acts = minions.iter().map(|it| F::Minions(minions::Frame::Act(it)));
            in_order(acts.chain([rest]))
        }
        None => next(rest),
    }
}

/// What a step opens.
enum Open {
    One(Frame),
    Minions(Creatures),
}

/// One step: what it opens, or nothing if it is done.
fn take(step: Step, work: Work, desk: &mut Desk<'_>) -> Option<Open> {
    let act = work.act;
    let one = |frame| Some(Open::One(frame));
    let pick = |place, deed, left, desk: &Desk<'_>| {
        let zone = zone_of(place, work, desk)?;
        one(Frame::Pick(Pick { act, zone, deed, left }))
    };
    match step {
        Step::Hit(hit) => pick(hit.place, Deed::Hit(hit.damage, hit.how), hit.targets, desk),
        Step::Stun(count, place) => pick(place, Deed::Stun, count, desk),
        Step::Burn(count, place) => pick(place, Deed::Burn, count, desk),
        Step::Snare(count, place) => pick(place, Deed::Snare, count, desk),
        Step::Pacify(count, place) => pick(place, Deed::Pacify, count, desk),
        Step::Push(count, place) => pick(place, Deed::Push, count, desk),
        Step::Turn(damage, place) => pick(place, Deed::Turn(damage), 1, desk),
        Step::Shatter { targets, damage } => pick(Where::Own, Deed::Shatter(damage), targets, desk),
        Step::HeroHit(damage, place) => hero_hit(damage, zone_of(place, work, desk)?, work, desk),
        Step::Split(damage, place) => splits(damage, place, work, desk),
        Step::Leech { damage, most } => leech(damage, most, work, desk),
        Step::Rend(damage) => rend(damage, work, desk),
        Step::Pull(count) => one(Frame::Pull(act, count)),
        Step::Dash(zones) => one(Frame::Dash(act, zones)),
        Step::Heal(amount, whom) => one(Frame::Heal(act, amount, whom)),
        Step::Gain(count, of) => one(Frame::Gain(act, count, of)),
        Step::Give(count) => one(Frame::Give(act, count)),
        Step::Promise(count) => one(Frame::Promise(act, count)),
        Step::Scry(count) => one(scry(count, act, desk)),
        Step::Howl => howl(work, desk),
        Step::Soak(amount) => keep(work, desk, |guard| guard.soak += amount),
        Step::Miss(count) => keep(work, desk, |guard| guard.miss += count),
        Step::Dull(count) => keep(work, desk, |guard| guard.dull += count),
        Step::Cap(most) => keep(work, desk, |guard| guard.cap = Some(most)),
        Step::Thorns { times, damage } => keep(work, desk, |guard| {
            guard.thorns += times;
            guard.thorn_damage = guard.thorn_damage.max(damage);
        }),
        Step::Taunt(reach) => keep(work, desk, |guard| guard.taunt = guard.taunt.max(Some(reach))),
        Step::Hold(count) => keep(work, desk, |guard| guard.hold += count),
        Step::Minion { most, health } => minion(most, health, work, desk),
        Step::Ward(amount) => ward(amount, work, desk),
        Step::Return(cost, whose) => cheap_return(cost, whose, work, desk),
        Step::Dark(place) => darken(zone_of(place, work, desk)?, desk),
        Step::Luckless(place) => make_unlucky(zone_of(place, work, desk)?, desk),
        Step::Knell { need, morale } => knell(Knell { need, morale, by: act.slot }, desk),
        Step::SelfHit(amount) => self_hit(amount, work, desk),
    }
}

/// The zone of a step.
fn zone_of(place: Where, work: Work, desk: &Desk<'_>) -> Option<Zone> {
    match place {
        Where::Own | Where::Reach1 | Where::Reach2 => work.act.zone(desk),
        Where::Adjacent | Where::Near | Where::Within2 => work.zone,
    }
}

/// E.11 Hero Hit. One Hero, or one villager fewer than the damage.
fn hero_hit(damage: u8, zone: Zone, work: Work, desk: &Desk<'_>) -> Option<Open> {
    cite(law::effects::HERO_HIT);
    let act = work.act;
    let there = priority::hurtable(desk.setting, desk.position, zone, act.zone(desk)?);
    let (deed, left) = if there.and(HEROES).is_empty() {
        (Deed::Hit(1, How::Priority), damage - 1)
    } else {
        (Deed::HeroHit(damage), 1)
    };
    Some(Open::One(Frame::Pick(Pick { act, zone, deed, left })))
}

/// E.12 Leech.
fn leech(damage: u8, most: u8, work: Work, desk: &Desk<'_>) -> Option<Open> {
    let over = Over::Zone(work.act.zone(desk)?);
    let split = Split { act: work.act, over, left: damage, mends: Some(most) };
    Some(Open::One(Frame::Split(split)))
}

fn splits(damage: u8, place: Where, work: Work, desk: &Desk<'_>) -> Option<Open> {
    let over = match place {
        Where::Reach1 => Over::Reach(1),
        Where::Reach2 => Over::Reach(2),
        Where::Own | Where::Adjacent | Where::Near | Where::Within2 => {
            Over::Zone(zone_of(place, work, desk)?)
        }
    };
    let split = Split { act: work.act, over, left: damage, mends: None };
    Some(Open::One(Frame::Split(split)))
}

/// E.13 Rend.
fn rend(damage: u8, work: Work, desk: &Desk<'_>) -> Option<Open> {
    cite(law::effects::REND);
    let zone = work.act.zone(desk)?;
    let kind = desk.setting.minions_of(work.act.slot);
    let own = kind.map_or(Creatures::NONE, Minion::figures);
    let alone = desk.position.pack.at(zone).and(own).is_empty();
    let left = damage - u8::from(alone);
    let split = Split { act: work.act, over: Over::Zone(zone), left, mends: None };
    Some(Open::One(Frame::Split(split)))
}

/// E.33 Scry.
fn scry(count: u8, act: Act, desk: &mut Desk<'_>) -> Frame {
    desk.position.decks.scry(count, &mut desk.chance);
    for at in 0..desk.position.decks.scried().len() {
        let card = desk.position.decks.scried()[at];
        let kind = desk.setting.spawn_cards[usize::from(card)];
        desk.tell(law::effects::SCRY, Fact::Scried(kind));
    }
    Frame::Arrange(act, 0)
}

/// E.27 Howl.
fn howl(work: Work, desk: &Desk<'_>) -> Option<Open> {
    cite(law::effects::HOWL);
    let kind = desk.setting.minions_of(work.act.slot)?;
    Some(Open::Minions(kind.figures().and(desk.position.pack.everyone())))
}

/// What a capability keeps up for the round (E.15 to E.21).
fn keep(work: Work, desk: &mut Desk<'_>, change: impl FnOnce(&mut Guard)) -> Option<Open> {
    change(&mut desk.position.board_mut(work.act.slot).guard);
    None
}

/// E.26 Place a Minion.
fn minion(most: u8, health: u8, work: Work, desk: &mut Desk<'_>) -> Option<Open> {
    cite(law::effects::PLACE_A_MINION);
    let kind = desk.setting.minions_of(work.act.slot)?;
    let all = small(kind.figures().and(desk.position.pack.everyone()).len());
    let (zone, minion) = (work.act.zone(desk)?, desk.position.pack.idle(kind)?);
    if all < most.min(desk.setting.minion(kind).limit) {
        desk.position.pack.place_minion(minion, zone, health);
        desk.tell(law::effects::PLACE_A_MINION, Fact::Minion(minion, zone));
    }
    None
}

/// E.28 Ward.
fn ward(amount: u8, work: Work, desk: &mut Desk<'_>) -> Option<Open> {
    desk.position.castle.add_ward(work.act.slot, amount);
    desk.tell(law::effects::WARD, Fact::Ward(amount));
    None
}

/// E.29 Cheap Return.
fn cheap_return(cost: u8, whose: Returning, work: Work, desk: &mut Desk<'_>) -> Option<Open> {
    cite(law::effects::CHEAP_RETURN);
    let until = desk.position.castle.round().saturating_add(1);
    match whose {
        Returning::Own => desk.position.board_mut(work.act.slot).ease_return(cost, until),
        Returning::Any => desk.position.castle.ease_return(cost, until),
    }
    None
}

/// E.30 Darken.
fn darken(zone: Zone, desk: &mut Desk<'_>) -> Option<Open> {
    desk.position.castle.darken(zone);
    desk.tell(law::effects::DARKEN, Fact::Dark(zone));
    None
}

/// E.31 Make Unlucky.
fn make_unlucky(zone: Zone, desk: &mut Desk<'_>) -> Option<Open> {
    desk.position.castle.curse(zone);
    desk.tell(law::effects::MAKE_UNLUCKY, Fact::Unlucky(zone));
    None
}

/// A knell waits for Reset (E.32).
fn knell(knell: Knell, desk: &mut Desk<'_>) -> Option<Open> {
    cite(law::effects::KNELL);
    desk.position.castle.toll(knell);
    None
}

/// E.34 Self Hit.
fn self_hit(amount: u8, work: Work, desk: &mut Desk<'_>) -> Option<Open> {
    death::wound(work.act.slot.creature(), amount, law::effects::SELF_HIT, desk);
    None
}
