//! 6.5.4 Build.

use super::{Frame, Payment, seat};
use crate::frame::Frame as F;
use crate::golden_rules::place_from_track;
use crate::key_terms::{adjacency, rule};
use crate::terms::{Clearing, Clearings, Faction, Piece};
use crate::{Choice, Desk, Fact, Flow, Question, Why, glossary, law, victory};
use kernel::{Para, next};

/// Whether any building can be built anywhere.
pub(super) fn can_build(desk: &Desk<'_>) -> bool {
    let least = Piece::MARQUISE_BUILDINGS.iter().filter_map(|&piece| cost(desk, piece)).min();
    least.is_some_and(|cost| !sites_with_wood(desk, cost).is_empty())
}

/// 6.5.4 Build. One building, taken from its track.
pub(super) fn build(desk: &Desk<'_>) -> Flow {
    let buildable =
        Piece::MARQUISE_BUILDINGS.into_iter().filter(|&piece| !sites_for(desk, piece).is_empty());
    let offers =
        buildable.map(|piece| (Choice::Piece(piece), F::Marquise(Frame::BuildWhere(piece))));
    let priced = || Question::WhatToBuild {
        cost: Piece::MARQUISE_BUILDINGS.map(|piece| cost(desk, piece).unwrap_or_default()),
        points: Piece::MARQUISE_BUILDINGS.map(|piece| next_points(desk, piece)),
    };
    let unpriced = Question::WhatToBuild { cost: [0; 3], points: [0; 3] };
    desk.ask(seat(desk), law::marquise::BUILD, unpriced)
        .worded(priced)
        .offers(offers)
        .withholds(|| withheld(desk))
        .must()
}

fn withheld(desk: &Desk<'_>) -> impl Iterator<Item = (Choice, Para, Why)> {
    let pieces =
        Piece::MARQUISE_BUILDINGS.into_iter().filter(|&piece| sites_for(desk, piece).is_empty());
    pieces.map(|piece| match cost(desk, piece) {
        Some(cost) => (Choice::Piece(piece), law::marquise::PAY_COST, Why::NeedsWood(cost)),
        None => (Choice::Piece(piece), law::golden_rules::LIMIT, Why::SupplyEmpty(piece)),
    })
}

/// 6.5.4.I Choose Clearing and Building. A ruled clearing with a free slot, where the wood can be paid.
pub(super) fn choose_clearing(piece: Piece, desk: &Desk<'_>) -> Flow {
    let left = cost(desk, piece).unwrap_or_default();
    let offers = sites_for(desk, piece).iter().map(|clearing| {
        let payment = Payment { piece, clearing, left, sources: sources(desk, clearing) };
        (Choice::In(clearing), F::Marquise(Frame::PayCost(payment)))
    });
    let asking = desk.ask(
        seat(desk),
        law::marquise::CHOOSE_CLEARING_AND_BUILDING,
        Question::WhereToPlace(piece),
    );
    asking.offers(offers).withholds(|| withheld_sites(desk, piece)).must()
}

fn withheld_sites(desk: &Desk<'_>, piece: Piece) -> impl Iterator<Item = (Choice, Para, Why)> {
    let closed = Clearings::ALL.minus(sites_for(desk, piece));
    let need = cost(desk, piece).unwrap_or_default();
    closed.iter().map(move |clearing| {
        let (para, why) = if let Some(bar) = glossary::place_bar(desk, Faction::Marquise, clearing)
        {
            bar
        } else if !ruled(desk).has(clearing) {
            (law::marquise::CHOOSE_CLEARING_AND_BUILDING, Why::NotRuled(clearing))
        } else if desk.position.woodland.free_slots(clearing) == 0 {
            (law::key_terms::SLOTS, Why::NoFreeSlot(clearing))
        } else {
            (law::marquise::PAY_COST, Why::NeedsWood(need))
        };
        (Choice::In(clearing), para, why)
    })
}

fn ruled(desk: &Desk<'_>) -> Clearings {
    rule::ruled_by(&desk.position.woodland, Faction::Marquise)
}

fn sites(desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    ruled(desk)
        .and(glossary::placeable(desk, Faction::Marquise))
        .iter()
        .filter(|&clearing| woodland.free_slots(clearing) > 0)
        .collect()
}

fn sites_for(desk: &Desk<'_>, piece: Piece) -> Clearings {
    cost(desk, piece).map_or(Clearings::NONE, |cost| sites_with_wood(desk, cost))
}

/// The sites where this much wood is at hand. Sites that are joined through ruled clearings share theirs.
fn sites_with_wood(desk: &Desk<'_>, wood: u8) -> Clearings {
    if desk.position.woodland.on_map(Piece::Wood) < wood {
        return Clearings::NONE;
    }
    let (mut rest, mut enough) = (sites(desk), Clearings::NONE);
    while let Some(site) = rest.first() {
        let joined = joined(desk, site);
        if wood_in(desk, joined) >= wood {
            enough = enough.union(rest.and(joined));
        }
        rest = rest.minus(joined);
    }
    enough
}

/// The cost above the leftmost building of a track; none if the track is empty.
fn cost(desk: &Desk<'_>, piece: Piece) -> Option<u8> {
    let board = &desk.setting.boards.factions.marquise;
    let left = desk.position.woodland.supply(piece);
    (left > 0).then(|| board.cost[usize::from(board.buildings - left)])
}

/// The clearings wood can come from.
fn sources(desk: &Desk<'_>, site: Clearing) -> Clearings {
    joined(desk, site).and(desk.position.woodland.with(Piece::Wood))
}

/// The site, and ruled clearings joined to it through ruled clearings.
fn joined(desk: &Desk<'_>, site: Clearing) -> Clearings {
    let ruled = ruled(desk);
    let (mut joined, mut edge) = (Clearings::only(site), Clearings::only(site));
    while !edge.is_empty() {
        let near = edge.iter().fold(Clearings::NONE, |all, c| {
            all.union(adjacency::adjacent_for(desk, seat(desk), c))
        });
        edge = near.and(ruled).minus(joined);
        joined = joined.union(edge);
    }
    joined
}

fn wood_in(desk: &Desk<'_>, clearings: Clearings) -> u8 {
    let stacks = clearings.and(desk.position.woodland.with(Piece::Wood));
    stacks.iter().map(|clearing| desk.position.woodland.count(Piece::Wood, clearing)).sum()
}

/// 6.5.4.II Pay the Cost. Wood is chosen piece by piece, in the order of the clearings.
pub(super) fn pay_cost(payment: Payment, desk: &Desk<'_>) -> Flow {
    let Payment { piece, clearing, left, sources } = payment;
    if left == 0 {
        return next(F::Marquise(Frame::PlaceAndScore(piece, clearing)));
    }
    let rest = |first: Clearing| -> Clearings {
        sources.iter().filter(|&source| source >= first).collect()
    };
    let enough = |source: &Clearing| {
        wood_in(desk, Clearings::only(*source)) > 0 && wood_in(desk, rest(*source)) >= left
    };
    let offers = sources.iter().filter(enough).map(|source| {
        (
            Choice::In(source),
            F::Marquise(Frame::PayWood(Payment { sources: rest(source), ..payment })),
        )
    });
    desk.ask(seat(desk), law::marquise::PAY_COST, Question::PayWood { left }).offers(offers).must()
}

pub(super) fn pay_wood(payment: Payment, desk: &mut Desk<'_>) -> Flow {
    let from = payment.sources.first().expect("wood that is paid comes from somewhere");
    desk.position.woodland.lift(Piece::Wood, from, 1);
    desk.tell(law::marquise::PAY_COST, Fact::PaidWood { from });
    let Payment { piece, clearing, left, .. } = payment;
    if left == 1 {
        return place_and_score(piece, clearing, desk);
    }
    next(F::Marquise(Frame::PayCost(Payment { left: left - 1, ..payment })))
}

/// 6.5.4.III Place the Building and Score. The points of the space it leaves.
pub(super) fn place_and_score(piece: Piece, clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let points = next_points(desk, piece);
    place_from_track(desk, law::marquise::PLACE_AND_SCORE, piece, clearing);
    victory::score(desk, seat(desk), points, law::marquise::PLACE_AND_SCORE);
    kernel::settled()
}

/// The points of the space the next building of a track leaves; none if the track is empty.
fn next_points(desk: &Desk<'_>, piece: Piece) -> u8 {
    let board = &desk.setting.boards.factions.marquise;
    let number = usize::from(board.buildings - desk.position.woodland.supply(piece));
    points(desk, piece).get(number).copied().unwrap_or_default()
}

fn points(desk: &Desk<'_>, piece: Piece) -> [u8; 6] {
    let board = &desk.setting.boards.factions.marquise;
    if piece == Piece::Sawmill {
        board.sawmill_points
    } else if piece == Piece::Workshop {
        board.workshop_points
    } else {
        board.recruiter_points
    }
}
