//! E.7.2 The Brigand.

use super::actions::Ways;
use super::placing::controller;
use super::{Frame, Question, Why};
use crate::choice::Action;
use crate::law::hirelings as law;
use crate::position::{HirelingCard, ItemState, Once};
use crate::terms::{Clearing, Clearings, Faction, Item};
use crate::{Choice, Desk, Flow, cards, glossary, hundreds, vagabond};
use kernel::{Seat, Seats, next, settled};

/// E.7.2.I The Brigand: Set-up. Items marked R lie under the ruins as if a Vagabond played, if nobody has put them there.
pub(super) fn set_up(desk: &mut Desk<'_>) -> Flow {
    if desk.position.ruin_items.iter().flatten().all(Option::is_none) {
        vagabond::put_under_ruins(desk, 1, law::BRIGAND_SET_UP);
    }
    settled()
}

/// E.7.2.II Ransack a Ruin.
/// E.7.2.III Robbery. Two actions, each once in a Daylight.
pub(super) fn daylight(desk: &Desk<'_>, card: HirelingCard) -> Ways {
    let Some((_, seat)) = controller(desk, Faction::Exile) else { return super::actions::NO_WAY };
    let ruin = ruins(desk, seat).is_empty();
    let ruin = ruin.then_some((law::BRIGAND_RUINS, Why::NoRuin.into()));
    let robbery = victims(desk, seat).is_empty() || desk.position.player(seat).items().total() == 0;
    let robbery = robbery.then_some((law::BRIGAND_ROBBERY, Why::NobodyToRob.into()));
    [
        Some((Choice::Do(Action::Explore), Frame::BrigandRuin.into(), ruin))
            .filter(|_| !card.has_done(Once::Daylight)),
        Some((Choice::Do(Action::Rob), Frame::BrigandRobs.into(), robbery))
            .filter(|_| !card.has_done(Once::SecondDaylight)),
        None,
    ]
}

/// Ruins with an item and faction pieces of a player.
fn ruins(desk: &Desk<'_>, seat: Seat) -> Clearings {
    let ruins = desk.setting.map.ruins.iter().enumerate();
    let filled = ruins.filter(|(ruin, _)| desk.position.ruin_items[*ruin] != [None, None]);
    let filled: Clearings = filled.map(|(_, clearing)| clearing).collect();
    filled.and(glossary::with_faction_pieces(desk, seat))
}

fn mark(desk: &mut Desk<'_>, what: Once) -> Option<Seat> {
    let (row, seat) = controller(desk, Faction::Exile)?;
    desk.position.hirelings.mark(row.into(), what);
    Some(seat)
}

/// E.7.2.II Ransack a Ruin. Which.
pub(super) fn ruin(desk: &Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Exile) else { return settled() };
    let offers = ruins(desk, seat)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::BrigandRuinIn(clearing).into()));
    desk.ask(seat, law::BRIGAND_RUINS, Question::WhichRuin.into()).offers(offers).if_any()
}

/// E.7.2.II Ransack a Ruin. What lies there is taken.
pub(super) fn ruin_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    mark(desk, Once::Daylight);
    let ruin = desk.setting.map.ruins.iter().position(|ruin| ruin == clearing);
    let ruin = ruin.expect("a ruin that is ransacked is on the map");
    desk.reveal();
    let item = desk.position.ruin_items[ruin].into_iter().flatten().next();
    item.map_or_else(settled, |item| next(Frame::BrigandTakes(clearing, item).into()))
}

/// E.7.2.II Ransack a Ruin. Into the Crafted Items box, or the Hoard (14.2.4); an empty ruin is removed.
pub(super) fn takes(clearing: Clearing, item: Item, desk: &mut Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Exile) else { return settled() };
    let ruin = desk.setting.map.ruins.iter().position(|ruin| ruin == clearing);
    let ruin = ruin.expect("a ruin that is ransacked is on the map");
    vagabond::take_from_under(desk, (clearing, ruin), (seat, item), law::BRIGAND_RUINS);
    if desk.position.faction(seat) == Faction::Hundreds {
        desk.position.hundreds.mark_ruin_item(item);
        return hundreds::gain(desk, item, law::BRIGAND_RUINS);
    }
    desk.position.player_mut(seat).items_mut().add(item);
    settled()
}

/// Players with cards who share a clearing with faction pieces of a player.
fn victims(desk: &Desk<'_>, seat: Seat) -> Seats {
    let own = glossary::with_faction_pieces(desk, seat);
    let near = |&other: &Seat| !glossary::with_faction_pieces(desk, other).and(own).is_empty();
    cards::hands(desk, seat).iter().filter(near).collect()
}

/// E.7.2.III Robbery. An item is exhausted.
pub(super) fn robs(desk: &Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Exile) else { return settled() };
    let items = desk.position.player(seat).items().kinds();
    let offers = items
        .map(|item| (Choice::Item(item, ItemState::Ready), Frame::BrigandRobsWith(item).into()));
    desk.ask(seat, law::BRIGAND_ROBBERY, Question::RobWith.into()).offers(offers).if_any()
}

/// E.7.2.III Robbery. With this one.
pub(super) fn robs_with(item: Item, desk: &mut Desk<'_>) -> Flow {
    let Some(seat) = mark(desk, Once::SecondDaylight) else { return settled() };
    let player = desk.position.player_mut(seat);
    player.items_mut().take(item);
    player.exhausted_mut().add(item);
    let who = desk.position.faction(seat);
    let fact = cards::exiles::Fact::Exhausted { who, item };
    desk.tell(law::BRIGAND_ROBBERY, fact.into());
    next(Frame::BrigandWhom.into())
}

/// E.7.2.III Robbery. Who is robbed.
pub(super) fn whom(desk: &Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Exile) else { return settled() };
    let offers = victims(desk, seat).iter().map(|whom| {
        (Choice::Faction(desk.position.faction(whom)), Frame::BrigandRobsWhom(whom).into())
    });
    desk.ask(seat, law::BRIGAND_ROBBERY, Question::RobWhom.into()).offers(offers).if_any()
}

/// E.7.2.III Robbery. A random card changes hands.
pub(super) fn robs_whom(whom: Seat, desk: &mut Desk<'_>) -> Flow {
    if let Some((_, seat)) = controller(desk, Faction::Exile) {
        cards::take_random_card(desk, whom, seat, law::BRIGAND_ROBBERY);
    }
    settled()
}
