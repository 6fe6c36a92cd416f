//! F Landmarks, and A.5: how they are chosen and set up.
//!
//! The rows of a landmark are numbered by its letter: B Black Market, C Lost City, E Elder Treetop, F Ferry, L Legendary Forge,
//! T Tower. The Ferry's way is in `maps`, where the Lake has it too.

pub mod setup;
pub mod black_market;
pub mod lost_city;
pub mod elder_treetop;
pub mod legendary_forge;
pub mod tower;
mod speech;
pub mod view;

pub(crate) use black_market::{offer_swap, window};
pub(crate) use elder_treetop::leave_treetop;
pub(crate) use legendary_forge::{forge_bar, take_crafted};
pub(crate) use setup::opening;
pub use speech::{Fact, Question, Why};
pub(crate) use tower::tower;

use crate::terms::{CardName, Clearing, Landmark};
use crate::{Desk, Flow, law::advanced_setup, law::landmarks as law};

kernel::frames! {
    /// A paragraph of landmarks that stands open.
    pub enum Frame {
        ChooseLandmarks = advanced_setup::CHOOSE_LANDMARKS => setup::choose_landmarks(),
        DrawLandmarkCards = advanced_setup::DRAW_LANDMARK_CARDS => setup::draw_landmark_cards,
        /// The last player, or one this many places before.
        SetUpLandmarks { before: u8 } = advanced_setup::SET_UP_LANDMARKS => setup::set_up_landmarks,
        WhereToStand { before: u8, landmark: Landmark } = advanced_setup::SET_UP_LANDMARKS => setup::where_to_stand,
        StandThen { landmark: Landmark, clearing: Clearing, before: u8 } = setup::paragraph(landmark) => setup::stand_then,
        Market = law::SWAP => black_market::market,
        Swap = law::SWAP => black_market::swap,
        SwapAt { stall: u8 } = law::SWAP => black_market::swap_at,
        SwapFor { stall: u8, card: CardName } = law::SWAP => black_market::swap_for,
        TowerRuled = law::TOWER_RULE => tower::tower_rule,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}
