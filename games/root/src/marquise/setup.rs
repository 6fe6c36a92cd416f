//! 6.3 Faction Set-up.

use super::{Frame, seat};
use crate::frame::Frame as F;
use crate::golden_rules::place;
use crate::key_terms::adjacency;
use crate::setup::starting_corners;
use crate::terms::{Clearing, Piece};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{cite, in_order, settled};

pub(super) fn set_up() -> Flow {
    let buildings = Piece::MARQUISE_BUILDINGS.map(Frame::PlaceStartingBuildings);
    let [sawmill, workshop, recruiter] = buildings;
    in_order(
        [Frame::GatherWarriorsAndWood, Frame::PlaceKeep, sawmill, workshop, recruiter]
            .map(F::Marquise),
    )
}

/// 6.3.1 Step 1: Gather Warriors and Wood.
pub(super) fn gather_warriors_and_wood(desk: &mut Desk<'_>) -> Flow {
    let board = &desk.setting.boards.factions.marquise;
    let warriors = desk.setting.warriors(crate::terms::Faction::Marquise);
    let woodland = &mut desk.position.woodland;
    woodland.gather(Piece::MarquiseWarrior, warriors);
    woodland.gather(Piece::Wood, board.wood);
    woodland.gather(Piece::Keep, 1);
    fill_building_tracks(desk);
    settled()
}

/// 6.3.5 Step 5: Fill the Building Tracks. Those that start on the map are taken off them.
fn fill_building_tracks(desk: &mut Desk<'_>) {
    cite(law::marquise::FILL_BUILDING_TRACKS);
    let count = desk.setting.boards.factions.marquise.buildings;
    for piece in Piece::MARQUISE_BUILDINGS {
        desk.position.woodland.gather(piece, count);
    }
}

/// 6.3.2 Step 2: Place the Keep. In a corner of choice.
pub(super) fn place_keep(desk: &Desk<'_>) -> Flow {
    let offers =
        starting_corners(desk).iter().map(|c| (Choice::In(c), F::Marquise(Frame::KeepIn(c))));
    desk.ask(seat(desk), law::marquise::PLACE_KEEP, Question::StartIn).offers(offers).must()
}

pub(super) fn keep_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    desk.position.starting = desk.position.starting.with(clearing);
    place(desk, law::marquise::PLACE_KEEP, Piece::Keep, clearing, 1);
    garrison(clearing, desk);
    settled()
}

/// 6.3.3 Step 3: Garrison. A warrior everywhere but in the corner across from the keep.
fn garrison(keep: Clearing, desk: &mut Desk<'_>) {
    let across = desk.setting.map.opposite[keep.index()].expect("the keep is in a corner");
    for clearing in Clearing::all().filter(|&clearing| clearing != across) {
        desk.position.woodland.place(Piece::MarquiseWarrior, clearing, 1);
    }
    desk.tell(law::marquise::GARRISON, Fact::Garrisoned { across });
}

/// 6.3.4 Step 4: Place Starting Buildings. Each with the keep or next to it.
pub(super) fn place_starting_buildings(piece: Piece, desk: &Desk<'_>) -> Flow {
    let keep = desk.position.woodland.with(Piece::Keep);
    let near =
        keep.iter().fold(keep, |all, clearing| all.union(adjacency::adjacent(desk, clearing)));
    let free = near.and(desk.position.woodland.with_free_slot());
    let offers =
        free.iter().map(|c| (Choice::In(c), F::Marquise(Frame::StartingBuilding(piece, c))));
    let question = Question::WhereToPlace(piece);
    desk.ask(seat(desk), law::marquise::PLACE_STARTING_BUILDINGS, question).offers(offers).if_any()
}

pub(super) fn starting_building(piece: Piece, clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    place(desk, law::marquise::PLACE_STARTING_BUILDINGS, piece, clearing, 1);
    settled()
}
