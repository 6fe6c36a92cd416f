//! A.7, A.9 and A.10: the first hands and the score markers.

use super::{Fact, Frame, Question};
use crate::law::advanced_setup as law;
use crate::terms::CardName;
use crate::{Choice, Desk, Flow, setup};
use kernel::{Seat, Seats, next, settled};

/// A.7 Step 7: Draw Five Cards. Two players play without dominance cards (5.1.3).
pub(super) fn draw_five_cards(desk: &mut Desk<'_>) -> Flow {
    let (para, count) = (law::DRAW_FIVE_CARDS, desk.setting.boards.setup_cards.hands.dealt);
    desk.reveal();
    desk.tell(para, Fact::Dealt { count }.into());
    for seat in desk.setting.seats() {
        for _ in 0..count {
            let Some(card) = desk.position.draw_card(&mut desk.chance) else { break };
            desk.position.take_in_hand(seat, card);
            let card = desk.setting.deck.name(card);
            desk.tell_only(seat, para, Fact::DealtCard { card }.into(), None);
        }
    }
    settled()
}

/// A.9 Step 9: Score Markers. Everybody starts at 0.
pub(super) fn score_markers(desk: &mut Desk<'_>) -> Flow {
    setup::set_score_markers(desk);
    settled()
}

/// The player at a place in the order.
fn player(place: u8, desk: &Desk<'_>) -> Option<Seat> {
    desk.position.order(desk.setting).nth(place.into())
}

/// A.10 Step 10: Starting Hand. Each player, one after the other, puts back what is not kept.
pub(super) fn starting_hand(place: u8, desk: &Desk<'_>) -> Flow {
    let Some(seat) = player(place, desk) else { return settled() };
    let hand = desk.position.player(seat).hand();
    let kept = usize::from(desk.setting.boards.setup_cards.hands.kept);
    let Some(left) = hand.len().checked_sub(kept).filter(|&left| left > 0) else {
        return next(Frame::StartingHand { place: place + 1 }.into());
    };
    let left = u8::try_from(left).expect("hands are small");
    let names = desk.setting.deck.names(hand);
    let offers = names.map(|card| (Choice::Card(card), Frame::PutBack { place, card }.into()));
    desk.ask(seat, law::STARTING_HAND, Question::PutBack { left }.into())
        .offers(offers)
        .aloud()
        .must()
}

/// A.10 Step 10: Starting Hand. This card goes face down into the deck, which is shuffled.
pub(super) fn put_back(place: u8, name: CardName, desk: &mut Desk<'_>) -> Flow {
    let seat = player(place, desk).expect("whoever puts a card back has a place in the order");
    let card = desk.setting.deck.pick(desk.position.player(seat).hand(), name);
    desk.position.hide_from_hand(seat, card, (Seats::only(seat), desk.setting));
    desk.position.put_into_deck(card);
    let who = desk.position.faction(seat);
    desk.tell(law::STARTING_HAND, Fact::PutBack { who }.into());
    next(Frame::StartingHand { place }.into())
}
