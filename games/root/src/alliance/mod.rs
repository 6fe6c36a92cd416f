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

/// A paragraph of the Alliance that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 8.2.4: this base was removed.
    RemovingBases {
        /// Which.
        base: Piece,
    },
    /// 8.2.4: without a base, supporters go down to what the stack holds.
    ShrinkStack,
    /// 8.2.6: a seat owes a card that matches a clearing.
    Outrage {
        /// Where.
        clearing: Clearing,
        /// Who owes it.
        by: Seat,
    },
    /// 8.2.6: which card the seat adds.
    OutrageCard {
        /// Where.
        clearing: Clearing,
        /// Who owes it.
        by: Seat,
    },
    /// 8.2.6: a seat adds the card it owes.
    PayOutrage {
        /// Which card.
        card: CardName,
        /// Who owed it.
        by: Seat,
    },
    /// 8.3: the set-up.
    SetUp,
    /// 8.3.1
    GatherWarriors,
    /// 8.3.2
    PlaceBases,
    /// 8.3.3
    FillSympathyTrack,
    /// 8.3.4
    GainSupporters,
    /// 8.4.1
    Revolt,
    /// 8.4.1.I: revolt in this clearing.
    RevoltIn(Clearing),
    /// 8.4.1.II and 8.4.2.II: so many supporters are still to be spent, none before this card in the canonical order.
    SpendSupporters(Spending),
    /// 8.4.1.II and 8.4.2.II: this supporter is spent, and then what is still owed.
    SpendSupporter(CardName, Spending),
    /// 8.2.4: this supporter is discarded.
    DiscardSupporter(CardName),
    /// 8.4.1.III
    RevoltResolveEffect(Clearing),
    /// 8.4.1.III: the base, warriors and officer of a revolt.
    FoundBase(Clearing),
    /// 8.4.2
    SpreadSympathy,
    /// 8.4.2.I: spread sympathy to this clearing.
    SpreadTo(Clearing),
    /// 8.4.2.III
    SpreadResolveEffect(Clearing),
    /// 8.5
    Daylight,
    /// 8.5.2
    Mobilize,
    /// 8.5.2: mobilize this card.
    MobilizeCard(CardName),
    /// 8.5.3
    Train,
    /// 8.5.3: which card.
    TrainCard,
    /// 8.5.3: train with this card.
    TrainWith(CardName),
    /// 8.6.1: so many operations were taken.
    MilitaryOperations(u8),
    /// 8.6.1: this operation, after so many.
    Operate(Operation, u8),
    /// 8.6.1.III
    Recruit,
    /// 8.6.1.III: recruit in this clearing.
    RecruitIn(Clearing),
    /// 8.6.1.IV
    Organize,
    /// 8.6.1.IV: organize in this clearing.
    OrganizeIn(Clearing),
    /// 8.6.2
    DrawAndDiscard,
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

/// A military operation (8.6.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Operation {
    /// 8.6.1.I
    Move,
    /// 8.6.1.II
    Battle,
    /// 8.6.1.III
    Recruit,
    /// 8.6.1.IV
    Organize,
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Alliance(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::RemovingBases { .. } | Frame::ShrinkStack | Frame::DiscardSupporter(_) => {
            law::REMOVING_BASES
        }
        Frame::Outrage { .. } | Frame::OutrageCard { .. } | Frame::PayOutrage { .. } => {
            law::OUTRAGE
        }
        Frame::SetUp => law::FACTION_SETUP,
        Frame::GatherWarriors => law::GATHER_WARRIORS,
        Frame::PlaceBases => law::PLACE_BASES,
        Frame::FillSympathyTrack => law::FILL_SYMPATHY_TRACK,
        Frame::GainSupporters => law::GAIN_SUPPORTERS,
        Frame::Revolt => law::REVOLT,
        Frame::RevoltIn(_) => law::REVOLT_CHOOSE_CLEARING,
        Frame::SpendSupporters(spending) | Frame::SpendSupporter(_, spending) => {
            spending.paragraph()
        }
        Frame::RevoltResolveEffect(_) | Frame::FoundBase(_) => law::REVOLT_RESOLVE_EFFECT,
        Frame::SpreadSympathy => law::SPREAD_SYMPATHY,
        Frame::SpreadTo(_) => law::SPREAD_CHOOSE_CLEARING,
        Frame::SpreadResolveEffect(_) => law::SPREAD_RESOLVE_EFFECT,
        Frame::Daylight => law::DAYLIGHT,
        Frame::Mobilize | Frame::MobilizeCard(_) => law::MOBILIZE,
        Frame::Train | Frame::TrainCard | Frame::TrainWith(_) => law::TRAIN,
        Frame::MilitaryOperations(_) => law::MILITARY_OPERATIONS,
        Frame::Operate(Operation::Move, _) => law::MOVE,
        Frame::Operate(Operation::Battle, _) => law::BATTLE,
        Frame::Operate(Operation::Recruit, _) => law::RECRUIT,
        Frame::Operate(Operation::Organize, _) => law::ORGANIZE,
        Frame::Recruit | Frame::RecruitIn(_) => law::RECRUIT,
        Frame::Organize | Frame::OrganizeIn(_) => law::ORGANIZE,
        Frame::DrawAndDiscard => law::DRAW_AND_DISCARD,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::RemovingBases { base } => abilities::removing_bases(base, desk),
        Frame::ShrinkStack => abilities::shrink_stack(desk),
        Frame::Outrage { clearing, by } => abilities::outrage(clearing, by, desk),
        Frame::OutrageCard { clearing, by } => abilities::outrage_card(clearing, by, desk),
        Frame::PayOutrage { card, by } => abilities::pay_outrage(card, by, desk),
        Frame::SetUp => setup::set_up(),
        Frame::GatherWarriors => setup::gather_warriors(desk),
        Frame::PlaceBases => setup::place_bases(desk),
        Frame::FillSympathyTrack => setup::fill_sympathy_track(desk),
        Frame::GainSupporters => setup::gain_supporters(desk),
        Frame::Revolt => birdsong::revolt(desk),
        Frame::RevoltIn(clearing) => birdsong::revolt_in(clearing, desk),
        Frame::SpendSupporters(spending) => abilities::spend_supporters(spending, desk),
        Frame::SpendSupporter(card, spending) => abilities::spend_supporter(card, spending, desk),
        Frame::DiscardSupporter(card) => abilities::discard_supporter(card, desk),
        Frame::RevoltResolveEffect(clearing) => birdsong::revolt_resolve_effect(clearing, desk),
        Frame::FoundBase(clearing) => birdsong::found_base(clearing, desk),
        Frame::SpreadSympathy => birdsong::spread_sympathy(desk),
        Frame::SpreadTo(clearing) => birdsong::spread_to(clearing, desk),
        Frame::SpreadResolveEffect(clearing) => birdsong::spread_resolve_effect(clearing, desk),
        Frame::Daylight => daylight::daylight(desk),
        Frame::Mobilize => daylight::mobilize(desk),
        Frame::MobilizeCard(card) => daylight::mobilize_card(card, desk),
        Frame::Train => daylight::train(desk),
        Frame::TrainCard => daylight::train_card(desk),
        Frame::TrainWith(card) => daylight::train_with(card, desk),
        Frame::MilitaryOperations(taken) => evening::military_operations(taken, desk),
        Frame::Operate(operation, taken) => evening::operate(operation, taken, desk),
        Frame::Recruit => evening::recruit(desk),
        Frame::RecruitIn(clearing) => evening::recruit_in(clearing, desk),
        Frame::Organize => evening::organize(desk),
        Frame::OrganizeIn(clearing) => evening::organize_in(clearing, desk),
        Frame::DrawAndDiscard => evening::draw_and_discard(desk),
    }
}

/// The seat of the Alliance.
pub(crate) fn seat(desk: &Desk<'_>) -> Seat {
    desk.setting.seat_of(Faction::Alliance)
}
