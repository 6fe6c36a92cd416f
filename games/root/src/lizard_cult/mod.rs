//! 10 The Lizard Cult.

pub mod abilities;
pub mod setup;
pub mod birdsong;
pub mod conspiracies;
pub mod daylight;
pub mod evening;
mod speech;
pub mod view;

pub(crate) use abilities::{crafting, has_pilgrims, keeps_lost_souls, revenge, takes_revenge};
pub(crate) use birdsong::birdsong;
pub(crate) use daylight::daylight;
pub(crate) use evening::evening;
pub use speech::{Fact, Question, Why};

use crate::key_actions::movement::Journey;
use crate::terms::{CardName, Clearing, Faction, Piece, Suit};
use crate::{Desk, Flow, law::lizard_cult as law};
use kernel::{Para, Seat};

/// A paragraph of the Cult that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 10.2.5: so many gardens were removed.
    FearOfTheFaithful {
        /// How many.
        count: u8,
    },
    /// 10.3: the set-up.
    SetUp,
    /// 10.3.1
    GatherWarriors,
    /// 10.3.2
    PlaceWarriors,
    /// 10.3.2: in this corner.
    StartIn(Clearing),
    /// 10.3.3
    ChooseTheOutcast,
    /// 10.3.3: this suit.
    FirstOutcast(Suit),
    /// 10.4.1
    AdjustTheOutcast,
    /// 10.4.2
    DiscardTheLostSouls,
    /// 10.4.3
    PerformConspiracies,
    /// 10.4.3: this one.
    Conspire(Conspiracy),
    /// 10.4.3.I: where, and how.
    Crusade,
    /// 10.4.3.I: warriors go this way.
    CrusadeMove(Journey),
    /// 10.4.3.I: a battle where they arrived.
    CrusadeBattle(Clearing),
    /// 10.4.3.II: where.
    ConvertWhere,
    /// 10.4.3.II: whose warrior, in this clearing.
    ConvertWhom(Clearing),
    /// 10.4.3.II: a warrior of this faction.
    Convert(Clearing, Faction),
    /// 10.4.3.III: where.
    SanctifyWhere,
    /// 10.4.3.III: which building, in this clearing.
    SanctifyWhat(Clearing),
    /// 10.4.3.III: this building.
    Sanctify(Clearing, Piece),
    /// 10.5
    Daylight,
    /// 10.5: a card is to be revealed for this ritual.
    Perform(Ritual),
    /// 10.5: which card.
    WhichCard(Ritual),
    /// 10.5: this card is revealed.
    Reveal(Ritual, CardName),
    /// 10.5.1: where the garden of this suit goes.
    BuildWhere(Suit),
    /// 10.5.1: here.
    Build(Suit, Clearing),
    /// 10.5.2: where a warrior goes, in clearings of this suit.
    RecruitWhere(Suit),
    /// 10.5.2: here.
    Recruit(Clearing),
    /// 10.6.1
    ReturnRevealedCards,
    /// 10.6.3
    DrawAndDiscard,
}

/// A conspiracy (10.4.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Conspiracy {
    /// 10.4.3.I
    Crusade,
    /// 10.4.3.II
    Convert,
    /// 10.4.3.III
    Sanctify,
}

/// A ritual (10.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ritual {
    /// 10.5.1
    Build,
    /// 10.5.2
    Recruit,
    /// 10.5.3
    Score,
    /// 10.5.4
    Sacrifice,
}

impl Conspiracy {
    const fn paragraph(self) -> Para {
        match self {
            Self::Crusade => law::CRUSADE,
            Self::Convert => law::CONVERT,
            Self::Sanctify => law::SANCTIFY,
        }
    }
}

impl Ritual {
    const fn paragraph(self) -> Para {
        match self {
            Self::Build => law::BUILD,
            Self::Recruit => law::RECRUIT,
            Self::Score => law::SCORE,
            Self::Sacrifice => law::SACRIFICE,
        }
    }
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::LizardCult(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::FearOfTheFaithful { .. } => law::FEAR_OF_THE_FAITHFUL,
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::GatherWarriors => law::GATHER_WARRIORS,
        Frame::PlaceWarriors | Frame::StartIn(_) => law::PLACE_WARRIORS,
        Frame::ChooseTheOutcast | Frame::FirstOutcast(_) => law::CHOOSE_THE_OUTCAST,
        Frame::AdjustTheOutcast => law::ADJUST_THE_OUTCAST,
        Frame::DiscardTheLostSouls => law::DISCARD_THE_LOST_SOULS,
        Frame::PerformConspiracies => law::PERFORM_CONSPIRACIES,
        Frame::Conspire(conspiracy) => conspiracy.paragraph(),
        Frame::Crusade | Frame::CrusadeMove(_) | Frame::CrusadeBattle(_) => law::CRUSADE,
        Frame::ConvertWhere | Frame::ConvertWhom(_) | Frame::Convert(..) => law::CONVERT,
        Frame::SanctifyWhere | Frame::SanctifyWhat(_) | Frame::Sanctify(..) => law::SANCTIFY,
        Frame::Daylight => law::DAYLIGHT,
        Frame::Perform(ritual) | Frame::WhichCard(ritual) | Frame::Reveal(ritual, _) => {
            ritual.paragraph()
        }
        Frame::BuildWhere(_) | Frame::Build(..) => law::BUILD,
        Frame::RecruitWhere(_) | Frame::Recruit(_) => law::RECRUIT,
        Frame::ReturnRevealedCards => law::RETURN_REVEALED_CARDS,
        Frame::DrawAndDiscard => law::DRAW_AND_DISCARD,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::FearOfTheFaithful { count } => abilities::fear_of_the_faithful(count, desk),
        Frame::SetUp => setup::set_up(),
        Frame::GatherWarriors => setup::gather_warriors(desk),
        Frame::PlaceWarriors => setup::place_warriors(desk),
        Frame::StartIn(clearing) => setup::start_in(clearing, desk),
        Frame::ChooseTheOutcast => setup::choose_the_outcast(desk),
        Frame::FirstOutcast(suit) => setup::first_outcast(suit, desk),
        Frame::AdjustTheOutcast => birdsong::adjust_the_outcast(desk),
        Frame::DiscardTheLostSouls => birdsong::discard_the_lost_souls(desk),
        Frame::PerformConspiracies => conspiracies::perform_conspiracies(desk),
        Frame::Conspire(conspiracy) => conspiracies::conspire(conspiracy, desk),
        Frame::Crusade => conspiracies::crusade(desk),
        Frame::CrusadeMove(journey) => conspiracies::crusade_move(journey),
        Frame::CrusadeBattle(clearing) => conspiracies::crusade_battle(clearing, desk),
        Frame::ConvertWhere => conspiracies::convert_where(desk),
        Frame::ConvertWhom(clearing) => conspiracies::convert_whom(clearing, desk),
        Frame::Convert(clearing, whom) => conspiracies::convert(clearing, whom, desk),
        Frame::SanctifyWhere => conspiracies::sanctify_where(desk),
        Frame::SanctifyWhat(clearing) => conspiracies::sanctify_what(clearing, desk),
        Frame::Sanctify(clearing, piece) => conspiracies::sanctify(clearing, piece, desk),
        Frame::Daylight => daylight::rituals(desk),
        Frame::Perform(ritual) => daylight::perform(ritual, desk),
        Frame::WhichCard(ritual) => daylight::which_card(ritual, desk),
        Frame::Reveal(ritual, card) => daylight::reveal(ritual, card, desk),
        Frame::BuildWhere(suit) => daylight::build_where(suit, desk),
        Frame::Build(suit, clearing) => daylight::build(suit, clearing, desk),
        Frame::RecruitWhere(suit) => daylight::recruit_where(suit, desk),
        Frame::Recruit(clearing) => daylight::recruit(clearing, desk),
        Frame::ReturnRevealedCards => evening::return_revealed_cards(desk),
        Frame::DrawAndDiscard => evening::draw_and_discard(desk),
    }
}

/// The seat of the Cult.
fn seat(desk: &Desk<'_>) -> Seat {
    desk.setting.seat_of(Faction::LizardCult)
}
