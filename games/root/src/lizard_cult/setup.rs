//! 10.3 Faction Set-up.

use super::{Fact, Frame, Question, seat};
use crate::key_terms::adjacency;
use crate::law::lizard_cult as law;
use crate::setup::starting_corners;
use crate::terms::{Clearing, Faction, Piece, Suit};
use crate::{Choice, Desk, Flow, golden_rules};
use kernel::{cite, in_order, settled};

/// The steps of 10.3, in order.
pub(super) fn set_up() -> Flow {
    let steps = [Frame::GatherWarriors, Frame::PlaceWarriors, Frame::ChooseTheOutcast];
    in_order(steps.map(Into::into))
}

/// 10.3.1 Step 1: Gather Warriors.
pub(super) fn gather_warriors(desk: &mut Desk<'_>) -> Flow {
    let warriors = desk.setting.warriors(Faction::LizardCult);
    desk.position.woodland.gather(Piece::CultWarrior, warriors);
    fill_the_garden_tracks(desk);
    settled()
}

/// 10.3.4 Step 4: Fill the Garden Tracks. The one that starts on the map is taken off its track.
fn fill_the_garden_tracks(desk: &mut Desk<'_>) {
    cite(law::FILL_THE_GARDEN_TRACKS);
    let gardens = desk.setting.boards.lizard_cult.counts.gardens;
    for garden in Piece::GARDENS {
        desk.position.woodland.gather(garden, gardens);
    }
}

/// 10.3.2 Step 2: Place Warriors. In a free corner, across from one that is taken if possible.
pub(super) fn place_warriors(desk: &Desk<'_>) -> Flow {
    let offers = starting_corners(desk).iter().map(|c| (Choice::In(c), Frame::StartIn(c).into()));
    desk.ask(seat(desk), law::PLACE_WARRIORS, crate::Question::StartIn).offers(offers).must()
}

/// 10.3.2 Step 2: Place Warriors. Here; in the Lost City with a garden of choice (F.C.2).
pub(super) fn start_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let mut gardens = desk.position.woodland.suits(clearing).filter_map(Piece::garden);
    let garden = gardens.next().expect("a clearing has a suit");
    if gardens.next().is_none() {
        return start_with(clearing, garden, desk);
    }
    let gardens = desk.position.woodland.suits(clearing).filter_map(Piece::garden);
    let offers =
        gardens.map(|garden| (Choice::Piece(garden), Frame::StartWith(clearing, garden).into()));
    let question = Question::WhichGarden { clearing }.into();
    desk.ask(seat(desk), law::PLACE_WARRIORS, question).offers(offers).must()
}

/// 10.3.2 Step 2: Place Warriors. Four and a matching garden here, one in each adjacent clearing.
pub(super) fn start_with(clearing: Clearing, garden: Piece, desk: &mut Desk<'_>) -> Flow {
    desk.position.starting = desk.position.starting.with(clearing);
    let (para, count) =
        (law::PLACE_WARRIORS, desk.setting.boards.lizard_cult.counts.starting_warriors);
    golden_rules::place(desk, para, Piece::CultWarrior, clearing, count);
    golden_rules::place(desk, para, garden, clearing, 1);
    for near in adjacency::adjacent(desk, clearing) {
        golden_rules::place(desk, para, Piece::CultWarrior, near, 1);
    }
    settled()
}

/// 10.3.3 Step 3: Choose the Outcast. Any suit.
pub(super) fn choose_the_outcast(desk: &Desk<'_>) -> Flow {
    let suits = Suit::OF_CLEARINGS.into_iter();
    desk.ask(seat(desk), law::CHOOSE_THE_OUTCAST, Question::ChooseOutcast.into())
        .offers(suits.map(|suit| (Choice::Suit(suit), Frame::FirstOutcast(suit).into())))
        .must()
}

/// 10.3.3 Step 3: Choose the Outcast. The marker lies on its plain side.
pub(super) fn first_outcast(suit: Suit, desk: &mut Desk<'_>) -> Flow {
    desk.position.lizard_cult.set_outcast(suit);
    desk.tell(law::CHOOSE_THE_OUTCAST, Fact::NewOutcast { suit }.into());
    settled()
}
