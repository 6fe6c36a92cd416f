//! 9.5.3 Explore, and 9.7.3 for two Vagabonds.

use super::daylight::Frame;
use super::{Fact, Question, Why};
use super::{abilities, board, board_mut, clearing_of, index, items};
use crate::law::vagabond as law;
use crate::position::ItemState;
use crate::terms::{Clearing, Item};
use crate::{Bar, Choice, Desk, Flow, victory};
use kernel::{Para, Seat, cite, next, settled};

/// A ruin: its clearing, and its number among the map's ruins.
type Ruin = (Clearing, usize);

/// What keeps a Vagabond from exploring.
pub(super) fn bar(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    ruin_at(desk, seat).is_none().then_some((law::EXPLORE, Why::NoRuinHere.into()))
}

/// The ruin where a Vagabond stands.
fn ruin_at(desk: &Desk<'_>, seat: Seat) -> Option<Ruin> {
    let here =
        clearing_of(desk, seat).filter(|&clearing| desk.position.woodland.ruins().has(clearing))?;
    let number = desk.setting.map.ruins.iter().position(|clearing| clearing == here)?;
    Some((here, number))
}

/// 9.5.3 Explore. A torch for an item of the ruin; of two items the Vagabond looks at both and chooses (9.7.3).
pub(super) fn explore(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    items::exhaust(desk, seat, Item::Torch, 1);
    desk.reveal();
    let Some((_, ruin)) = ruin_at(desk, seat) else { return settled() };
    let under = desk.position.ruin_items[ruin];
    if under.iter().flatten().count() > 1 {
        let (vagabond, who) = (index(desk, seat), desk.position.faction(seat));
        desk.position.look_under_ruin(vagabond, ruin);
        for item in under.into_iter().flatten() {
            desk.tell_only(
                seat,
                law::TAKING_ITEMS_FROM_RUINS,
                Fact::SawInRuin { who, item }.into(),
                None,
            );
        }
        return next(Frame::ChooseFromRuin.into());
    }
    match under.into_iter().flatten().next() {
        Some(item) if can_take(desk, seat, item) => take_from_ruin(item, desk),
        Some(_) | None => leave_it(desk),
    }
}

/// 9.7.3 Taking Items from Ruins. No second item marked R of a kind.
fn can_take(desk: &Desk<'_>, seat: Seat, item: Item) -> bool {
    cite(law::TAKING_ITEMS_FROM_RUINS);
    !board(desk, seat).has_ruin_item(item)
}

/// 9.7.3 Taking Items from Ruins. The Vagabond has seen two items and chooses; what he may not take, he leaves.
pub(super) fn choose_from_ruin(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let Some((_, ruin)) = ruin_at(desk, seat) else { return settled() };
    let mut kinds = desk.position.ruin_items[ruin];
    if kinds[0] == kinds[1] {
        kinds[1] = None;
    }
    let takes = |item: &Item| can_take(desk, seat, *item);
    let offers = kinds.into_iter().flatten().filter(takes);
    let asking =
        desk.ask(seat, law::TAKING_ITEMS_FROM_RUINS, Question::TakeFromRuin.into())
            .offers(offers.map(|item| {
                (Choice::Item(item, ItemState::Ready), Frame::TakeFromRuin(item).into())
            }))
            .aloud();
    if asking.has_offers() {
        asking.must()
    } else {
        asking.offer(Choice::Pass, Frame::LeaveRuin.into()).must()
    }
}

/// 9.7.3 Taking Items from Ruins. Who explores and takes nothing scores nothing.
pub(super) fn leave_it(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    if let Some((clearing, ruin)) = ruin_at(desk, seat) {
        let (vagabond, who) = (index(desk, seat), desk.position.faction(seat));
        desk.position.look_under_ruin(vagabond, ruin);
        desk.tell(law::TAKING_ITEMS_FROM_RUINS, Fact::LeftRuin { who, clearing }.into());
    }
    settled()
}

/// 9.5.3 Explore. The item is taken for a point; an empty ruin is removed.
pub(super) fn take_from_ruin(item: Item, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let Some((clearing, ruin)) = ruin_at(desk, seat) else { return settled() };
    abilities::take_item(desk, seat, item);
    board_mut(desk, seat).mark_ruin_item(item);
    take_from_under(desk, (clearing, ruin), (seat, item), law::EXPLORE);
    victory::score(desk, seat, 1, law::EXPLORE);
    settled()
}

/// A player takes an item from under a ruin; an empty ruin is removed.
pub(crate) fn take_from_under(
    desk: &mut Desk<'_>,
    (clearing, ruin): Ruin,
    (seat, item): (Seat, Item),
    para: Para,
) {
    let place = desk.position.ruin_items[ruin].iter().position(|&under| under == Some(item));
    let place = place.expect("an item that is taken lies under the ruin");
    desk.position.ruin_items[ruin][place] = None;
    let who = desk.position.faction(seat);
    desk.tell(para, Fact::Explored { who, item, clearing }.into());
    if desk.position.ruin_items[ruin] == [None, None] {
        desk.position.woodland.remove_ruin(clearing);
        desk.tell(para, Fact::RuinRemoved { clearing }.into());
    }
}
