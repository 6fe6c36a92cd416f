//! 7.5 Daylight.

use super::{Frame, seat};
use crate::cards;
use crate::frame::Frame as F;
use crate::glossary::{place_bar, placeable};
use crate::golden_rules::place;
use crate::key_actions::{battle, craft as crafting, movement};
use crate::key_terms::rule;
use crate::terms::{CLEARINGS, Clearing, Clearings, Column, Faction, Leader, Piece, Suit};
use crate::{Bar, Choice, Desk, Flow, Question, Why, law};
use kernel::{FixedVec, Para, cite, in_order, next, settled};

/// 7.5 Daylight. Craft, then resolve the Decree.
pub(crate) fn daylight(desk: &mut Desk<'_>) -> Flow {
    cite(law::eyrie::DAYLIGHT);
    desk.position.eyrie.begin_decree();
    let decree = F::Eyrie(Frame::ResolveTheDecree(Column::Recruit));
    in_order([craft(desk), Some(decree)].into_iter().flatten())
}

/// 7.5.1 Craft. By activating roosts.
fn craft(desk: &Desk<'_>) -> Option<F> {
    cite(law::eyrie::CRAFT);
    crafting::opening(desk, seat(desk))
}

/// 7.5.2 Resolve the Decree. Column by column from the left; the cards of a column in any order, but all (R11).
pub(super) fn resolve_the_decree(from: Column, desk: &Desk<'_>) -> Flow {
    let mut rest = Column::ALL.into_iter().filter(|&column| column >= from);
    let waiting = rest.find(|&column| desk.position.eyrie.has_waiting(column));
    let Some(column) = waiting else { return after_the_decree(desk) };
    let suits = waiting_suits(desk, column);
    let offers =
        suits.map(|suit| (Choice::CardOf(suit), F::Eyrie(Frame::ResolveCard(column, suit))));
    let asking = desk
        .ask(seat(desk), law::eyrie::RESOLVE_THE_DECREE, Question::ResolveCard(column))
        .offers(offers);
    let asking = cards::offer_daylight(asking, desk, seat(desk));
    cards::aloud_in_daylight(asking, desk, seat(desk)).must()
}

/// With the Decree resolved it is still Daylight, for crafted cards and dominance (R11).
fn after_the_decree(desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::eyrie::DAYLIGHT, Question::AfterTheDecree);
    let asking = cards::offer_daylight(asking, desk, seat(desk));
    cards::aloud_in_daylight(asking, desk, seat(desk)).may(Choice::Pass)
}

fn waiting_suits(desk: &Desk<'_>, column: Column) -> impl Iterator<Item = Suit> {
    let (board, shared) = (&desk.position.eyrie, &desk.setting.deck);
    let waits = move |suit: &Suit| {
        let vizier = *suit == Suit::Bird && board.waiting_viziers(column) > 0;
        vizier || !board.waiting(column).and(shared.of_suit(*suit)).is_empty()
    };
    Suit::ALL.into_iter().filter(waits)
}

pub(super) fn resolve_card(column: Column, suit: Suit, desk: &mut Desk<'_>) -> Flow {
    let waiting = desk.position.eyrie.waiting(column).and(desk.setting.deck.of_suit(suit));
    match waiting.first() {
        Some(card) => desk.position.eyrie.resolve(card),
        None => desk.position.eyrie.resolve_vizier(column),
    }
    let deed = match column {
        Column::Recruit => Frame::Recruit(suit),
        Column::Move => Frame::Move(suit),
        Column::Battle => Frame::Battle(suit),
        Column::Build => Frame::Build(suit),
    };
    in_order([deed, Frame::ResolveTheDecree(column)].map(F::Eyrie))
}

/// The clearings a card of the Decree names: birds name any.
fn matching(desk: &Desk<'_>, suit: Suit) -> Clearings {
    if suit == Suit::Bird { Clearings::ALL } else { desk.position.woodland.of_suit(suit) }
}

const TURMOIL: F = F::Eyrie(Frame::Turmoil);

/// 7.5.2.I Recruit. A warrior in a clearing with a roost that matches.
pub(super) fn recruit(suit: Suit, desk: &Desk<'_>) -> Flow {
    let woodland = &desk.position.woodland;
    let roosts =
        woodland.with(Piece::Roost).and(matching(desk, suit)).and(placeable(desk, Faction::Eyrie));
    let open = if woodland.supply(Piece::EyrieWarrior) > 0 { roosts } else { Clearings::NONE };
    let offers =
        open.iter().map(|clearing| (Choice::In(clearing), F::Eyrie(Frame::RecruitIn(clearing))));
    let question = Question::WhereToPlace(Piece::EyrieWarrior);
    desk.ask(seat(desk), law::eyrie::RECRUIT, question)
        .offers(offers)
        .withholds(|| withheld(woodland.with(Piece::Roost), suit, recruit_bar, desk))
        .must_or(TURMOIL)
}

fn recruit_bar(desk: &Desk<'_>, clearing: Clearing) -> Option<Bar> {
    place_bar(desk, Faction::Eyrie, clearing)
}

/// Clearings that are withheld: those a card of this suit does not name, and those with a bar of their own.
fn withheld<'d>(
    clearings: Clearings,
    suit: Suit,
    bar: fn(&Desk<'_>, Clearing) -> Option<Bar>,
    desk: &'d Desk<'_>,
) -> impl Iterator<Item = (Choice, Para, Why)> + use<'d> {
    let named = matching(desk, suit);
    let list: FixedVec<(Clearing, Option<Bar>), CLEARINGS> = clearings
        .iter()
        .map(|clearing| {
            let unnamed = !named.has(clearing);
            let unnamed =
                unnamed.then_some((law::eyrie::RESOLVE_THE_DECREE, Why::CardNamesOthers(suit)));
            (clearing, unnamed.or_else(|| bar(desk, clearing)))
        })
        .collect();
    (0..list.len())
        .map(move |index| list[index])
        .filter_map(|(clearing, bar)| bar.map(|(para, why)| (Choice::In(clearing), para, why)))
}

/// What cannot be recruited in full throws the Eyrie into turmoil, after as much as possible (R4).
pub(super) fn recruit_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let wanted = charismatic(desk);
    let placed = place(desk, law::eyrie::RECRUIT, Piece::EyrieWarrior, clearing, wanted);
    if placed < wanted { next(TURMOIL) } else { settled() }
}

/// 7.8.2 Charismatic. Recruits two warriors at a time.
fn charismatic(desk: &Desk<'_>) -> u8 {
    if desk.position.eyrie.leader() != Some(Leader::Charismatic) {
        return 1;
    }
    cite(law::eyrie::CHARISMATIC);
    2
}

/// 7.5.2.II Move. At least one warrior from a clearing that matches.
pub(super) fn move_from(suit: Suit, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::eyrie::MOVE, Question::Move);
    movement::offer_moves(asking, desk, seat(desk), matching(desk, suit)).must_or(TURMOIL)
}

/// 7.5.2.III Battle. In a clearing that matches.
pub(super) fn battle_in(suit: Suit, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::eyrie::BATTLE, Question::Battle);
    battle::offer_battles(asking, desk, seat(desk), matching(desk, suit)).must_or(TURMOIL)
}

/// 7.5.2.IV Build. A roost in a ruled clearing that matches, with a free slot and no roost.
pub(super) fn build(suit: Suit, desk: &Desk<'_>) -> Flow {
    let woodland = &desk.position.woodland;
    let ruled = rule::ruled_by(woodland, Faction::Eyrie)
        .and(matching(desk, suit))
        .and(placeable(desk, Faction::Eyrie));
    let sites = ruled.minus(woodland.with(Piece::Roost)).and(woodland.with_free_slot());
    let open = if woodland.supply(Piece::Roost) > 0 { sites } else { Clearings::NONE };
    let offers =
        open.iter().map(|clearing| (Choice::In(clearing), F::Eyrie(Frame::BuildIn(clearing))));
    let question = Question::WhereToPlace(Piece::Roost);
    desk.ask(seat(desk), law::eyrie::BUILD, question)
        .offers(offers)
        .withholds(|| withheld(Clearings::ALL, suit, build_bar, desk))
        .must_or(TURMOIL)
}

fn build_bar(desk: &Desk<'_>, clearing: Clearing) -> Option<Bar> {
    let woodland = &desk.position.woodland;
    if woodland.with(Piece::Roost).has(clearing) {
        return Some((law::eyrie::BUILD, Why::RoostAlready(clearing)));
    }
    if !rule::ruled_by(woodland, Faction::Eyrie).has(clearing) {
        return Some((law::eyrie::BUILD, Why::NotRuled(clearing)));
    }
    let full = woodland.free_slots(clearing) == 0;
    let full = full.then_some((law::key_terms::SLOTS, Why::NoFreeSlot(clearing)));
    place_bar(desk, Faction::Eyrie, clearing).or(full)
}

pub(super) fn build_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    place(desk, law::eyrie::BUILD, Piece::Roost, clearing, 1);
    settled()
}
