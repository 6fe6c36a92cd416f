//! What is free: conversions, Talents, Loot, Trophies, Potions, Equipment, settling. None of it is an Action.

use super::{cashing, conversions, talents};
use crate::law::deployment as law;
use crate::setting::Purpose;
use crate::{Asking, Desk, citadel, clan, settled_lands};
use kernel::{Seat, cite};

/// When something free may be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moment {
    /// In the player's own turn of the Deployment Phase.
    OwnTurn,
    /// Once everyone is home, before wages.
    AtHome,
    /// Between other steps: Trophies and Loot alone.
    Between,
}

/// M9.7 Cashing in.
///
/// Offers everything that is free at this moment; after it the same is asked again.
pub(crate) fn offer_free<'d>(
    asking: Asking<'d>,
    seat: Seat,
    moment: Moment,
    desk: &'d Desk<'_>,
) -> Asking<'d> {
    cite(law::CASHING_IN);
    let asking = cashing::offer_trophies(asking, seat, desk);
    let asking = cashing::offer_loot(asking, seat, moment, desk);
    match moment {
        Moment::OwnTurn => {
            let asking = conversions::offer_conversions(asking, seat, desk);
            let asking = talents::offer_talents(asking, seat, desk);
            let asking = citadel::offer_heal(asking, seat, desk);
            let asking = citadel::offer_rearrange(asking, seat, desk);
            settled_lands::offer_settle(asking, seat, desk)
        }
        Moment::AtHome => {
            let asking = citadel::offer_heal(asking, seat, desk);
            settled_lands::offer_settle(asking, seat, desk)
        }
        Moment::Between => asking,
    }
}

/// Whether a clan without dice has a reason to stay: a Talent that would still do something, or Loot that hires.
pub(super) fn has_something_left(desk: &Desk<'_>, seat: Seat) -> bool {
    let mut rested = clan::rested(desk, seat, Purpose::Deed);
    let helps = |mercenary, gift| talents::would_help(desk, seat, mercenary, gift);
    rested.any(|(mercenary, talent)| talent.gift().is_some_and(|gift| helps(mercenary, gift)))
        || cashing::can_hire(desk, seat)
}
