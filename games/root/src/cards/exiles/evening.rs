//! Charm Offensive, Informants.

use super::Frame;
use super::Question;
use crate::cards::{draw, mark_used, others, take_from_discards};
use crate::law::key_actions as law;
use crate::terms::CardName;
use crate::{Choice, Desk, Flow, victory};
use kernel::{Seat, settled};

/// Charm Offensive: a card, and a point for another player of choice.
pub(super) fn charm_offensive(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let offers = others(desk, seat)
        .iter()
        .map(|whom| (Choice::Faction(desk.setting.faction(whom)), Frame::CharmPlayer(whom).into()));
    desk.ask(seat, law::PERSISTENT_EFFECTS, crate::Question::WhichPlayer(CardName::CharmOffensive))
        .offers(offers)
        .must()
}

pub(super) fn charm_player(whom: Seat, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    mark_used(desk, seat, CardName::CharmOffensive);
    draw(desk, seat, 1, law::PERSISTENT_EFFECTS);
    victory::score(desk, whom, 1, law::PERSISTENT_EFFECTS);
    settled()
}

/// Informants: an ambush of the discard pile instead of the cards of the Evening.
pub(super) fn informants(seat: Seat, count: u8, desk: &Desk<'_>) -> Flow {
    let ambushes = desk.position.discards().and(desk.setting.deck.ambushes());
    let names = desk.setting.deck.names(ambushes);
    desk.ask(seat, law::PERSISTENT_EFFECTS, Question::Informants { count }.into())
        .offers(names.map(|card| (Choice::Card(card), Frame::Inform { seat, card }.into())))
        .offer(Choice::Pass, Frame::DrawAfterAll { seat, count }.into())
        .must()
}

pub(super) fn draw_after_all(seat: Seat, count: u8, desk: &mut Desk<'_>) -> Flow {
    draw(desk, seat, count, law::PERSISTENT_EFFECTS);
    settled()
}

pub(super) fn inform(seat: Seat, card: CardName, desk: &mut Desk<'_>) -> Flow {
    take_from_discards(desk, seat, card, law::PERSISTENT_EFFECTS);
    settled()
}
