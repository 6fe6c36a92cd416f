//! M7 Dice and Dice Pool Preparation Phase, M8 Round structure and end of game, M34 Variants.

mod dice_pool;
mod variants;

use crate::fact::Fact;
use crate::game::{Desk, Flow};
use crate::law::{dice_pool as pool_law, rounds as law, variants as variants_law};
use crate::terms::Colour;
use crate::{adventure, clean_up, deployment};
use kernel::{Para, Seat, in_order};

/// A paragraph of a round that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// M8.1.
    FourPhases,
    /// M7.1.
    LoneClan,
    /// M34.2, M38.6.
    MonsterAtTheEntrance,
    /// M7.2.
    DicePool,
    /// M34.1: which die.
    QueensGrant,
    /// M34.1: the die.
    GrantedDie(Seat, Colour),
    /// M34.1: what else.
    GrantedBoon(Seat),
    /// M34.1: that.
    Granted(Seat, Boon),
}

/// What the Queen grants besides a die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Boon {
    /// A Potion.
    Potion,
    /// A Venom.
    Venom,
    /// A Defence token.
    Defence,
    /// Gold.
    Gold,
}

/// The paragraph of a frame.
pub(crate) const fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::FourPhases => law::FOUR_PHASES,
        Frame::LoneClan => pool_law::LONE_CLAN,
        Frame::MonsterAtTheEntrance => variants_law::MORE_MONSTER_ACTION,
        Frame::DicePool => pool_law::DICE_POOL,
        Frame::QueensGrant | Frame::GrantedDie(..) | Frame::GrantedBoon(_) | Frame::Granted(..) => {
            variants_law::QUEENS_GRANT
        }
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::FourPhases => four_phases(desk),
        Frame::LoneClan => dice_pool::lone_clan(desk),
        Frame::MonsterAtTheEntrance => variants::monster_at_the_entrance(desk),
        Frame::DicePool => dice_pool::dice_pool(desk),
        Frame::QueensGrant => variants::queens_grant(desk),
        Frame::GrantedDie(seat, colour) => variants::granted_die(seat, colour, desk),
        Frame::GrantedBoon(seat) => variants::granted_boon(seat, desk),
        Frame::Granted(seat, boon) => variants::granted(seat, boon, desk),
    }
}

/// M8.1 Four phases.
fn four_phases(desk: &mut Desk<'_>) -> Flow {
    desk.position.begin_round();
    desk.tell_round(law::FOUR_PHASES, Fact::Round(desk.position.round()));
    let preparation =
        [Frame::LoneClan, Frame::MonsterAtTheEntrance, Frame::DicePool, Frame::QueensGrant];
    in_order(preparation.map(crate::Frame::Rounds).into_iter().chain([
        crate::Frame::Deployment(deployment::Frame::Turns),
        crate::Frame::Adventure(adventure::Frame::OrderOfAdventure),
        crate::Frame::CleanUp(clean_up::Frame::CleanTheBoard),
    ]))
}
