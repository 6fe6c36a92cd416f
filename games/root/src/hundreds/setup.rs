//! 14.3 Faction Set-up.

use super::{Fact, Frame, seat};
use crate::golden_rules::place;
use crate::law::hundreds as law;
use crate::setup::starting_corners;
use crate::terms::{Clearing, Faction, Mood, Piece};
use crate::{Choice, Desk, Flow, Question, vagabond};
use kernel::{in_order, settled};

/// The steps of 14.3, in order, with the supplies formed.
pub(super) fn set_up(desk: &mut Desk<'_>) -> Flow {
    for &piece in Piece::of(Faction::Hundreds) {
        desk.position.woodland.gather(piece, desk.setting.pieces(piece));
    }
    in_order([Frame::Garrison, Frame::PlaceItems, Frame::BecomeStubborn].map(Into::into))
}

/// 14.3.1 Step 1: Garrison. In a corner of choice.
pub(super) fn garrison(desk: &Desk<'_>) -> Flow {
    let corners = starting_corners(desk).iter();
    desk.ask(seat(desk), law::GARRISON, Question::StartIn)
        .offers(corners.map(|corner| (Choice::In(corner), Frame::GarrisonIn(corner).into())))
        .must()
}

pub(super) fn garrison_in(corner: Clearing, desk: &mut Desk<'_>) -> Flow {
    desk.position.starting = desk.position.starting.with(corner);
    let warriors = desk.setting.boards.hundreds.counts.starting_warriors;
    place(desk, law::GARRISON, Piece::Warlord, corner, 1);
    place(desk, law::GARRISON, Piece::HundredsWarrior, corner, warriors);
    place(desk, law::GARRISON, Piece::Stronghold, corner, 1);
    settled()
}

/// 14.3.2 Step 2: Place Items. Under the ruins, if no Vagabond did.
pub(super) fn place_items(desk: &mut Desk<'_>) -> Flow {
    if !desk.position.has_vagabonds() {
        vagabond::put_under_ruins(desk, 1, law::PLACE_ITEMS);
    }
    settled()
}

/// 14.3.3 Step 3: Become Stubborn.
pub(super) fn become_stubborn(desk: &mut Desk<'_>) -> Flow {
    desk.position.hundreds.set_mood(Mood::Stubborn);
    desk.tell(law::BECOME_STUBBORN, Fact::NewMood { mood: Mood::Stubborn }.into());
    settled()
}
