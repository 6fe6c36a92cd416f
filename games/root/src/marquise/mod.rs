//! 6 The Marquise de Cat.

mod abilities;
mod setup;
mod birdsong;
mod daylight;
mod build;
mod evening;

pub(crate) use abilities::{crafting, has_hospitals, the_keep};
pub(crate) use birdsong::{birdsong, serve};
pub(crate) use daylight::daylight;
pub(crate) use evening::evening;

use crate::terms::{CardName, Clearing, Clearings, Piece};
use crate::{Desk, Flow, law};
use kernel::Seat;

kernel::frames! {
    /// Open paragraphs of chapter 6.
    pub enum Frame {
        FieldHospitals { clearing: Clearing, count: u8 } = law::marquise::FIELD_HOSPITALS => abilities::field_hospitals,
        Heal { count: u8, card: CardName } = law::marquise::FIELD_HOSPITALS => abilities::heal,
        SetUp = law::marquise::GATHER_WARRIORS_AND_WOOD => setup::set_up(),
        GatherWarriorsAndWood = law::marquise::GATHER_WARRIORS_AND_WOOD => setup::gather_warriors_and_wood,
        PlaceKeep = law::marquise::PLACE_KEEP => setup::place_keep,
        KeepIn(clearing: Clearing) = law::marquise::PLACE_KEEP => setup::keep_in,
        PlaceStartingBuildings(piece: Piece) = law::marquise::PLACE_STARTING_BUILDINGS => setup::place_starting_buildings,
        StartingBuilding(piece: Piece, clearing: Clearing) = law::marquise::PLACE_STARTING_BUILDINGS => setup::starting_building,
        /// One piece for each building of a kind, as far as they last; clearings before this one are done.
        Supply { at: Piece, piece: Piece, last: (Clearing, u8) } = birdsong::para_of(piece) => birdsong::supply,
        SupplyHere { at: Piece, piece: Piece, here: (Clearing, u8) } = birdsong::para_of(piece) => birdsong::supply_here,
        Actions { left: u8 } = law::marquise::DAYLIGHT => daylight::actions,
        ExtraAction(card: CardName) = law::marquise::DAYLIGHT => daylight::extra_action,
        Act { deed: daylight::Deed, left: u8 } = deed.paragraph() => daylight::act,
        March = law::marquise::MARCH => daylight::march,
        Recruit = law::marquise::RECRUIT => daylight::recruit,
        Build = law::marquise::BUILD => build::build,
        BuildWhere(piece: Piece) = law::marquise::CHOOSE_CLEARING_AND_BUILDING => build::choose_clearing,
        PayCost(payment: Payment) = law::marquise::PAY_COST => build::pay_cost,
        PayWood(payment: Payment) = law::marquise::PAY_COST => build::pay_wood,
        PlaceAndScore(piece: Piece, clearing: Clearing) = law::marquise::PLACE_AND_SCORE => build::place_and_score,
        Overwork = law::marquise::OVERWORK => daylight::overwork,
        OverworkIn(clearing: Clearing) = law::marquise::OVERWORK => daylight::overwork_in,
        OverworkWhere = law::marquise::OVERWORK => daylight::overwork_where,
        OverworkCard(clearing: Clearing) = law::marquise::OVERWORK => daylight::overwork_card,
        OverworkFor(clearing: Clearing, card: CardName) = law::marquise::OVERWORK => daylight::overwork_for,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// Wood that is paid for a building.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Payment {
    /// The building.
    pub piece: Piece,
    /// Where it will stand.
    pub clearing: Clearing,
    /// How much wood is still to be paid.
    pub left: u8,
    /// The clearings wood may still come from, the next one first.
    pub sources: Clearings,
}

/// The seat of the Marquise.
fn seat(desk: &Desk<'_>) -> Seat {
    desk.position.seat_of(crate::terms::Faction::Marquise)
}
