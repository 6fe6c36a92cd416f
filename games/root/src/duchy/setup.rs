//! 12.3 Faction Set-up.

use super::{Frame, seat};
use crate::key_terms::adjacency;
use crate::law::duchy as law;
use crate::setup::starting_corners;
use crate::terms::{Clearing, Faction, Piece};
use crate::{Choice, Desk, Flow, golden_rules};
use kernel::{in_order, settled};

/// The steps of 12.3 that do anything, in order.
pub(super) fn set_up() -> Flow {
    let steps =
        [Frame::Gather, Frame::Surface, Frame::FillTheBuildingTracks, Frame::FillTheCrownSpaces];
    in_order(steps.map(Into::into))
}

/// 12.3.1 Step 1: Gather Warriors and Tunnels.
pub(super) fn gather(desk: &mut Desk<'_>) -> Flow {
    let warriors = desk.setting.warriors(Faction::Duchy);
    desk.position.woodland.gather(Piece::DuchyWarrior, warriors);
    desk.position.woodland.gather(Piece::Tunnel, desk.setting.boards.duchy.counts.tunnels);
    settled()
}

/// 12.3.3 Step 3: Surface. In a free corner, across from one that is taken if possible.
pub(super) fn surface(desk: &Desk<'_>) -> Flow {
    let offers = starting_corners(desk).iter().map(|c| (Choice::In(c), Frame::StartIn(c).into()));
    desk.ask(seat(desk), law::SURFACE, crate::Question::StartIn).offers(offers).must()
}

/// 12.3.3 Step 3: Surface. Two warriors and a tunnel here, two warriors in each adjacent clearing.
pub(super) fn start_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    desk.position.starting = desk.position.starting.with(clearing);
    let (para, counts) = (law::SURFACE, &desk.setting.boards.duchy.counts);
    let (here, around) = (counts.starting_warriors, counts.warriors_around);
    golden_rules::place(desk, para, Piece::Tunnel, clearing, 1);
    golden_rules::place(desk, para, Piece::DuchyWarrior, clearing, here);
    for near in adjacency::adjacent(desk, clearing) {
        golden_rules::place(desk, para, Piece::DuchyWarrior, near, around);
    }
    settled()
}

/// 12.3.4 Step 4: Fill the Building Tracks.
pub(super) fn fill_the_building_tracks(desk: &mut Desk<'_>) -> Flow {
    let counts = &desk.setting.boards.duchy.counts;
    desk.position.woodland.gather(Piece::Citadel, counts.citadels);
    desk.position.woodland.gather(Piece::Market, counts.markets);
    settled()
}

/// 12.3.6 Step 6: Fill the Crown Spaces.
pub(super) fn fill_the_crown_spaces(desk: &mut Desk<'_>) -> Flow {
    for row in &desk.setting.boards.duchy.rank {
        desk.position.duchy.set_crowns(row.id, row.crowns);
    }
    settled()
}
