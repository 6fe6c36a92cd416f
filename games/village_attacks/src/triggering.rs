//! V19 Traps trigger.

use crate::attacking::{self, Cause};
use crate::capabilities::push_out;
use crate::setting::steps::{Among, Order, TrapStep};
use crate::sight::lot_of_folk;
use crate::terms::{Figure, HEROES, HeroSpecial, Trap, Zone, Zones};
use crate::{Desk, Fact, Flow, conditions, law, priority};
use kernel::{cite, settled};

kernel::frames! {
    /// Open paragraphs of V19.
    pub enum Frame {
        Traps = law::triggering::TRAPS_TRIGGER => traps,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// V19.1 Traps Trigger.
/// V19.4 Order of Traps.
fn traps(desk: &mut Desk<'_>) -> Flow {
    cite(law::triggering::ORDER_OF_TRAPS);
    let waiting = desk.position.castle.armed();
    let mut zones: Row = Row::new();
    zones.extend(waiting.iter());
    zones.sort_by_key(|&zone| (desk.setting.map.to_heart(zone), zone));
    for &zone in &zones {
        if !desk.position.village.at(zone).is_empty() {
            trigger(zone, desk);
        }
    }
    settled()
}

/// Zones in an order.
type Row = kernel::FixedVec<Zone, { crate::terms::ZONES }>;

/// The kind of trap in a zone.
pub(crate) fn trap_in(desk: &Desk<'_>, zone: Zone) -> Option<Trap> {
    let placed = desk.position.castle.trap(zone)?;
    Some(desk.setting.trap_cards[usize::from(placed.card)])
}

/// V19.2 Effect of a Trap.
pub(crate) fn trigger(zone: Zone, desk: &mut Desk<'_>) {
    let Some(trap) = trap_in(desk, zone) else { return };
    cite(law::triggering::EFFECT_OF_A_TRAP);
    if is_disarmed(zone, desk) {
        return discard(zone, desk);
    }
    desk.tell(law::triggering::TRAPS_TRIGGER, Fact::TrapSprings(trap, zone));
    let before = desk.position.castle.died();
    desk.position.village.touch_nobody();
    for step in &desk.setting.trap(trap).steps {
        apply(*step, zone, before, desk);
    }
    if let Some(card) = desk.position.castle.spring(zone) {
        desk.position.decks.discard_trap(card);
        desk.tell(law::triggering::ORDER_OF_TRAPS, Fact::TrapGone(trap));
    }
}

/// Whether a Hero in the zone takes the trap apart.
fn is_disarmed(zone: Zone, desk: &Desk<'_>) -> bool {
    let mut heroes = desk.position.village.at(zone).and(HEROES).iter();
    heroes.any(|figure| {
        figure.hero().is_some_and(|hero| desk.setting.hero(hero).special == HeroSpecial::Disarm)
    })
}

/// A trap is discarded without effect.
pub(crate) fn discard(zone: Zone, desk: &mut Desk<'_>) {
    let Some(trap) = trap_in(desk, zone) else { return };
    if let Some(card) = desk.position.castle.remove_trap(zone) {
        desk.position.decks.discard_trap(card);
        desk.tell(law::triggering::EFFECT_OF_A_TRAP, Fact::TrapGone(trap));
    }
}

/// One step of a trap: automatic, by priority, then by lot (V25.2).
fn apply(step: TrapStep, zone: Zone, before: u8, desk: &mut Desk<'_>) {
    let para = law::triggering::EFFECT_OF_A_TRAP;
    match step {
        TrapStep::Hit { damage, targets, order } => {
            each(targets, zone, order, desk, |figure, desk| {
                attacking::hurt(figure, damage, Cause::Trap, desk);
            });
        }
        TrapStep::Stun(count) => {
            desk.position.village.touch_nobody();
            each(count, zone, Order::Priority, desk, |figure, desk| {
                conditions::stun_villager(figure, para, desk);
            });
        }
        TrapStep::Burn(count) => {
            desk.position.village.touch_nobody();
            each(count, zone, Order::Priority, desk, |figure, desk| {
                conditions::burn_villager(figure, para, desk);
            });
        }
        TrapStep::Push(count, among) => push(count, zone, among, desk),
        TrapStep::Heart(amount) => mend_the_heart(amount, before, desk),
    }
}

/// E.35 Mend the Heart.
fn mend_the_heart(amount: u8, before: u8, desk: &mut Desk<'_>) {
    if desk.position.castle.died() > before {
        let most = desk.setting.scenario.heart;
        desk.position.castle.mend_heart(amount, most);
        desk.tell(law::effects::MEND_THE_HEART, Fact::HeartMends(amount));
    }
}

/// Touches each of up to this many villagers of a zone that were not touched yet, and does something to it.
fn each(
    count: u8,
    zone: Zone,
    order: Order,
    desk: &mut Desk<'_>,
    act: impl Fn(Figure, &mut Desk<'_>),
) {
    for _ in 0..count {
        let village = &desk.position.village;
        let left = village.at(zone).minus(village.touched());
        let class = match order {
            Order::Priority => priority::prime(left),
            Order::Big => priority::reversed(left),
        };
        if class.is_empty() {
            return;
        }
        let figure = lot_of_folk(class, desk);
        desk.position.village.touch(figure);
        act(figure, desk);
    }
}

fn push(count: u8, zone: Zone, among: Among, desk: &mut Desk<'_>) {
    let village = &desk.position.village;
    let mut left = match among {
        Among::All => village.at(zone),
        Among::Touched => village.at(zone).and(village.touched()),
    };
    for _ in 0..count {
        if left.is_empty() {
            return;
        }
        let figure = lot_of_folk(priority::prime(left), desk);
        left.remove(figure);
        push_out(figure, law::effects::PUSH, desk);
    }
}

/// The zones where a trap lies.
pub(crate) fn trapped(desk: &Desk<'_>) -> Zones {
    let zones = desk.setting.map.zones.iter();
    zones.filter(|&zone| desk.position.castle.trap(zone).is_some()).collect()
}
