//! The Lost City.

use crate::Desk;
use crate::law::landmarks as law;
use crate::terms::{Clearing, Clearings};
use kernel::cite;

/// F.C.1 Lost City: Set-up. On a river; on the Lake, on the coast.
pub(super) fn fitting(desk: &Desk<'_>) -> Clearings {
    cite(law::LOST_CITY_SET_UP);
    desk.setting.map.river_clearings()
}

/// F.C.2 Lost City: Every Suit. Its clearing is of foxes, rabbits and mice at once, for whatever asks for a suit.
pub(super) fn set_up(clearing: Clearing, desk: &mut Desk<'_>) {
    cite(law::EVERY_SUIT);
    desk.position.woodland.give_every_suit(clearing);
}
