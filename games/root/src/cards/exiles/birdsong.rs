//! Saboteurs, False Orders, Swap Meet.

use super::Frame;
use super::Question;
use crate::cards::{discard_effect, hands, mark_used, take_random_card, which_player};
use crate::frame::Frame as F;
use crate::key_actions::movement::{self, Journey};
use crate::key_terms::adjacency;
use crate::law::{golden_rules, key_actions as law};
use crate::terms::{CardName, Cards, Clearing, Clearings};
use crate::{Choice, Desk, Flow, corvids, glossary, maps};
use kernel::{Seat, cite, in_order, next, settled};

/// The crafted cards of a player; an activated dominance card is none (3.3.2).
fn crafted(desk: &Desk<'_>, seat: Seat) -> Cards {
    desk.position.player(seat).effects().and(desk.setting.deck.persistents())
}

pub(super) fn can_sabotage(desk: &Desk<'_>, seat: Seat) -> bool {
    glossary::enemies(desk, seat).any(|enemy| !crafted(desk, enemy).is_empty())
}

/// Saboteurs: discarded for an enemy's crafted card.
pub(super) fn saboteurs(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let victims = glossary::enemies(desk, seat).filter(|&enemy| !crafted(desk, enemy).is_empty());
    let then = |enemy| Frame::SabotagePlayer(enemy).into();
    which_player(CardName::Saboteurs, victims.collect(), then, desk)
}

pub(super) fn sabotage_player(whom: Seat, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let names = desk.setting.deck.names(crafted(desk, whom));
    desk.ask(
        seat,
        law::PERSISTENT_EFFECTS,
        Question::WhichCrafted { whom: desk.position.faction(whom) }.into(),
    )
    .offers(names.map(|card| (Choice::Card(card), Frame::Sabotage(whom, card).into())))
    .must()
}

pub(super) fn sabotage(whom: Seat, card: CardName, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    discard_effect(desk, seat, CardName::Saboteurs, law::PERSISTENT_EFFECTS);
    discard_effect(desk, whom, card, law::PERSISTENT_EFFECTS);
    settled()
}

/// Where a player's warriors can be ordered from a clearing: adjacent for that player, whoever rules.
fn ways(desk: &Desk<'_>, whom: Seat, from: Clearing) -> Clearings {
    adjacency::adjacent_for(desk, whom, from).minus(desk.position.woodland.scorched())
}

/// The clearings a player's warriors can be ordered from.
fn origins(desk: &Desk<'_>, whom: Seat) -> Clearings {
    let faction = desk.position.faction(whom);
    // 13.7.2
    let warriors =
        desk.position.woodland.with_followers(faction).minus(corvids::snares(desk, faction));
    let can_leave = |from: &Clearing| {
        !ways(desk, whom, *from).union(maps::coasts_across(desk, *from)).is_empty()
    };
    warriors.iter().filter(can_leave).collect()
}

pub(super) fn can_order(desk: &Desk<'_>, seat: Seat) -> bool {
    glossary::enemies(desk, seat).any(|enemy| !origins(desk, enemy).is_empty())
}

/// False Orders: discarded to move half of an enemy's warriors in one clearing.
pub(super) fn false_orders(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let fooled = glossary::enemies(desk, seat).filter(|&enemy| !origins(desk, enemy).is_empty());
    which_player(
        CardName::FalseOrders,
        fooled.collect(),
        |enemy| Frame::OrderPlayer(enemy).into(),
        desk,
    )
}

pub(super) fn order_player(whom: Seat, desk: &Desk<'_>) -> Flow {
    let offers = origins(desk, whom)
        .iter()
        .map(|from| (Choice::In(from), Frame::OrderFrom(whom, from).into()));
    let seat = desk.position.turn.seat();
    desk.ask(seat, law::PERSISTENT_EFFECTS, crate::Question::WhereFor(CardName::FalseOrders))
        .offers(offers)
        .must()
}

/// False Orders: to an adjacent clearing, or by Ferry (R24).
pub(super) fn order_from(whom: Seat, from: Clearing, desk: &Desk<'_>) -> Flow {
    let order = |to, by_ferry| Frame::OrderTo(Journey { seat: whom, from, to, by_ferry }).into();
    let on_foot = ways(desk, whom, from).iter();
    let by_ferry = maps::coasts_across(desk, from).iter();
    let seat = desk.position.turn.seat();
    desk.ask(seat, law::PERSISTENT_EFFECTS, Question::OrderWhere { from }.into())
        .offers(on_foot.map(|to| (Choice::Move(from, to), order(to, false))))
        .offers(by_ferry.map(|to| (Choice::Ferry(from, to), order(to, true))))
        .must()
}

/// 4.1.3 Persistent Effects.
/// 1.5.5 Use of Force. They move as if their own player moved them: an outrage and the Ferry's card are that player's.
pub(super) fn order_to(journey: Journey, desk: &mut Desk<'_>) -> Flow {
    cite(golden_rules::USE_OF_FORCE);
    let seat = desk.position.turn.seat();
    discard_effect(desk, seat, CardName::FalseOrders, law::PERSISTENT_EFFECTS);
    let whose = desk.position.faction(journey.seat);
    let woodland = &desk.position.woodland;
    let half = woodland.warriors(whose, journey.from).div_ceil(2);
    // 14.2.2
    let count = half.min(woodland.followers(whose, journey.from));
    next(F::Move(movement::Frame::Go { journey, count }))
}

/// Swap Meet: a random card of another player, and one back.
pub(super) fn swap_meet(desk: &mut Desk<'_>) -> Flow {
    let hands = hands(desk, desk.position.turn.seat());
    which_player(CardName::SwapMeet, hands, |whom| Frame::SwapWith(whom).into(), desk)
}

pub(super) fn swap_with(whom: Seat, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    mark_used(desk, seat, CardName::SwapMeet);
    take_random_card(desk, whom, seat, law::PERSISTENT_EFFECTS);
    in_order([Frame::SwapBack(whom).into()])
}

pub(super) fn swap_back(whom: Seat, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let names = desk.setting.deck.names(desk.position.player(seat).hand());
    desk.ask(
        seat,
        law::PERSISTENT_EFFECTS,
        Question::GiveCard { whom: desk.position.faction(whom) }.into(),
    )
    .offers(names.map(|card| (Choice::Card(card), Frame::SwapGive(whom, card).into())))
    .aloud()
    .must()
}

pub(super) fn swap_give(whom: Seat, card: CardName, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    crate::cards::give_card(desk, (seat, whom), card, law::PERSISTENT_EFFECTS);
    settled()
}
