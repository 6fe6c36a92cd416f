//! Charm Offensive, Informants.

use super::Frame;
use super::Question;
use crate::cards::{draw, has_effect, mark_used, others, take_from_discards, which_player};
use crate::law::key_actions as law;
use crate::terms::CardName;
use crate::{Choice, Desk, Flow, victory};
use kernel::{Seat, in_order, next, settled};

/// Charm Offensive: a card, and a point for another player of choice.
pub(super) fn charm_offensive(desk: &mut Desk<'_>) -> Flow {
    let others = others(desk, desk.position.turn.seat());
    which_player(CardName::CharmOffensive, others, |whom| Frame::CharmPlayer(whom).into(), desk)
}

pub(super) fn charm_player(whom: Seat, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    mark_used(desk, seat, CardName::CharmOffensive);
    in_order([evening_draw(seat, 1), Frame::Charmed(whom).into()])
}

pub(super) fn charmed(whom: Seat, desk: &mut Desk<'_>) -> Flow {
    victory::score(desk, whom, 1, law::PERSISTENT_EFFECTS);
    settled()
}

/// The frame of cards drawn in Evening.
fn evening_draw(seat: Seat, count: u8) -> crate::Frame {
    Frame::EveningDraw { seat, count }.into()
}

/// Informants: an ambush of the discard pile instead of cards drawn in Evening (R26).
pub(super) fn informants(seat: Seat, count: u8, desk: &Desk<'_>) -> Flow {
    let after_all = Frame::DrawAfterAll { seat, count }.into();
    if !has_effect(desk, seat, CardName::Informants) {
        return next(after_all);
    }
    let ambushes = desk.position.discards().and(desk.setting.deck.ambushes());
    let names = desk.setting.deck.names(ambushes);
    desk.ask(seat, law::PERSISTENT_EFFECTS, Question::Informants { count }.into())
        .offers(names.map(|card| (Choice::Card(card), Frame::Inform { seat, card }.into())))
        .offer(Choice::Pass, after_all)
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
