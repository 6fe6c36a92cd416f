//! Effects on monsters that are chosen: E.22 to E.25, E.33.

use super::{Act, Frame, Mend};
use crate::frame::Frame as F;
use crate::setting::steps::{Symbols, Whom};
use crate::terms::{Creature, Creatures, MINIONS, Slot, Symbol, Zone, small};
use crate::{Choice, Desk, Fact, Flow, Question, healing, law, objectives, shoving};
use kernel::{next, settled};

/// The monsters an effect on monsters may reach.
fn reached(act: Act, whom: Whom, desk: &Desk<'_>) -> Creatures {
    let pack = &desk.position.pack;
    let Some(own) = act.zone(desk) else { return Creatures::NONE };
    let zones = match whom {
        Whom::Myself => return Creatures::only(act.slot.creature()),
        Whom::Own => crate::terms::Zones::only(own),
        Whom::Near => desk.setting.map.within(own, 1),
        Whom::Any => desk.setting.map.zones,
    };
    let all = zones.iter().fold(Creatures::NONE, |set, zone| set.union(pack.at(zone)));
    all.minus(MINIONS)
}

/// E.22 Heal Monsters.
pub(super) fn heal(act: Act, left: u8, whom: Whom, desk: &Desk<'_>) -> Flow {
    if left == 0 {
        return settled();
    }
    let creatures = reached(act, whom, desk).iter();
    let offers = creatures.flat_map(|creature| {
        healing::mends(desk, creature).map(move |(choice, condition)| {
            let mend = Mend { creature, condition };
            (choice, F::Capability(Frame::Healed(act, left, whom, mend)))
        })
    });
    let question = Question::HealWhom(act.capability(desk.setting));
    desk.ask(act.seat(desk.setting), law::effects::HEAL_MONSTERS, question).offers(offers).if_any()
}

pub(super) fn healed(act: Act, left: u8, whom: Whom, mend: Mend, desk: &mut Desk<'_>) -> Flow {
    healing::mend(mend.creature, mend.condition, law::effects::HEAL_MONSTERS, desk);
    next(F::Capability(Frame::Heal(act, left - 1, whom)))
}

/// E.23 Gain Results.
pub(super) fn gain(act: Act, left: u8, of: Symbols, desk: &Desk<'_>) -> Flow {
    if left == 0 {
        return settled();
    }
    let offers =
        of.iter().map(|it| (Choice::Gain(it), F::Capability(Frame::Gained(act, left, of, it))));
    let question = Question::GainWhich(act.capability(desk.setting));
    desk.ask(act.seat(desk.setting), law::effects::GAIN_RESULTS, question).offers(offers).if_any()
}

pub(super) fn gained(act: Act, left: u8, of: Symbols, symbol: Symbol, desk: &mut Desk<'_>) -> Flow {
    desk.position.board_mut(act.slot).gain(symbol);
    desk.tell(law::effects::GAIN_RESULTS, Fact::Gives(act.slot, symbol));
    next(F::Capability(Frame::Gain(act, left - 1, of)))
}

/// The other playing monsters within this many zones.
fn others(act: Act, steps: u8, desk: &Desk<'_>) -> impl Iterator<Item = Slot> + use<> {
    let own = act.zone(desk);
    let (map, pack) = (&desk.setting.map, &desk.position.pack);
    let near = own.map_or(Creatures::NONE, |own| {
        let zones = map.within(own, steps).iter();
        zones.fold(Creatures::NONE, |set, zone| set.union(pack.at(zone)))
    });
    near.iter().filter_map(Creature::slot).filter(move |&slot| slot != act.slot)
}

/// E.24 Give a Result.
pub(super) fn give(act: Act, left: u8, desk: &Desk<'_>) -> Flow {
    if left == 0 {
        return settled();
    }
    let free = others(act, 1, desk)
        .filter(|&slot| desk.position.board(slot).free_reserve(desk.setting.board(slot)) > 0);
    let offers = free.flat_map(|slot| {
        [Symbol::Melee, Symbol::Ranged, Symbol::Defence].into_iter().map(move |symbol| {
            let choice = Choice::Give(slot.creature(), symbol);
            (choice, F::Capability(Frame::Given(act, left, slot, symbol)))
        })
    });
    let question = Question::GiveWhom(act.capability(desk.setting));
    desk.ask(act.seat(desk.setting), law::effects::GIVE_A_RESULT, question).offers(offers).if_any()
}

pub(super) fn given(act: Act, left: u8, to: Slot, symbol: Symbol, desk: &mut Desk<'_>) -> Flow {
    desk.position.board_mut(to).receive(symbol);
    desk.tell(law::effects::GIVE_A_RESULT, Fact::Gives(to, symbol));
    next(F::Capability(Frame::Give(act, left - 1)))
}

/// E.25 Promise.
pub(super) fn promise(act: Act, left: u8, desk: &Desk<'_>) -> Flow {
    if left == 0 {
        return settled();
    }
    let question = Question::Promise(act.capability(desk.setting));
    let mut ask = desk.ask(act.seat(desk.setting), law::effects::PROMISE, question);
    for whom in others(act, 2, desk) {
        let creature = whom.creature();
        let Some(zone) = desk.position.pack.zone_of(creature) else { continue };
        let zones = desk.setting.map.adjacent(zone).iter();
        let zones = zones.filter(|&to| shoving::can_enter(desk, creature, zone, to));
        ask = ask.offers(zones.map(|to| {
            (Choice::Send(creature, to), F::Capability(Frame::Sent(act, left, whom, to)))
        }));
        if desk.position.board(whom).free_defence(desk.setting.board(whom)) > 0 {
            ask = ask.offer(Choice::Help(creature), F::Capability(Frame::Helped(act, left, whom)));
        }
    }
    ask.may(Choice::Pass)
}

pub(super) fn sent(act: Act, left: u8, whom: Slot, to: Zone, desk: &mut Desk<'_>) -> Flow {
    shoving::step(whom.creature(), to, desk);
    desk.tell(law::effects::PROMISE, Fact::Moves(whom.creature(), to));
    objectives::arrive(whom, to, desk);
    next(F::Capability(Frame::Promise(act, left - 1)))
}

pub(super) fn helped(act: Act, left: u8, whom: Slot, desk: &mut Desk<'_>) -> Flow {
    desk.position.board_mut(whom).ward_off();
    desk.tell(law::effects::PROMISE, Fact::Guards(whom, Symbol::Defence));
    next(F::Capability(Frame::Promise(act, left - 1)))
}

/// E.33 Scry. Which of the looked-at cards comes next.
pub(super) fn arrange(act: Act, at: u8, desk: &Desk<'_>) -> Flow {
    let scried = desk.position.decks.scried();
    let kind = |place: usize| desk.setting.spawn_cards[usize::from(scried[place])];
    let first = usize::from(at);
    if first + 1 >= scried.len() {
        return settled();
    }
    let places = (first..scried.len())
        .filter(|&place| !(first..place).any(|before| kind(before) == kind(place)));
    let offers = places.map(|place| {
        (Choice::Card(kind(place)), F::Capability(Frame::Arranged(act, at, small(place))))
    });
    let question = Question::ArrangeSpawn(act.capability(desk.setting));
    desk.ask(act.seat(desk.setting), law::effects::SCRY, question).offers(offers).must()
}

pub(super) fn arranged(act: Act, at: u8, from: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.decks.arrange(usize::from(from), usize::from(at));
    next(F::Capability(Frame::Arrange(act, at + 1)))
}
