//! M2 Board set-up, M3 Player set-up, M4 Player-count changes and M33 Difficulty.

mod board;
mod players;
mod tables;

pub(crate) use board::{
    draw_missions, monster_at_the_entrance, refill_bazaar, refill_lodge, refill_loot, turn_up_land,
    turn_up_monster,
};
pub(crate) use tables::{active_lands, beer_price, ends_by_glory, open_spaces, tavern_docks};

use crate::fact::Fact;
use crate::game::{Desk, Flow};
use crate::law::{board_setup, player_setup, scenarios};
use crate::terms::Affinity;
use kernel::{Para, Seat, in_order};

/// A paragraph of the set-up that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// M2.
    Board,
    /// M3.1.
    InitialMembers(Seat),
    /// M3.2.
    StartValues(Seat, Affinity),
}

/// The paragraph of a frame.
pub(crate) const fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Board => board_setup::NOVICE_PILE,
        Frame::InitialMembers(_) => player_setup::INITIAL_MEMBERS,
        Frame::StartValues(..) => player_setup::START_VALUES,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Board => set_up(desk),
        Frame::InitialMembers(seat) => players::initial_members(seat, desk),
        Frame::StartValues(seat, affinity) => players::start_values(seat, affinity, desk),
    }
}

/// The board, then each player in turn order, then the first round.
fn set_up(desk: &mut Desk<'_>) -> Flow {
    if let Some(scenario) = desk.setting.scenario {
        let para = scenarios::ALL[usize::from(scenario.number) - 1];
        desk.tell(para, Fact::Scenario(scenario.number));
    }
    board::novice_pile(desk);
    board::first_tavern_offer(desk);
    board::first_traps(desk);
    board::first_equipment(desk);
    board::first_monsters(desk);
    board::first_lands(desk);
    board::first_loot(desk);
    board::first_missions(desk);
    board::round_track(desk);
    board::first_player_tile(desk);
    let seats = desk.position.turn_order();
    let players = seats.map(|seat| crate::Frame::Setup(Frame::InitialMembers(seat)));
    in_order(players.chain([crate::Frame::Rounds(crate::rounds::Frame::FourPhases)]))
}
