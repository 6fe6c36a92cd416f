//! V3 A monster's turn, with V4 torches, V5 movement, V7.1 and V8 slots, V12 traps and V15 healing.

mod start;
mod torches;
mod results;
mod bars;
mod deeds;

use crate::objectives::Work;
use crate::terms::{Condition, Face, Figure, Slot, Symbol, Zone};
use crate::{Desk, Flow, law};
use kernel::Para;

/// Open paragraphs of a monster's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// V3.1: the monsters take turns, from the nth on.
    Turns {
        /// How many have had theirs.
        nth: u8,
    },
    /// V3.2: a turn starts.
    Start(Slot),
    /// V8.4: results may be discarded from Reserve.
    DiscardReserve(Slot),
    /// V8.4: this one is.
    Discard(Slot, Symbol),
    /// V3.3: the dice are rolled.
    Roll(Slot),
    /// V3.4: dice may be rerolled.
    Reroll(Slot),
    /// V3.4: these are.
    Rerolled(Slot, Face, Option<Face>),
    /// V3.7: torches are resolved.
    Torches(Slot),
    /// V3.8: results are used.
    UseResults(Slot),
    /// V3.10: the turn ends.
    End(Slot),
    /// V5.1, V9.5, V11.1, V12.1: which result is spent on this.
    Spend(Slot, Purpose),
    /// A result is spent on this.
    Spent(Slot, Purpose, Symbol),
    /// V6.1: an attack with this symbol.
    Strike(Slot, Figure, Symbol),
    /// V6.8: an attack on the Troll.
    StrikeTroll(Slot, Symbol),
    /// V7.1: a result goes to a Defence slot.
    Guard(Slot, Symbol),
    /// V8.1: a result goes to a Reserve slot.
    Reserve(Slot, Symbol),
    /// V28.2: the wild face counts as this.
    Wild(Slot, Symbol),
    /// V12.1: the trap at this place of the display is paid for.
    Trap(Slot, u8),
    /// V15.1: a damage or this condition goes.
    Heal(Slot, Option<Condition>),
}

/// What a result of any kind is spent on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// A step to a zone.
    Move(Zone),
    /// The goal of the scenario.
    Work(Work),
    /// A capability by its place, with so many results still to pay.
    Capability(u8, u8),
    /// A trap by its place, with so many results still to pay.
    Trap(u8, u8),
}

pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Turns { .. } => law::turn::ORDER_OF_MONSTERS,
        Frame::Start(_) => law::turn::START_OF_A_TURN,
        Frame::DiscardReserve(_) | Frame::Discard(..) => law::reserve::DISCARD_FROM_RESERVE,
        Frame::Roll(_) => law::turn::ROLL,
        Frame::Reroll(_) | Frame::Rerolled(..) => law::turn::REROLL,
        Frame::Torches(_) => law::turn::TORCHES_FIRST,
        Frame::UseResults(_) => law::turn::USE_RESULTS,
        Frame::End(_) => law::turn::END_OF_A_TURN,
        Frame::Spend(_, purpose) | Frame::Spent(_, purpose, _) => para_of(purpose),
        Frame::Strike(..) => law::attacking::ATTACK,
        Frame::StrikeTroll(..) => law::attacking::STRIKE_THE_TROLL,
        Frame::Guard(..) => law::defence::DEFENCE_SLOTS,
        Frame::Reserve(..) => law::reserve::PUT_IN_RESERVE,
        Frame::Wild(..) => law::day_and_night::SPECIAL_DIE,
        Frame::Trap(..) => law::traps::PLACE_A_TRAP,
        Frame::Heal(..) => law::healing::HEAL,
    }
}

/// The paragraph under which a result is spent.
const fn para_of(purpose: Purpose) -> Para {
    match purpose {
        Purpose::Move(_) => law::movement::MOVE,
        Purpose::Work(_) => law::objectives::OBJECTIVES,
        Purpose::Capability(..) => law::capabilities::COSTS,
        Purpose::Trap(..) => law::traps::PLACE_A_TRAP,
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Turns { nth } => start::order_of_monsters(nth, desk),
        Frame::Start(slot) => start::start_of_a_turn(slot, desk),
        Frame::DiscardReserve(slot) => start::discard_from_reserve(slot, desk),
        Frame::Discard(slot, symbol) => start::discard(slot, symbol, desk),
        Frame::Roll(slot) => start::roll(slot, desk),
        Frame::Reroll(slot) => start::reroll(slot, desk),
        Frame::Rerolled(slot, face, other) => start::rerolled(slot, face, other, desk),
        Frame::Torches(slot) => torches::torches_first(slot, desk),
        Frame::UseResults(slot) => results::use_results(slot, desk),
        Frame::End(slot) => start::end_of_a_turn(slot, desk),
        Frame::Spend(slot, purpose) => deeds::spend(slot, purpose, desk),
        Frame::Spent(slot, purpose, symbol) => deeds::spent(slot, purpose, symbol, desk),
        Frame::Strike(slot, figure, symbol) => deeds::strike(slot, figure, symbol, desk),
        Frame::StrikeTroll(slot, symbol) => deeds::strike_the_troll(slot, symbol, desk),
        Frame::Guard(slot, symbol) => deeds::guard(slot, symbol, desk),
        Frame::Reserve(slot, symbol) => deeds::reserve(slot, symbol, desk),
        Frame::Wild(slot, symbol) => deeds::wild(slot, symbol, desk),
        Frame::Trap(slot, place) => deeds::trap(slot, place, desk),
        Frame::Heal(slot, condition) => deeds::heal(slot, condition, desk),
    }
}

/// V13.5 Death on the Own Turn. Whether a monster can go on with its turn: it lives and stands (V22.7).
#[inline]
pub(crate) fn is_acting(desk: &Desk<'_>, slot: Slot) -> bool {
    let is_alive = desk.position.is_alive(slot);
    if !is_alive {
        kernel::cite(law::death::DEATH_ON_THE_OWN_TURN);
    }
    is_alive && !desk.position.board(slot).is_lying()
}
