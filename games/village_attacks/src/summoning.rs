//! V14 Summoning.

use crate::frame::Frame as F;
use crate::shoving::{self, Comer, Way};
use crate::terms::{Creature, Slot, Symbol};
use crate::{Choice, Desk, Fact, Flow, Question, Why, law, rounds};
use kernel::{Para, cite, in_order, next, settled};

kernel::frames! {
    /// Open paragraphs of V14.
    pub enum Frame {
        Pay(slot: Slot, symbol: Symbol) = law::summoning::PAY_THE_COST => pay,
        Draw = law::summoning::DRAW_A_SUMMON_CARD => draw,
        Burdens(left: u8) = law::summoning::LASTING_BURDEN => burdens,
        Burden(slot: Slot, left: u8) = law::summoning::LASTING_BURDEN => burden,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// How many monsters keep the burden (V14.7).
const BURDENS: u8 = 2;

/// V14.1 Summoning.
/// V14.11 One at a Time.
/// Whether a monster stands where a summoning can be paid for.
pub(crate) fn is_open(desk: &Desk<'_>, slot: Slot) -> bool {
    let zone = desk.position.pack.zone_of(slot.creature());
    let in_chamber = zone.is_some() && zone == desk.setting.chamber();
    if in_chamber {
        cite(law::summoning::SUMMONING);
        cite(law::summoning::ONE_AT_A_TIME);
    }
    in_chamber && desk.position.pack.summoned().is_none() && desk.position.decks.can_summon()
}

/// V14.3 Five Symbols. Why a monster may not pay with a symbol.
pub(crate) fn bar(desk: &Desk<'_>, slot: Slot, symbol: Symbol) -> Option<(Para, Why)> {
    if desk.position.board(slot).paid().is_some() {
        return Some((law::summoning::PAY_THE_COST, Why::HasPaid));
    }
    let is_paid = |other| desk.position.board(other).paid() == Some(symbol);
    let paid = desk.setting.slots().any(is_paid);
    paid.then_some((law::summoning::FIVE_SYMBOLS, Why::SymbolPaid))
}

/// V14.2 Pay the Cost.
/// V14.6 Dead Payers.
fn pay(slot: Slot, symbol: Symbol, desk: &mut Desk<'_>) -> Flow {
    let board = desk.position.board_mut(slot);
    board.spend(symbol);
    board.pay_summoning(Some(symbol));
    desk.tell(law::summoning::PAY_THE_COST, Fact::PaysSummoning(slot, symbol));
    cite(law::summoning::DEAD_PAYERS);
    let is_complete = desk.setting.slots().all(|slot| desk.position.board(slot).paid().is_some());
    if is_complete { next(F::Summoning(Frame::Draw)) } else { settled() }
}

/// V14.5 Draw a Summon Card.
fn draw(desk: &mut Desk<'_>) -> Flow {
    desk.setting.slots().for_each(|slot| desk.position.board_mut(slot).pay_summoning(None));
    let chamber = desk.setting.chamber().expect("a summoning is paid for in the Chamber");
    let summon = desk.position.decks.draw_summon(&mut desk.chance);
    let Some(summon) = summon else { return settled() };
    shoving::make_room(chamber, Comer::Other, Way::In, desk);
    desk.position.pack.summon(summon, chamber);
    desk.tell(law::summoning::DRAW_A_SUMMON_CARD, Fact::Summons(summon));
    desk.position.castle.complete_summoning();
    rounds::check_morale(desk);
    in_order([F::Summoning(Frame::Burdens(BURDENS))])
}

/// V14.7 Lasting Burden.
fn burdens(left: u8, desk: &Desk<'_>) -> Flow {
    if left == 0 {
        return settled();
    }
    let free = desk.setting.slots().filter(|&slot| !desk.position.board(slot).is_burdened());
    let offers = free.map(|slot| {
        let burden = F::Summoning(Frame::Burden(slot, left - 1));
        (Choice::Burden(Creature(slot.0)), burden)
    });
    let seat = desk.setting.seat_of(desk.position.castle.first());
    desk.ask(seat, law::summoning::LASTING_BURDEN, Question::KeepBurden).offers(offers).if_any()
}

fn burden(slot: Slot, left: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.board_mut(slot).burden(true);
    desk.tell(law::summoning::LASTING_BURDEN, Fact::Burdened(slot));
    next(F::Summoning(Frame::Burdens(left)))
}
