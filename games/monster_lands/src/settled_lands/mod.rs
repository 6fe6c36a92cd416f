//! M19 Settled Lands, and how a Land is settled (M27.6 to M27.8).

mod action;
mod settling;

pub(crate) use action::why_not;
pub(crate) use settling::{can_be_settled, offer_settle};

use crate::law::{conquest, loot, settled_lands as law};
use crate::terms::{Die, Land, Loot, Mercenary};
use crate::{Desk, Flow};
use kernel::Seat;

kernel::frames! {
    /// A paragraph of the settled Lands that stands open.
    pub enum Frame {
        LandAction(seat: Seat, land: Land, placed: u8, last: Die) = law::LAND_ACTION => action::land_action,
        LandDie(seat: Seat, land: Land, die: Die, placed: u8) = law::LAND_ACTION => action::land_die,
        LandGain(seat: Seat, land: Land) = law::LAND_ACTION => action::land_gain,
        TakeLoot(seat: Seat) = loot::REFILL_THE_LOOT => action::take_loot,
        TakenLoot(seat: Seat, loot: Loot) = loot::REFILL_THE_LOOT => action::taken_loot,
        Settle(seat: Seat, land: Land) = conquest::SETTLE => settling::settle,
        Settled(seat: Seat, land: Land, mercenary: Mercenary) = conquest::SETTLE => settling::settled_by,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}
