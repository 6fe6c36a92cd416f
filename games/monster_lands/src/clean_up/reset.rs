//! M30.5 to M30.8: Glory check, board reset, first player, Round marker.

use super::{Frame, steps_after};
use crate::law::{clean_up as law, rounds, scenarios, solo};
use crate::setup::{active_lands, draw_missions, ends_by_glory, turn_up_land, turn_up_monster};
use crate::terms::Side;
use crate::{Desk, Fact, Flow, Setting, clan};
use kernel::{Seat, cite, next};

/// M30.5 Glory check.
/// M8.2 End of the game.
///
/// M8.2 The game ends with its last round, or once a clan has the Glory that ends it.
pub(super) fn glory_check(desk: &mut Desk<'_>) -> Flow {
    cite(rounds::END_OF_THE_GAME);
    let is_last = desk.position.round() >= last_round(desk.setting);
    let goal = desk.setting.numbers.game.glory_end;
    let mut seats = desk.position.turn_order();
    let reached = seats.find(|&seat| desk.position.clan(seat).glory() >= goal);
    let reached = reached.filter(|_| ends_by_glory(desk.setting));
    if let Some(seat) = reached {
        let glory = desk.position.clan(seat).glory();
        desk.tell(law::GLORY_CHECK, Fact::GloryReached(seat, glory));
    } else if is_last {
        desk.tell(law::GLORY_CHECK, Fact::LastRound);
    }
    next(steps_after(is_last || reached.is_some()))
}

/// M36.16 Length of a scenario.
fn last_round(setting: &Setting) -> u8 {
    let Some(scenario) = setting.scenario else { return setting.numbers.game.rounds };
    cite(solo::LENGTH_OF_A_SCENARIO);
    if scenario.rounds.is_some() {
        cite(scenarios::BLITZ);
    }
    scenario.rounds.unwrap_or(setting.numbers.game.rounds)
}

/// M30.6 Board reset.
/// M36.14 Her Land replaced.
///
/// Dice to the reserve, new Missions, new Monsters and Lands where there are none. The offers stay.
pub(super) fn board_reset(desk: &mut Desk<'_>) -> Flow {
    desk.position.return_dice();
    for side in Side::ALL {
        desk.position.discard_mission(side);
    }
    draw_missions(desk, law::BOARD_RESET);
    for &side in active_lands(desk.setting) {
        if desk.position.outside().monster(side).is_none() {
            turn_up_monster(desk, law::BOARD_RESET, side);
        }
    }
    for &side in active_lands(desk.setting) {
        if desk.position.outside().land(side).is_none() {
            if desk.setting.scenario.is_some() {
                cite(solo::HER_LAND_REPLACED); // M36.14
            }
            turn_up_land(desk, law::BOARD_RESET, side);
        }
    }
    next(Frame::FirstPlayer.into())
}

/// M30.7 First player.
///
/// The least Reputation; of equals the first to the right of the one who was, who comes last.
pub(super) fn first_player(desk: &mut Desk<'_>) -> Flow {
    let (count, first) = (desk.position.seat_count(), desk.position.first_player().index());
    let to_the_right = (1..=count)
        .map(|step| Seat(u8::try_from((first + count - step) % count).expect("seats are few")));
    let reputation = |seat: &Seat| clan::reputation(desk.setting, desk.position, *seat);
    let seat = to_the_right.min_by_key(reputation).expect("somebody plays");
    desk.position.set_first_player(seat);
    desk.tell(law::FIRST_PLAYER, Fact::FirstPlayer(seat));
    next(Frame::RoundMarker.into())
}

/// M30.8 Round marker.
pub(super) fn round_marker(desk: &mut Desk<'_>) -> Flow {
    desk.position.next_round();
    next(crate::rounds::Frame::FourPhases.into())
}
