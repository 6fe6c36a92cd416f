//! L5.10 Move, and L5.13 Double move.

use super::{Frame, controlled, forbidden, garrison, seat_of, send_home};
use crate::frame::Frame as F;
use crate::terms::{Bonus, Colour, Territories, Territory};
use crate::{Asking, Choice, Desk, Fact, Flow, Question, Why, law};
use kernel::{Para, Seat, cite, in_order, next};

/// Offers every destination that enough Armies can reach.
pub(super) fn offer_moves<'d>(mut asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    if desk.position.realm(seat).soldiers() == 0 {
        return asking;
    }
    let double = has_double_move(desk, seat);
    for to in desk.setting.board().territories {
        match bar(desk, seat, to, double) {
            None => {
                let frame = F::Conquest(Frame::Declare(seat, to));
                asking = asking.offer(Choice::Move(to), frame);
            }
            Some((para, why)) => asking = asking.withhold(Choice::Move(to), para, why),
        }
    }
    asking
}

/// What stands in the way of a move.
fn bar(desk: &Desk<'_>, seat: Seat, to: Territory, double: bool) -> Option<(Para, Why)> {
    let colour = desk.setting.colour(seat);
    if forbidden(desk, colour).has(to) {
        return Some((law::conquest::CONTROL, Why::EnemyCastle));
    }
    let sources = sources(desk, colour, to, double);
    if sources.is_empty() {
        return Some((law::conquest::MOVE, Why::NoArmyNear));
    }
    let conquest = &desk.position.conquest;
    let armies: u8 = sources.iter().map(|from| conquest.armies(colour, from)).sum();
    let able = armies.min(desk.position.realm(seat).soldiers());
    let enemies = conquest.armies(colour.other(), to);
    (able <= enemies).then_some((law::conquest::MOVE, Why::NotOutnumbered(enemies)))
}

fn has_double_move(desk: &Desk<'_>, seat: Seat) -> bool {
    let colour = desk.setting.colour(seat);
    desk.position.conquest.bonuses(desk.setting.board(), colour, Bonus::DoubleMove) > 0
}

/// The territories Armies may come from.
fn sources(desk: &Desk<'_>, colour: Colour, to: Territory, double: bool) -> Territories {
    let map = desk.setting.board();
    let near = map.borders[to.index()];
    let near = if double { double_move(desk, colour, near) } else { near };
    near.and(desk.position.conquest.with_armies(colour)).minus(Territories::only(to))
}

/// L5.13 Double move. Also what lies next to a neighbour the enemy does not control.
fn double_move(desk: &Desk<'_>, colour: Colour, near: Territories) -> Territories {
    cite(law::conquest::DOUBLE_MOVE);
    let enemy = controlled(desk.setting, desk.position, colour.other());
    let through = near.minus(enemy).iter();
    through.fold(near, |all, it| all.union(desk.setting.board().borders[it.index()]))
}

/// A move is declared; whether it may be double is settled now.
pub(super) fn declare(seat: Seat, to: Territory, desk: &mut Desk<'_>) -> Flow {
    let double = has_double_move(desk, seat);
    desk.position.conquest.declare(double);
    next(F::Conquest(Frame::March(seat, to)))
}

/// L5.10 Move. Army by army, until they outnumber the enemy and the player has enough.
pub(super) fn march(seat: Seat, to: Territory, desk: &Desk<'_>) -> Flow {
    let (conquest, colour) = (&desk.position.conquest, desk.setting.colour(seat));
    let mut asking = desk.ask(seat, law::conquest::MOVE, Question::March(to));
    if desk.position.realm(seat).soldiers() > 0 {
        let sources = sources(desk, colour, to, conquest.is_double());
        let from = |from| F::Conquest(Frame::MarchFrom(seat, from, to));
        asking = asking.offers(sources.iter().map(|it| (Choice::From(it), from(it))));
    }
    let enemies = conquest.armies(colour.other(), to);
    let enough = conquest.marching() > enemies;
    if enough {
        return asking.offer(Choice::Pass, F::Conquest(Frame::Arrive(seat, to))).must();
    }
    asking.withhold(Choice::Pass, law::conquest::MOVE, Why::NotOutnumbered(enemies)).must()
}

pub(super) fn march_from(seat: Seat, from: Territory, to: Territory, desk: &mut Desk<'_>) -> Flow {
    let colour = desk.setting.colour(seat);
    desk.position.realm_mut(seat).spend_soldiers(1);
    desk.position.conquest.remove(colour, from, 1);
    desk.position.conquest.march();
    desk.tell(law::conquest::MOVE, Fact::Marched { who: seat, from, to });
    in_order([Frame::Garrison(seat, from), Frame::March(seat, to)].map(F::Conquest))
}

/// Enemies and as many of the moved Armies go home; the others hold the territory.
pub(super) fn arrive(seat: Seat, to: Territory, desk: &mut Desk<'_>) -> Flow {
    let (map, colour) = (desk.setting.board(), desk.setting.colour(seat));
    let came = desk.position.conquest.arrive();
    let lost = desk.position.conquest.armies(colour.other(), to);
    if lost > 0 {
        desk.position.conquest.remove(colour.other(), to, lost);
        garrison::lose_all(to, colour.other(), desk);
        if seat_of(desk.setting, colour.other()).is_some() {
            send_home(map, desk.position, colour.other(), lost);
        } else {
            cite(law::solo_conquest::TAKING_THE_CASTLE);
        }
        send_home(map, desk.position, colour, lost);
        desk.tell(law::conquest::MOVE, Fact::Fought { who: seat, at: to, count: lost });
    }
    desk.position.conquest.place(colour, to, came - lost);
    desk.tell(law::conquest::MOVE, Fact::Arrived { who: seat, at: to, count: came - lost });
    in_order([Frame::Garrison(seat, to), Frame::EndTurn(seat)].map(F::Conquest))
}
