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

use crate::choice::Action;
use crate::terms::{CardName, Clearing, Clearings, Piece};
use crate::{Desk, Flow, law};
use kernel::{Para, Seat};

/// Open paragraphs of chapter 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 6.2.3: warriors removed from a clearing may be saved.
    FieldHospitals {
        /// From where.
        clearing: Clearing,
        /// How many.
        count: u8,
    },
    /// 6.2.3: this card saves them.
    Heal {
        /// How many.
        count: u8,
        /// For which card.
        card: CardName,
    },
    /// 6.3: the set-up.
    SetUp,
    /// 6.3.1: warriors and wood.
    GatherWarriorsAndWood,
    /// 6.3.2: where the keep stands.
    PlaceKeep,
    /// 6.3.2: the keep stands here.
    KeepIn(Clearing),
    /// 6.3.4: where this building starts.
    PlaceStartingBuildings(Piece),
    /// 6.3.4: the building starts here.
    StartingBuilding(Piece, Clearing),
    /// 6.4, 6.5.3: one piece for each building of a kind, as far as they last; clearings before this one are done.
    Supply {
        /// The building.
        at: Piece,
        /// What is placed there.
        piece: Piece,
        /// The clearing served last, and how often.
        last: (Clearing, u8),
    },
    /// 6.4, 6.5.3: one piece goes here.
    SupplyHere {
        /// The building.
        at: Piece,
        /// What is placed there.
        piece: Piece,
        /// The clearing, and how often it was served, this time included.
        here: (Clearing, u8),
    },
    /// 6.5: actions that are left.
    Actions {
        /// How many.
        left: u8,
    },
    /// 6.5: a bird card buys an action.
    ExtraAction(CardName),
    /// 6.5: an action is taken.
    Act {
        /// Which.
        action: Action,
        /// How many were left before it.
        left: u8,
    },
    /// 6.5.2: a march.
    March,
    /// 6.5.3: recruits.
    Recruit,
    /// 6.5.4: which building.
    Build,
    /// 6.5.4.I: in which clearing.
    BuildWhere(Piece),
    /// 6.5.4.II: wood for it.
    PayCost(Payment),
    /// 6.5.4.II: one wood from here.
    PayWood(Payment),
    /// 6.5.4.III: the building is placed.
    PlaceAndScore(Piece, Clearing),
    /// 6.5.5: at which sawmill.
    Overwork,
    /// 6.5.5: for which card.
    OverworkIn(Clearing),
    /// 6.5.5: which clearing.
    OverworkWhere,
    /// 6.5.5: which card, for this clearing.
    OverworkCard(Clearing),
    /// 6.5.5: for this card.
    OverworkFor(Clearing, CardName),
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

pub(crate) fn paragraph(frame: Frame) -> Para {
    use law::marquise as m;
    match frame {
        Frame::FieldHospitals { .. } | Frame::Heal { .. } => m::FIELD_HOSPITALS,
        Frame::SetUp | Frame::GatherWarriorsAndWood => m::GATHER_WARRIORS_AND_WOOD,
        Frame::PlaceKeep | Frame::KeepIn(_) => m::PLACE_KEEP,
        Frame::PlaceStartingBuildings(_) | Frame::StartingBuilding(..) => {
            m::PLACE_STARTING_BUILDINGS
        }
        Frame::Supply { piece, .. } | Frame::SupplyHere { piece, .. } => birdsong::para_of(piece),
        Frame::Actions { .. } | Frame::ExtraAction(_) | Frame::Act { .. } => m::DAYLIGHT,
        Frame::March => m::MARCH,
        Frame::Recruit => m::RECRUIT,
        Frame::Build => m::BUILD,
        Frame::BuildWhere(_) => m::CHOOSE_CLEARING_AND_BUILDING,
        Frame::PayCost(_) | Frame::PayWood(_) => m::PAY_COST,
        Frame::PlaceAndScore(..) => m::PLACE_AND_SCORE,
        Frame::Overwork | Frame::OverworkWhere | Frame::OverworkIn(_) => m::OVERWORK,
        Frame::OverworkCard(_) | Frame::OverworkFor(..) => m::OVERWORK,
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::FieldHospitals { clearing, count } => {
            abilities::field_hospitals(clearing, count, desk)
        }
        Frame::Heal { count, card } => abilities::heal(count, card, desk),
        Frame::SetUp => setup::set_up(),
        Frame::GatherWarriorsAndWood => setup::gather_warriors_and_wood(desk),
        Frame::PlaceKeep => setup::place_keep(desk),
        Frame::KeepIn(clearing) => setup::keep_in(clearing, desk),
        Frame::PlaceStartingBuildings(piece) => setup::place_starting_buildings(piece, desk),
        Frame::StartingBuilding(piece, clearing) => setup::starting_building(piece, clearing, desk),
        Frame::Supply { at, piece, last } => birdsong::supply(at, piece, last, desk),
        Frame::SupplyHere { at, piece, here } => birdsong::supply_here(at, piece, here, desk),
        Frame::Actions { left } => daylight::actions(left, desk),
        Frame::ExtraAction(card) => daylight::extra_action(card, desk),
        Frame::Act { action, left } => daylight::act(action, left, desk),
        Frame::March => daylight::march(desk),
        Frame::Recruit => daylight::recruit(desk),
        Frame::Build => build::build(desk),
        Frame::BuildWhere(piece) => build::choose_clearing(piece, desk),
        Frame::PayCost(payment) => build::pay_cost(payment, desk),
        Frame::PayWood(payment) => build::pay_wood(payment, desk),
        Frame::PlaceAndScore(piece, clearing) => build::place_and_score(piece, clearing, desk),
        Frame::Overwork => daylight::overwork(desk),
        Frame::OverworkWhere => daylight::overwork_where(desk),
        Frame::OverworkCard(clearing) => daylight::overwork_card(clearing, desk),
        Frame::OverworkIn(clearing) => daylight::overwork_in(clearing, desk),
        Frame::OverworkFor(clearing, card) => daylight::overwork_for(clearing, card, desk),
    }
}

/// The seat of the Marquise.
fn seat(desk: &Desk<'_>) -> Seat {
    desk.setting.seat_of(crate::terms::Faction::Marquise)
}
