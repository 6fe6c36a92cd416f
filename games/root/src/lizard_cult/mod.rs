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
use kernel::Seat;

kernel::frames! {
    /// A paragraph of the Cult that stands open.
    pub enum Frame {
        FearOfTheFaithful { count: u8 } = law::FEAR_OF_THE_FAITHFUL => abilities::fear_of_the_faithful,
        SetUp = law::FACTION_SET_UP => setup::set_up(),
        GatherWarriors = law::GATHER_WARRIORS => setup::gather_warriors,
        PlaceWarriors = law::PLACE_WARRIORS => setup::place_warriors,
        StartIn(clearing: Clearing) = law::PLACE_WARRIORS => setup::start_in,
        StartWith(clearing: Clearing, garden: Piece) = law::PLACE_WARRIORS => setup::start_with,
        ChooseTheOutcast = law::CHOOSE_THE_OUTCAST => setup::choose_the_outcast,
        FirstOutcast(suit: Suit) = law::CHOOSE_THE_OUTCAST => setup::first_outcast,
        AdjustTheOutcast = law::ADJUST_THE_OUTCAST => birdsong::adjust_the_outcast,
        DiscardTheLostSouls = law::DISCARD_THE_LOST_SOULS => birdsong::discard_the_lost_souls,
        PerformConspiracies = law::PERFORM_CONSPIRACIES => conspiracies::perform_conspiracies,
        Conspire(conspiracy: Conspiracy) = conspiracy.paragraph() => conspiracies::conspire,
        Crusade = law::CRUSADE => conspiracies::crusade,
        CrusadeMove(journey: Journey) = law::CRUSADE => conspiracies::crusade_move(journey),
        CrusadeBattle(clearing: Clearing) = law::CRUSADE => conspiracies::crusade_battle,
        ConvertWhere = law::CONVERT => conspiracies::convert_where,
        ConvertWhom(clearing: Clearing) = law::CONVERT => conspiracies::convert_whom,
        Convert(clearing: Clearing, whom: Faction) = law::CONVERT => conspiracies::convert,
        SanctifyWhere = law::SANCTIFY => conspiracies::sanctify_where,
        SanctifyWhat(clearing: Clearing) = law::SANCTIFY => conspiracies::sanctify_what,
        Sanctify(clearing: Clearing, piece: Piece) = law::SANCTIFY => conspiracies::sanctify,
        SanctifyWith { clearing: Clearing, piece: Piece, garden: Piece } = law::SANCTIFY => conspiracies::sanctify_with,
        Daylight = law::DAYLIGHT => daylight::rituals,
        Perform(ritual: Ritual) = ritual.paragraph() => daylight::perform,
        WhichCard(ritual: Ritual) = ritual.paragraph() => daylight::which_card,
        Reveal(ritual: Ritual, card: CardName) = ritual.paragraph() => daylight::reveal,
        BuildWhere(suit: Suit) = law::BUILD => daylight::build_where,
        Build(suit: Suit, clearing: Clearing) = law::BUILD => daylight::build,
        RecruitWhere(suit: Suit) = law::RECRUIT => daylight::recruit_where,
        Recruit(clearing: Clearing) = law::RECRUIT => daylight::recruit,
        ReturnRevealedCards = law::RETURN_REVEALED_CARDS => evening::return_revealed_cards,
        DrawAndDiscard = law::DRAW_AND_DISCARD => evening::draw_and_discard,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

crate::deeds::deeds! {
    /// A conspiracy (10.4.3).
    pub enum Conspiracy {
        Crusade = law::CRUSADE,
        Convert = law::CONVERT,
        Sanctify = law::SANCTIFY,
    }
}

crate::deeds::deeds! {
    /// A ritual (10.5).
    pub enum Ritual {
        Build = law::BUILD,
        Recruit = law::RECRUIT,
        Score = law::SCORE,
        Sacrifice = law::SACRIFICE,
    }
}

/// The seat of the Cult.
fn seat(desk: &Desk<'_>) -> Seat {
    desk.position.seat_of(Faction::LizardCult)
}
