//! V26 Full zones and shoving.

use crate::setting::Setting;
use crate::setting::map::FAR;
use crate::sight::lot_of_zones;
use crate::terms::{CLASSES, Creature, Figure, Folk, SummonSpecial, Zone, Zones};
use crate::{Desk, Fact, Position, law};
use kernel::cite;

/// Which way figures are shoved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Toward the Castle Heart.
    In,
    /// Away from it, toward the nearest spawn zone (V26.4).
    Out,
}

/// Who comes into a zone: a villager of a class, or someone of no class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Comer {
    /// A villager of this class of priority.
    Villager(usize),
    /// A monster, minion or the Troll.
    Other,
}

impl Comer {
    /// A villager.
    pub(crate) fn of(figure: Figure) -> Self {
        let class = CLASSES.into_iter().position(|class| class.has(figure));
        Self::Villager(class.expect("every villager has a class"))
    }
}

/// V26.1 Full Zone.
#[inline]
pub(crate) fn is_full(setting: &Setting, position: &Position, zone: Zone) -> bool {
    cite(law::shoving::FULL_ZONE);
    position.crowd(zone) >= setting.map.capacity(zone)
}

/// V26.4 Shove Away. The zones next on the way out: one step nearer the nearest spawn zone.
fn outward(setting: &Setting, position: &Position, zone: Zone) -> Zones {
    cite(law::shoving::SHOVE_AWAY);
    let spawn = position.castle.spawn_zones();
    let to_spawn =
        |from: Zone| spawn.iter().map(|to| setting.map.distance(from, to)).min().unwrap_or(FAR);
    let here = to_spawn(zone);
    setting.map.adjacent(zone).iter().filter(|&next| to_spawn(next) < here).collect()
}

fn onward(setting: &Setting, position: &Position, zone: Zone, way: Way) -> Zones {
    match way {
        Way::In => setting.map.nearer(zone),
        Way::Out => outward(setting, position, zone),
    }
}

/// V26.6 Chains. Whether one more figure finds room in a zone, shoving if it must.
pub(crate) fn has_room(setting: &Setting, position: &Position, zone: Zone, way: Way) -> bool {
    if !is_full(setting, position, zone) {
        return true;
    }
    cite(law::shoving::CHAINS);
    if position.village.at(zone).is_empty() {
        return false;
    }
    let mut next = onward(setting, position, zone, way).iter();
    next.any(|next| has_room(setting, position, next, way))
}

/// V26.2 Shove.
/// V26.3 Shove the Next Kind.
/// Makes room in a zone; says whether there is some.
pub(crate) fn make_room(zone: Zone, comer: Comer, way: Way, desk: &mut Desk<'_>) -> bool {
    let setting = desk.setting;
    if !is_full(setting, desk.position, zone) {
        return true;
    }
    if !has_room(setting, desk.position, zone, way) {
        return false;
    }
    cite(law::shoving::SHOVE);
    let next = onward(setting, desk.position, zone, way).iter();
    let next = next.filter(|&next| has_room(setting, desk.position, next, way)).collect();
    let next = fewest(next, desk);
    let here = desk.position.village.at(zone);
    let first = match comer {
        Comer::Villager(class) => class,
        Comer::Other => 0,
    };
    let mut classes = (first..first + 3).map(|class| here.and(CLASSES[class % 3]));
    let shoved = classes.find_map(Folk::first).expect("a zone with room to shove has a villager");
    if Comer::of(shoved) != comer {
        cite(law::shoving::SHOVE_THE_NEXT_KIND);
    }
    make_room(next, Comer::of(shoved), way, desk);
    desk.position.village.shift(shoved, next);
    let who = desk.position.village.who(shoved);
    desk.tell(law::shoving::SHOVE, Fact::Shoved(who, zone, next));
    true
}

/// Of these zones the one with the fewest villagers, then by lot (V17.9).
pub(crate) fn fewest(zones: Zones, desk: &mut Desk<'_>) -> Zone {
    if !zones.has_several() {
        return lot_of_zones(zones, desk);
    }
    let (mut least, mut fewest) = (u8::MAX, Zones::NONE);
    for zone in zones {
        let count = desk.position.village.count(zone);
        if count < least {
            (least, fewest) = (count, Zones::NONE);
        }
        if count == least {
            fewest = fewest.with(zone);
        }
    }
    lot_of_zones(fewest, desk)
}

/// Whether a creature can step from one zone into another.
pub(crate) fn can_enter(desk: &Desk<'_>, creature: Creature, from: Zone, to: Zone) -> bool {
    let special = special_of(desk.setting, desk.position, creature);
    match special {
        Some(SummonSpecial::Slip) => return true,
        Some(SummonSpecial::Heartless) if to == Zone::HEART => return false,
        _ => {}
    }
    has_room(desk.setting, desk.position, to, way_of(desk.setting, from, to))
}

/// What is special about a creature, if it is the summoned monster.
pub(crate) fn special_of(
    setting: &Setting,
    position: &Position,
    creature: Creature,
) -> Option<SummonSpecial> {
    let summoned = position.pack.summoned().filter(|_| creature == Creature::SUMMONED)?;
    Some(setting.summon(summoned.card).special)
}

/// The way of a step: in if it comes nearer the Heart, else out (R6).
pub(crate) fn way_of(setting: &Setting, from: Zone, to: Zone) -> Way {
    if setting.map.to_heart(to) < setting.map.to_heart(from) { Way::In } else { Way::Out }
}

/// V26.5 Monsters Shove. A creature steps into another zone.
pub(crate) fn step(creature: Creature, to: Zone, desk: &mut Desk<'_>) {
    cite(law::shoving::MONSTERS_SHOVE);
    let from = desk.position.pack.zone_of(creature).expect("who moves is on the map");
    let slips = special_of(desk.setting, desk.position, creature) == Some(SummonSpecial::Slip);
    if !slips {
        make_room(to, Comer::Other, way_of(desk.setting, from, to), desk);
    }
    desk.position.pack.shift(creature, to);
}

/// A villager steps into another zone, if there is room; says whether.
pub(crate) fn villager_steps(figure: Figure, to: Zone, way: Way, desk: &mut Desk<'_>) -> bool {
    if !make_room(to, Comer::of(figure), way, desk) {
        return false;
    }
    desk.position.village.shift(figure, to);
    true
}
