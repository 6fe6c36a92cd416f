//! 8.3 Faction Set-up.

use super::{Frame, abilities, seat};
use crate::terms::{Faction, Piece};
use crate::{Desk, Flow};
use kernel::{Seats, in_order, settled};

/// The steps of 8.3, in order.
pub(super) fn set_up() -> Flow {
    let steps =
        [Frame::GatherWarriors, Frame::PlaceBases, Frame::FillSympathyTrack, Frame::GainSupporters];
    in_order(steps.map(Into::into))
}

/// 8.3.1 Step 1: Gather Warriors.
pub(super) fn gather_warriors(desk: &mut Desk<'_>) -> Flow {
    let warriors = desk.setting.warriors(Faction::Alliance);
    desk.position.woodland.gather(Piece::AllianceWarrior, warriors);
    settled()
}

/// 8.3.2 Step 2: Place Bases.
pub(super) fn place_bases(desk: &mut Desk<'_>) -> Flow {
    for base in Piece::BASES {
        desk.position.woodland.gather(base, 1);
    }
    settled()
}

/// 8.3.3 Step 3: Fill the Sympathy Track.
pub(super) fn fill_sympathy_track(desk: &mut Desk<'_>) -> Flow {
    let sympathy = desk.setting.boards.factions.alliance.sympathy;
    desk.position.woodland.gather(Piece::Sympathy, sympathy);
    settled()
}

/// 8.3.4 Step 4: Gain Supporters.
pub(super) fn gain_supporters(desk: &mut Desk<'_>) -> Flow {
    for _ in 0..desk.setting.boards.factions.alliance.starting_supporters {
        if let Some(card) = desk.position.draw_card(&mut desk.chance) {
            abilities::add_supporter(card, Seats::only(seat(desk)), desk);
        }
    }
    settled()
}
