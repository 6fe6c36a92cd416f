//! M30 Clean-up Phase: eight steps.

mod home;
mod leaders;
mod panic;
mod reset;
mod wages;

use crate::law::{bazaar, clean_up as law, deployment, rounds};
use crate::terms::{Card, Mercenary};
use crate::{Desk, Flow};
use kernel::Seat;

kernel::frames! {
    /// A step of the Clean-up Phase that stands open.
    pub enum Frame {
        CleanTheBoard = law::CLEAN_THE_BOARD => home::clean_the_board,
        AtHome(seat: Seat) = deployment::CASHING_IN => home::at_home,
        SpreadPanic = law::SPREAD_PANIC => panic::spread_panic,
        ReplaceDeadLeaders = law::REPLACE_DEAD_LEADERS => leaders::replace_dead_leaders,
        NewLeader(seat: Seat) = law::REPLACE_DEAD_LEADERS => leaders::new_leader,
        Promoted(seat: Seat, mercenary: Mercenary) = law::REPLACE_DEAD_LEADERS => leaders::promoted,
        PayWages = law::PAY_WAGES => wages::pay_wages,
        Wages(seat: Seat) = law::PAY_WAGES => wages::wages,
        Desertion(seat: Seat) = law::PAY_WAGES => wages::desertion,
        Deserter(seat: Seat, mercenary: Mercenary) = law::PAY_WAGES => wages::deserter,
        NoviceDeserter(seat: Seat) = law::PAY_WAGES => wages::novice_deserter,
        Inheritance(seat: Seat, mercenary: Mercenary) = bazaar::EQUIPMENT_LOST => wages::inheritance,
        Inherits(seat: Seat, card: Card, mercenary: Mercenary) = bazaar::EQUIPMENT_LOST => wages::inherits,
        Lost(seat: Seat, card: Card) = bazaar::EQUIPMENT_LOST => wages::lost,
        Gone(seat: Seat, mercenary: Mercenary) = law::PAY_WAGES => wages::gone,
        GloryCheck = law::GLORY_CHECK => reset::glory_check,
        BoardReset = law::BOARD_RESET => reset::board_reset,
        FirstPlayer = law::FIRST_PLAYER => reset::first_player,
        RoundMarker = law::ROUND_MARKER => reset::round_marker,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// M8.3 Steps left out.
///
/// What comes after the Glory check is not carried out once the game has ended.
fn steps_after(is_over: bool) -> crate::Frame {
    if is_over {
        kernel::cite(rounds::STEPS_LEFT_OUT);
        crate::scoring::Frame::BeforeScoring.into()
    } else {
        Frame::BoardReset.into()
    }
}
