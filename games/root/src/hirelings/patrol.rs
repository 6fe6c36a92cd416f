//! E.4 Forest Patrol and Feline Physicians.

use super::actions::Ways;
use super::placing::{Placing, controller};
use super::{Frame, Question, Why, place_of};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::golden_rules;
use crate::key_actions::{battle, movement};
use crate::law::hirelings as law;
use crate::terms::{CardName, Clearing, Clearings, Faction, Hireling, Piece};
use crate::{Bar, Choice, Desk, Fact, Flow, cards, glossary};
use kernel::{Seat, cite, in_order, next, settled};

/// E.4.1.I Forest Patrol: Set-up. One warrior in every clearing.
pub(super) fn set_up(desk: &mut Desk<'_>) -> Flow {
    for clearing in Clearing::all() {
        golden_rules::place(desk, law::PATROL_SET_UP, Piece::PatrolWarrior, clearing, 1);
    }
    settled()
}

/// E.4.1.II Fallen Guards. Of those removed together exactly one goes on the card; the others return to the supply.
pub(crate) fn fall(desk: &mut Desk<'_>, clearing: Clearing, count: u8) {
    cite(law::PATROL_FALLEN);
    desk.position.woodland.take(Piece::PatrolWarrior, clearing, count);
    desk.position.hirelings.lay_fallen(1);
    desk.position.woodland.return_to_supply(Piece::PatrolWarrior, count - 1);
}

/// E.4.1.III On Patrol. A move and a battle, or those on the card come to a clearing of the Patrol.
pub(super) fn daylight(desk: &Desk<'_>, by: Seat) -> Ways {
    let place = place_of(desk, Faction::Patrol);
    let muster = Frame::Place { what: Placing::PatrolMuster, left: 1, by };
    [
        Some((Choice::Do(Action::Move), Frame::PatrolMoves.into(), movement::bar(desk, place))),
        Some((Choice::Do(Action::Battle), band_battle(Faction::Patrol), battle::bar(desk, place))),
        Some((
            Choice::Do(Action::Recruit),
            muster.into(),
            placing_bar(desk, Placing::PatrolMuster),
        )),
    ]
}

/// What keeps pieces from being placed: there are none, or there is no clearing for them.
pub(super) fn placing_bar(desk: &Desk<'_>, what: Placing) -> Option<Bar> {
    what.among(desk).is_empty().then_some((what.paragraph(), Why::NowhereToPlace.into()))
}

/// The frame of one battle of a hireling, wherever it can.
pub(super) fn band_battle(band: Faction) -> F {
    Frame::BandBattle { band, among: Clearings::ALL, optional: false }.into()
}

/// A move and then a battle of a hireling, each left to choice.
pub(super) fn move_and_battle(band: Faction, place: Seat) -> Flow {
    in_order([
        F::Move(movement::Frame::OneMove { seat: place, optional: true }),
        Frame::BandBattle { band, among: Clearings::ALL, optional: true }.into(),
    ])
}

/// E.4.1.III On Patrol. A move, and then perhaps a battle.
pub(super) fn moves(desk: &Desk<'_>) -> Flow {
    move_and_battle(Faction::Patrol, place_of(desk, Faction::Patrol))
}

/// E.4.2.I Healing Hands. Whether a removed warrior can be saved by whoever controls the Physicians: with a card, and a place to go.
pub(crate) fn has_physicians(desk: &Desk<'_>, piece: Piece) -> bool {
    let Some(seat) = desk.position.hirelings.commander_of(Hireling::FelinePhysicians) else {
        return false;
    };
    desk.position.faction(seat).warrior() == Some(piece)
        && !desk.position.player(seat).hand().is_empty()
}

/// Whose warriors the Physicians save.
pub(crate) fn patients(desk: &Desk<'_>) -> Option<Faction> {
    let seat = desk.position.hirelings.commander_of(Hireling::FelinePhysicians)?;
    Some(desk.position.faction(seat))
}

fn wards(desk: &Desk<'_>, seat: Seat) -> Clearings {
    let faction = desk.position.faction(seat);
    glossary::with_faction_pieces(desk, seat).and(glossary::placeable(desk, faction))
}

/// E.4.2.I Healing Hands. A card that matches the clearing brings the warriors removed there to a clearing with faction pieces.
pub(super) fn physicians(clearing: Clearing, count: u8, desk: &Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Patrol) else { return settled() };
    let held = desk.position.player(seat).hand();
    if held.is_empty() || wards(desk, seat).is_empty() {
        return settled();
    }
    let names = desk.setting.deck.names(held.and(cards::matching(desk, clearing)));
    let offers = names.map(|card| (Choice::Card(card), Frame::HealWith { count, card }.into()));
    desk.ask(seat, law::PHYSICIANS, Question::Physicians { clearing, count }.into())
        .offers(offers)
        .aloud()
        .may(Choice::Pass)
}

/// E.4.2.I Healing Hands. The card is spent.
pub(super) fn heal_with(count: u8, card: CardName, desk: &mut Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Patrol) else { return settled() };
    cards::discard(desk, seat, card, law::PHYSICIANS);
    let Some(piece) = desk.position.faction(seat).warrior() else { return settled() };
    cards::exiles::unbury(desk, piece, count);
    next(Frame::HealWhere { count }.into())
}

/// E.4.2.I Healing Hands. Where they go.
pub(super) fn heal_where(count: u8, desk: &Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Patrol) else { return settled() };
    let offers = wards(desk, seat)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::HealIn { count, clearing }.into()));
    desk.ask(seat, law::PHYSICIANS, Question::HealWhere.into()).offers(offers).if_any()
}

/// E.4.2.I Healing Hands. They stand there again.
pub(super) fn heal_in(count: u8, clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Patrol) else { return settled() };
    if let Some(piece) = desk.position.faction(seat).warrior() {
        let count = desk.position.woodland.place(piece, clearing, count);
        desk.tell(law::PHYSICIANS, Fact::Placed { piece, clearing, count });
    }
    settled()
}
