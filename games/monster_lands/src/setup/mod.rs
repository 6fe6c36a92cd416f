//! M2 Board set-up, M3 Player set-up, M4 Player-count changes and M33 Difficulty.

mod board;
mod players;
mod tables;

pub(crate) use board::{
    draw_missions, monster_at_the_entrance, refill_bazaar, refill_lodge, refill_loot, turn_up_land,
    turn_up_monster,
};
pub(crate) use tables::{active_lands, beer_price, ends_by_glory, open_spaces, tavern_docks};

use crate::law::{board_setup, player_setup, scenarios};
use crate::terms::Affinity;
use crate::{Desk, Fact, Flow};
use kernel::{Seat, in_order};

kernel::frames! {
    /// A paragraph of the set-up that stands open.
    pub enum Frame {
        Board = board_setup::NOVICE_PILE => set_up,
        InitialMembers(seat: Seat) = player_setup::INITIAL_MEMBERS => players::initial_members,
        StartValues(seat: Seat, affinity: Affinity) = player_setup::START_VALUES => players::start_values,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
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
    let players = seats.map(|seat| Frame::InitialMembers(seat).into());
    in_order(players.chain([crate::rounds::Frame::FourPhases.into()]))
}
