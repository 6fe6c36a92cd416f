//! M7 Dice and Dice Pool Preparation Phase, M8 Round structure and end of game, M34 Variants.

mod dice_pool;
mod variants;

use crate::law::{dice_pool as pool_law, rounds as law, variants as variants_law};
use crate::terms::{Colour, Store};
use crate::{Desk, Fact, Flow, adventure, clean_up, deployment};
use kernel::{Seat, in_order};

kernel::frames! {
    /// A paragraph of a round that stands open.
    pub enum Frame {
        FourPhases = law::FOUR_PHASES => four_phases,
        LoneClan = pool_law::LONE_CLAN => dice_pool::lone_clan,
        MonsterAtTheEntrance = variants_law::MORE_MONSTER_ACTION => variants::monster_at_the_entrance,
        DicePool = pool_law::DICE_POOL => dice_pool::dice_pool,
        QueensGrant = variants_law::QUEENS_GRANT => variants::queens_grant,
        GrantedDie(seat: Seat, colour: Colour) = variants_law::QUEENS_GRANT => variants::granted_die,
        GrantedBoon(seat: Seat) = variants_law::QUEENS_GRANT => variants::granted_boon,
        Granted(seat: Seat, what: Store) = variants_law::QUEENS_GRANT => variants::granted,
        GrantedGold(seat: Seat) = variants_law::QUEENS_GRANT => variants::granted_gold,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// M8.1 Four phases.
fn four_phases(desk: &mut Desk<'_>) -> Flow {
    desk.position.begin_round();
    desk.tell_round(law::FOUR_PHASES, Fact::Round(desk.position.round()));
    let preparation =
        [Frame::LoneClan, Frame::MonsterAtTheEntrance, Frame::DicePool, Frame::QueensGrant];
    in_order(preparation.map(Into::into).into_iter().chain([
        deployment::Frame::Turns.into(),
        adventure::Frame::OrderOfAdventure.into(),
        clean_up::Frame::CleanTheBoard.into(),
    ]))
}
