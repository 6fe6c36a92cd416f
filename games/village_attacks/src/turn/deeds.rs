//! What a monster does with a result.

use super::results::price_of_healing;
use super::{Frame, Purpose, para_of};
use crate::attacking::{self, Cause};
use crate::frame::Frame as F;
use crate::position::PlacedTrap;
use crate::terms::{Condition, Figure, Slot, Symbol, Zone, small};
use crate::{
    Choice, Desk, Fact, Flow, Question, capabilities, death, healing, law, objectives, shoving,
    sight, troll,
};
use kernel::{cite, next, settled};

/// V5.3 Hindrance.
pub(super) fn is_hindered(desk: &Desk<'_>, slot: Slot, zone: Zone) -> bool {
    cite(law::movement::HINDRANCE);
    let village = &desk.position.village;
    let lying = village.at(zone).and(village.stunned());
    let standing = village.count(zone) - if lying.is_empty() { 0 } else { small(lying.len()) };
    death::remaining(desk.setting, desk.position, slot.creature()) <= standing
}

/// Which result of any kind is spent (V9.5).
pub(super) fn spend(slot: Slot, purpose: Purpose, desk: &Desk<'_>) -> Flow {
    let symbols = desk.position.board(slot).spendable();
    let offers = symbols.map(|it| (Choice::With(it), F::Turn(Frame::Spent(slot, purpose, it))));
    let seat = desk.setting.seat_of(slot);
    desk.ask(seat, para_of(purpose), Question::SpendWhich(slot, purpose)).offers(offers).must()
}

/// V3.9 Used Results.
pub(super) fn spent(slot: Slot, purpose: Purpose, symbol: Symbol, desk: &mut Desk<'_>) -> Flow {
    cite(law::turn::USED_RESULTS);
    desk.position.board_mut(slot).spend(symbol);
    match purpose {
        Purpose::Move(to) => {
            desk.position.board_mut(slot).step();
            step(slot, to, desk);
            settled()
        }
        Purpose::Work(work) => {
            objectives::work(slot, work, desk);
            settled()
        }
        Purpose::Capability(place, left) => capabilities::pay(slot, place, left - 1),
        Purpose::Trap(place, left) => pay_trap(slot, place, left - 1, desk),
    }
}

/// V5.1 Move.
/// V5.5 Where Monsters Stand.
pub(crate) fn step(slot: Slot, to: Zone, desk: &mut Desk<'_>) {
    cite(law::movement::WHERE_MONSTERS_STAND);
    shoving::step(slot.creature(), to, desk);
    desk.tell(law::movement::MOVE, Fact::Moves(slot.creature(), to));
    objectives::arrive(slot, to, desk);
}

/// V6.1 Attack.
pub(super) fn strike(slot: Slot, figure: Figure, with: Symbol, desk: &mut Desk<'_>) -> Flow {
    desk.position.board_mut(slot).spend(with);
    let village = &desk.position.village;
    let (who, zone) = (village.who(figure), village.zone_of(figure));
    desk.tell(law::attacking::ATTACK, Fact::Strikes(slot.creature(), who, zone));
    let from = desk.position.pack.zone_of(slot.creature()).expect("who attacks is on the map");
    if sight::is_lucky(from, desk) {
        attacking::hurt(figure, 1, Cause::Monster(slot), desk);
    }
    settled()
}

/// V6.8 Strike the Troll.
/// V18.6 Provoke the Troll.
pub(super) fn strike_the_troll(slot: Slot, with: Symbol, desk: &mut Desk<'_>) -> Flow {
    cite(law::troll::PROVOKE_THE_TROLL);
    desk.position.board_mut(slot).spend(with);
    let from = desk.position.pack.zone_of(slot.creature()).expect("who attacks is on the map");
    // V24.2
    if sight::is_lucky(from, desk) { next(F::Troll(troll::Frame::Activate)) } else { settled() }
}

/// V7.1 Defence Slots.
pub(super) fn guard(slot: Slot, symbol: Symbol, desk: &mut Desk<'_>) -> Flow {
    let board = desk.position.board_mut(slot);
    board.spend(symbol);
    if symbol == Symbol::Defence {
        board.ward_off();
    } else {
        board.swear();
    }
    desk.tell(law::defence::DEFENCE_SLOTS, Fact::Guards(slot, symbol));
    settled()
}

/// V8.1 Put in Reserve.
pub(super) fn reserve(slot: Slot, symbol: Symbol, desk: &mut Desk<'_>) -> Flow {
    desk.position.board_mut(slot).keep(symbol);
    desk.tell(law::reserve::PUT_IN_RESERVE, Fact::Reserves(slot, symbol));
    settled()
}

/// The wild face counts as a symbol (V28.2).
pub(super) fn wild(slot: Slot, symbol: Symbol, desk: &mut Desk<'_>) -> Flow {
    desk.position.board_mut(slot).show(Some(symbol.into()));
    desk.tell(law::day_and_night::SPECIAL_DIE, Fact::Wild(slot, symbol));
    settled()
}

/// V12.1 Place a Trap.
/// V12.3 Traps Not by Others.
pub(super) fn trap(slot: Slot, place: u8, desk: &mut Desk<'_>) -> Flow {
    cite(law::traps::TRAPS_NOT_BY_OTHERS);
    let card = desk.position.decks.display()[usize::from(place)];
    let cost = desk.setting.trap(desk.setting.trap_cards[usize::from(card)]).cost;
    desk.position.board_mut(slot).spend_fixed(cost);
    pay_trap(slot, place, cost.any, desk)
}

fn pay_trap(slot: Slot, place: u8, left: u8, desk: &mut Desk<'_>) -> Flow {
    if left > 0 {
        return next(F::Turn(Frame::Spend(slot, Purpose::Trap(place, left))));
    }
    let zone = desk.position.pack.zone_of(slot.creature()).expect("who acts is on the map");
    let card = desk.position.decks.take_trap(usize::from(place));
    let trap = desk.setting.trap_cards[usize::from(card)];
    let charges = desk.setting.trap(trap).charges;
    desk.position.castle.place_trap(zone, PlacedTrap { card, charges });
    desk.tell(law::traps::PLACE_A_TRAP, Fact::PlacesTrap(slot, trap, zone));
    settled()
}

/// V15.1 Heal.
pub(super) fn heal(slot: Slot, condition: Option<Condition>, desk: &mut Desk<'_>) -> Flow {
    let price = price_of_healing(desk);
    (0..price).for_each(|_| desk.position.board_mut(slot).spend(Symbol::Magic));
    healing::mend(slot.creature(), condition, law::healing::HEAL, desk);
    settled()
}
