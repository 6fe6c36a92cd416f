//! M9 Deployment Phase, general: turns, Actions, and what is free in a turn.

mod actions;
mod cashing;
mod conversions;
mod free;
mod talents;

pub(crate) use cashing::{can_cash_in, can_hire, could_bring, counts_at_the_end};
pub(crate) use free::{Moment, offer_free};

use crate::fact::Fact;
use crate::game::{Desk, Flow};
use crate::law::{after_the_attack, clan, deployment as law, loot};
use crate::solo;
use crate::terms::{Colour, Die, Loot, Mercenary, Monster};
use kernel::{Para, Seat, in_order, next, settled};

/// A paragraph of the Deployment Phase that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// M9.1: the phase.
    Turns,
    /// M9.1: a turn.
    Turn(Seat),
    /// M9.2.
    Actions(Seat),
    /// M9.3.
    Pass(Seat),
    /// M9.1: who is next.
    NextTurn(Seat),
    /// M9.6: which die is of no use.
    Waste(Seat),
    /// M9.6.
    NoLegalAction(Seat, Die),
    /// M9.5: into which colour a Novice converts a die.
    Convert(Seat, Die),
    /// M9.5: a Novice converts a die.
    Conversions(Seat, Die, Colour),
    /// M28.4: Loot is used.
    UseLoot(Seat, Loot),
    /// M28.4: Loot converts this die.
    LootConverts(Seat, Loot, Die),
    /// M26.6: a Trophy is sold.
    SellTrophy(Seat, Monster),
    /// M6.3: a Talent is used.
    UseTalent(Seat, Mercenary),
    /// M6.3: a Talent gives a Potion.
    TalentPotion(Seat, Mercenary),
    /// M6.3: a Talent gives a Venom.
    TalentVenom(Seat, Mercenary),
}

/// The paragraph of a frame.
pub(crate) const fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Turns | Frame::Turn(_) | Frame::NextTurn(_) => law::TURNS,
        Frame::Actions(_) => law::ACTIONS,
        Frame::Pass(_) => law::ACT_OR_PASS,
        Frame::Waste(_) | Frame::NoLegalAction(..) => law::NO_LEGAL_ACTION,
        Frame::Convert(..) | Frame::Conversions(..) => law::CONVERSIONS,
        Frame::UseLoot(..) | Frame::LootConverts(..) => loot::USE_LOOT,
        Frame::SellTrophy(..) => after_the_attack::TROPHIES,
        Frame::UseTalent(..) | Frame::TalentPotion(..) | Frame::TalentVenom(..) => {
            clan::ONCE_PER_ROUND
        }
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Turns => turn(desk.position.first_player(), desk),
        Frame::Turn(seat) => turn(seat, desk),
        Frame::Actions(seat) => actions::actions(seat, desk),
        Frame::Pass(seat) => actions::pass(seat, desk),
        Frame::NextTurn(seat) => next_turn(seat, desk),
        Frame::Waste(seat) => actions::waste(seat, desk),
        Frame::NoLegalAction(seat, die) => actions::no_legal_action(seat, die, desk),
        Frame::Convert(seat, die) => conversions::convert(seat, die, desk),
        Frame::Conversions(seat, die, colour) => conversions::conversions(seat, die, colour, desk),
        Frame::UseLoot(seat, loot) => cashing::use_loot(seat, loot, desk),
        Frame::LootConverts(seat, loot, die) => conversions::loot_converts(seat, loot, die, desk),
        Frame::SellTrophy(seat, monster) => cashing::sell_trophy(seat, monster, desk),
        Frame::UseTalent(seat, mercenary) => talents::use_talent(seat, mercenary, desk),
        Frame::TalentPotion(seat, mercenary) => talents::potion(seat, mercenary, desk),
        Frame::TalentVenom(seat, mercenary) => talents::venom(seat, mercenary, desk),
    }
}

/// M9.1 Turns.
///
/// Clockwise from the first player, one Action each, until all have passed.
fn turn(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    desk.position.begin_turn();
    desk.tell_turn(law::TURNS, Fact::Turn(seat));
    in_order([Frame::Actions(seat), Frame::NextTurn(seat)].map(crate::Frame::Deployment))
}

fn next_turn(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    let (position, count) = (&desk.position, desk.position.seat_count());
    let mut after = seat.after(count);
    while position.passed().has(after) && after != seat {
        after = after.after(count);
    }
    let all_passed = position.passed().has(after);
    if desk.setting.is_solo() && solo::takes_a_turn(desk, seat) {
        let hers = crate::Frame::Solo(solo::Frame::TurnAbout);
        let following = crate::Frame::Deployment(Frame::Turn(after));
        return if all_passed { next(hers) } else { in_order([hers, following]) };
    }
    if all_passed { settled() } else { turn(after, desk) }
}
