//! 8 The Woodland Alliance.

pub mod abilities;
pub mod setup;
pub mod birdsong;
pub mod daylight;
pub mod evening;
mod speech;

pub(crate) use abilities::{crafting, guerrilla_war, is_outraged};
pub(crate) use birdsong::birdsong;
pub(crate) use evening::evening;
pub use speech::{Fact, Question, Why};

use crate::terms::{CardName, Clearing, Faction, Piece};
use crate::{Desk, Flow, law::alliance as law};
use kernel::{Para, Seat};

kernel::frames! {
    /// A paragraph of the Alliance that stands open.
    pub enum Frame {
        RemovingBases { base: Piece } = law::REMOVING_BASES => abilities::removing_bases,
        ShrinkStack = law::REMOVING_BASES => abilities::shrink_stack,
        Outrage { clearing: Clearing, by: Seat } = law::OUTRAGE => abilities::outrage,
        OutrageCard { clearing: Clearing, by: Seat } = law::OUTRAGE => abilities::outrage_card,
        PayOutrage { card: CardName, by: Seat } = law::OUTRAGE => abilities::pay_outrage,
        SetUp = law::FACTION_SETUP => setup::set_up(),
        GatherWarriors = law::GATHER_WARRIORS => setup::gather_warriors,
        PlaceBases = law::PLACE_BASES => setup::place_bases,
        FillSympathyTrack = law::FILL_SYMPATHY_TRACK => setup::fill_sympathy_track,
        GainSupporters = law::GAIN_SUPPORTERS => setup::gain_supporters,
        Revolt = law::REVOLT => birdsong::revolt,
        RevoltIn(clearing: Clearing) = law::REVOLT_CHOOSE_CLEARING => birdsong::revolt_in,
        /// This many supporters are still to be spent, none before this card in the canonical order.
        SpendSupporters(spending: Spending) = spending.paragraph() => abilities::spend_supporters,
        SpendSupporter(card: CardName, spending: Spending) = spending.paragraph() => abilities::spend_supporter,
        DiscardSupporter(card: CardName) = law::REMOVING_BASES => abilities::discard_supporter,
        RevoltResolveEffect(clearing: Clearing) = law::REVOLT_RESOLVE_EFFECT => birdsong::revolt_resolve_effect,
        FoundBase(clearing: Clearing) = law::REVOLT_RESOLVE_EFFECT => birdsong::found_base,
        Found { clearing: Clearing, base: Piece } = law::REVOLT_RESOLVE_EFFECT => birdsong::found,
        SpreadSympathy = law::SPREAD_SYMPATHY => birdsong::spread_sympathy,
        SpreadTo(clearing: Clearing) = law::SPREAD_CHOOSE_CLEARING => birdsong::spread_to,
        SpreadResolveEffect(clearing: Clearing) = law::SPREAD_RESOLVE_EFFECT => birdsong::spread_resolve_effect,
        Daylight = law::DAYLIGHT => daylight::daylight,
        Mobilize = law::MOBILIZE => daylight::mobilize,
        MobilizeCard(card: CardName) = law::MOBILIZE => daylight::mobilize_card,
        Train = law::TRAIN => daylight::train,
        TrainCard = law::TRAIN => daylight::train_card,
        TrainWith(card: CardName) = law::TRAIN => daylight::train_with,
        MilitaryOperations(taken: u8) = law::MILITARY_OPERATIONS => evening::military_operations,
        Operate(operation: Operation, taken: u8) = operation.paragraph() => evening::operate,
        Recruit = law::RECRUIT => evening::recruit,
        RecruitIn(clearing: Clearing) = law::RECRUIT => evening::recruit_in,
        Organize = law::ORGANIZE => evening::organize,
        OrganizeIn(clearing: Clearing) = law::ORGANIZE => evening::organize_in,
        DrawAndDiscard = law::DRAW_AND_DISCARD => evening::draw_and_discard,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// Supporters being spent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spending {
    /// The clearing they must match.
    pub clearing: Clearing,
    /// How many are still owed.
    pub left: u8,
    /// The first card of the canonical order that may still be spent.
    pub from: CardName,
    /// What for.
    pub purpose: Purpose,
}

impl Spending {
    const fn paragraph(self) -> Para {
        match self.purpose {
            Purpose::Revolt => law::REVOLT_SPEND_SUPPORTERS,
            Purpose::Sympathy => law::SPREAD_SPEND_SUPPORTERS,
        }
    }
}

/// What supporters are spent for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// A revolt.
    Revolt,
    /// Sympathy.
    Sympathy,
}

crate::deeds::deeds! {
    /// A military operation (8.6.1).
    pub enum Operation {
        Move = law::MOVE,
        Battle = law::BATTLE,
        Recruit = law::RECRUIT,
        Organize = law::ORGANIZE,
    }
}

/// The seat of the Alliance.
pub(crate) fn seat(desk: &Desk<'_>) -> Seat {
    desk.position.seat_of(Faction::Alliance)
}
