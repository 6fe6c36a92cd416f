//! 15.3 Faction Set-up.

use super::{Fact, Frame, Question, seat};
use crate::golden_rules::place;
use crate::key_terms::adjacency;
use crate::law::keepers as law;
use crate::position::{RelicPlace, WAYSTATIONS};
use crate::setup::starting_corners;
use crate::terms::{Clearing, Faction, Forest, Piece, Relic, Retinue};
use crate::{Choice, Desk, Flow, glossary};
use kernel::{FixedVec, cite, in_order, next, settled};

/// The steps of 15.3, in order, with the supplies formed.
pub(super) fn set_up(desk: &mut Desk<'_>) -> Flow {
    for &piece in Piece::of(Faction::Keepers) {
        desk.position.woodland.gather(piece, desk.setting.pieces(piece));
    }
    let steps = [
        Frame::PlaceStartingRelics,
        Frame::PlaceWarriors,
        Frame::PlaceRemainingRelics,
        Frame::AddTheFaithfulRetainers,
    ];
    in_order(steps.map(Into::into))
}

/// 15.3.1 Step 1: Place Starting Relics. One in each forest, face down, at random.
pub(super) fn place_starting_relics(desk: &mut Desk<'_>) -> Flow {
    for forest in desk.setting.map.all_forests() {
        place_any_relic(desk, forest);
    }
    desk.tell(law::PLACE_STARTING_RELICS, Fact::RelicsPlaced.into());
    settled()
}

/// A relic that is still aside goes to a forest, whichever it is.
fn place_any_relic(desk: &mut Desk<'_>, forest: Forest) {
    let aside: FixedVec<Relic, { Relic::COUNT }> =
        desk.position.keepers.relics_at(RelicPlace::Aside).collect();
    if aside.is_empty() {
        return;
    }
    let relic = aside[below(desk, aside.len())];
    desk.position.woodland.draw_from_supply(Piece::Relic, 1);
    desk.position.keepers.put(relic, RelicPlace::Forest(forest));
}

/// A number below a small one, by chance.
fn below(desk: &mut Desk<'_>, count: usize) -> usize {
    desk.chance.below(u32::try_from(count).expect("relics are few")) as usize
}

/// 15.3.2 Step 2: Place Warriors. In a corner of choice.
pub(super) fn place_warriors(desk: &Desk<'_>) -> Flow {
    let corners = starting_corners(desk).iter();
    desk.ask(seat(desk), law::PLACE_WARRIORS, crate::Question::StartIn)
        .offers(corners.map(|corner| (Choice::In(corner), Frame::PlaceWarriorsIn(corner).into())))
        .must()
}

pub(super) fn place_warriors_in(corner: Clearing, desk: &mut Desk<'_>) -> Flow {
    desk.position.starting = desk.position.starting.with(corner);
    station(corner, desk);
    next(Frame::PlaceOthers(corner).into())
}

/// 15.3.2 Step 2: Place Warriors. As many in a clearing of the map edge next to it.
pub(super) fn place_others(corner: Clearing, desk: &Desk<'_>) -> Flow {
    let near = adjacency::adjacent(desk, corner)
        .and(glossary::map_edge(desk))
        .and(glossary::placeable(desk, Faction::Keepers));
    desk.ask(seat(desk), law::PLACE_WARRIORS, Question::PlaceOthers.into())
        .offers(near.iter().map(|at| (Choice::In(at), Frame::PlaceOthersIn(at).into())))
        .if_any()
}

pub(super) fn place_others_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    station(clearing, desk);
    settled()
}

fn station(clearing: Clearing, desk: &mut Desk<'_>) {
    let warriors = desk.setting.boards.keepers.counts.starting_warriors;
    place(desk, law::PLACE_WARRIORS, Piece::KeeperWarrior, clearing, warriors);
}

/// 15.3.3 Step 3: Place Remaining Relics. At random, as evenly as possible, where no forest touches their warriors (R52).
pub(super) fn place_remaining_relics(desk: &mut Desk<'_>) -> Flow {
    let near = desk.position.woodland.with(Piece::KeeperWarrior);
    let woods = &desk.setting.map.forests;
    let far = |forest: &Forest| woods[forest.index()].clearings.and(near).is_empty();
    let far: FixedVec<Forest, { Forest::COUNT }> =
        desk.setting.map.all_forests().filter(far).collect();
    let mut round: FixedVec<Forest, { Forest::COUNT }> = FixedVec::new();
    while desk.position.woodland.supply(Piece::Relic) > 0 && !far.is_empty() {
        if round.is_empty() {
            round = far;
        }
        let forest = round.remove(below(desk, round.len()));
        place_any_relic(desk, forest);
    }
    desk.tell(law::PLACE_REMAINING_RELICS, Fact::RelicsPlaced.into());
    settled()
}

/// 15.3.4 Step 4: Add the Faithful Retainers. One to each column.
pub(super) fn add_the_faithful_retainers(desk: &mut Desk<'_>) -> Flow {
    for column in Retinue::ALL {
        desk.position.keepers.add(column, None);
    }
    desk.tell(law::ADD_THE_FAITHFUL_RETAINERS, Fact::RetainersAdded.into());
    place_the_waystations(desk);
    settled()
}

/// 15.3.5 Step 5: Place the Waystations. All wait on the board.
fn place_the_waystations(desk: &mut Desk<'_>) {
    cite(law::PLACE_THE_WAYSTATIONS);
    (0..WAYSTATIONS).for_each(|number| desk.position.keepers.set_waystation(number, None));
}
