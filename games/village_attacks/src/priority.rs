//! V25 Target priority.

use crate::setting::Setting;
use crate::setting::records::HeroRow;
use crate::terms::{CLASSES, Figure, Folk, HeroSpecial, Kind, Zone};
use crate::{Position, law};
use kernel::cite;

/// V25.1 Order of Priority. The first class that has anybody.
#[inline]
pub(crate) fn prime(folk: Folk) -> Folk {
    cite(law::priority::ORDER_OF_PRIORITY);
    let classes = CLASSES.into_iter().map(|class| folk.and(class));
    classes.into_iter().find(|class| !class.is_empty()).unwrap_or(Folk::NONE)
}

/// The last class that has anybody: priority reversed.
pub(crate) fn reversed(folk: Folk) -> Folk {
    let classes = CLASSES.into_iter().rev().map(|class| folk.and(class));
    classes.into_iter().find(|class| !class.is_empty()).unwrap_or(Folk::NONE)
}

/// Whom a monster may attack among these: the first class of those who stand, and anyone stunned (V23.1).
#[inline]
pub(crate) fn targets(position: &Position, folk: Folk) -> Folk {
    let stunned = position.village.stunned();
    prime(folk.minus(stunned)).union(folk.and(stunned))
}

/// V25.3 Passed Over.
/// V6.5 Yunfakh Hunter.
/// The villagers of a zone that damage from another zone hurts, or from their own.
#[inline]
pub fn hurtable(setting: &Setting, position: &Position, zone: Zone, from: Zone) -> Folk {
    cite(law::priority::PASSED_OVER);
    let here = position.village.at(zone);
    if zone == from {
        return here;
    }
    cite(law::attacking::YUNFAKH_HUNTER);
    here.minus(setting.close_only)
}

/// Whom only damage in their own zone hurts: Yunfakh Hunters, and Heroes whose cards say so.
pub(crate) fn close_only(heroes: &[HeroRow]) -> Folk {
    let near_only = |special| matches!(special, HeroSpecial::Yun | HeroSpecial::Bell);
    let heroes = heroes.iter().filter(|card| near_only(card.special));
    let heroes: Folk = heroes.map(|card| Figure::of_hero(card.id)).collect();
    heroes.union(Kind::Yunfakh.all())
}
