//! M9 Deployment Phase, general: turns, Actions, and what is free in a turn.

mod actions;
mod cashing;
mod conversions;
mod free;
mod talents;

pub(crate) use cashing::{can_cash_in, can_hire, could_bring, counts_at_the_end};
pub(crate) use free::{Moment, offer_free};

use crate::law::{after_the_attack, clan, deployment as law, loot};
use crate::terms::{Colour, Die, Loot, Mercenary, Monster, Store};
use crate::{Desk, Fact, Flow, solo};
use kernel::{Seat, in_order, next, settled};

kernel::frames! {
    /// A paragraph of the Deployment Phase that stands open.
    pub enum Frame {
        Turns = law::TURNS => turn(desk.position.first_player(), desk),
        Turn(seat: Seat) = law::TURNS => turn,
        Actions(seat: Seat) = law::ACTIONS => actions::actions,
        Pass(seat: Seat) = law::ACT_OR_PASS => actions::pass,
        NextTurn(seat: Seat) = law::TURNS => next_turn,
        Waste(seat: Seat) = law::NO_LEGAL_ACTION => actions::waste,
        NoLegalAction(seat: Seat, die: Die) = law::NO_LEGAL_ACTION => actions::no_legal_action,
        Convert(seat: Seat, die: Die) = law::CONVERSIONS => conversions::convert,
        Conversions(seat: Seat, die: Die, colour: Colour) = law::CONVERSIONS => conversions::conversions,
        UseLoot(seat: Seat, loot: Loot) = loot::USE_LOOT => cashing::use_loot,
        LootConverts(seat: Seat, loot: Loot, die: Die) = loot::USE_LOOT => conversions::loot_converts,
        SellTrophy(seat: Seat, monster: Monster) = after_the_attack::TROPHIES => cashing::sell_trophy,
        UseTalent(seat: Seat, mercenary: Mercenary) = clan::ONCE_PER_ROUND => talents::use_talent,
        TalentToken(seat: Seat, mercenary: Mercenary, what: Store) = clan::ONCE_PER_ROUND => talents::token,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// M9.1 Turns.
///
/// Clockwise from the first player, one Action each, until all have passed.
fn turn(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    desk.position.begin_turn();
    desk.tell_turn(Some(seat), law::TURNS, Fact::Turn(seat));
    in_order([Frame::Actions(seat), Frame::NextTurn(seat)].map(Into::into))
}

fn next_turn(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    let (position, count) = (&desk.position, desk.position.seat_count());
    let mut after = seat.after(count);
    while position.passed().has(after) && after != seat {
        after = after.after(count);
    }
    let all_passed = position.passed().has(after);
    if desk.setting.is_solo() && solo::takes_a_turn(desk, seat) {
        let hers = solo::Frame::TurnAbout.into();
        let following = Frame::Turn(after).into();
        return if all_passed { next(hers) } else { in_order([hers, following]) };
    }
    if all_passed { settled() } else { turn(after, desk) }
}
