//! V24 Conditions on zones, V27 Line of sight, and V1.8 the coin.

use crate::setting::Setting;
use crate::terms::{Creature, Creatures, Event, Figure, Folk, Zone, Zones};
use crate::{Desk, Fact, Position, law};
use kernel::cite;

/// V1.8 The Coin. Heads or not.
pub(crate) fn coin(desk: &mut Desk<'_>) -> bool {
    let is_heads = desk.chance.below(2) == 0;
    desk.tell(law::frame::THE_COIN, if is_heads { Fact::Heads } else { Fact::Tails });
    is_heads
}

/// One of several zones, by an even lot (V1.8).
pub(crate) fn lot_of_zones(zones: Zones, desk: &mut Desk<'_>) -> Zone {
    if zones.has_several() {
        cite(law::frame::THE_COIN);
    }
    zones.pick(&mut desk.chance)
}

/// One of several creatures, by an even lot (V1.8).
pub(crate) fn lot_of_creatures(creatures: Creatures, desk: &mut Desk<'_>) -> Creature {
    if creatures.has_several() {
        cite(law::frame::THE_COIN);
    }
    creatures.pick(&mut desk.chance)
}

/// One of several villagers, by an even lot (V1.8); among those of a zone that are alike it makes no difference.
pub(crate) fn lot_of_folk(folk: Folk, desk: &mut Desk<'_>) -> Figure {
    let village = &desk.position.village;
    if !village.zones_of(folk).has_several() && village.unlike(folk).nth(1).is_none() {
        return folk.first().expect("a lot is drawn among some");
    }
    cite(law::frame::THE_COIN);
    folk.pick(&mut desk.chance)
}

/// V24.3 Darkness. The Dark zones.
#[inline]
pub fn dark(setting: &Setting, position: &Position) -> Zones {
    cite(law::zone_conditions::DARKNESS);
    let castle = &position.castle;
    let has_fog = position.decks.stands(setting, Event::FogInTheHalls);
    let fog = if has_fog { setting.map.corridors } else { Zones::NONE };
    castle.dark().union(fog.minus(castle.cleared()))
}

/// V24.2 Unlucky. The Unlucky zones.
#[inline]
pub fn unlucky(setting: &Setting, position: &Position) -> Zones {
    let castle = &position.castle;
    let has_omen = position.decks.stands(setting, Event::IllOmen);
    let omen = if has_omen { castle.spawn_zones().with(Zone::HEART) } else { Zones::NONE };
    castle.unlucky().union(omen.minus(castle.cleared()))
}

/// V24.2 Unlucky. Whether an attack made from a zone works.
pub(crate) fn is_lucky(zone: Zone, desk: &mut Desk<'_>) -> bool {
    if !unlucky(desk.setting, desk.position).has(zone) {
        return true;
    }
    cite(law::zone_conditions::UNLUCKY);
    let works = coin(desk);
    if !works {
        desk.tell(law::zone_conditions::UNLUCKY, Fact::Fails(zone));
    }
    works
}

/// V27.1 Line of Sight. The zones a zone sees within this many steps, itself included: a Dark zone sees no other and is seen by
/// none (V24.3).
#[inline]
pub fn seen(setting: &Setting, position: &Position, from: Zone, steps: u8) -> Zones {
    cite(law::sight::LINE_OF_SIGHT);
    let own = Zones::only(from);
    if steps == 0 {
        return own;
    }
    let dark = dark(setting, position);
    if dark.has(from) {
        return own;
    }
    let map = &setting.map;
    let near = map.adjacent(from).minus(dark);
    let mut seen = own.union(near);
    if steps > 1 {
        let beyond = near.iter().fold(Zones::NONE, |set, zone| set.union(map.adjacent(zone)));
        seen = seen.union(beyond.minus(dark));
    }
    seen
}
