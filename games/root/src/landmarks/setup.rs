//! A.5 Step 5: Choose Landmarks.

use super::{
    Fact, Frame, Question, black_market, elder_treetop, legendary_forge, lost_city, tower,
};
use crate::law::advanced_setup as law;
use crate::law::landmarks as cards;
use crate::setting::landmarks::Count;
use crate::terms::{Clearings, Landmark, Landmarks};
use crate::{Choice, Desk, Flow, frame, terms};
use kernel::{Para, Seat, cite, in_order, next, settled};
use terms::Clearing;

/// The frame that sets up landmarks, if the table has some.
pub(crate) fn opening(desk: &Desk<'_>) -> Option<frame::Frame> {
    (!desk.setting.choices.landmarks.is_nothing()).then_some(Frame::ChooseLandmarks.into())
}

/// A.5 Step 5: Choose Landmarks. Cards are drawn; then the last players in order set them up.
pub(super) fn choose_landmarks() -> Flow {
    in_order([Frame::DrawLandmarkCards, Frame::SetUpLandmarks { before: 0 }].map(Into::into))
}

/// A.5.2 Step 2: Draw Landmark Cards. As many as were agreed on, of those that were kept.
pub(super) fn draw_landmark_cards(desk: &mut Desk<'_>) -> Flow {
    let wanted = desk.setting.choices.landmarks;
    let most = u32::from(desk.setting.boards.landmarks.common.most);
    let count = match wanted.count {
        Count::All => wanted.cards.len(),
        Count::Drawn(count) => count.into(),
        Count::Random => 1 + desk.chance.below(most) as usize,
    };
    let mut left = wanted.cards;
    for _ in 0..count {
        let landmark = match wanted.count {
            Count::All => left.first(),
            Count::Drawn(_) | Count::Random => Some(any_of(left, desk)),
        };
        let Some(landmark) = landmark else { break };
        left = left.without(landmark);
        desk.position.landmarks.await_set_up(landmark);
        desk.tell(law::DRAW_LANDMARK_CARDS, Fact::Drawn { landmark }.into());
    }
    settled()
}

fn any_of(cards: Landmarks, desk: &mut Desk<'_>) -> Landmark {
    let count = u32::try_from(cards.len()).expect("landmarks are few");
    let place = desk.chance.below(count) as usize;
    cards.iter().nth(place).expect("a landmark that is drawn is there")
}

/// A.5.3 Step 3: Set Up Landmarks. The last player sets one up, the one before the other.
pub(super) fn set_up_landmarks(before: u8, desk: &Desk<'_>) -> Flow {
    let offers = desk.position.landmarks.waiting().iter().map(|landmark| {
        (Choice::Landmark(landmark), Frame::WhereToStand { before, landmark }.into())
    });
    desk.ask(player(before, desk), law::SET_UP_LANDMARKS, Question::WhichLandmark.into())
        .offers(offers)
        .if_any()
}

/// The player this many places before the last.
fn player(before: u8, desk: &Desk<'_>) -> Seat {
    let place = (desk.setting.seat_count() - 1).saturating_sub(before.into());
    desk.position.order(desk.setting).nth(place).expect("a table has that many seats")
}

/// A.5.3 Step 3: Set Up Landmarks. Where its card lets it stand.
pub(super) fn where_to_stand(before: u8, landmark: Landmark, desk: &Desk<'_>) -> Flow {
    let offers = sites(landmark, desk).iter().map(|clearing| {
        (Choice::In(clearing), Frame::StandThen { landmark, clearing, before }.into())
    });
    let question = Question::WhereToStand(landmark).into();
    desk.ask(player(before, desk), law::SET_UP_LANDMARKS, question).offers(offers).must()
}

/// A.5.3 Step 3: Set Up Landmarks. It is set up as its card says; then comes the next one.
pub(super) fn stand_then(
    landmark: Landmark,
    clearing: Clearing,
    before: u8,
    desk: &mut Desk<'_>,
) -> Flow {
    stand(landmark, clearing, desk);
    next(Frame::SetUpLandmarks { before: before + 1 }.into())
}

/// Where a landmark can be set up: where its card says, neither with another nor next to one. The Tower may stand next to
/// others; where nothing else is left, so may any (R81).
pub(crate) fn sites(landmark: Landmark, desk: &Desk<'_>) -> Clearings {
    let fitting = match landmark {
        Landmark::BlackMarket => black_market::fitting(desk),
        Landmark::ElderTreetop => elder_treetop::fitting(desk),
        Landmark::Ferry => ferry_set_up(desk),
        Landmark::LegendaryForge => legendary_forge::fitting(),
        Landmark::LostCity => lost_city::fitting(desk),
        Landmark::Tower => tower::fitting(desk),
    };
    let taken = taken(landmark, desk);
    let near = taken.iter().map(|at| desk.position.woodland.paths(at));
    let near = near.fold(Clearings::NONE, Clearings::union);
    let apart = fitting.minus(taken).minus(near);
    if landmark == Landmark::Tower || apart.is_empty() { fitting.minus(taken) } else { apart }
}

/// The clearings with another landmark, those that the map brings among them.
fn taken(landmark: Landmark, desk: &Desk<'_>) -> Clearings {
    let others = Landmark::ALL.into_iter().filter(|&other| other != landmark);
    others.filter_map(|other| where_stands(other, desk)).collect()
}

/// Where a landmark stands.
pub(crate) fn where_stands(landmark: Landmark, desk: &Desk<'_>) -> Option<Clearing> {
    match landmark {
        Landmark::Ferry => desk.position.woodland.ferry(),
        Landmark::Tower => tower(desk.setting, desk.position),
        Landmark::BlackMarket | Landmark::ElderTreetop => desk.position.landmarks.at(landmark),
        Landmark::LegendaryForge | Landmark::LostCity => desk.position.landmarks.at(landmark),
    }
}

/// F.F.1 Ferry: Set-up. On a river; on the Lake, on the coast.
fn ferry_set_up(desk: &Desk<'_>) -> Clearings {
    cite(cards::FERRY_SET_UP);
    desk.setting.map.river_clearings()
}

/// F.1 General Rules.
/// F.1.1 Safety. Landmarks are no pieces that anything can be done to: no rule battles, moves or removes one.
/// F.1.2 Ownership. They are kept apart from the pieces of factions, so they are nobody's and no enemy's.
fn stand(landmark: Landmark, clearing: Clearing, desk: &mut Desk<'_>) {
    cite(cards::GENERAL_RULES);
    cite(cards::SAFETY);
    cite(cards::OWNERSHIP);
    desk.position.landmarks.stand(landmark, clearing);
    desk.tell(paragraph(landmark), Fact::Stands { landmark, clearing }.into());
    match landmark {
        Landmark::BlackMarket => black_market::set_up(desk),
        Landmark::ElderTreetop => elder_treetop::set_up(clearing, desk),
        Landmark::Ferry => desk.position.woodland.put_ferry(clearing),
        Landmark::LegendaryForge => legendary_forge::set_up(clearing, desk),
        Landmark::LostCity => lost_city::set_up(clearing, desk),
        Landmark::Tower => {}
    }
}

/// The paragraph of a landmark's set-up.
pub(crate) const fn paragraph(landmark: Landmark) -> Para {
    match landmark {
        Landmark::BlackMarket => cards::BLACK_MARKET_SET_UP,
        Landmark::ElderTreetop => cards::ELDER_TREETOP_SET_UP,
        Landmark::Ferry => cards::FERRY_SET_UP,
        Landmark::LegendaryForge => cards::LEGENDARY_FORGE_SET_UP,
        Landmark::LostCity => cards::LOST_CITY_SET_UP,
        Landmark::Tower => cards::TOWER_SET_UP,
    }
}
