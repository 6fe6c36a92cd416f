//! K3.5 Select.

use super::Frame;
use crate::frame::Frame as F;
use crate::terms::Area;
use crate::{Asking, Choice, Desk, Fact, Flow, Question, advisors, law, menaces};
use kernel::{Seat, cite, settled};

/// K3.5 Select. All cards of one Offering area.
pub(super) fn select(seat: Seat, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat, law::choice::SELECT, Question::Select);
    let asking = offer_select(asking, |area| F::Choice(Frame::SelectArea(seat, area)));
    let asking = super::offer_spies(asking, desk, seat);
    let asking = advisors::offer_before_selecting(asking, desk);
    menaces::offer_swaps(asking, desk, seat).must()
}

/// K3.6 Empty area. It may be selected like the other.
pub(crate) fn offer_select(asking: Asking<'_>, opens: impl Fn(Area) -> F) -> Asking<'_> {
    cite(law::choice::EMPTY_AREA);
    asking.offers(Area::ALL.map(|area| (Choice::Select(area), opens(area))))
}

pub(super) fn select_area(seat: Seat, area: Area, desk: &mut Desk<'_>) -> Flow {
    take_area(seat, area, desk);
    settled()
}

/// The cards go to the Selection area as they lie.
pub(crate) fn take_area(seat: Seat, area: Area, desk: &mut Desk<'_>) {
    let (up, down) = desk.position.select(seat, area);
    let count = u8::try_from(up.len()).expect("areas are small");
    desk.tell(law::choice::SELECT, Fact::Selected { who: seat, area, count, down });
}
