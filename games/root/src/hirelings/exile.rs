//! E.7.1 The Exile.

use super::actions::Ways;
use super::rules::speaker;
use super::{Fact, Frame, Question, Why, foes, place_of, row_of};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::key_actions::battle;
use crate::law::hirelings as law;
use crate::position::ItemState;
use crate::terms::{Clearing, Clearings, Faction, Forest, Hireling, Item, Place};
use crate::{Asking, Bar, Choice, Desk, Flow, cards, glossary, victory};
use kernel::{FixedVec, Seat, next, settled};

/// Items that a move of the Exile takes, and a battle.
const FOR_A_MOVE: u8 = 1;
const FOR_A_BATTLE: u8 = 2;

/// E.7.1.I The Exile: Set-up. The pawn in any forest, and the clubs on the card.
pub(super) fn set_up(row: u8, by: Seat, desk: &mut Desk<'_>) -> Flow {
    desk.position.hirelings.exile.clubs = desk.setting.boards.hirelings.cards.clubs;
    next(Frame::PlacePawn { row, by }.into())
}

/// Every forest.
pub(super) fn forests(desk: &Desk<'_>) -> FixedVec<Place, 12> {
    desk.setting.map.all_forests().map(Place::Forest).collect()
}

/// The forest the Exile is in.
fn forest(desk: &Desk<'_>) -> Option<Forest> {
    desk.position.hirelings.with_side(Hireling::TheExile)?.pawn?.forest()
}

/// The clearings beside the Exile's forest.
fn around(desk: &Desk<'_>) -> Clearings {
    forest(desk).map_or(Clearings::NONE, |at| desk.setting.map.forests[at.index()].clearings)
}

/// E.7.1.II Gifts for the Exile. Whether a player has faction pieces beside the Exile and an item to give.
pub(super) fn can_give(desk: &Desk<'_>, seat: Seat) -> bool {
    let beside = glossary::with_faction_pieces(desk, seat).and(around(desk));
    !beside.is_empty() && desk.position.player(seat).items().total() > 0
}

/// E.7.1.II Gifts for the Exile. Adds it to what a player may do in the own turn (R63).
pub(super) fn offer_gift<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    if forest(desk).is_none() || !can_give(desk, seat) {
        return asking;
    }
    asking.again(Choice::Do(Action::Gift), Frame::ExileGift.into())
}

/// E.7.1.II Gifts for the Exile. Which item.
pub(super) fn gift(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let items = desk.position.player(seat).items().kinds();
    let offers =
        items.map(|item| (Choice::Item(item, ItemState::Ready), Frame::ExileGets(item).into()));
    desk.ask(seat, law::EXILE_GIFTS, Question::Gift.into()).offers(offers).if_any()
}

/// E.7.1.II Gifts for the Exile. A card and a point for it.
pub(super) fn gets(item: Item, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    desk.position.player_mut(seat).items_mut().take(item);
    desk.position.hirelings.exile.given.add(item);
    let who = desk.position.faction(seat);
    desk.tell(law::EXILE_GIFTS, Fact::Gave { who, item }.into());
    cards::draw(desk, seat, 1, law::EXILE_GIFTS);
    victory::score(desk, seat, 1, law::EXILE_GIFTS);
    settled()
}

/// E.7.1.III Out of the Forest. As often as there are items to exhaust.
pub(super) fn daylight(desk: &Desk<'_>) -> Ways {
    let ready = desk.position.hirelings.exile.ready();
    let tired: Bar = (law::EXILE_DAYLIGHT, Why::NothingToExhaust.into());
    let bar = (ready < FOR_A_MOVE || forest(desk).is_none()).then_some(tired);
    [Some((Choice::Do(Action::Move), Frame::ExileActs.into(), bar)), None, None]
}

/// E.7.1.III Out of the Forest. An item for a move to the next forest, two for a battle beside the own one.
pub(super) fn acts(desk: &Desk<'_>) -> Flow {
    let (place, ready) = (place_of(desk, Faction::Exile), desk.position.hirelings.exile.ready());
    let Some(at) = forest(desk) else { return settled() };
    let question = Question::Exile { ready }.into();
    let mut asking = desk.ask(speaker(desk, place), law::EXILE_DAYLIGHT, question);
    if ready >= FOR_A_MOVE {
        let ways = desk.setting.map.forests_beside(at);
        asking = asking.agains(
            ways.map(|forest| (Choice::to_forest(forest), Frame::ExileMoves(forest).into())),
        );
    }
    if ready >= FOR_A_BATTLE {
        asking = offer_battles(asking, desk, place);
    }
    asking.offer(Choice::Pass, Frame::ExileRests.into()).must()
}

fn offer_battles<'d>(mut asking: Asking<'d>, desk: &Desk<'_>, place: Seat) -> Asking<'d> {
    let around = around(desk);
    for &defender in &foes(desk, place) {
        let there = battle::open_to(desk, place, defender).and(around);
        let faction = desk.position.faction(defender);
        asking = asking.agains(there.iter().map(|clearing| {
            let frame = Frame::ExileBattles { clearing, defender };
            (Choice::Battle(clearing, faction), frame.into())
        }));
    }
    asking
}

fn exhaust(desk: &mut Desk<'_>, count: u8) {
    desk.position.hirelings.exile.exhausted += count;
}

/// E.7.1.III Out of the Forest. The Exile goes on.
pub(super) fn moves(to: Forest, desk: &mut Desk<'_>) -> Flow {
    exhaust(desk, FOR_A_MOVE);
    let row = row_of(desk, Faction::Exile);
    let place = Place::Forest(to);
    desk.position.hirelings.put_pawn(row.into(), place);
    let fact = Fact::PawnAt { hireling: Hireling::TheExile, place };
    desk.tell(law::EXILE_DAYLIGHT, fact.into());
    settled()
}

/// E.7.1.III Out of the Forest. A battle in a clearing beside the forest.
pub(super) fn battles(clearing: Clearing, defender: Seat, desk: &mut Desk<'_>) -> Flow {
    exhaust(desk, FOR_A_BATTLE);
    next(battle::begin(desk, clearing, (place_of(desk, Faction::Exile), defender)))
}

/// E.7.1.III Out of the Forest. When done, everything is refreshed.
pub(super) fn rests(desk: &mut Desk<'_>) -> Flow {
    desk.position.hirelings.exile.exhausted = 0;
    settled()
}

/// Where the Exile can battle: beside its forest, with an item left.
pub(super) fn reach(desk: &Desk<'_>) -> Clearings {
    if desk.position.hirelings.exile.total() == 0 { Clearings::NONE } else { around(desk) }
}

/// E.7.1.IV The Exile in Battle. As many rolled hits as there are items.
pub(crate) fn strength(desk: &Desk<'_>) -> u8 {
    kernel::cite(law::EXILE_BATTLE);
    desk.position.hirelings.exile.total()
}

/// E.7.1.IV The Exile in Battle. Each hit exhausts an item, or removes one if none can be exhausted: clubs first (R64).
pub(super) fn takes_hits(hits: u8, desk: &mut Desk<'_>) -> Flow {
    for _ in 0..hits {
        let items = &mut desk.position.hirelings.exile;
        if items.ready() > 0 {
            items.exhausted += 1;
        } else if items.total() > 0 {
            items.exhausted -= 1;
            lose_item(desk);
        }
    }
    let left = desk.position.hirelings.exile.total();
    desk.tell(law::EXILE_BATTLE, Fact::ExileHurt { hits, left }.into());
    settled()
}

fn lose_item(desk: &mut Desk<'_>) {
    let items = &mut desk.position.hirelings.exile;
    if items.clubs > 0 {
        items.clubs -= 1;
        return;
    }
    let given = items.given.kinds().next();
    if let Some(item) = given {
        desk.position.hirelings.exile.given.take(item);
        desk.position.gone.add(item);
    }
}

/// The frame in which the Exile takes hits.
pub(crate) fn hits(hits: u8) -> F {
    Frame::ExileHits(hits).into()
}
