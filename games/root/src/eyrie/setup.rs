//! 7.3 Faction Set-up.

use super::{Frame, seat};
use crate::frame::Frame as F;
use crate::golden_rules::place;
use crate::setup::starting_corners;
use crate::terms::{Clearing, Faction, Leader, Piece};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{cite, in_order, settled};

pub(super) fn set_up() -> Flow {
    in_order(
        [Frame::GatherWarriors, Frame::PlaceRoostAndWarriors, Frame::ChooseLeader].map(F::Eyrie),
    )
}

/// 7.3.1 Step 1: Gather Warriors.
pub(super) fn gather_warriors(desk: &mut Desk<'_>) -> Flow {
    let warriors = desk.setting.warriors(Faction::Eyrie);
    desk.position.woodland.gather(Piece::EyrieWarrior, warriors);
    fill_roosts_track(desk);
    settled()
}

/// 7.3.5 Step 5: Fill the Roosts Track. The one that starts on the map is taken off it.
fn fill_roosts_track(desk: &mut Desk<'_>) {
    cite(law::eyrie::FILL_ROOSTS_TRACK);
    desk.position.woodland.gather(Piece::Roost, desk.setting.boards.factions.eyrie.roosts);
}

/// 7.3.2 Step 2: Place Starting Roost and Warriors. In a free corner, across from another start if possible.
pub(super) fn place_roost_and_warriors(desk: &Desk<'_>) -> Flow {
    let offers =
        starting_corners(desk).iter().map(|c| (Choice::In(c), F::Eyrie(Frame::StartIn(c))));
    desk.ask(seat(desk), law::eyrie::PLACE_ROOST_AND_WARRIORS, Question::StartIn)
        .offers(offers)
        .must()
}

pub(super) fn start_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let para = law::eyrie::PLACE_ROOST_AND_WARRIORS;
    desk.position.starting = desk.position.starting.with(clearing);
    place(desk, para, Piece::Roost, clearing, 1);
    let warriors = desk.setting.boards.factions.eyrie.starting_warriors;
    place(desk, para, Piece::EyrieWarrior, clearing, warriors);
    settled()
}

/// 7.3.3 Step 3: Choose a Leader.
pub(super) fn choose_leader(desk: &Desk<'_>) -> Flow {
    offer_leaders(desk, law::eyrie::CHOOSE_LEADER)
}

/// Asks for one of the leaders that lie face up.
pub(super) fn offer_leaders(desk: &Desk<'_>, para: kernel::Para) -> Flow {
    let leaders = desk.position.eyrie.face_up();
    let offers = leaders.map(|leader| (Choice::Leader(leader), F::Eyrie(Frame::Enthrone(leader))));
    desk.ask(seat(desk), para, Question::ChooseLeader).offers(offers).must()
}

/// 7.3.4 Step 4: Tuck the Viziers. Under the columns the leader names.
pub(super) fn enthrone(leader: Leader, desk: &mut Desk<'_>) -> Flow {
    desk.position.eyrie.set_leader(leader);
    desk.tell(law::eyrie::CHOOSE_LEADER, Fact::NewLeader { leader });
    let rows = &desk.setting.boards.factions.leader;
    let row = rows.iter().find(|row| row.id == leader).expect("every leader has its row");
    for &column in &row.viziers {
        desk.position.eyrie.tuck_vizier(column);
        desk.tell(law::eyrie::TUCK_VIZIERS, Fact::VizierTucked { column });
    }
    settled()
}
