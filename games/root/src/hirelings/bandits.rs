//! E.10.1 Highway Bandits.

use super::actions::Ways;
use super::placing::controller;
use super::rules::{beside_commander, principal};
use super::{Fact, Frame, Question, Why, place_of};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::golden_rules::{self, Order, Removal};
use crate::law::hirelings as law;
use crate::position::{BANDITS, Path};
use crate::terms::{Clearing, Clearings, Faction, Piece};
use crate::{Choice, Desk, Flow, glossary, vagabond};
use kernel::{FixedVec, Seat, in_order, next, settled};

/// The open paths without a bandit; nothing is placed on a closed one (C.3.2), nor on a river (E.3.5).
fn free_paths(desk: &Desk<'_>) -> impl Iterator<Item = Path> {
    let taken: FixedVec<Path, BANDITS> = desk.position.hirelings.bandits().collect();
    let paths = Clearing::all().flat_map(|from| {
        let to = desk.position.woodland.paths(from).iter();
        to.filter(move |&to| to > from).map(move |to| (from, to))
    });
    paths.filter(move |path| !taken.iter().any(|other| other == path))
}

/// E.10.1.I Highway Bandits: Set-up. Two, each on a path without one.
pub(super) fn on_path(by: Seat, left: u8, desk: &Desk<'_>) -> Flow {
    let offers = free_paths(desk)
        .map(|path| (Choice::Path(path.0, path.1), Frame::BanditPut { path, by, left }.into()));
    desk.ask(by, law::BANDITS_SET_UP, Question::BanditPath.into()).offers(offers).if_any()
}

/// E.10.1.I Highway Bandits: Set-up.
/// E.10.1.IV Lie in Wait. A bandit stands on the path.
pub(super) fn put(path: Path, (by, left): (Seat, u8), desk: &mut Desk<'_>) -> Flow {
    if desk.position.woodland.draw_from_supply(Piece::Bandit, 1) == 1 {
        desk.position.hirelings.put_bandit(path);
        let fact = Fact::BanditOn { from: path.0, to: path.1 };
        desk.tell(law::BANDITS_SET_UP, fact.into());
    }
    if left > 1 { next(Frame::BanditOn { by, left: left - 1 }.into()) } else { settled() }
}

/// Whether a bandit stands on the path between two clearings.
fn is_beset(desk: &Desk<'_>, (from, to): (Clearing, Clearing)) -> bool {
    let path = (from.min(to), from.max(to));
    desk.position.hirelings.bandits().any(|other| other == path)
}

/// What befalls a player's or a hireling's pieces that have moved over a path: a toll for enemies, help for the controller.
#[inline]
pub(crate) fn on_the_road(desk: &Desk<'_>, seat: Seat, way: (Clearing, Clearing)) -> Option<F> {
    let beset = !desk.position.hirelings.is_empty() && is_beset(desk, way);
    if beset { met(desk, seat, way) } else { None }
}

/// What befalls pieces that have met a bandit.
#[inline(never)]
fn met(desk: &Desk<'_>, seat: Seat, way: (Clearing, Clearing)) -> Option<F> {
    let bandits = place_of(desk, Faction::Bandits);
    if super::is_enemy(desk, seat, bandits) {
        return Some(Frame::Toll { seat, clearing: way.1 }.into());
    }
    // Only who controls them is helped, not a partner, nor another hireling.
    (principal(desk, bandits) == Some(seat))
        .then(|| Frame::RoadHelp { seat, clearing: way.1 }.into())
}

/// E.10.1.II Highway Toll. An enemy who has come over a path with a bandit removes one of the pieces that moved; a Vagabond damages
/// an item.
pub(super) fn toll(seat: Seat, clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let faction = desk.position.faction(seat);
    if faction.is_vagabond() {
        return next(vagabond::damage_one(seat));
    }
    match faction.warrior() {
        Some(piece) if desk.position.woodland.count(piece, clearing) > 0 => {
            next(Frame::TollPiece { seat, piece, clearing }.into())
        }
        Some(_) | None => settled(),
    }
}

/// E.10.1.II Highway Toll. The piece goes.
pub(super) fn toll_piece(
    seat: Seat,
    piece: Piece,
    clearing: Clearing,
    desk: &mut Desk<'_>,
) -> Flow {
    let para = law::BANDITS_TOLL;
    golden_rules::remove(desk, Removal { piece, clearing, count: 1, by: seat, para });
    golden_rules::after_removal(Order::TurnPlayer, desk)
}

/// E.10.1.III Help on the Road. Who controls the Bandits may place a warrior where the move over such a path ended.
pub(super) fn help(seat: Seat, clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let faction = desk.position.faction(seat);
    let Some(piece) = faction.warrior() else { return settled() };
    let can = desk.position.woodland.supply(piece) > 0
        && glossary::placeable(desk, faction).has(clearing);
    if !can {
        return settled();
    }
    desk.ask(seat, law::BANDITS_HELP, Question::RoadHelp { clearing }.into())
        .offer(Choice::In(clearing), Frame::RoadHelped { seat, clearing }.into())
        .may(Choice::Pass)
}

/// E.10.1.III Help on the Road. The warrior comes.
pub(super) fn helped(seat: Seat, clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    if let Some(piece) = desk.position.faction(seat).warrior() {
        golden_rules::place(desk, law::BANDITS_HELP, piece, clearing, 1);
    }
    settled()
}

/// Free paths that end in a clearing with faction pieces of the controller.
fn near_paths(desk: &Desk<'_>) -> impl Iterator<Item = Path> {
    let own = beside(desk);
    free_paths(desk).filter(move |(from, to)| own.has(*from) || own.has(*to))
}

/// Where the controller of the Bandits has faction pieces.
pub(super) fn beside(desk: &Desk<'_>) -> Clearings {
    beside_commander(desk, Faction::Bandits)
}

/// E.10.1.IV Lie in Wait. A bandit on a free path beside faction pieces.
pub(super) fn daylight(desk: &Desk<'_>) -> Ways {
    let none = near_paths(desk).next().is_none();
    let bar = none.then_some((law::BANDITS_DAYLIGHT, Why::NowhereToPlace.into()));
    [Some((Choice::Do(Action::Recruit), Frame::BanditWaits.into(), bar)), None, None]
}

/// E.10.1.IV Lie in Wait. With none in the supply one may be lifted first.
pub(super) fn waits(desk: &Desk<'_>) -> Flow {
    let all_out = desk.position.woodland.supply(Piece::Bandit) == 0;
    let lift = all_out.then_some(Frame::BanditLift.into());
    in_order([lift, Some(Frame::BanditNear.into())].into_iter().flatten())
}

/// E.10.1.IV Lie in Wait. Which is lifted.
pub(super) fn lift(desk: &Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Bandits) else { return settled() };
    let offers = desk
        .position
        .hirelings
        .bandits()
        .map(|(from, to)| (Choice::Path(from, to), Frame::BanditLifted(from, to).into()));
    desk.ask(seat, law::BANDITS_DAYLIGHT, Question::LiftBandit.into())
        .offers(offers)
        .may(Choice::Pass)
}

/// E.10.1.IV Lie in Wait. It goes back to the supply.
pub(super) fn lifted(from: Clearing, to: Clearing, desk: &mut Desk<'_>) -> Flow {
    desk.position.hirelings.lift_bandit((from, to));
    desk.position.woodland.return_to_supply(Piece::Bandit, 1);
    settled()
}

/// E.10.1.IV Lie in Wait. Where it stands then.
pub(super) fn near(desk: &Desk<'_>) -> Flow {
    let Some((_, by)) = controller(desk, Faction::Bandits) else { return settled() };
    if desk.position.woodland.supply(Piece::Bandit) == 0 {
        return settled();
    }
    let offers = near_paths(desk)
        .map(|path| (Choice::Path(path.0, path.1), Frame::BanditPut { path, by, left: 1 }.into()));
    desk.ask(by, law::BANDITS_DAYLIGHT, Question::BanditPath.into()).offers(offers).if_any()
}
