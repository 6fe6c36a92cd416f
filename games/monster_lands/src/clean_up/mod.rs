//! M30 Clean-up Phase: eight steps.

mod home;
mod leaders;
mod panic;
mod reset;
mod wages;

use crate::game::{Desk, Flow};
use crate::law::{bazaar, clean_up as law, deployment, rounds};
use crate::terms::{Card, Mercenary};
use kernel::{Para, Seat};

/// A step of the Clean-up Phase that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// M30.1.
    CleanTheBoard,
    /// M30.1: what a clan does at home.
    AtHome(Seat),
    /// M30.2.
    SpreadPanic,
    /// M30.3.
    ReplaceDeadLeaders,
    /// M30.3: of one clan.
    NewLeader(Seat),
    /// M30.3: this one.
    Promoted(Seat, Mercenary),
    /// M30.4.
    PayWages,
    /// M30.4: of one clan.
    Wages(Seat),
    /// M30.4: who deserts.
    Desertion(Seat),
    /// M30.4: this one.
    Deserter(Seat, Mercenary),
    /// M30.4: a Novice.
    NoviceDeserter(Seat),
    /// M16.6: who takes over the deserter's Equipment.
    Inheritance(Seat, Mercenary),
    /// M16.6: this one.
    Inherits(Seat, Card, Mercenary),
    /// M16.6: nobody.
    Lost(Seat, Card),
    /// M30.4: the deserter is gone.
    Gone(Seat, Mercenary),
    /// M30.5.
    GloryCheck,
    /// M30.6.
    BoardReset,
    /// M30.7.
    FirstPlayer,
    /// M30.8.
    RoundMarker,
}

/// The paragraph of a frame.
pub(crate) const fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::CleanTheBoard => law::CLEAN_THE_BOARD,
        Frame::AtHome(_) => deployment::CASHING_IN,
        Frame::SpreadPanic => law::SPREAD_PANIC,
        Frame::ReplaceDeadLeaders | Frame::NewLeader(_) | Frame::Promoted(..) => {
            law::REPLACE_DEAD_LEADERS
        }
        Frame::PayWages
        | Frame::Wages(_)
        | Frame::Desertion(_)
        | Frame::Deserter(..)
        | Frame::NoviceDeserter(_)
        | Frame::Gone(..) => law::PAY_WAGES,
        Frame::Inheritance(..) | Frame::Inherits(..) | Frame::Lost(..) => bazaar::EQUIPMENT_LOST,
        Frame::GloryCheck => law::GLORY_CHECK,
        Frame::BoardReset => law::BOARD_RESET,
        Frame::FirstPlayer => law::FIRST_PLAYER,
        Frame::RoundMarker => law::ROUND_MARKER,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::CleanTheBoard => home::clean_the_board(desk),
        Frame::AtHome(seat) => home::at_home(seat, desk),
        Frame::SpreadPanic => panic::spread_panic(desk),
        Frame::ReplaceDeadLeaders => leaders::replace_dead_leaders(desk),
        Frame::NewLeader(seat) => leaders::new_leader(seat, desk),
        Frame::Promoted(seat, mercenary) => leaders::promoted(seat, mercenary, desk),
        Frame::PayWages => wages::pay_wages(desk),
        Frame::Wages(seat) => wages::wages(seat, desk),
        Frame::Desertion(seat) => wages::desertion(seat, desk),
        Frame::Deserter(seat, mercenary) => wages::deserter(seat, mercenary, desk),
        Frame::NoviceDeserter(seat) => wages::novice_deserter(seat, desk),
        Frame::Inheritance(seat, mercenary) => wages::inheritance(seat, mercenary, desk),
        Frame::Inherits(seat, card, mercenary) => wages::inherits(seat, card, mercenary, desk),
        Frame::Lost(seat, card) => wages::lost(seat, card, desk),
        Frame::Gone(seat, mercenary) => wages::gone(seat, mercenary, desk),
        Frame::GloryCheck => reset::glory_check(desk),
        Frame::BoardReset => reset::board_reset(desk),
        Frame::FirstPlayer => reset::first_player(desk),
        Frame::RoundMarker => reset::round_marker(desk),
    }
}

/// A frame of this chapter.
const fn frame(frame: Frame) -> crate::Frame {
    crate::Frame::CleanUp(frame)
}

/// M8.3 Steps left out.
///
/// What comes after the Glory check is not carried out once the game has ended.
fn steps_after(is_over: bool) -> crate::Frame {
    if is_over {
        kernel::cite(rounds::STEPS_LEFT_OUT);
        crate::Frame::Scoring(crate::scoring::Frame::BeforeScoring)
    } else {
        frame(Frame::BoardReset)
    }
}
