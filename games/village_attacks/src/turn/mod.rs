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

kernel::frames! {
    /// Open paragraphs of a monster's turn.
    pub enum Frame {
        Turns { nth: u8 } = law::turn::ORDER_OF_MONSTERS => start::order_of_monsters,
        Start(slot: Slot) = law::turn::START_OF_A_TURN => start::start_of_a_turn,
        DiscardReserve(slot: Slot) = law::reserve::DISCARD_FROM_RESERVE => start::discard_from_reserve,
        Discard(slot: Slot, symbol: Symbol) = law::reserve::DISCARD_FROM_RESERVE => start::discard,
        Roll(slot: Slot) = law::turn::ROLL => start::roll,
        Reroll(slot: Slot) = law::turn::REROLL => start::reroll,
        Rerolled(slot: Slot, face: Face, other: Option<Face>) = law::turn::REROLL => start::rerolled,
        Torches(slot: Slot) = law::turn::TORCHES => torches::torches,
        Torch(slot: Slot) = law::turn::TORCHES => torches::one_torch,
        UseResults(slot: Slot) = law::turn::USE_RESULTS => results::use_results,
        End(slot: Slot) = law::turn::END_OF_A_TURN => start::end_of_a_turn,
        Spend(slot: Slot, purpose: Purpose) = para_of(purpose) => deeds::spend,
        Spent(slot: Slot, purpose: Purpose, symbol: Symbol) = para_of(purpose) => deeds::spent,
        Strike(slot: Slot, figure: Figure, symbol: Symbol) = law::attacking::ATTACK => deeds::strike,
        StrikeTroll(slot: Slot, symbol: Symbol) = law::attacking::STRIKE_THE_TROLL => deeds::strike_the_troll,
        Guard(slot: Slot, symbol: Symbol) = law::defence::DEFENCE_SLOTS => deeds::guard,
        Reserve(slot: Slot, symbol: Symbol) = law::reserve::PUT_IN_RESERVE => deeds::reserve,
        Wild(slot: Slot, symbol: Symbol) = law::day_and_night::SPECIAL_DIE => deeds::wild,
        Trap(slot: Slot, place: u8) = law::traps::PLACE_A_TRAP => deeds::trap,
        Heal(slot: Slot, condition: Option<Condition>) = law::healing::HEAL => deeds::heal,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// What a result of any kind is spent on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// A step to a zone.
    Move(Zone),
    /// The goal of the scenario.
    Work(Work),
    /// A capability by its place, with this many results still to pay.
    Capability(u8, u8),
    /// A trap by its place, with this many results still to pay.
    Trap(u8, u8),
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

/// V13.5 Death on the Own Turn. Whether a monster can go on with its turn: it lives and stands (V22.7).
#[inline]
pub(crate) fn is_acting(desk: &Desk<'_>, slot: Slot) -> bool {
    let is_alive = desk.position.is_alive(slot);
    if !is_alive {
        kernel::cite(law::death::DEATH_ON_THE_OWN_TURN);
    }
    is_alive && !desk.position.board(slot).is_lying()
}
