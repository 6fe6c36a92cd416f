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
use kernel::{Seat, cite, next, settled};
pub use picks::{Deed, Pick};
pub use splits::{Over, Split};

kernel::frames! {
    /// Open paragraphs of V9 and of effects.
    pub enum Frame {
        Use(slot: Slot, place: u8) = law::capabilities::USE_A_CAPABILITY => use_a_capability,
        Begin(slot: Slot, place: u8) = law::capabilities::USE_A_CAPABILITY => begin(Act { slot, place }, desk),
        WhichZone(work: Work) = law::capabilities::TARGETS_OF_CAPABILITIES => which_zone,
        Steps(work: Work) = law::capabilities::USE_A_CAPABILITY => steps::steps,
        Pick(pick: Pick) = pick.deed.para() => picks::pick,
        Picked(pick: Pick, figure: Figure) = pick.deed.para() => picks::picked,
        Split(split: Split) = split.para() => splits::split,
        SplitHit(split: Split, figure: Figure) = split.para() => splits::split_hit,
        Pull(act: Act, left: u8) = law::effects::PULL => moves::pull,
        Pulled(act: Act, left: u8, figure: Figure) = law::effects::PULL => moves::pulled,
        Dash(act: Act, left: u8) = law::effects::DASH => moves::dash,
        Dashed(act: Act, left: u8, to: Zone) = law::effects::DASH => moves::dashed,
        Heal(act: Act, left: u8, whom: Whom) = law::effects::HEAL_MONSTERS => gifts::heal,
        Healed(act: Act, left: u8, whom: Whom, mend: Mend) = law::effects::HEAL_MONSTERS => gifts::healed,
        Gain(act: Act, left: u8, of: Symbols) = law::effects::GAIN_RESULTS => gifts::gain,
        Gained(act: Act, left: u8, of: Symbols, symbol: Symbol) = law::effects::GAIN_RESULTS => gifts::gained,
        Give(act: Act, left: u8) = law::effects::GIVE_A_RESULT => gifts::give,
        Given(act: Act, left: u8, to: Slot, symbol: Symbol) = law::effects::GIVE_A_RESULT => gifts::given,
        Promise(act: Act, left: u8) = law::effects::PROMISE => gifts::promise,
        Sent(act: Act, left: u8, whom: Slot, to: Zone) = law::effects::PROMISE => gifts::sent,
        Helped(act: Act, left: u8, whom: Slot) = law::effects::PROMISE => gifts::helped,
        Arrange(act: Act, at: u8) = law::effects::SCRY => gifts::arrange,
        Arranged(act: Act, at: u8, from: u8) = law::effects::SCRY => gifts::arranged,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
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
    if steps.iter().any(|step| step.is_damaging()) && !sight::is_lucky(zone, desk) {
        return settled();
    }
    desk.position.village.touch_nobody();
    let is_chosen = |place| matches!(place, Where::Adjacent | Where::Near | Where::Within2);
    let chosen = steps.iter().any(|step| step.place().is_some_and(is_chosen));
    next(F::Capability(if chosen { Frame::WhichZone(work) } else { Frame::Steps(work) }))
}

/// V9.4 Targets of Capabilities.
fn which_zone(work: Work, desk: &Desk<'_>) -> Flow {
    let steps = level_of(desk.setting, work).steps;
    let Some(own) = work.act.zone(desk) else { return settled() };
    let chosen = steps.iter().find_map(|step| {
        let zones = zones_of(step.place()?, own, desk)?;
        let needs_villagers = !matches!(step, Step::Dark(_) | Step::Luckless(_));
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
