//! What is free: conversions, Talents, Loot, Trophies, Potions, Equipment, settling. None of it is an Action.

use super::{Frame, cashing, conversions, talents};
use crate::game::{Asking, Desk};
use crate::law::deployment as law;
use crate::setting::{LootEffect, Talent};
use crate::{citadel, clan, settled_lands};
use kernel::{Seat, cite};

/// When something free may be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moment {
    /// In the player's own turn of the Deployment Phase.
    OwnTurn,
    /// Once everyone is home, before wages.
    AtHome,
    /// When the game has ended, before the points are counted.
    BeforeScoring,
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
        Moment::BeforeScoring => asking,
    }
}

/// Whether a clan without dice can still get one in its own turn: from a Talent or from Loot.
pub(super) fn can_get_a_die(desk: &Desk<'_>, seat: Seat) -> bool {
    let by_talent = clan::rested(desk, seat).any(|(mercenary, talent)| {
        matches!(talent, Talent::BuyDie { .. }) && talents::why_not(desk, seat, mercenary).is_none()
    });
    let by_loot = || {
        let mut loot = desk.position.clan(seat).loot().iter();
        loot.any(|loot| desk.setting.loot(loot).effect == LootEffect::Hire)
            && citadel::can_hire_free(desk, seat)
    };
    by_talent || by_loot()
}

/// A frame of this chapter.
pub(super) const fn frame(frame: Frame) -> crate::Frame {
    crate::Frame::Deployment(frame)
}
