//! Damage split point by point: E.2, E.9, E.12, E.13.

use super::{Act, Frame};
use crate::attacking::{self, Cause};
use crate::frame::Frame as F;
use crate::terms::{Figure, Folk, Zone, Zones};
use crate::{Choice, Desk, Fact, Flow, Question, law, priority, sight};
use kernel::{Para, cite, next, settled};

/// Damage that is split.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Split {
    /// Who uses which capability.
    pub act: Act,
    /// Over which zones.
    pub over: Over,
    /// Points left.
    pub left: u8,
    /// Damage that kills may still remove (E.12).
    pub mends: Option<u8>,
}

/// Over which zones damage is split.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Over {
    /// One zone.
    Zone(Zone),
    /// One zone, by a villager that was turned there (E.9).
    Turned(Zone),
    /// All zones within this many steps.
    Reach(u8),
}

impl Split {
    /// Its paragraph.
    pub(super) const fn para(self) -> Para {
        match (self.over, self.mends) {
            (Over::Turned(_), _) => law::effects::TURN,
            (_, Some(_)) => law::effects::LEECH,
            (_, None) => law::effects::SPLIT,
        }
    }
}

fn zones(split: Split, desk: &Desk<'_>) -> Zones {
    match split.over {
        Over::Zone(zone) | Over::Turned(zone) => Zones::only(zone),
        Over::Reach(steps) => match split.act.zone(desk) {
            Some(own) => sight::seen(desk.setting, desk.position, own, steps),
            None => Zones::NONE,
        },
    }
}

/// Whom a point may hit in a zone.
fn targets(split: Split, zone: Zone, desk: &Desk<'_>) -> Folk {
    let from = match split.over {
        // The turncoat strikes in its own zone.
        Over::Turned(zone) => zone,
        Over::Zone(_) | Over::Reach(_) => split.act.zone(desk).unwrap_or(zone),
    };
    let there = priority::hurtable(desk.setting, desk.position, zone, from);
    priority::targets(desk.position, there.minus(desk.position.village.touched()))
}

/// E.2 Split.
pub(super) fn split(split: Split, desk: &Desk<'_>) -> Flow {
    if split.left == 0 {
        return settled();
    }
    let village = &desk.position.village;
    let figures = zones(split, desk).iter();
    let figures = figures.flat_map(|zone| village.unlike(targets(split, zone, desk)));
    let offers = figures.map(|figure| {
        let choice = Choice::Villager(village.likeness(figure));
        (choice, F::Capability(Frame::SplitHit(split, figure)))
    });
    let question = Question::WhichVillager(split.act.capability(desk.setting));
    desk.ask(split.act.seat(desk.setting), split.para(), question).offers(offers).if_any()
}

/// E.12 Leech.
pub(super) fn split_hit(split: Split, figure: Figure, desk: &mut Desk<'_>) -> Flow {
    cite(law::effects::SPLIT);
    let mut split = Split { left: split.left - 1, ..split };
    let creature = split.act.slot.creature();
    let died = attacking::hurt(figure, 1, Cause::Monster(split.act.slot), desk);
    if died && let Some(mends) = split.mends.filter(|&mends| mends > 0) {
        split.mends = Some(mends - 1);
        if desk.position.pack.damage(creature) > 0 {
            desk.position.pack.mend(creature, 1);
            desk.tell(law::effects::LEECH, Fact::Heals(creature));
        }
    }
    next(F::Capability(Frame::Split(split)))
}
