//! 12.4 Birdsong.

use super::Fact;
use crate::cards::{self, Timing};
use crate::law::duchy as law;
use crate::terms::Piece;
use crate::{Desk, Flow};
use kernel::{Para, settled};

/// 12.4 Birdsong. One warrior to the Burrow, and what the citadel track shows.
pub(crate) fn birdsong(desk: &mut Desk<'_>) -> Flow {
    desk.position.duchy.begin_turn();
    let citadels = usize::from(desk.position.woodland.on_map(Piece::Citadel));
    let count = desk.setting.boards.duchy.track.recruits[citadels];
    recruit(desk, count, law::BIRDSONG);
    match cards::window(desk, Timing::Birdsong) {
        Some(window) => kernel::next(window),
        None => settled(),
    }
}

/// Warriors come to the Burrow from the supply, as many as there are (1.5.1).
pub(super) fn recruit(desk: &mut Desk<'_>, count: u8, para: Para) {
    let recruited = desk.position.woodland.draw_from_supply(Piece::DuchyWarrior, count);
    if recruited > 0 {
        desk.position.duchy.enter_burrow(recruited);
        desk.tell(para, Fact::Recruited { count: recruited }.into());
    }
}
