//! V9 Capabilities, and E the effects of cards.

mod steps;
mod picks;
mod splits;
mod moves;
mod gifts;

pub(crate) use moves::push_out;

use crate::frame::Frame as F;
use crate::setting::Level;
use crate::setting::steps::{Step, Symbols, Where, Whom};
use crate::terms::{Capability, Condition, Creature, Figure, Slot, Symbol, Zone, Zones};
use crate::turn::{self, Purpose};
use crate::{Choice, Desk, Fact, Flow, Question, Setting, law, sight};
use kernel::{Para, Seat, cite, next, settled};
pub use picks::{Deed, Pick};
pub use splits::{Over, Split};

/// Open paragraphs of V9 and of effects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// V9.1: a capability is used.
    Use(Slot, u8),
    /// V9.1: it is paid for, and works.
    Begin(Slot, u8),
    /// V9.4: in which zone.
    WhichZone(Work),
    /// Its steps, from the next on.
    Steps(Work),
    /// Villagers are chosen for a step.
    Pick(Pick),
    /// This one is.
    Picked(Pick, Figure),
    /// E.2: points of damage are split.
    Split(Split),
    /// E.2: one goes here.
    SplitHit(Split, Figure),
    /// E.8: so many villagers are pulled.
    Pull(Act, u8),
    /// E.8: this one is.
    Pulled(Act, u8, Figure),
    /// E.14: so many zones to go.
    Dash(Act, u8),
    /// E.14: to this zone.
    Dashed(Act, u8, Zone),
    /// E.22: so much is healed.
    Heal(Act, u8, Whom),
    /// E.22: this is.
    Healed(Act, u8, Whom, Mend),
    /// E.23: so many results are gained.
    Gain(Act, u8, Symbols),
    /// E.23: this one is.
    Gained(Act, u8, Symbols, Symbol),
    /// E.24: so many results are given.
    Give(Act, u8),
    /// E.24: this one is.
    Given(Act, u8, Slot, Symbol),
    /// E.25: so many promises.
    Promise(Act, u8),
    /// E.25: a monster moves.
    Sent(Act, u8, Slot, Zone),
    /// E.25: a monster puts up a Defence.
    Helped(Act, u8, Slot),
    /// E.33: looked-at cards from this place on are put in order.
    Arrange(Act, u8),
    /// E.33: this one comes next.
    Arranged(Act, u8, u8),
}

/// A monster and the capability it uses, by its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Act {
    /// Who.
    pub slot: Slot,
    /// Which.
    pub place: u8,
}

/// A damage or a condition of a creature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mend {
    /// Whose.
    pub creature: Creature,
    /// The condition; none for a damage.
    pub condition: Option<Condition>,
}

/// A capability at work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Work {
    /// Who uses which.
    pub act: Act,
    /// At which level.
    pub level: u8,
    /// The next step.
    pub step: u8,
    /// The zone that was chosen, if there was one to choose.
    pub zone: Option<Zone>,
}

impl Act {
    /// The capability.
    fn capability(self, setting: &Setting) -> Capability {
        Capability::of(setting.monster(self.slot), self.place)
    }

    /// Who decides.
    fn seat(self, setting: &Setting) -> Seat {
        setting.seat_of(self.slot)
    }

    /// Where the monster stands, if it lives.
    fn zone(self, desk: &Desk<'_>) -> Option<Zone> {
        desk.position.pack.zone_of(self.slot.creature())
    }
}

pub(crate) fn paragraph(frame: Frame) -> Para {
    use law::effects as e;
    match frame {
        Frame::Use(..) | Frame::Begin(..) | Frame::Steps(_) => law::capabilities::USE_A_CAPABILITY,
        Frame::WhichZone(_) => law::capabilities::TARGETS_OF_CAPABILITIES,
        Frame::Pick(pick) | Frame::Picked(pick, _) => pick.deed.para(),
        Frame::Split(split) | Frame::SplitHit(split, _) => split.para(),
        Frame::Pull(..) | Frame::Pulled(..) => e::PULL,
        Frame::Dash(..) | Frame::Dashed(..) => e::DASH,
        Frame::Heal(..) | Frame::Healed(..) => e::HEAL_MONSTERS,
        Frame::Gain(..) | Frame::Gained(..) => e::GAIN_RESULTS,
        Frame::Give(..) | Frame::Given(..) => e::GIVE_A_RESULT,
        Frame::Promise(..) | Frame::Sent(..) | Frame::Helped(..) => e::PROMISE,
        Frame::Arrange(..) | Frame::Arranged(..) => e::SCRY,
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Use(slot, place) => use_a_capability(slot, place, desk),
        Frame::Begin(slot, place) => begin(Act { slot, place }, desk),
        Frame::WhichZone(work) => which_zone(work, desk),
        Frame::Steps(work) => steps::steps(work, desk),
        Frame::Pick(pick) => picks::pick(pick, desk),
        Frame::Picked(pick, figure) => picks::picked(pick, figure, desk),
        Frame::Split(split) => splits::split(split, desk),
        Frame::SplitHit(split, figure) => splits::split_hit(split, figure, desk),
        Frame::Pull(act, left) => moves::pull(act, left, desk),
        Frame::Pulled(act, left, figure) => moves::pulled(act, left, figure, desk),
        Frame::Dash(act, left) => moves::dash(act, left, desk),
        Frame::Dashed(act, left, to) => moves::dashed(act, left, to, desk),
        Frame::Heal(act, left, whom) => gifts::heal(act, left, whom, desk),
        Frame::Healed(act, left, whom, mend) => gifts::healed(act, left, whom, mend, desk),
        Frame::Gain(act, left, of) => gifts::gain(act, left, of, desk),
        Frame::Gained(act, left, of, symbol) => gifts::gained(act, left, of, symbol, desk),
        Frame::Give(act, left) => gifts::give(act, left, desk),
        Frame::Given(act, left, to, symbol) => gifts::given(act, left, to, symbol, desk),
        Frame::Promise(act, left) => gifts::promise(act, left, desk),
        Frame::Sent(act, left, whom, to) => gifts::sent(act, left, whom, to, desk),
        Frame::Helped(act, left, whom) => gifts::helped(act, left, whom, desk),
        Frame::Arrange(act, at) => gifts::arrange(act, at, desk),
        Frame::Arranged(act, at, from) => gifts::arranged(act, at, from, desk),
    }
}

/// V9.1 Use a Capability.
/// V9.5 Costs.
fn use_a_capability(slot: Slot, place: u8, desk: &mut Desk<'_>) -> Flow {
    let capability = Capability::of(desk.setting.monster(slot), place);
    let level = desk.position.board(slot).owns(place);
    let cost = desk.setting.capability(capability, level).cost;
    let board = desk.position.board_mut(slot);
    board.spend_fixed(cost);
    board.mark_used(place);
    desk.tell(law::capabilities::USE_A_CAPABILITY, Fact::Uses(slot, capability, level));
    cite(law::capabilities::COSTS);
    pay(slot, place, cost.any)
}

/// Results of any kind are still to be paid, or the capability works.
pub(crate) fn pay(slot: Slot, place: u8, left: u8) -> Flow {
    if left > 0 {
        return next(F::Turn(turn::Frame::Spend(slot, Purpose::Capability(place, left))));
    }
    next(F::Capability(Frame::Begin(slot, place)))
}

/// The capability of a work at its level.
fn level_of(setting: &Setting, work: Work) -> &Level {
    setting.capability(work.act.capability(setting), work.level)
}

fn begin(act: Act, desk: &mut Desk<'_>) -> Flow {
    let level = desk.position.board(act.slot).owns(act.place);
    let work = Work { act, level, step: 0, zone: None };
    let steps = level_of(desk.setting, work).steps;
    let Some(zone) = act.zone(desk) else { return settled() };
    // V24.2: one flip for a damaging capability.
    if steps.iter().any(|step| step.0.is_damaging()) && !sight::is_lucky(zone, desk) {
        return settled();
    }
    desk.position.village.touch_nobody();
    let is_chosen = |place| matches!(place, Where::Adjacent | Where::Near | Where::Within2);
    let chosen = steps.iter().any(|step| step.0.place().is_some_and(is_chosen));
    next(F::Capability(if chosen { Frame::WhichZone(work) } else { Frame::Steps(work) }))
}

/// V9.4 Targets of Capabilities.
fn which_zone(work: Work, desk: &Desk<'_>) -> Flow {
    let steps = level_of(desk.setting, work).steps;
    let Some(own) = work.act.zone(desk) else { return settled() };
    let chosen = steps.iter().find_map(|step| {
        let zones = zones_of(step.0.place()?, own, desk)?;
        let needs_villagers = !matches!(step.0, Step::Dark(_) | Step::Luckless(_));
        Some((zones, needs_villagers))
    });
    let (zones, needs_villagers) = chosen.unwrap_or((Zones::NONE, true));
    let village = &desk.position.village;
    let zones = zones.iter().filter(|&it| !needs_villagers || !village.at(it).is_empty());
    let opens = |zone| F::Capability(Frame::Steps(Work { zone, ..work }));
    let question = Question::WhichZone(work.act.capability(desk.setting));
    desk.ask(work.act.seat(desk.setting), law::capabilities::TARGETS_OF_CAPABILITIES, question)
        .offers(zones.map(|zone| (Choice::In(zone), opens(Some(zone)))))
        .must_or(opens(None))
}

/// The zones one of which is chosen, where one is.
fn zones_of(place: Where, own: Zone, desk: &Desk<'_>) -> Option<Zones> {
    let seen = |steps| sight::seen(desk.setting, desk.position, own, steps);
    match place {
        Where::Adjacent => Some(seen(1).without(own)),
        Where::Near => Some(seen(1)),
        Where::Within2 => Some(seen(2)),
        Where::Own | Where::Reach1 | Where::Reach2 => None,
    }
}
