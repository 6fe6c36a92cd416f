//! 9.5.1 Move, and every other move of a pawn.

use super::{Fact, Question, Why};
use super::{Frame, allies, board, board_mut, items, relationships};
use crate::key_actions::movement as moves;
use crate::key_terms::adjacency;
use crate::law::vagabond as law;
use crate::terms::{Clearing, Clearings, Faction, Item, Place};
use crate::{Asking, Bar, Choice, Desk, Flow, corvids, hirelings, maps};
use kernel::{Para, Seat, cite, in_order, next, settled};

/// A way a pawn goes into a clearing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Steps {
    /// Whose pawn.
    pub seat: Seat,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Clearing,
    /// Whether by Ferry (C.2.5).
    pub by_ferry: bool,
}

impl Steps {
    /// The choice to go so.
    pub(crate) fn choice(self) -> Choice {
        match self.from {
            Place::Clearing(from) if self.by_ferry => Choice::Ferry(from, self.to),
            Place::Clearing(_) | Place::Forest(_) => Choice::To(Place::Clearing(self.to)),
        }
    }
}

/// 9.2.3 Nimble. A Vagabond moves whoever rules.
pub(crate) fn is_nimble(faction: Faction) -> bool {
    let nimble = faction.is_vagabond();
    if nimble {
        cite(law::NIMBLE);
    }
    nimble
}

/// The clearings a pawn can move into: adjacent, and not where nothing may move (D.6.2).
pub(super) fn clearings(desk: &Desk<'_>, seat: Seat) -> Clearings {
    cite(law::NIMBLE);
    near(desk, seat).minus(desk.position.woodland.scorched())
}

/// The clearings adjacent to where a pawn stands.
fn near(desk: &Desk<'_>, seat: Seat) -> Clearings {
    match board(desk, seat).pawn() {
        Place::Clearing(clearing) => adjacency::adjacent_for(desk, seat, clearing),
        Place::Forest(forest) => desk.setting.map.forests[forest.index()].clearings,
    }
}

/// The ways of a pawn by Ferry.
pub(super) fn ferry_steps<'d>(desk: &'d Desk<'_>, seat: Seat) -> impl Iterator<Item = Steps> + 'd {
    let from = board(desk, seat).pawn();
    let coast = from
        .clearing()
        .map_or(Clearings::NONE, |clearing| maps::ferry_destinations(desk, seat, clearing));
    // A coast that a path reaches needs no Ferry, but the Ferry gives a card.
    let steps: kernel::FixedVec<Option<Steps>, 4> =
        coast.iter().map(|to| Some(Steps { seat, from, to, by_ferry: true })).collect();
    (0..steps.len()).filter_map(move |index| steps[index])
}

/// 9.2.9.III.b Moving into Hostile Clearings. One boot more.
fn boots_into(desk: &Desk<'_>, seat: Seat, boots: u8) -> impl Fn(Clearing) -> u8 + use<> {
    let hostile = relationships::with_hostile_warriors(desk, seat);
    move |to| boots + u8::from(hostile.has(to))
}

/// Whether a pawn can take a move that itself takes this many boots.
pub(crate) fn can_move(desk: &Desk<'_>, seat: Seat, boots: u8) -> bool {
    ways(desk, seat, boots).next().is_some()
}

/// 9.5.1 Move. Where to; never into a forest.
pub(super) fn one_move(seat: Seat, boots: u8, optional: bool, desk: &Desk<'_>) -> Flow {
    let asking =
        offer_moves(desk.ask(seat, law::MOVE, Question::MovePawn.into()), desk, seat, boots);
    if optional { asking.may(Choice::Pass) } else { asking.if_any() }
}

/// Every way a pawn can go, with the boots it takes, for a move that itself takes this many.
pub(crate) fn ways<'d>(
    desk: &'d Desk<'_>,
    seat: Seat,
    boots: u8,
) -> impl Iterator<Item = (Steps, u8)> + 'd {
    let (ready, from) = (items::ready(desk, seat, Item::Boot), board(desk, seat).pawn());
    // 13.7.2: only to slip helps against a snare (9.4.2).
    let free = snare(desk, seat).is_none();
    let on_foot = clearings(desk, seat).iter();
    let on_foot = on_foot.map(move |to| Steps { seat, from, to, by_ferry: false });
    let boots_into = boots_into(desk, seat, boots);
    let needed = move |steps: Steps| (steps, boots_into(steps.to));
    let all = on_foot.chain(ferry_steps(desk, seat)).filter(move |_| free);
    all.map(needed).filter(move |(_, needed)| *needed <= ready)
}

/// The snare a pawn is caught in (13.7.2).
fn snare(desk: &Desk<'_>, seat: Seat) -> Option<Clearing> {
    let snares = corvids::snares(desk, desk.position.faction(seat));
    board(desk, seat).pawn().clearing().filter(|&here| snares.has(here))
}

/// What a snare says to a pawn that would leave it (13.7.2).
pub(super) fn snare_bar(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    let clearing = snare(desk, seat)?;
    Some((crate::law::corvids::SNARE, corvids::Why::Snared { clearing }.into()))
}

fn offer_moves<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat, boots: u8) -> Asking<'d> {
    let ready = items::ready(desk, seat, Item::Boot);
    let ways = ways(desk, seat, boots)
        .map(|(steps, needed)| (steps.choice(), Frame::MoveTo(steps, needed).into()));
    let asking = asking.offers(ways).withholds(|| withheld_snared(desk, seat));
    asking.withholds(|| withheld_scorched(desk, seat)).withholds(|| {
        let boots_into = boots_into(desk, seat, boots);
        let needed = clearings(desk, seat).iter().map(move |to| (to, boots_into(to)));
        needed.filter(move |(_, needed)| *needed > ready).map(|(to, needed)| {
            let para = law::MOVING_INTO_HOSTILE_CLEARINGS;
            (Choice::To(Place::Clearing(to)), para, Why::TooFewBoots { needed }.into())
        })
    })
}

/// Where a snare does not let the pawn go (13.7.2).
fn withheld_snared(
    desk: &Desk<'_>,
    seat: Seat,
) -> impl Iterator<Item = (Choice, Para, crate::Why)> {
    let snare = snare(desk, seat);
    near(desk, seat).iter().filter_map(move |to| {
        let why = corvids::Why::Snared { clearing: snare? }.into();
        Some((Choice::To(Place::Clearing(to)), crate::law::corvids::SNARE, why))
    })
}

/// Where nothing may move (D.6.2).
fn withheld_scorched(
    desk: &Desk<'_>,
    seat: Seat,
) -> impl Iterator<Item = (Choice, Para, crate::Why)> {
    let scorched = near(desk, seat).and(desk.position.woodland.scorched());
    let para = crate::law::characters::SCORCHED_EARTH;
    scorched.iter().map(move |to| (Choice::To(Place::Clearing(to)), para, crate::Why::Scorched(to)))
}

/// 9.5.1 Move. Boots are exhausted, the pawn goes, and an ally may come along (9.2.9.II.b).
pub(super) fn move_to(steps: Steps, boots: u8, desk: &mut Desk<'_>) -> Flow {
    items::exhaust(desk, steps.seat, Item::Boot, boots);
    go(desk, steps.seat, Place::Clearing(steps.to), law::MOVE);
    let ally = allies::coming_along(steps, desk);
    if !steps.by_ferry {
        let road = match steps.from {
            Place::Clearing(from) => hirelings::on_the_road(desk, steps.seat, (from, steps.to)),
            Place::Forest(_) => None,
        };
        if road.is_none() {
            return ally.map_or_else(settled, next);
        }
        return in_order([road, ally].into_iter().flatten());
    }
    maps::cross(desk, steps.seat, steps.to);
    in_order([ally, Some(moves::arrival())].into_iter().flatten())
}

/// The pawn goes to a place.
pub(super) fn go(desk: &mut Desk<'_>, seat: Seat, to: Place, para: Para) {
    board_mut(desk, seat).set_pawn(to);
    let who = desk.position.faction(seat);
    desk.tell(para, Fact::PawnMoved { who, to }.into());
}

/// Where a pawn can be forced to go from a clearing it stands in (1.5.5): no boots are asked for.
pub(crate) fn forced_ways(desk: &Desk<'_>, seat: Seat, from: Clearing) -> Clearings {
    let here = board(desk, seat).pawn() == Place::Clearing(from);
    if here && snare(desk, seat).is_none() { clearings(desk, seat) } else { Clearings::NONE }
}

/// The pawn goes where it is forced to (1.5.5).
pub(crate) fn force_pawn(desk: &mut Desk<'_>, seat: Seat, to: Place, para: Para) {
    go(desk, seat, to, para);
}
