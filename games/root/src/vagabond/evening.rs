//! 9.6 Evening.

use super::Fact;
use super::items::{self, Task};
use super::{Frame, board, board_mut, pick};
use crate::law::vagabond as law;
use crate::position::ItemState;
use crate::terms::{Item, Place};
use crate::{Desk, Flow, cards};
use kernel::{in_order, next, settled};

/// 9.6 Evening.
pub(super) fn evening() -> Flow {
    let steps =
        [Frame::EveningsRest, Frame::DrawCards, Frame::DiscardCards, Frame::CheckItemLimits];
    in_order(steps.map(Into::into))
}

/// 9.6.1 Evening's Rest. In a forest everything is repaired and refreshed.
pub(super) fn evenings_rest(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    if matches!(board(desk, seat).pawn(), Place::Clearing(_)) || items::all_damaged(desk, seat) == 0
    {
        return settled();
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
    let who = desk.setting.faction(seat);
    desk.tell(law::EVENINGS_REST, Fact::Rested { who }.into());
    settled()
}

/// 9.6.2 Draw Cards. One, and one for each coins on their track.
pub(super) fn draw_cards(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let count = desk.setting.boards.factions.common.draw + items::tracked(desk, seat, Item::Coins);
    cards::draw_in_evening(desk, seat, count, law::DRAW_CARDS)
}

/// 9.6.3 Discard Cards. Down to five.
pub(super) fn discard_cards(desk: &Desk<'_>) -> Flow {
    next(cards::hand_limit(desk.position.turn.seat()))
}

/// 9.6.4 Check Item Limits. What Satchel and Damaged box hold beyond six, and two for each bag on its track, is removed.
pub(super) fn check_item_limits(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let printed = &desk.setting.boards.factions.vagabond;
    let limit =
        printed.item_limit + printed.item_limit_per_bag * items::tracked(desk, seat, Item::Bag);
    let held = items::off_track(desk, seat);
    next(pick(Task::Limit, seat, held.saturating_sub(limit)))
}
