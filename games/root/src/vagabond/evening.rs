//! 9.6 Evening.

use super::Fact;
use super::items::{self, Picking, Task};
use super::{Frame, board, board_mut};
use crate::law::vagabond as law;
use crate::position::ItemState;
use crate::terms::{Item, Place};
use crate::{Desk, Flow, cards};
use kernel::{cite, in_order};

/// 9.6 Evening.
pub(crate) fn evening(desk: &mut Desk<'_>) -> Flow {
    cite(law::EVENING);
    evenings_rest(desk);
    if over_item_limit(desk) == 0 {
        return draw_cards(desk);
    }
    in_order([Frame::DrawCards, Frame::CheckItemLimits].map(Into::into))
}

/// 9.6.1 Evening's Rest. In a forest everything is repaired and refreshed.
fn evenings_rest(desk: &mut Desk<'_>) {
    cite(law::EVENINGS_REST);
    let seat = desk.position.turn.seat();
    if matches!(board(desk, seat).pawn(), Place::Clearing(_)) || items::all_damaged(desk, seat) == 0
    {
        return;
    }
    let board = board_mut(desk, seat);
    for item in Item::ALL {
        for state in [ItemState::DamagedReady, ItemState::DamagedExhausted] {
            for _ in 0..board.items(item, state) {
                board.take_item(item, state);
                board.add_item(item, ItemState::Ready);
            }
        }
    }
    let who = desk.position.faction(seat);
    desk.tell(law::EVENINGS_REST, Fact::Rested { who }.into());
}

/// 9.6.2 Draw Cards. One, and one for each coins on their track.
pub(super) fn draw_cards(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let count = desk.setting.boards.factions.common.draw + items::tracked(desk, seat, Item::Coins);
    discard_cards(cards::draw_in_evening(desk, seat, count, law::DRAW_CARDS))
}

/// 9.6.3 Discard Cards. Down to five, as everybody does who draws in Evening.
fn discard_cards(drawn: Flow) -> Flow {
    cite(law::DISCARD_CARDS);
    drawn
}

/// 9.6.4 Check Item Limits. What Satchel and Damaged box hold beyond six, and two for each bag on its track, is removed.
pub(super) fn check_item_limits(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    items::choose(Picking::new(Task::Limit, seat, over_item_limit(desk)), desk)
}

/// 9.6.4 Check Item Limits. How many items there are beyond the limit.
fn over_item_limit(desk: &Desk<'_>) -> u8 {
    let seat = desk.position.turn.seat();
    let printed = &desk.setting.boards.factions.vagabond;
    let limit =
        printed.item_limit + printed.item_limit_per_bag * items::tracked(desk, seat, Item::Bag);
    items::off_track(desk, seat).saturating_sub(limit)
}
