//! Villagers chosen one by one: E.1, E.3 to E.7, E.9 to E.11.

use super::moves::push_out;
use super::splits::{Over, Split};
use super::{Act, Frame};
use crate::attacking::{self, Cause};
use crate::frame::Frame as F;
use crate::setting::steps::How;
use crate::terms::{Figure, Folk, HEROES, Zone, small};
use crate::{Choice, Desk, Flow, Question, conditions, law, priority};
use kernel::{Para, cite, next, settled};

/// Villagers of a zone that are chosen for a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pick {
    /// Who uses which capability.
    pub act: Act,
    /// Where.
    pub zone: Zone,
    /// What happens to them.
    pub deed: Deed,
    /// How many more.
    pub left: u8,
}

/// What happens to a chosen villager.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deed {
    /// E.1: it suffers damage.
    Hit(u8, How),
    /// E.3: it is stunned.
    Stun,
    /// E.4: it burns.
    Burn,
    /// E.5: it does not move.
    Snare,
    /// E.6: it does not attack.
    Pacify,
    /// E.7: it moves away.
    Push,
    /// E.9: it deals damage to the others.
    Turn(u8),
    /// E.10: it suffers damage, being stunned.
    Shatter(u8),
    /// E.11: a Hero suffers damage.
    HeroHit(u8),
}

impl Deed {
    /// Its paragraph.
    pub(super) const fn para(self) -> Para {
        use law::effects as e;
        match self {
            Self::Hit(..) => e::HIT,
            Self::Stun => e::STUN_VILLAGERS,
            Self::Burn => e::BURN_VILLAGERS,
            Self::Snare => e::SNARE,
            Self::Pacify => e::PACIFY,
            Self::Push => e::PUSH,
            Self::Turn(_) => e::TURN,
            Self::Shatter(_) => e::SHATTER,
            Self::HeroHit(_) => e::HERO_HIT,
        }
    }
}

/// V9.3 Yunfakh from Afar. Who can be chosen: only damage asks how near they are.
fn candidates(pick: Pick, desk: &Desk<'_>) -> Folk {
    let (setting, position) = (desk.setting, &*desk.position);
    let village = &position.village;
    let from = pick.act.zone(desk).unwrap_or(pick.zone);
    let here = village.at(pick.zone);
    let hurtable =
        || priority::hurtable(setting, position, pick.zone, from).minus(village.touched());
    let awake = here.minus(village.stunned());
    if pick.zone != from {
        cite(law::capabilities::YUNFAKH_FROM_AFAR);
    }
    match pick.deed {
        Deed::Hit(_, How::Priority) => priority::targets(position, hurtable()),
        Deed::Hit(_, How::Free) => hurtable(),
        Deed::Hit(_, How::Big) => priority::reversed(hurtable()),
        Deed::Stun => priority::prime(awake.minus(village.touched())),
        Deed::Burn => priority::targets(position, here.minus(village.burning())),
        Deed::Snare => priority::prime(awake.minus(village.snared())),
        Deed::Pacify => priority::prime(awake.minus(village.pacified())),
        Deed::Push => here.minus(village.touched()),
        Deed::Turn(_) if here.len() < 2 => Folk::NONE,
        Deed::Turn(_) => here.minus(HEROES),
        Deed::Shatter(_) => hurtable().and(village.stunned()),
        Deed::HeroHit(_) => hurtable().and(HEROES),
    }
}

/// V25.2 Within a Class.
pub(super) fn pick(pick: Pick, desk: &mut Desk<'_>) -> Flow {
    cite(law::priority::WITHIN_A_CLASS);
    let candidates = candidates(pick, desk);
    if pick.left == 0 || candidates.is_empty() {
        return settled();
    }
    let is_free = pick.deed == Deed::Push;
    let all_taken = candidates.len() <= usize::from(pick.left) && !is_free;
    if all_taken && candidates.and(desk.position.village.stunned()).is_empty() {
        candidates.iter().for_each(|figure| apply(pick, figure, desk));
        let left = pick.left - small(candidates.len());
        return after(Pick { left, ..pick }, desk);
    }
    let village = &desk.position.village;
    let offers = village.unlike(candidates).map(|figure| {
        let choice = Choice::Villager(village.likeness(figure));
        (choice, F::Capability(Frame::Picked(pick, figure)))
    });
    let question = Question::WhichVillager(pick.act.capability(desk.setting));
    let ask = desk.ask(pick.act.seat(desk.setting), pick.deed.para(), question).offers(offers);
    if is_free { ask.may(Choice::Pass) } else { ask.must() }
}

pub(super) fn picked(pick: Pick, figure: Figure, desk: &mut Desk<'_>) -> Flow {
    apply(pick, figure, desk);
    after(Pick { left: pick.left - 1, ..pick }, desk)
}

/// What follows a choice: more of them, or the damage a turncoat deals.
fn after(pick: Pick, desk: &Desk<'_>) -> Flow {
    if let Deed::Turn(damage) = pick.deed {
        let is_turned = !desk.position.village.touched().is_empty();
        let left = if is_turned { damage } else { 0 };
        let split = Split { act: pick.act, over: Over::Turned(pick.zone), left, mends: None };
        return next(F::Capability(Frame::Split(split)));
    }
    next(F::Capability(Frame::Pick(pick)))
}

/// E.1 Hit.
/// E.3 Stun Villagers.
/// E.4 Burn Villagers.
/// E.5 Snare.
/// E.6 Pacify.
/// E.9 Turn.
/// E.10 Shatter.
fn apply(pick: Pick, figure: Figure, desk: &mut Desk<'_>) {
    let para = pick.deed.para();
    cite(para);
    let hit = |damage, desk: &mut Desk<'_>| {
        desk.position.village.touch(figure);
        attacking::hurt(figure, damage, Cause::Monster(pick.act.slot), desk);
    };
    match pick.deed {
        Deed::Hit(damage, _) | Deed::Shatter(damage) | Deed::HeroHit(damage) => hit(damage, desk),
        Deed::Stun => conditions::stun_villager(figure, para, desk),
        Deed::Burn => conditions::burn_villager(figure, para, desk),
        Deed::Snare => conditions::snare(figure, para, desk),
        Deed::Pacify => conditions::pacify(figure, para, desk),
        Deed::Push => {
            push_out(figure, para, desk);
            desk.position.village.touch(figure);
        }
        Deed::Turn(_) => desk.position.village.touch(figure),
    }
}
