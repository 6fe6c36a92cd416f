//! 13.6 Evening.

use super::{Deed, Frame, Question, daylight, seat};
use crate::law::corvids as law;
use crate::terms::Plot;
use crate::{Choice, Desk, Flow, cards};
use kernel::{cite, in_order, next};

/// 13.6 Evening.
pub(crate) fn evening(_desk: &mut Desk<'_>) -> Flow {
    cite(law::EVENING);
    next(Frame::Exert.into())
}

/// 13.6.1 Exert. One more action instead of drawing.
pub(super) fn exert(desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::EXERT, Question::Exert { cards: drawn(desk) }.into());
    let asking = daylight::offer_deeds(asking, Frame::ExertTo, desk);
    if asking.has_offers() {
        asking.offer(Choice::Pass, Frame::DrawAndDiscard.into()).must()
    } else {
        asking.must_or(Frame::DrawAndDiscard.into())
    }
}

/// 13.6.1 Exert. The deed; nothing is drawn, but a hand that is too large is still brought down (R43).
pub(super) fn exert_to(deed: Deed, desk: &Desk<'_>) -> Flow {
    in_order([daylight::opening(deed, desk), cards::hand_limit(seat(desk))])
}

/// The cards of an Evening: one, and one for each face-up extortion (13.7.3).
fn drawn(desk: &Desk<'_>) -> u8 {
    let extortions = desk.position.corvids.shown(Plot::Extortion).len();
    let extortions = u8::try_from(extortions).expect("plots are few");
    desk.setting.boards.factions.common.draw + extortions
}

/// 13.6.2 Draw and Discard. One card, and one for each face-up extortion; then down to five.
pub(super) fn draw_and_discard(desk: &mut Desk<'_>) -> Flow {
    cards::draw_in_evening(desk, seat(desk), drawn(desk), law::DRAW_AND_DISCARD)
}
