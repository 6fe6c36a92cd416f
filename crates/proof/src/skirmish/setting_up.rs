//! 1 Setting up.

use super::law::setting_up;
use super::turn::tell_draw;
use super::{Choice, Desk, Fact, Flow, Frame, Kind, Question};
use kernel::{Seat, in_order, settled, together};

/// 1.2 Hands.
pub(super) fn hands(desk: &mut Desk<'_>) -> Flow {
    for seat in desk.setting.everyone().iter() {
        for _ in 0..desk.setting.camp.hand {
            let card = desk.position.draw(seat, &mut desk.chance);
            tell_draw(setting_up::HANDS, seat, card, desk);
        }
    }
    in_order([Frame::Muster, Frame::Turn])
}

/// 1.3 Muster.
pub(super) fn muster(desk: &Desk<'_>) -> Flow {
    together(desk.setting.everyone(), Frame::MusterOf)
}

/// 1.3 Muster.
pub(super) fn muster_of(seat: Seat, desk: &Desk<'_>) -> Flow {
    let kinds = desk.position.kinds(desk.setting, seat);
    desk.ask(seat, setting_up::MUSTER, Question::Muster)
        .offers(kinds.map(|kind| (Choice::Swap(kind), Frame::Swap(seat, kind))))
        .may(Choice::Stand)
}

/// 1.3 Muster.
pub(super) fn swap(seat: Seat, kind: Kind, desk: &mut Desk<'_>) -> Flow {
    desk.position.discard(desk.setting, seat, kind);
    desk.tell(setting_up::MUSTER, Fact::Swapped(seat, kind));
    desk.reveal();
    let card = desk.position.draw(seat, &mut desk.chance);
    tell_draw(setting_up::MUSTER, seat, card, desk);
    settled()
}
