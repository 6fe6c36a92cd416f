//! Better Burrow Bank, Royal Claim, Stand and Deliver.

use super::Frame;
use crate::cards::{self, Frame as C, discard_effect, draw, mark_used};
use crate::frame::Frame as F;
use crate::key_terms::rule;
use crate::terms::CardName;
use crate::{Desk, Flow, duchy, law, victory};
use kernel::{Seat, settled};

/// Better Burrow Bank: its owner and another player of choice draw a card each.
pub(super) fn better_burrow_bank(desk: &Desk<'_>) -> Flow {
    let others = cards::others(desk, desk.position.turn.seat());
    let then = |other| F::Cards(C::Standard(Frame::BankWith(other)));
    cards::which_player(CardName::BetterBurrowBank, others, then, desk)
}

pub(super) fn bank_with(other: Seat, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    mark_used(desk, seat, CardName::BetterBurrowBank);
    draw(desk, seat, 1, law::key_actions::PERSISTENT_EFFECTS);
    draw(desk, other, 1, law::key_actions::PERSISTENT_EFFECTS);
    settled()
}

/// Royal Claim: discarded for a point per ruled clearing.
pub(super) fn royal_claim(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let para = law::key_actions::PERSISTENT_EFFECTS;
    discard_effect(desk, seat, CardName::RoyalClaim, para);
    let faction = desk.position.faction(seat);
    let ruled = rule::ruled_by(&desk.position.woodland, faction).len();
    let ruled = u8::try_from(ruled).expect("clearings are few");
    // 12.2.2, R48
    victory::score(desk, seat, ruled + u8::from(duchy::rules_the_burrow(faction)), para);
    settled()
}

/// Stand and Deliver: a random card of another player, who scores a point.
pub(super) fn stand_and_deliver(desk: &Desk<'_>) -> Flow {
    let victims = cards::hands(desk, desk.position.turn.seat());
    let then = |other| F::Cards(C::Standard(Frame::StandAndDeliver(other)));
    cards::which_player(CardName::StandAndDeliver, victims, then, desk)
}

pub(super) fn deliver(victim: Seat, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let para = law::key_actions::PERSISTENT_EFFECTS;
    mark_used(desk, seat, CardName::StandAndDeliver);
    cards::take_random_card(desk, victim, seat, para);
    victory::score(desk, victim, 1, para);
    settled()
}
